import { homeText } from "@/text/home.ts";
import type { GeneratedPicture } from "../api/generate.ts";
import { quoted } from "./quoted.ts";

export interface DrawnWords {
  title: string;
  description: string;
}

const text = homeText.form;

/** Whether unknown words became what they are written like: they are on the page, and nothing of it is missing. */
export const isLettering = ({ special }: GeneratedPicture) => special === "schriftzug";

/** What is said when not all of a sentence is on its picture; null when all of it is. */
export function missingFrom(picture: GeneratedPicture): DrawnWords | null {
  const { unknown, notice } = picture;
  if (unknown.length === 0 && !notice) return null;
  const { title, missing, seeNotice, lettering } = text.partly;
  if (isLettering(picture)) return { title: lettering, description: seeNotice };
  return { title, description: unknown.length > 0 ? missing(quoted(unknown)) : seeNotice };
}

/** What is said when a picture has come. */
export const wordsOf = (picture: GeneratedPicture): DrawnWords => missingFrom(picture) ?? text.success;
