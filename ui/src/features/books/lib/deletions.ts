import { useQueryClient } from "@tanstack/react-query";
import { createDeletions } from "@/components/ui/deletions.ts";
import { storageKeys } from "@/lib/storage.ts";
import { booksText } from "@/text/books.ts";
import type { ListedBook } from "../api/list-books.ts";

const text = booksText.list;

const deletions = createDeletions({
  storageKey: storageKeys.deletedBooks,
  path: (id) => `/api/coloring-books/${encodeURIComponent(id)}`,
  failure: text.removeFailure,
  failureHint: text.removeFailureHint,
  undo: text.undo,
});

/** Shows all books again and sends nothing; between tests. */
export const forgetDeletions = deletions.forget;

/** The ids of the books that are not shown any more. */
export const useDeletedBooks = deletions.useHidden;

/** Deletes a book, with a message by which it can be taken back as long as it is shown. */
export function useDeleteBook(): (book: ListedBook) => void {
  const queries = useQueryClient();
  const remove = deletions.useDelete((id) => {
    queries.removeQueries({ queryKey: ["/api/coloring-books", id] });
    return queries.invalidateQueries({ queryKey: ["/api/coloring-books"] });
  });
  return ({ id, title }) => remove({ key: id, title: text.removed(title) });
}
