/** The cache of what was opened: books, their pictures. It is somebody's own, and goes when they sign out. */
export const openedCache = "opened";

/** What the page says to a worker that waits for the page to be closed: take over now. */
export const takeOver = "take over";
