import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readWithHeaders } from "@/lib/api-client.ts";

const schema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    previewImage: z.optional(z.nullable(z.string())),
    createdAt: z.string(),
    pageCount: z.optional(z.number()),
  }),
);

export type ListedBook = z.infer<typeof schema>[number];

async function listBooks(page: number) {
  const { data, headers } = await readWithHeaders(`/api/coloring-books?page=${page}`, schema);
  const total = Number(headers.get("X-Total-Count") ?? Number.NaN);
  return { books: data ?? [], total: Number.isFinite(total) ? total : null };
}

/** One page of the user's own books, counted from 1, with how many there are in all where the server says so. */
export const useBooks = (page: number, userId: string | null) =>
  useQuery({
    queryKey: ["/api/coloring-books", userId, page],
    queryFn: () => listBooks(page),
    enabled: userId !== null,
  });
