let target: string | null = null;

/** Remembers where somebody wants to go on once they are signed in; forgotten when the page is left or loaded anew. */
export const setSignInTarget = (href: string) => {
  target = href;
};

/** Where to go on, once; null if nowhere in particular. */
export function takeSignInTarget(): string | null {
  const taken = target;
  target = null;
  return taken;
}
