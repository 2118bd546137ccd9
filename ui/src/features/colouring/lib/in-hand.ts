import type { CrayonId } from "./crayons.ts";
import type { Paint, Texture } from "./paints.ts";

/** What one paints with: the crayon and how it is led stay what they were while one rubs out. */
export interface InHand {
  crayon: CrayonId;
  texture: Texture;
  erases: boolean;
}

export const inHandAtFirst: InHand = { crayon: "red", texture: "smooth", erases: false };

/** What a tap does with it: null rubs out. */
export const paintInHand = ({ crayon, texture, erases }: InHand): Paint | null => (erases ? null : { crayon, texture });
