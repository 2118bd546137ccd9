import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";

const schema = z.array(z.object({ name: z.string(), text: z.string() }));

/** The licence texts that the server's executable carries, by file name. */
export const useLicences = () =>
  useQuery({ queryKey: ["/api/public/licences"], queryFn: () => read("/api/public/licences", schema) });
