import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * After a change of page: back to the top, and the focus to the content, so that the keyboard and screen readers go on
 * there and not at the link that is gone. Returns the reference for the content.
 */
export function useRouteFocus(): RefObject<HTMLElement> {
  const content = useRef<HTMLElement>(null);
  const [path] = useLocation();
  const shown = useRef(path);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // A tab opens its panel and stays where it is.
    if (document.activeElement?.closest("[role=tablist]")) return;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);

  return content;
}
