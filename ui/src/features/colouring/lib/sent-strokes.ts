import type { Stroke } from "./coloured-pages.ts";
import { type CrayonId, crayonIds } from "./crayons.ts";
import { type Texture, textures } from "./paints.ts";

/** A stroke as it travels: its place in hundredths of a millimetre, its paint by words that an older app may not know. */
export interface SentStroke {
  x: number;
  y: number;
  crayon: string;
  texture?: string | undefined;
}

const isCrayon = (word: string): word is CrayonId => crayonIds.some((id) => id === word);
const isTexture = (word: string | undefined): word is Texture => textures.some((texture) => texture === word);

export const toSent = (strokes: readonly Stroke[]): SentStroke[] =>
  strokes.map(({ x, y, crayon, texture }) => ({
    x: Math.round(x * 100),
    y: Math.round(y * 100),
    crayon,
    ...(texture && { texture }),
  }));

/** What cannot be painted here is left out. */
export const fromSent = (strokes: readonly SentStroke[]): Stroke[] =>
  strokes.flatMap(({ x, y, crayon, texture }) =>
    isCrayon(crayon) ? [{ x: x / 100, y: y / 100, crayon, ...(isTexture(texture) && { texture }) }] : [],
  );
