import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { read } from "@/lib/api-client.ts";

const schema = z.array(
  z.object({
    index: z.number(),
    /** A kind that a newer server may have is shown all the same. */
    kind: z.catch(z.enum([...words.sides, "other"]), "other"),
    /** The picture that it belongs to, counted from 1. */
    page: z.optional(z.number()),
    /** What its picture shows. */
    description: z.optional(z.string()),
    url: z.string(),
  }),
);

/** One side of the printed book. */
export type Side = z.infer<typeof schema>[number];

/** Reads all sides of a book or template as they are printed with the options of `query` ("?paper=a5" or ""). */
export const useSides = (id: string, query: string) =>
  useQuery({
    queryKey: ["/api/coloring-books", id, "pages", query],
    queryFn: () => read(`/api/coloring-books/${encodeURIComponent(id)}/pages${query}`, schema),
    placeholderData: keepPreviousData,
  });
