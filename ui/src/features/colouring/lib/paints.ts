import { colouringText } from "@/text/colouring.ts";
import { type CrayonId, crayonOf } from "./crayons.ts";

export type Texture = keyof typeof colouringText.textureOf;

/** The ways in which a crayon can fill a region, the plain one first. */
export const textures = Object.keys(colouringText.textureOf) as Texture[];

/** What a region is painted with. */
export interface Paint {
  crayon: CrayonId;
  texture: Texture;
}

/** A crayon without any texture. */
export const smooth = (crayon: CrayonId): Paint => ({ crayon, texture: "smooth" });

/** Whether two regions look the same; undefined is white. */
export const isSamePaint = (one: Paint | undefined, other: Paint | undefined): boolean =>
  one?.crayon === other?.crayon && one?.texture === other?.texture;

/** How a paint is called. */
export function nameOfPaint({ crayon, texture }: Paint): string {
  const { name } = crayonOf(crayon);
  return texture === "smooth" ? name : colouringText.inTexture(name, colouringText.textureOf[texture]);
}
