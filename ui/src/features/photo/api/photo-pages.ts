import * as z from "zod/mini";
import type { words } from "@/config/contract.ts";
import { sendForm } from "@/lib/api-client.ts";
import type { Frame, Stroke, Turn } from "../lib/frame.ts";

/** What a picture can be: `auto` leaves it to the server. */
export const kinds = ["auto", "photo", "drawing", "lineart"] as const;

/** How a page shall be made of a picture. Fractions are those of the picture that is sent. */
export interface PhotoWishes {
  age: (typeof words.ages)[number];
  orientation: (typeof words.orientations)[number];
  /** 0 for few large regions to 100 for many small ones; 50 is usual for the age. */
  strength: number;
  crop: Frame;
  turn: Turn;
  kind: (typeof kinds)[number];
  brush: readonly Stroke[];
}

const previewSchema = z.object({
  svg: z.string(),
  kind: z.catch(z.enum(["photo", "drawing", "lineart"]), "photo"),
  regions: z.number(),
  advice: z.optional(z.nullable(z.string())),
});

/** A page as it would be, and what it was taken for. */
export type PhotoPreview = z.infer<typeof previewSchema>;

// The same as of a page that was drawn from a sentence: who adds it to the pages reads the rest.
const keptSchema = z.looseObject({ imageUrl: z.string() });

/** A page that the server keeps from now on. */
export type KeptPhoto = z.infer<typeof keptSchema>;

function formOf(picture: Blob, wishes: PhotoWishes): FormData {
  const form = new FormData();
  form.set("file", picture);
  form.set("wishes", JSON.stringify(wishes));
  return form;
}

/** Makes a page that is only looked at. */
export const previewPhoto = (picture: Blob, wishes: PhotoWishes, signal: AbortSignal) =>
  sendForm("/api/pictures/upload/preview", formOf(picture, wishes), previewSchema, signal);

/** Makes a page and keeps it. The picture that it was made of is not kept. */
export const keepPhoto = (picture: Blob, wishes: PhotoWishes) =>
  sendForm("/api/pictures/upload", formOf(picture, wishes), keptSchema);
