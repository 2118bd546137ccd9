import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { editorText } from "@/text/book-editor.ts";
import { saveBook } from "../api/edit-book.ts";
import { type Book, readBook } from "../api/get-book.ts";
import { type BookDraft, draftOf } from "./book-draft.ts";
import { forgetDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";

/** How long nothing is changed before it is stored. */
const pauseMs = 700;

export type SaveState =
  | { is: "saved" }
  | { is: "changed" }
  | { is: "saving" }
  /** The server will not have it as it is; the next change is tried again. */
  | { is: "refused"; message: string; field: string | undefined }
  /** Somebody else has changed the book meanwhile. */
  | { is: "outdated"; message: string }
  /** No answer; it is tried again with the next change or by hand. */
  | { is: "unsent"; message: string };

function failureOf(error: unknown): SaveState {
  const message = messageOf(error, editorText.failure);
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { is: "unsent", message };
  if (error.status === 409) return { is: "outdated", message };
  return { is: "refused", message, field: error.field };
}

/** Where the editor begins: with what was not stored the last time, else with the book as the server has it. */
function beginning(userId: string, id: string, book: Book) {
  const stored = draftOf(book);
  const kept = readKeptDraft(userId, id);
  return { draft: kept?.draft ?? stored, stored, version: kept?.version ?? book.version ?? 1 };
}

/**
 * A user's book that is changed and stored by itself: when nothing was changed for a moment, and when the page is left.
 * One change is on its way at a time, each of them the whole book, so that none overtakes another. What could not be
 * stored is kept in the tab and there again when the book is opened the next time.
 */
export function useBookEditor(userId: string, id: string, book: Book) {
  const queries = useQueryClient();
  const [begun] = useState(() => beginning(userId, id, book));
  const [draft, setDraft] = useState<BookDraft>(begun.draft);
  const [version, setVersion] = useState(begun.version);
  const [state, setState] = useState<SaveState>({ is: begun.draft === begun.stored ? "saved" : "changed" });
  // What the timer and the page's leaving work with: the newest draft, and what the server has.
  const now = useRef({ ...begun, isSending: false, isOutdated: false });

  const store = useCallback(async () => {
    const current = now.current;
    if (current.isSending || current.isOutdated || current.draft === current.stored) return;
    current.isSending = true;
    const sent = current.draft;
    setState({ is: "saving" });
    try {
      const answer = await saveBook(id, sent, current.version);
      current.version = answer.version ?? current.version + 1;
      current.stored = sent;
      forgetDraft();
      setVersion(current.version);
      setState({ is: current.draft === sent ? "saved" : "changed" });
      queries.setQueryData(["/api/coloring-books", id], answer);
      queries.removeQueries({ queryKey: ["/api/coloring-books", id, "pages", ""] });
      // The shelf shows title and cover; it is read anew when it is next seen.
      queries.removeQueries({ predicate: ({ queryKey: [, part, page] }) => part !== id && typeof page === "number" });
    } catch (error) {
      const failure = failureOf(error);
      current.isOutdated = failure.is === "outdated";
      keepDraft(userId, id, current);
      setState(failure);
    } finally {
      current.isSending = false;
    }
    // What was changed meanwhile follows at once.
    if (current.draft !== sent) await store();
  }, [userId, id, queries]);

  const change = useCallback(
    (edit: (before: BookDraft) => BookDraft) => {
      const next = edit(now.current.draft);
      if (next === now.current.draft) return;
      now.current.draft = next;
      setDraft(next);
      if (now.current.isOutdated) keepDraft(userId, id, now.current);
      else setState({ is: "changed" });
    },
    [userId, id],
  );

  /** Stores this draft in place of what somebody else made of the book meanwhile. */
  const overwrite = useCallback(async () => {
    setState({ is: "saving" });
    try {
      now.current.version = (await readBook(id))?.version ?? now.current.version;
      now.current.isOutdated = false;
    } catch (error) {
      // Still to be decided: storing alone would be refused again.
      return setState({ is: "outdated", message: messageOf(error, editorText.failure) });
    }
    await store();
  }, [id, store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => void store(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, store]);

  useEffect(() => {
    const leave = () => void store();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [store]);

  return { draft, change, version, state, store, overwrite, isRestored: begun.draft !== begun.stored };
}
