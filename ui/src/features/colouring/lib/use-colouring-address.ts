import { useLocationProperty } from "wouter/use-browser-location";
import { inBase } from "@/config/base.ts";

const pattern = /^#ausmalen-([1-9]\d{0,3})$/;
const mark = "colouring";
const addressOf = (index: number) => `#ausmalen-${index + 1}`;

/**
 * Which picture of a page is being coloured, counted from 0, or null. It stands in the address: a reload goes on where
 * one was, and the way back of a phone leads out of it and not away from the page.
 */
export function useColouringAddress() {
  const hash = useLocationProperty(() => window.location.hash);
  const number = pattern.exec(hash)?.[1];
  const close = () => {
    // One step back where it was opened from the page; else there is no such step.
    if (window.history.state === mark) window.history.back();
    else window.history.replaceState(null, "", window.location.pathname + window.location.search);
  };
  return {
    index: number ? Number(number) - 1 : null,
    open: (index: number) => window.history.pushState(mark, "", addressOf(index)),
    /** To another picture; `path` is its page where it has one of its own. */
    turn: (index: number, path = "") =>
      window.history.replaceState(window.history.state, "", `${inBase(path)}${addressOf(index)}`),
    close,
  };
}
