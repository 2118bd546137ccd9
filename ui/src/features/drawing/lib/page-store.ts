import { useSyncExternalStore } from "react";
import { currentUser, onLeave } from "@/lib/session.ts";
import { type PendingPage, savePendingPages } from "@/lib/storage.ts";
import { type GeneratedPicture, generatedSchema } from "../api/generate.ts";

/** A page of the book that is being made. */
export interface DrawnPage {
  /** Unique within this visit: the same picture may be on two pages. */
  key: number;
  prompt: string;
  picture: GeneratedPicture;
  /** Whether it was drawn just now and not in an earlier visit. */
  isNew: boolean;
}

// Kept outside of the components, so that the pages survive the way to the login and back; and in the browser's
// storage, so that they survive a reload.
let pages: readonly DrawnPage[] = [];
let owner: string | undefined;
let nextKey = 1;
const listeners = new Set<() => void>();

function set(next: readonly DrawnPage[]): void {
  pages = next;
  for (const listener of listeners) listener();
}

function change(next: readonly DrawnPage[]): void {
  owner = currentUser()?.sub ?? owner;
  const kept = next.map(({ prompt, picture }): PendingPage => ({ prompt, imageUrl: picture.imageUrl }));
  savePendingPages(kept, owner, new Date());
  set(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a picture as the last page. */
export const appendPage = (prompt: string, picture: GeneratedPicture) =>
  change([...pages, { key: nextKey++, prompt, picture, isNew: true }]);

/** Removes the page at an index, counted from 0. */
export const removePage = (index: number) => change(pages.filter((_page, at) => at !== index));

/** The list with the entry at one index taken out and put in at another; unchanged where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_other, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** Moves a page to another place; both are counted from 0. */
export function movePage(from: number, to: number): void {
  const next = moved(pages, from, to);
  if (next !== pages) change(next);
}

/** Starts with an empty book. */
export const clearPages = () => change([]);

/**
 * Puts back what a user made before a reload and takes away what somebody else made. Returns whether pages came back.
 */
export function restorePages(userId: string, kept: readonly PendingPage[]): boolean {
  if (owner !== undefined && owner !== userId) set([]);
  owner = userId;
  if (pages.length > 0 || kept.length === 0) return false;
  set(
    kept.map(({ prompt, imageUrl }) => ({
      key: nextKey++,
      prompt,
      picture: generatedSchema.parse({ imageUrl }),
      isNew: false,
    })),
  );
  return true;
}

/** Forgets the pages of this visit, as a reload does; between tests. */
export function forgetPages(): void {
  owner = undefined;
  set([]);
}

/** The key of the page that was added last; 0 if there is none. */
export const newestKey = (of: readonly DrawnPage[]) => Math.max(0, ...of.map(({ key }) => key));

/** The pages in their order. */
export const usePages = () => useSyncExternalStore(subscribe, () => pages);

onLeave(clearPages);
