import { navigate } from "wouter/use-browser-location";
import { inBase, withoutBase } from "@/config/base.ts";
import { routes } from "@/config/paths.ts";

let target: string | null = null;

/** Remembers where somebody wants to go on once they are signed in; forgotten when the page is left or loaded anew. */
export const setSignInTarget = (href: string) => {
  target = href;
};

/**
 * Remembers the page that is shown. Not the home page: whoever signs in goes there by themselves where something is
 * pending, and that comes with its words.
 */
export function returnHereAfterSignIn(): void {
  const { search } = window.location;
  const pathname = withoutBase(window.location.pathname);
  if (pathname !== routes.home) setSignInTarget(pathname + search);
}

/** Goes to the login and, once somebody is signed in, back to this page. */
export function goToSignIn(): void {
  returnHereAfterSignIn();
  navigate(inBase(routes.login));
}

const keptKey = `${inBase("/")} signInTarget`;

/** Keeps where to go on while the browser is away, at the service that signs people in. */
export function keepSignInTarget(): void {
  try {
    if (target) sessionStorage.setItem(keptKey, target);
    else sessionStorage.removeItem(keptKey);
  } catch {
    // A browser that forbids it leads to the usual place.
  }
}

/** Remembers again what was kept; once. */
export function restoreSignInTarget(): void {
  try {
    const kept = sessionStorage.getItem(keptKey);
    sessionStorage.removeItem(keptKey);
    if (kept?.startsWith("/")) target = kept;
  } catch {
    // The same.
  }
}

/** Where to go on, once; null if nowhere in particular. */
export function takeSignInTarget(): string | null {
  const taken = target;
  target = null;
  return taken;
}
