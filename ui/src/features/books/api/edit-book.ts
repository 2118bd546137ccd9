import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";
import { type BookDraft, payloadOf } from "../lib/book-draft.ts";
import { bookSchema } from "./get-book.ts";

/** Browsers let so much go out when a page is left. */
const mostBytesOnLeaving = 60_000;

/** Stores a draft of the book's `version`, also while the page is being left; returns the book as it is then. */
export function saveBook(id: string, draft: BookDraft, version: number) {
  const payload = payloadOf(draft, version);
  const keepalive = new Blob([JSON.stringify(payload)]).size < mostBytesOnLeaving;
  return send("PUT", `/api/coloring-books/${encodeURIComponent(id)}`, payload, bookSchema, {}, { keepalive });
}

const copySchema = z.object({ id: z.string() });

/** Makes a book like another one, and returns its id. */
export function useCopyBook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send("POST", `/api/coloring-books/${encodeURIComponent(id)}/copy`, {}, copySchema),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["/api/coloring-books"] }),
  });
}

const storySchema = z.object({ title: z.string(), pages: z.array(z.string()) });

/** Asks for another story about a book's pictures, which is not stored. */
export const useTellStory = (id: string) =>
  useMutation({
    mutationFn: (turn: number) => read(`/api/coloring-books/${encodeURIComponent(id)}/story?turn=${turn}`, storySchema),
  });

const allowanceSchema = z.object({
  used: z.number(),
  most: z.nullable(z.number()),
  period: z.enum(["ever", "month"]),
});

export type Allowance = z.infer<typeof allowanceSchema>;

/** How many books the signed-in user has made of those that their plan allows. */
export const useAllowance = (userId: string) =>
  useQuery({
    queryKey: ["/api/coloring-books", userId, "allowance"],
    queryFn: () => read("/api/me/allowance", allowanceSchema),
  });
