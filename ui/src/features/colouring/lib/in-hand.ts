import { useState } from "react";
import * as z from "zod/mini";
import { onLeave } from "@/lib/session.ts";
import { keepInTab, readInTab, tabKeys } from "@/lib/storage.ts";
import { crayonIds } from "./crayons.ts";
import { type Paint, textures } from "./paints.ts";

const inHandSchema = z.object({ crayon: z.enum(crayonIds), texture: z.enum(textures), erases: z.boolean() });

/** What one paints with: the crayon and how it is led stay what they were while one rubs out. */
export type InHand = z.infer<typeof inHandSchema>;

const inHandAtFirst: InHand = { crayon: "red", texture: "smooth", erases: false };

function kept(): InHand {
  try {
    return inHandSchema.parse(JSON.parse(readInTab(tabKeys.inHand) ?? "null"));
  } catch {
    return inHandAtFirst;
  }
}

/** What is in the hand, and how another crayon gets there. It stays there over a reload, in this tab. */
export function useInHand(): [InHand, (next: InHand) => void] {
  const [inHand, setInHand] = useState(kept);
  const take = (next: InHand) => {
    setInHand(next);
    keepInTab(tabKeys.inHand, JSON.stringify(next));
  };
  return [inHand, take];
}

/** What a tap does with it: null rubs out. */
export const paintInHand = ({ crayon, texture, erases }: InHand): Paint | null => (erases ? null : { crayon, texture });

onLeave(() => keepInTab(tabKeys.inHand, null));
