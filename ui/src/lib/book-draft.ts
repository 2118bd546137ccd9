import { useSyncExternalStore } from "react";
import { onLeave } from "./session.ts";

/** What a book that was begun from a theme is to be called and to hold; all of it can still be changed. */
export interface BookDraft {
  title: string;
  description: string;
  withExercises: boolean;
  withStory: boolean;
}

let draft: BookDraft | null = null;
const listeners = new Set<() => void>();

/** Puts a draft in the place of the last one; null once its book is made. */
export function setBookDraft(next: BookDraft | null): void {
  draft = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The draft of the book that is being made, if it was begun from a theme. */
export const useBookDraft = () => useSyncExternalStore(subscribe, () => draft);

onLeave(() => setBookDraft(null));
