import { useSyncExternalStore } from "react";
import { pictureIdOf } from "@/config/paths.ts";
import { currentUser, onLeave } from "@/lib/session.ts";
import { type PageWishes, type PendingPage, readPendingPages, savePendingPages, storageKeys } from "@/lib/storage.ts";
import { uniqueId } from "@/lib/unique-id.ts";
import { type GeneratedPicture, generatedSchema } from "../api/generate.ts";
import { forgetMemories, keepRemoved, readRemoved, readSyncedIds } from "./page-memory.ts";

/** A page of the book that is being made. */
export interface DrawnPage {
  /** The same in every tab and after a reload. */
  id: string;
  /** Unique within this visit. */
  key: number;
  prompt: string;
  picture: GeneratedPicture;
  /** How it was drawn; undefined for pages of earlier versions of the app. */
  options: PageWishes | undefined;
  /** Whether it was drawn just now and not in an earlier visit. */
  isNew: boolean;
}

// The browser's storage has the pages, so that they survive a reload and are the same in every tab; what is here is
// what this tab shows of them. Where nothing can be stored, this is all there is.
let pages: readonly DrawnPage[] = [];
let owner: string | undefined;
let isStored = true;
let nextKey = 1;
// The changes to what is stored are counted: the last one that was made, and the last one that is stored.
let lastChange = 0;
let storedChange = 0;
// The names of the pages that this tab has had in the storage.
let seen: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

function set(next: readonly DrawnPage[]): void {
  pages = next;
  for (const listener of listeners) listener();
}

const keptForm = ({ id, prompt, picture, options }: DrawnPage): PendingPage => ({
  id,
  prompt,
  imageUrl: picture.imageUrl,
  ...(options && { options }),
  picture,
});

const drawnEarlier = ({ id, prompt, imageUrl, options, picture }: PendingPage): DrawnPage => ({
  id,
  key: nextKey++,
  prompt,
  picture: generatedSchema.safeParse({ ...(picture ?? {}), imageUrl }).data ?? generatedSchema.parse({ imageUrl }),
  options,
  isNew: false,
});

/** A picture that was drawn just now, as a page. */
export interface NewPage {
  prompt: string;
  picture: GeneratedPicture;
  options?: PageWishes | undefined;
}

const drawnNow = ({ prompt, picture, options }: NewPage, isNew = true): DrawnPage => ({
  id: uniqueId(),
  key: nextKey++,
  prompt,
  picture,
  options,
  isNew,
});

/** Shows these pages; `known` are those of which this tab knows more than the storage. */
function show(kept: readonly PendingPage[], known: readonly DrawnPage[] = pages): void {
  set(kept.map((page) => known.find(({ id }) => id === page.id) ?? drawnEarlier(page)));
}

/** What a page is called in every copy of it, the server's too. */
const nameOf = ({ id, imageUrl }: PendingPage) => pictureIdOf(imageUrl) ?? id;
const namesOf = (of: readonly PendingPage[]) => new Set(of.map(nameOf));

/** The pages that this tab had stored, that nobody has removed, and that are not among these. */
function overwritten(kept: readonly PendingPage[]): readonly PendingPage[] {
  const removed = readRemoved(owner);
  // Nothing at all is left: the user has signed out.
  if (removed === null && kept.length === 0) return [];
  const others = new Set([...namesOf(kept), ...(removed ?? [])]);
  return pages.map(keptForm).filter((page) => seen.has(nameOf(page)) && !others.has(nameOf(page)));
}

/**
 * The stored pages, and those that another tab has overwritten: what one tab stores reaches the others late, after the
 * lock even, and where there are no locks (on http) two may write at once.
 */
function readTogether(): PendingPage[] {
  const kept = readPendingPages(owner);
  return [...kept, ...overwritten(kept)];
}

/** Stores pages instead of others and remembers which of those were removed; returns whether the browser has them. */
function store(before: readonly PendingPage[], next: readonly PendingPage[]): boolean {
  const names = namesOf(next);
  const gone = before.map(nameOf).filter((name) => !names.has(name));
  const known = readRemoved(owner) ?? [];
  const removed = [...known.filter((name) => !names.has(name) && !gone.includes(name)), ...gone];
  // First, so that whoever reads between the two misses no reason.
  if (removed.join() !== known.join()) keepRemoved(owner, removed);
  seen = new Set([...seen, ...names]);
  return savePendingPages(next, owner, new Date());
}

/** Whether no change waits to be stored. If one does, what is stored would take it back for as long as it is shown. */
const isUpToDate = () => storedChange === lastChange;

/** Runs work while no other tab does; at once where the browser has no locks (on http). */
function exclusively(work: () => void): void {
  if (!navigator.locks) work();
  else navigator.locks.request(storageKeys.pendingBook, work).catch((error) => console.error("pages not kept", error));
}

/** Changes what is stored and not what this tab last saw of it: another tab may have added or removed a page since. */
function change(
  edit: (kept: readonly PendingPage[]) => readonly PendingPage[],
  added: readonly DrawnPage[] = [],
  onKept?: () => void,
): void {
  // This tab shows it at once: a place that was empty while the lock is waited for would make the page jump.
  show(edit(pages.map(keptForm)), [...pages, ...added]);
  const thisChange = ++lastChange;
  exclusively(() => {
    owner = currentUser()?.sub ?? owner;
    const before = readTogether();
    const next = isStored ? edit(before) : pages.map(keptForm);
    isStored = store(before, next);
    storedChange = thisChange;
    if (isUpToDate()) show(next, [...pages, ...added]);
    if (onKept) onKept();
    else for (const listener of changeListeners) listener();
  });
}

/** Shows what is stored; what another tab has overwritten is stored again. */
function showStored(): void {
  const kept = readPendingPages(owner);
  seen = new Set([...seen, ...namesOf(kept)]);
  if (overwritten(kept).length > 0) change((together) => together);
  else show(kept);
}

/** Calls the listener whenever the user has changed the pages here and they are stored. */
export const onPagesChanged = (listener: () => void) => void changeListeners.add(listener);

/** A user's pages as this browser has them. */
export const keptPages = (userId: string): readonly PendingPage[] =>
  isStored ? readPendingPages(userId) : pages.map(keptForm);

/** The names of those among these pictures that a user has removed in this browser. */
export function removedAmong(userId: string, ids: readonly string[]): readonly string[] {
  const removed = new Set(readRemoved(userId));
  return ids.filter((id) => removed.has(id));
}

/** Changes the pages to what lies on the server; `onKept` follows while no other tab can change them. */
export const takeOverPages = (
  edit: (kept: readonly PendingPage[]) => readonly PendingPage[],
  onKept: () => void,
): void => change(edit, [], onKept);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a picture as the last page. */
export function appendPage(drawn: NewPage): void {
  const page = drawnNow(drawn);
  change((kept) => [...kept, keptForm(page)], [page]);
}

/** Adds a picture that was drawn earlier as the last page, unless it is one already. */
export function addPage(page: PendingPage): void {
  change((kept) => (kept.some(({ imageUrl }) => imageUrl === page.imageUrl) ? kept : [...kept, page]));
}

/**
 * Puts others in the place of a page, in their order; returns what puts the page back instead of them. They come at the
 * end where the page has gone meanwhile.
 */
export function replacePage(page: DrawnPage, by: readonly NewPage[]): () => void {
  // Whoever replaces a page has seen the new ones: they do not draw themselves once more.
  const added = by.map((drawn) => drawnNow(drawn, false));
  const put = (kept: readonly PendingPage[], gone: readonly DrawnPage[], come: readonly DrawnPage[]) => {
    const ids = new Set(gone.map(({ id }) => id));
    const place = kept.findIndex(({ id }) => ids.has(id));
    const rest = kept.filter(({ id }) => !ids.has(id));
    const index = place < 0 ? rest.length : place;
    return [...rest.slice(0, index), ...come.map(keptForm), ...rest.slice(index)];
  };
  change((kept) => put(kept, [page], added), added);
  return () => change((kept) => put(kept, added, [page]), [page]);
}

/** Removes the page at an index, counted from 0; returns what puts it back there, unless the owner has changed by then. */
export function removePage(index: number): () => void {
  const page = pages[index];
  const removedFrom = owner;
  clearPages(pages.slice(index, index + 1));
  return () => {
    if (!page || owner !== removedFrom) return;
    const back: DrawnPage = { ...page, isNew: false };
    const isThere = (kept: readonly PendingPage[]) => kept.some(({ id }) => id === page.id);
    change((kept) => (isThere(kept) ? kept : [...kept.slice(0, index), keptForm(back), ...kept.slice(index)]), [back]);
  };
}

/** The list with the entry at one index taken out and put in at another; unchanged where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_other, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** Moves a page to another place; both are counted from 0. */
export function movePage(from: number, to: number): void {
  const page = pages[from];
  if (!page || moved(pages, from, to) === pages) return;
  change((kept) =>
    moved(
      kept,
      kept.findIndex(({ id }) => id === page.id),
      Math.min(to, kept.length - 1),
    ),
  );
}

/** Takes pages out of the book: those that went into a finished one, or all of them. */
export function clearPages(gone: readonly DrawnPage[] = pages): void {
  const ids = new Set(gone.map(({ id }) => id));
  change((kept) => kept.filter(({ id }) => !ids.has(id)));
}

/**
 * Puts back what a user made before a reload and takes away what somebody else made. Returns whether pages came back.
 */
export function restorePages(userId: string): boolean {
  if (owner !== undefined && owner !== userId) set([]);
  owner = userId;
  const before = pages.length;
  if (isStored) showStored();
  return before === 0 && pages.length > 0;
}

/** How many pages of a user's the server does not have on the workbench; they leave it when the user signs out. */
export function countUnsavedPages(userId: string): number {
  const synced = new Set(readSyncedIds(userId));
  return keptPages(userId).filter(({ imageUrl }) => !synced.has(pictureIdOf(imageUrl) ?? "")).length;
}

/** Forgets the pages of this visit, as a reload does; between tests. */
export function forgetPages(): void {
  owner = undefined;
  seen = new Set();
  isStored = true;
  set([]);
}

/** The key of the page that was added last; 0 if there is none. */
export const newestKey = (of: readonly DrawnPage[]) => Math.max(0, ...of.map(({ key }) => key));

/** The pages in their order. */
export const usePages = () => useSyncExternalStore(subscribe, () => pages);

// At once and without asking other tabs: nothing of it is kept, whatever they have added.
onLeave(() => {
  // First, so that other tabs see that nobody removed the pages one by one.
  forgetMemories();
  isStored = savePendingPages([], owner, new Date());
  set([]);
});

// Another tab has changed the book; a null key says that everything was removed.
window.addEventListener("storage", ({ key }) => {
  if (owner === undefined || !isStored || !isUpToDate()) return;
  if (key === storageKeys.pendingBook || key === null) showStored();
});
