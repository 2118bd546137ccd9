import { type RefObject, useEffect, useRef } from "react";
import { scrollTo } from "@/lib/scroll.ts";

// What moves the page when the focus is not in a field.
const scrollingKeys = ["PageUp", "PageDown", "ArrowUp", "ArrowDown", "Home", "End", " "];

const movesThePage = (event: Event) =>
  !(event instanceof KeyboardEvent) ||
  (scrollingKeys.includes(event.key) &&
    !(event.target instanceof Element && event.target.closest("input, textarea, select, button")));

/**
 * What of the window is free of what stays in sight: what the style sheet keeps free when it scrolls, and less where
 * something that is marked `data-stuck` has grown.
 */
function freeArea(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  let top = Number.parseFloat(scrollPaddingTop) || 0;
  let bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  for (const stuck of document.querySelectorAll("[data-stuck]")) {
    const area = stuck.getBoundingClientRect();
    if (area.bottom <= 0 || area.top >= window.innerHeight) continue;
    // Where it lies says nothing: what stays at the foot may reach beyond the middle, or lie in its place at the page's end.
    const style = getComputedStyle(stuck);
    if (style.position === "static") continue;
    if (style.bottom === "auto") top = Math.max(top, area.bottom);
    else bottom = Math.min(bottom, area.top);
  }
  return { top, bottom };
}

/** Where an element is to be scrolled to be seen whole; null where it is. What does not fit is shown from its top. */
function placeFor({ top, bottom, height }: DOMRect): ScrollLogicalPosition | null {
  const free = freeArea();
  if (top >= free.top && bottom <= free.bottom) return null;
  return height <= free.bottom - free.top ? "center" : "start";
}

/** Scrolls an element to where it is seen whole; one that is stays where it is. */
export function bringIntoView(element: Element): void {
  const place = placeFor(element.getBoundingClientRect());
  if (place) scrollTo(element, place);
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
    if (mark === null) return;
    const show = () => {
      const element = finder.current();
      if (element && !hasScrolled.current) bringIntoView(element);
    };
    show();
    // With one page more the bar at the foot may have more to say. It grows, and the field above it moves, when the next
    // frame is laid out, and a busy browser runs this effect before that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [mark]);
}

/**
 * Whoever goes through an area by keyboard sees where they are: a browser takes what lies under something that stays in
 * sight for seen. What stays itself is marked `data-stuck`.
 */
export function useFocusInSight(area: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = area.current;
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(":focus-visible") || target.closest("[data-stuck]")) return;
      const { top, bottom } = target.getBoundingClientRect();
      const free = freeArea();
      if (bottom > free.bottom) window.scrollBy({ top: bottom - free.bottom, behavior: "instant" });
      else if (top < free.top) window.scrollBy({ top: top - free.top, behavior: "instant" });
    };
    element?.addEventListener("focusin", show);
    return () => element?.removeEventListener("focusin", show);
  }, [area]);
}
