import type { Toast } from "@/components/ui/toast-store.ts";
import { homeText } from "@/text/home.ts";
import type { GeneratedPicture } from "../api/generate.ts";
import { quoted } from "./quoted.ts";

/** What is said when a picture has come: `whole` where all of it was understood, else what is not on it. */
export function toastOf({ unknown, notice }: GeneratedPicture, whole: Toast): Toast {
  if (unknown.length === 0 && !notice) return whole;
  const { title, missing, seeNotice } = homeText.form.partly;
  return { title, description: unknown.length > 0 ? missing(quoted(unknown)) : seeNotice, variant: "neutral" };
}
