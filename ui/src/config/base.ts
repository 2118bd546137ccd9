/** Where the app lies on its server: "" or for example "/malbuch". The server writes it into index.html. */
export const base = document.documentElement.dataset.base?.replace(/\/$/, "") ?? "";

/** The address, for the browser, of a path of this server; addresses that are no such path stay as they are. */
export const inBase = (path: string): string => (path.startsWith("/") ? base + path : path);

/** The path of this server that a browser's path means. */
export const withoutBase = (path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path;
