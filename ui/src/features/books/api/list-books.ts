import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, readWithHeaders } from "@/lib/api-client.ts";
import { errorText } from "@/text/errors.ts";

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
  // An answer that nobody can read is no empty shelf.
  if (data === null) throw new ApiError(errorText.unreadableAnswer, { status: 200, fromServer: true });
  const total = Number(headers.get("X-Total-Count") ?? Number.NaN);
  return { books: data, total: Number.isFinite(total) ? total : null };
}

/** One page of the user's own books, counted from 1, with how many there are in all where the server says so. */
export const useBooks = (page: number, userId: string | null) =>
  useQuery({
    queryKey: ["/api/coloring-books", userId, page],
    queryFn: () => listBooks(page),
    enabled: userId !== null,
  });
