import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { dismissToasts, showToast } from "@/components/ui/toast-store.ts";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { onLeave } from "@/lib/session.ts";
import { booksText } from "@/text/books.ts";
import type { ListedBook } from "../api/list-books.ts";

const text = booksText.list;

// A deleted book leaves the shelf at once, and the server when nobody can take it back any more: when the message with
// the way back goes. Leaving the app is a yes as well: the call is then sent with the page's last breath. Only a tab
// that is killed without a word keeps its book.
let hidden: ReadonlySet<string> = new Set();
const open = new Map<string, () => Promise<void>>();
const listeners = new Set<() => void>();

function setHidden(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

const show = (id: string) => setHidden(new Set([...hidden].filter((other) => other !== id)));

async function deleteNow(book: ListedBook, queries: QueryClient): Promise<void> {
  try {
    await call(`/api/coloring-books/${encodeURIComponent(book.id)}`, { method: "DELETE", keepalive: true });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Gone already, or nobody is signed in any more: no shelf where it could stand again.
    if (status !== 401 && status !== 404) {
      show(book.id);
      showToast({
        title: text.removeFailure,
        description: messageOf(error, text.removeFailureHint),
        variant: "destructive",
      });
      return;
    }
  }
  queries.removeQueries({ queryKey: ["/api/coloring-books", book.id] });
  await queries.invalidateQueries({ queryKey: ["/api/coloring-books"] });
  show(book.id);
}

/** Sends what waits for being taken back, all at once; returns when it is done. */
function deleteOpenOnes(): Promise<void> {
  const waiting = [...open.values()];
  return Promise.all(waiting.map((send) => send())).then(() => undefined);
}

window.addEventListener("pagehide", () => {
  void deleteOpenOnes();
  // The browser may show this page once more; there is nothing to be taken back then.
  dismissToasts();
});
onLeave(deleteOpenOnes);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows all books again and sends nothing; between tests. */
export function forgetDeletions(): void {
  open.clear();
  setHidden(new Set());
}

/** The ids of the books that are not shown any more. */
export const useDeletedBooks = () => useSyncExternalStore(subscribe, () => hidden);

/** Deletes a book, with a message by which it can be taken back as long as it is shown. */
export function useDeleteBook(): (book: ListedBook) => void {
  const queries = useQueryClient();
  return useCallback(
    (book) => {
      const send = async () => {
        if (open.delete(book.id)) await deleteNow(book, queries);
      };
      const takeBack = () => {
        if (open.delete(book.id)) show(book.id);
      };
      open.set(book.id, send);
      setHidden(new Set([...hidden, book.id]));
      showToast({
        title: text.removed(book.title),
        variant: "neutral",
        action: { label: text.undo, onClick: takeBack },
        onClose: () => void send(),
      });
    },
    [queries],
  );
}
