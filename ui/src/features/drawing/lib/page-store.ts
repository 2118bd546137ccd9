import { useSyncExternalStore } from "react";
import type { GeneratedPicture } from "../api/generate.ts";

/** A page of the book that is being made. */
export interface DrawnPage {
  /** Unique within this visit: the same picture may be on two pages. */
  key: number;
  prompt: string;
  picture: GeneratedPicture;
}

// Kept outside of the components, so that the pages survive the way to the login and back.
let pages: readonly DrawnPage[] = [];
let nextKey = 1;
const listeners = new Set<() => void>();

function set(next: readonly DrawnPage[]): void {
  pages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a picture as the last page. */
export const appendPage = (prompt: string, picture: GeneratedPicture) =>
  set([...pages, { key: nextKey++, prompt, picture }]);

/** Removes the page at an index, counted from 0. */
export const removePage = (index: number) => set(pages.filter((_page, at) => at !== index));

/** Starts with an empty book. */
export const clearPages = () => set([]);

/** The pages in their order. */
export const usePages = () => useSyncExternalStore(subscribe, () => pages);
