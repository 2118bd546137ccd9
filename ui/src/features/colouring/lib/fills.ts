import type { CrayonId } from "./crayons.ts";

/** Which region has which crayon, and what was there before each stroke. Immutable. */
export interface Fills {
  readonly byRegion: ReadonlyMap<number, CrayonId>;
  readonly history: readonly { region: number; before: CrayonId | null }[];
}

export const noFills: Fills = { byRegion: new Map(), history: [] };

function withRegion(fills: Fills["byRegion"], region: number, crayon: CrayonId | null): Fills["byRegion"] {
  const next = new Map(fills);
  if (crayon === null) next.delete(region);
  else next.set(region, crayon);
  return next;
}

/** Fills a region; the same crayon a second time makes it white again. */
export function paint(fills: Fills, region: number, crayon: CrayonId): Fills {
  const before = fills.byRegion.get(region) ?? null;
  return {
    byRegion: withRegion(fills.byRegion, region, before === crayon ? null : crayon),
    history: [...fills.history, { region, before }],
  };
}

/** Takes back the last stroke; the same state when there is none. */
export function undo(fills: Fills): Fills {
  const last = fills.history.at(-1);
  if (!last) return fills;
  return { byRegion: withRegion(fills.byRegion, last.region, last.before), history: fills.history.slice(0, -1) };
}
