import { isSamePaint, type Paint } from "./paints.ts";

/** Which region has which paint; the others are white. */
export type Colours = ReadonlyMap<number, Paint>;

/** A page's colours, those before each stroke, and those that were taken back. Immutable. */
export interface Fills {
  readonly colours: Colours;
  readonly past: readonly Colours[];
  readonly future: readonly Colours[];
}

const mostSteps = 500;

/** A page with the colours of an earlier visit; `past` is what one can go back to. */
export const startWith = (colours: Colours, past: readonly Colours[] = []): Fills => ({ colours, past, future: [] });

export const noFills = startWith(new Map());

const step = ({ colours, past }: Fills, next: Colours): Fills => ({
  colours: next,
  past: [...past, colours].slice(-mostSteps),
  future: [],
});

/** Fills a region, or makes it white with null; the same state when it is so already. */
export function paint(fills: Fills, region: number, wanted: Paint | null): Fills {
  if (isSamePaint(fills.colours.get(region), wanted ?? undefined)) return fills;
  const next = new Map(fills.colours);
  if (wanted) next.set(region, wanted);
  else next.delete(region);
  return step(fills, next);
}

/** Makes the whole page white, as one stroke; the same state when it is. */
export const clear = (fills: Fills): Fills => (fills.colours.size === 0 ? fills : step(fills, noFills.colours));

/** Takes back the last stroke; the same state when there is none. */
export function undo({ colours, past, future }: Fills): Fills {
  const last = past.at(-1);
  return last ? { colours: last, past: past.slice(0, -1), future: [...future, colours] } : { colours, past, future };
}

/** Makes the stroke again that was taken back last; the same state when there is none. */
export function redo({ colours, past, future }: Fills): Fills {
  const next = future.at(-1);
  return next ? { colours: next, past: [...past, colours], future: future.slice(0, -1) } : { colours, past, future };
}

/** What the last "start anew" took away, as long as the page is still white after it; null otherwise. */
export const takenAway = ({ colours, past }: Fills): Colours | null =>
  (colours.size === 0 && past.findLast(({ size }) => size > 0)) || null;
