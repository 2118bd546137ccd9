import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readListPage } from "./list-page.ts";

const path = "/api/admin/audit";

const schema = z.object({
  at: z.string(),
  actor: z.string(),
  /** What was done, as a German sentence. */
  text: z.string(),
});

/** One page of what was done on this server, newest first. */
export const useAudit = (page: number) =>
  useQuery({
    queryKey: [path, page],
    queryFn: () => readListPage(path, schema, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
