import * as z from "zod/mini";

/** The names under which the browser keeps things; those of the specification come first. */
export const storageKeys = {
  token: "token",
  dialogToken: "authToken",
  tutorialSeen: "hasSeenTutorial",
  pendingBook: "pendingColoringBook",
  colouredPages: "colouredPages",
} as const;

/** The stored text, or null; also null where the browser forbids storage (private windows of some browsers). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; does nothing where the browser forbids it or is full. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.error("storage refused", error);
  }
}

/** Removes what is stored under a key, if anything. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored there, so nothing is left.
  }
}

const pendingBookSchema = z.object({
  prompt: z.string(),
  timestamp: z.iso.datetime(),
  imageUrl: z.optional(z.string()),
  pages: z.optional(z.array(z.object({ prompt: z.string(), imageUrl: z.string() }))),
  owner: z.optional(z.string()),
});

/**
 * The book that somebody is making: what they wanted to draw last, with its picture once it is drawn. Beyond the
 * specification's three fields it keeps all pages and whose they are.
 */
export type PendingBook = z.infer<typeof pendingBookSchema>;

/** A page that was made already. */
export type PendingPage = NonNullable<PendingBook["pages"]>[number];

/** The pending book, or null if there is none or what is stored is not one (then it is removed). */
export function readPendingBook(): PendingBook | null {
  const text = readStored(storageKeys.pendingBook);
  if (text === null) return null;
  try {
    return pendingBookSchema.parse(JSON.parse(text));
  } catch {
    removeStored(storageKeys.pendingBook);
    return null;
  }
}

const writePendingBook = (book: PendingBook) => writeStored(storageKeys.pendingBook, JSON.stringify(book));

/** Keeps a prompt for after the sign-in, besides the pages that were made before it. */
export function savePendingPrompt(prompt: string, now: Date): void {
  const { pages, owner } = readPendingBook() ?? {};
  writePendingBook({ prompt, timestamp: now.toISOString(), ...(pages && { pages }), ...(owner && { owner }) });
}

/** Keeps the pages that were made; without any, nothing is pending any more. */
export function savePendingPages(pages: readonly PendingPage[], owner: string | undefined, now: Date): void {
  const last = pages.at(-1);
  if (last) writePendingBook({ ...last, timestamp: now.toISOString(), pages: [...pages], ...(owner && { owner }) });
  else removeStored(storageKeys.pendingBook);
}

/** The pages that the user made; none if they are somebody else's. */
export function readPendingPages(userId: string): PendingPage[] {
  const book = readPendingBook();
  if (!book || (book.owner !== undefined && book.owner !== userId)) return [];
  if (book.pages) return book.pages;
  return book.imageUrl ? [{ prompt: book.prompt, imageUrl: book.imageUrl }] : [];
}

/** Removes the prompt that is still to be drawn and returns it, or null if there is none. Pages that were made stay. */
export function takePendingPrompt(): string | null {
  const book = readPendingBook();
  const isDrawn = book?.imageUrl !== undefined && book.pages !== undefined;
  if (!book?.prompt || isDrawn) return null;
  savePendingPages(book.pages ?? [], book.owner, new Date(book.timestamp));
  return book.prompt;
}
