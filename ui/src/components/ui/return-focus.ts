import { useMemo, useRef } from "react";

/**
 * What a dialog without a trigger of its own needs to give the focus back to what opened it. Whatever took the focus in
 * the meantime keeps it: a link in the menu leads to another page, and the focus goes there.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      remember: () => {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      },
      /** Handles Radix' onCloseAutoFocus. */
      giveBack: (event: Event) => {
        event.preventDefault();
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && opener.current?.isConnected) opener.current.focus();
      },
    }),
    [],
  );
}
