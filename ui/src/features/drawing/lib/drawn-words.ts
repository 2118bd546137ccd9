import { homeText } from "@/text/home.ts";
import type { GeneratedPicture } from "../api/generate.ts";
import { quoted } from "./quoted.ts";

interface DrawnWords {
  title: string;
  description: string;
}

const text = homeText.form;

/** What is said when not all of a sentence is on its picture; null when all of it is. */
export function missingFrom({ unknown, notice }: GeneratedPicture): DrawnWords | null {
  if (unknown.length === 0 && !notice) return null;
  const { title, missing, seeNotice } = text.partly;
  return { title, description: unknown.length > 0 ? missing(quoted(unknown)) : seeNotice };
}

/** What is said when a picture has come. */
export const wordsOf = (picture: GeneratedPicture): DrawnWords => missingFrom(picture) ?? text.success;
