import { useLayoutEffect } from "react";
import { restorePages } from "./page-store.ts";
import { syncPages } from "./sync-pages.ts";

/** Puts the pages back that the signed-in user made before a reload, without a word. */
export function useKnownPages(userId: string): void {
  useLayoutEffect(() => {
    restorePages(userId);
    syncPages();
  }, [userId]);
}

/** Puts the pages back that the signed-in user made before a reload. Nothing is said: they are seen. */
export function useRestoredPages(userId: string | null): void {
  // Before the first paint: the screen without pages is another one.
  useLayoutEffect(() => {
    if (!userId) return;
    restorePages(userId);
    syncPages();
  }, [userId]);
}
