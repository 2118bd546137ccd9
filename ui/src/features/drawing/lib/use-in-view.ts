import { useEffect, useRef } from "react";
import { scrollTo } from "@/lib/scroll.ts";

// What moves the page when the focus is not in a field.
const scrollingKeys = ["PageUp", "PageDown", "ArrowUp", "ArrowDown", "Home", "End", " "];

const movesThePage = (event: Event) =>
  !(event instanceof KeyboardEvent) ||
  (scrollingKeys.includes(event.key) &&
    !(event.target instanceof Element && event.target.closest("input, textarea, select, button")));

/** Where an element is to be scrolled to be seen whole; null where it is. What does not fit is shown from its top. */
function placeFor({ top, bottom, height }: DOMRect, headerHeight: number): ScrollLogicalPosition | null {
  if (top >= headerHeight && bottom <= window.innerHeight) return null;
  return height <= window.innerHeight - headerHeight ? "center" : "start";
}

/**
 * Brings what a picture is drawn into, then the drawn page, into view: `mark` says which one that is (null for none) and
 * `find` where it is. Whoever scrolls while it is drawn has seen enough, and is left where they are.
 */
export function useInView(mark: string | null, isDrawing: boolean, find: () => Element | null | undefined): void {
  const hasScrolled = useRef(false);
  const finder = useRef(find);
  finder.current = find;

  useEffect(() => {
    if (!isDrawing) return;
    hasScrolled.current = false;
    const note = (event: Event) => {
      if (movesThePage(event)) hasScrolled.current = true;
    };
    const gestures = ["wheel", "touchmove", "keydown"];
    for (const gesture of gestures) window.addEventListener(gesture, note, { passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, note);
    };
  }, [isDrawing]);

  useEffect(() => {
    if (mark === null || hasScrolled.current) return;
    const element = finder.current();
    if (!element) return;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const place = placeFor(element.getBoundingClientRect(), Math.max(header, 0));
    if (place) scrollTo(element, place);
  }, [mark]);
}
