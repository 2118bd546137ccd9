import { useLayoutEffect } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { homeText } from "@/text/home.ts";
import { restorePages } from "./page-store.ts";
import { syncPages } from "./sync-pages.ts";

/** Puts the pages back that the signed-in user made before a reload, without a word. */
export function useKnownPages(userId: string): void {
  useLayoutEffect(() => {
    restorePages(userId);
    syncPages();
  }, [userId]);
}

/** Puts the pages back that the signed-in user made before a reload, and says so. */
export function useRestoredPages(userId: string | null): void {
  // Before the first paint: the screen without pages is another one.
  useLayoutEffect(() => {
    if (!userId) return;
    if (restorePages(userId)) showToast(homeText.form.restored);
    syncPages();
  }, [userId]);
}
