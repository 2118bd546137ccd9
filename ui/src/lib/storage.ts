import * as z from "zod/mini";
import { base } from "@/config/base.ts";
import { limits, words } from "@/config/contract.ts";

/** The names under which the browser keeps things; those of the specification come first. */
export const storageKeys = {
  token: "token",
  dialogToken: "authToken",
  tutorialSeen: "hasSeenTutorial",
  pendingBook: "pendingColoringBook",
  syncedPages: "syncedPages",
  removedPages: "removedPages",
  colouredPages: "colouredPages",
  pageWishes: "pageWishes",
  appearance: "appearance",
  printOptions: "printOptions",
  sharedArtists: "sharedArtists",
  deletedBooks: "deletedBooks",
  deletedPictures: "deletedPictures",
} as const;

// A host has one storage, and several apps may lie on it: below a path, our names begin with that.
const ownKey = (key: string) => (base ? `${base} ${key}` : key);

/** The stored text, or null; also null where the browser forbids storage (private windows of some browsers). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(ownKey(key));
  } catch {
    return null;
  }
}

/** Stores a text; returns whether the browser has it now: it may forbid that, or be full. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(ownKey(key), value);
    return true;
  } catch (error) {
    console.error("storage refused", error);
    return false;
  }
}

/** Removes what is stored under a key, if anything; returns whether the browser can store at all. */
export function removeStored(key: string): boolean {
  try {
    localStorage.removeItem(ownKey(key));
    return true;
  } catch {
    // Nothing can be stored there, so nothing is left.
    return false;
  }
}

const wishesSchema = z.object({
  age: z.enum(words.ages),
  orientation: z.enum(words.orientations),
  /** The same sentence with the same seed gives the same page. */
  seed: z.optional(z.number().check(z.int(), z.nonnegative())),
  frame: z.optional(z.boolean()),
  line: z.optional(z.enum(words.lines)),
  detail: z.optional(z.enum(words.details)),
  weather: z.optional(z.string()),
  figures: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(limits.figures.max))),
  figureSize: z.optional(z.enum(words.figureSizes)),
  place: z.optional(z.string()),
  hair: z.optional(z.enum(words.hairs)),
  outfit: z.optional(z.enum(words.outfits)),
  glasses: z.optional(z.boolean()),
  name: z.optional(z.string()),
  style: z.optional(z.enum(words.styles)),
  /** What the page was made of where that was no sentence. */
  source: z.catch(z.optional(z.literal("photo")), undefined),
  /** Who draws it; the built-in engine where nobody is named. */
  engine: z.optional(z.string()),
});

/** For whom a page is to be drawn, how it shall lie, and which of all possible ones it shall be. */
export type PageWishes = z.infer<typeof wishesSchema>;

/** The wishes that a record has; undefined for what are none. */
export const wishesOf = (value: unknown): PageWishes | undefined => wishesSchema.safeParse(value).data;

const numbersAndFlags = /^(?:seed|figures|frame|glasses)$/;

/** The wishes that an address has, in which all is text. */
export const wishesInAddress = (parameters: URLSearchParams): PageWishes | undefined =>
  wishesOf(
    Object.fromEntries(
      [...parameters].map(([name, text]) => {
        if (!numbersAndFlags.test(name)) return [name, text];
        return [name, text === "true" ? true : Number(text || Number.NaN)];
      }),
    ),
  );

/** What a drawn page says of itself, without what every page has that nobody wished anything for. */
export function wishesOfDrawn(value: unknown): PageWishes | undefined {
  const wishes = wishesOf(value);
  if (!wishes) return undefined;
  const { frame, detail, ...rest } = wishes;
  return { ...rest, ...(frame && { frame }), ...(detail && detail !== "standard" && { detail }) };
}

/** For whom and how the last page was drawn; undefined before the first one. */
export function readLastWishes(): PageWishes | undefined {
  try {
    return wishesOf(JSON.parse(readStored(storageKeys.pageWishes) ?? "null"));
  } catch {
    return undefined;
  }
}

/** Remembers for whom and how a page was drawn, for the next one; its seed is its own. */
export const keepLastWishes = ({ age, orientation }: PageWishes) =>
  writeStored(storageKeys.pageWishes, JSON.stringify({ age, orientation }));

const pendingBookSchema = z.object({
  prompt: z.string(),
  timestamp: z.iso.datetime(),
  imageUrl: z.optional(z.string()),
  options: z.catch(z.optional(wishesSchema), undefined),
  pages: z.optional(
    z.array(
      z.object({
        id: z.optional(z.string()),
        prompt: z.string(),
        imageUrl: z.string(),
        options: z.catch(z.optional(wishesSchema), undefined),
        picture: z.optional(z.unknown()),
      }),
    ),
  ),
  owner: z.optional(z.string()),
});

/**
 * The book that somebody is making: what they wanted to draw last, with its picture once it is drawn. Beyond the
 * specification's three fields it keeps the wishes for that picture, all pages and whose they are.
 */
type PendingBook = z.infer<typeof pendingBookSchema>;

/** A page that was made already. Its id stays the same in every tab and after a reload. */
export interface PendingPage {
  id: string;
  prompt: string;
  imageUrl: string;
  /** How it was drawn, where that is known. */
  options?: PageWishes | undefined;
  /** What else the server said of it. */
  picture?: unknown;
}

const pendingPromptSchema = z.object({ prompt: z.string(), options: z.optional(wishesSchema) });

/** What is still to be drawn, and how. */
export interface PendingPrompt {
  prompt: string;
  options?: PageWishes;
}

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

/** Keeps a prompt and its wishes for after the sign-in, besides the pages that were made before it. */
export function savePendingPrompt({ prompt, options }: PendingPrompt, now: Date): void {
  const { pages, owner } = readPendingBook() ?? {};
  writePendingBook({
    prompt,
    timestamp: now.toISOString(),
    ...(options && { options }),
    ...(pages && { pages }),
    ...(owner && { owner }),
  });
}

/** Keeps the pages that were made; without any, nothing is pending any more. Returns whether the browser has them. */
export function savePendingPages(pages: readonly PendingPage[], owner: string | undefined, now: Date): boolean {
  const last = pages.at(-1);
  if (!last) return removeStored(storageKeys.pendingBook);
  const { prompt, imageUrl } = last;
  return writePendingBook({
    prompt,
    imageUrl,
    timestamp: now.toISOString(),
    pages: [...pages],
    ...(owner && { owner }),
  });
}

// Records of earlier versions have no ids; what is made up for them is the same in every tab.
const withIds = (pages: NonNullable<PendingBook["pages"]>): PendingPage[] =>
  pages.map(({ id, ...page }, index) => ({ ...page, id: id ?? `${page.imageUrl}#${index}` }));

/** The pages that the user made; none if they are somebody else's. */
export function readPendingPages(userId: string | undefined): PendingPage[] {
  const book = readPendingBook();
  if (!book || (book.owner !== undefined && book.owner !== userId)) return [];
  if (book.pages) return withIds(book.pages);
  return book.imageUrl ? withIds([{ prompt: book.prompt, imageUrl: book.imageUrl }]) : [];
}

/** The pending book, if its prompt is still to be drawn. */
function readUndrawnBook(): PendingBook | null {
  const book = readPendingBook();
  const isDrawn = book?.imageUrl !== undefined && book.pages !== undefined;
  return book?.prompt && !isDrawn ? book : null;
}

/** Whether there is a prompt that is still to be drawn. */
export const hasPendingPrompt = () => readUndrawnBook() !== null;

/** Removes the prompt that is still to be drawn and returns it, or null if there is none. Pages that were made stay. */
export function takePendingPrompt(): PendingPrompt | null {
  const book = readUndrawnBook();
  if (!book) return null;
  savePendingPages(withIds(book.pages ?? []), book.owner, new Date(book.timestamp));
  return { prompt: book.prompt, ...(book.options && { options: book.options }) };
}

/** What only this tab keeps, and only as long as it is open. */
export const tabKeys = {
  promptToRestore: "promptToRestore",
  inHand: "crayonInHand",
  unsavedBook: "unsavedBook",
} as const;

/** What this tab keeps under a name; null for nothing, and where the browser forbids storage. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(ownKey(key));
  } catch {
    return null;
  }
}

/** Keeps a text in this tab, where the browser allows it; null removes it. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(ownKey(key));
    else sessionStorage.setItem(ownKey(key), value);
  } catch (error) {
    console.error("storage refused", error);
  }
}

/**
 * Marks in this tab that the app itself leads to the home page to draw a prompt. An address alone must not do that:
 * anybody can send a link, and the pictures of a day are counted. Without the mark the words stand in the field, and a
 * button has to be pressed.
 */
export const markPromptToRestore = (pending: PendingPrompt): void =>
  keepInTab(tabKeys.promptToRestore, JSON.stringify(pending));

/** What was marked, if its words are these; null otherwise. */
export function readPromptToRestore(prompt: string): PendingPrompt | null {
  try {
    const { prompt: marked, options } = pendingPromptSchema.parse(
      JSON.parse(readInTab(tabKeys.promptToRestore) ?? "null"),
    );
    return marked.trim() === prompt ? { prompt: marked, ...(options && { options }) } : null;
  } catch {
    return null;
  }
}

/** Takes the mark away: what it led to has begun. */
export const clearPromptToRestore = (): void => keepInTab(tabKeys.promptToRestore, null);
