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

export const noFills: Fills = { colours: new Map(), past: [], future: [] };

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

/** What one step sets: these regions to these paints, null is white. */
export type Step = ReadonlyMap<number, Paint | null>;

/** The way back and the way forward from a page's colours, each from the nearest step on. */
export interface Steps {
  back: readonly Step[];
  forward: readonly Step[];
}

function stepBetween(from: Colours, to: Colours): Step {
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(
    (region) => !isSamePaint(from.get(region), to.get(region)),
  );
  return new Map(changed.map((region) => [region, to.get(region) ?? null]));
}

/** The nearest `most` steps of each way; much smaller than the colours themselves, each of which are those of all regions. */
export function stepsOf({ colours, past, future }: Fills, most: number): Steps {
  const stepsThrough = (states: readonly Colours[]) => {
    const way = [colours, ...states.slice(-most).reverse()];
    return way.slice(1).map((next, index) => stepBetween(way[index] ?? next, next));
  };
  return { back: stepsThrough(past), forward: stepsThrough(future) };
}

/** A page with the colours of an earlier visit, and the steps that led to them. */
export function startWith(colours: Colours, { back, forward }: Steps = { back: [], forward: [] }): Fills {
  const statesOf = (steps: readonly Step[]) => {
    const states: Colours[] = [];
    for (const step of steps) {
      const next = new Map(states[0] ?? colours);
      for (const [region, wanted] of step) {
        if (wanted) next.set(region, wanted);
        else next.delete(region);
      }
      states.unshift(next);
    }
    return states;
  };
  return { colours, past: statesOf(back), future: statesOf(forward) };
}
