/** A host has one set of caches, and several apps may lie on it: below a path, the names of ours begin with that. */
export const cacheName = (base: string, name: string) => (base ? `${base} ${name}` : name);

/** The cache of what was opened: books, their pictures. It is somebody's own, and goes when they sign out. */
export const openedCache = (base: string) => cacheName(base, "opened");

/** What the page says to a worker that waits for the page to be closed: take over now. */
export const takeOver = "take over";
