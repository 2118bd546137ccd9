/** Whether the visitor wants nothing to move. */
export const wantsStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls an element to where `block` says, smoothly unless the visitor wants nothing to move: a script's wish for
 * smoothness counts more than the style sheet's for stillness.
 */
export function scrollTo(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ behavior: wantsStillness() ? "instant" : "smooth", block });
}
