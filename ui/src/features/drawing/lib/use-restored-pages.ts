import { useLayoutEffect } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { homeText } from "@/text/home.ts";
import { restorePages } from "./page-store.ts";

/** Puts the pages back that the signed-in user made before a reload, without a word. */
export function useKnownPages(userId: string): void {
  useLayoutEffect(() => {
    restorePages(userId);
  }, [userId]);
}

/** Puts the pages back that the signed-in user made before a reload, and says so. */
export function useRestoredPages(userId: string | null): void {
  // Before the first paint: the screen without pages is another one.
  useLayoutEffect(() => {
    if (userId && restorePages(userId)) showToast(homeText.form.restored);
  }, [userId]);
}
