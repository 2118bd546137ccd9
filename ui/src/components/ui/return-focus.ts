import { useMemo, useRef } from "react";

// What opened the dialog that is open, or was closed just now: one that comes in its place goes back there, too.
let openerOfLast: HTMLElement | null = null;

/**
 * What a dialog without a trigger of its own needs to give the focus back to what opened it. Whatever took the focus in
 * the meantime keeps it: a link in the menu leads to another page, and the focus goes there. Where what opened it is
 * gone, the keyboard goes on at the content.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      remember: () => {
        const { activeElement, body } = document;
        opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : openerOfLast;
        openerOfLast = opener.current;
      },
      /** Handles Radix' onCloseAutoFocus. */
      giveBack: (event: Event) => {
        event.preventDefault();
        openerOfLast = null;
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (!isFree) return;
        if (opener.current?.isConnected) opener.current.focus();
        else document.querySelector("main")?.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
