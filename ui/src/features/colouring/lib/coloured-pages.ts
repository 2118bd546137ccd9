import * as z from "zod/mini";
import { currentUser, onArrival, onLeave } from "@/lib/session.ts";
import { readStored, removeStored, storageKeys, writeStored } from "@/lib/storage.ts";
import { crayonIds } from "./crayons.ts";
import { textures } from "./paints.ts";

const place = { x: z.number(), y: z.number() };
/** Absent for the plain one. */
const texture = z.optional(z.enum(textures));
const strokeSchema = z.object({ ...place, crayon: z.enum(crayonIds), texture });
/** Without a crayon it is white. */
const changeSchema = z.object({ ...place, crayon: z.optional(z.enum(crayonIds)), texture });
const stepsSchema = z.optional(z.array(z.array(changeSchema)));
const pagesSchema = z.array(
  z.object({
    /** The address of the line art. */
    picture: z.string(),
    /** Whose colours they are; null for a visitor's. */
    owner: z.nullable(z.string()),
    strokes: z.array(strokeSchema),
    /** What taking back would do, the nearest step first; and making again. */
    back: stepsSchema,
    forward: stepsSchema,
  }),
);

/** A coloured region: a place in it, in millimetres of the page, and its paint. Other versions of the app find it. */
export type Stroke = z.infer<typeof strokeSchema>;

/** What a step sets at a place of the page: without a crayon, white. */
export type Change = z.infer<typeof changeSchema>;

type KeptSteps = readonly (readonly Change[])[];

/** The colours of one page, and the steps from them, each way from the nearest one on. */
export interface KeptColours {
  strokes: readonly Stroke[];
  back?: KeptSteps | undefined;
  forward?: KeptSteps | undefined;
}

type Pages = z.infer<typeof pagesSchema>;

/**
 * How much is kept; what was coloured longest ago goes first. Steps are for who reloads the page or comes back a little
 * later: the newest `histories` pages have them, and each way not more than `changes` places.
 */
export const bounds = { pages: 120, characters: 600_000, histories: 8, steps: 100, changes: 400 };

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
  const { strokes, back, forward } = read().find(isOf(picture)) ?? { strokes: [] };
  return { strokes, ...(back && { back }), ...(forward && { forward }) };
}

/** On how many pictures the one who is signed in (or the visitor) has coloured something. */
export const countColoured = () =>
  read().filter(({ strokes, back, ...page }) => page.owner === owner() && (strokes.length > 0 || back)).length;

/** The nearest steps that there is room for; the first one always, which may be a whole page that was cleared. */
function nearest(steps: KeptSteps): Change[][] {
  let changes = 0;
  const end = steps.findIndex((step) => {
    changes += step.length;
    return changes > bounds.changes;
  });
  return steps.slice(0, end < 0 ? steps.length : Math.max(1, end)).map((step) => [...step]);
}

/** Returns whether the browser has them now: it may forbid that, or be full. */
function write(all: Pages): boolean {
  let pages = all
    .slice(-bounds.pages)
    .map(({ back, forward, ...page }, index, { length }) =>
      index < length - bounds.histories ? page : { ...page, ...(back && { back }), ...(forward && { forward }) },
    )
    .filter(({ strokes, ...page }) => strokes.length > 0 || "back" in page || "forward" in page);
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
export function keepColoured(picture: string, { strokes, back = [], forward = [] }: KeptColours): boolean {
  const isThis = isOf(picture);
  const pages = read().filter((page) => !isThis(page));
  pages.push({
    picture,
    owner: owner(),
    strokes: [...strokes],
    ...(back.length > 0 && { back: nearest(back) }),
    ...(forward.length > 0 && { forward: nearest(forward) }),
  });
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
