import { useLayoutEffect } from "react";

/**
 * Stands in for the package `react-style-singleton`, which Radix' dialog uses to lock scrolling: the original writes a
 * <style> element, which our Content-Security-Policy refuses. A constructable style sheet is allowed.
 */

type Adopted = { users: number; sheet: CSSStyleSheet };

const active = new Map<string, Adopted>();

function adopt(css: string): void {
  const known = active.get(css);
  if (known) {
    known.users += 1;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  active.set(css, { users: 1, sheet });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function release(css: string): void {
  const known = active.get(css);
  if (!known) return;
  known.users -= 1;
  if (known.users > 0) return;
  active.delete(css);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== known.sheet);
}

function useStyle(css: string): void {
  useLayoutEffect(() => {
    adopt(css);
    return () => release(css);
  }, [css]);
}

function StyleSingleton({ styles }: { styles: string }): null {
  useStyle(styles);
  return null;
}

/** A component that keeps its property `styles` in force while it is mounted. */
export const styleSingleton = () => StyleSingleton;

/** The hook form of the same; part of the original's interface. */
export const styleHookSingleton = () => useStyle;
