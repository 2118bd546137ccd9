import * as z from "zod/mini";
import { currentUser, onArrival, onLeave } from "@/lib/session.ts";
import { readStored, removeStored, storageKeys, writeStored } from "@/lib/storage.ts";
import { crayonIds } from "./crayons.ts";
import { textures } from "./paints.ts";

const strokeSchema = z.object({
  x: z.number(),
  y: z.number(),
  crayon: z.enum(crayonIds),
  /** Absent for the plain one. */
  texture: z.optional(z.enum(textures)),
});
const pagesSchema = z.array(
  z.object({
    /** The address of the line art. */
    picture: z.string(),
    /** Whose colours they are; null for a visitor's. */
    owner: z.nullable(z.string()),
    strokes: z.array(strokeSchema),
    /** What the last "start anew" took away, as long as nothing was painted after it. */
    cleared: z.optional(z.array(strokeSchema)),
  }),
);

/** A coloured region: a place in it, in millimetres of the page, and its paint. Other versions of the app find it. */
export type Stroke = z.infer<typeof strokeSchema>;

/** The colours of one page. */
export interface KeptColours {
  strokes: readonly Stroke[];
  cleared?: readonly Stroke[] | undefined;
}

type Pages = z.infer<typeof pagesSchema>;

/** How much is kept; what was coloured longest ago goes first. */
export const bounds = { pages: 120, characters: 600_000 };

function read(): Pages {
  try {
    return pagesSchema.parse(JSON.parse(readStored(storageKeys.colouredPages) ?? "[]"));
  } catch {
    removeStored(storageKeys.colouredPages);
    return [];
  }
}

const owner = () => currentUser()?.sub ?? null;

const isOf = (picture: string) => (page: Pages[number]) => page.picture === picture && page.owner === owner();

/** What the one who is signed in (or the visitor) has coloured on a picture. */
export function colouredBefore(picture: string): KeptColours {
  const { strokes, cleared } = read().find(isOf(picture)) ?? { strokes: [] };
  return { strokes, ...(cleared && { cleared }) };
}

/** On how many pictures the one who is signed in (or the visitor) has coloured something. */
export const countColoured = () => read().filter((page) => page.owner === owner()).length;

/** Returns whether the browser has them now: it may forbid that, or be full. */
function write(all: Pages): boolean {
  let pages = all.slice(-bounds.pages);
  let text = JSON.stringify(pages);
  while (text.length > bounds.characters && pages.length > 1) {
    pages = pages.slice(1);
    text = JSON.stringify(pages);
  }
  return pages.length > 0 ? writeStored(storageKeys.colouredPages, text) : removeStored(storageKeys.colouredPages);
}

type ColouredListener = (picture: string, strokes: readonly Stroke[]) => void;
const colouredListeners = new Set<ColouredListener>();

/** Calls the listener with every change of a picture's colours, until what it returns is called. */
export function onColoured(listener: ColouredListener): () => void {
  colouredListeners.add(listener);
  return () => void colouredListeners.delete(listener);
}

/**
 * Keeps what is coloured on a picture, in the browser only, instead of what was there before. Returns whether the
 * browser has it now.
 */
export function keepColoured(picture: string, { strokes, cleared }: KeptColours): boolean {
  const isThis = isOf(picture);
  const pages = read().filter((page) => !isThis(page));
  if (strokes.length > 0 || cleared) {
    pages.push({ picture, owner: owner(), strokes: [...strokes], ...(cleared && { cleared: [...cleared] }) });
  }
  const isWritten = write(pages);
  for (const listener of colouredListeners) listener(picture, strokes);
  return isWritten;
}

// What a visitor has coloured is theirs who signs in; what these have coloured themselves on the same picture stays.
onArrival((userId) => {
  const pages = read();
  if (!pages.some((page) => page.owner === null)) return;
  const own = new Set(pages.filter((page) => page.owner === userId).map(({ picture }) => picture));
  write(
    pages
      .filter((page) => page.owner !== null || !own.has(page.picture))
      .map((page) => (page.owner === null ? { ...page, owner: userId } : page)),
  );
});

onLeave(() => {
  removeStored(storageKeys.colouredPages);
});
