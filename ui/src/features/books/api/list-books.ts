import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { booksPerPage } from "@/config/contract.ts";
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
  if (!Number.isFinite(total)) return { books: data, total: null };
  return { books: data, total, last: Math.max(1, Math.ceil(total / booksPerPage)) };
}

/** More books than anybody has; a server that always says there are more is not asked for ever. */
const mostPages = 100;

async function listAllBooks(): Promise<ListedBook[]> {
  const all: ListedBook[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const { books, total } = await listBooks(page);
    all.push(...books);
    if (books.length === 0 || total === null || all.length >= total) break;
  }
  return all;
}

/** All of the user's own books, for a list in which one of them is chosen. */
export const useAllBooks = (userId: string | null) =>
  useQuery({
    queryKey: ["/api/coloring-books", userId, "all"],
    queryFn: listAllBooks,
    enabled: userId !== null,
  });

/** One page of the user's own books, counted from 1, with how many there are in all where the server says so. */
export const useBooks = (page: number, userId: string | null) =>
  useQuery({
    queryKey: ["/api/coloring-books", userId, page],
    queryFn: () => listBooks(page),
    enabled: userId !== null,
  });
