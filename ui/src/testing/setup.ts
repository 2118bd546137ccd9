import "@/lib/zod-setup.ts";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { options } from "preact";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { clearToasts } from "@/components/ui/toast-store.ts";
import { forgetAlbumDeletions } from "@/features/album/lib/deletions.ts";
import { forgetDeletions } from "@/features/books/lib/deletions.ts";
import { forgetPages } from "@/features/drawing/lib/page-store.ts";
import { saySie } from "@/lib/address-form.ts";
import { setBookDraft } from "@/lib/book-draft.ts";
import { refreshSession } from "@/lib/session.ts";
import { takeUnknownCalls } from "./fake-fetch.ts";

// Lazy screens are compiled when they are first needed, which takes its time on a busy machine. Only a test that fails
// waits so long.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom lacks and the kit's primitives ask for.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Observer });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
});
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
Object.assign(window, {
  scrollTo: () => {},
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
});

// Preact runs effects after the next frame, or 35 ms later, and cancels the other of both: where the last test ends in
// between, jsdom is gone by then. Here they run as soon as nothing else does, and not at all after the last test.
const waiting = new Set<NodeJS.Timeout>();
options.requestAnimationFrame = (runEffects) => {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    runEffects();
  });
  waiting.add(timer);
};
afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  refreshSession();
});

afterEach(() => {
  expect(takeUnknownCalls(), "calls that the server does not know").toEqual([]);
  vi.useRealTimers();
  cleanup();
  clearToasts();
  forgetPages();
  forgetDeletions();
  forgetAlbumDeletions();
  setBookDraft(null);
  saySie();
});
