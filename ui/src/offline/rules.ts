/** How the service worker answers a request: not at all, from what came with the app, or from the net if it can. */
export type Way = "network" | "app" | "page" | "kept";

interface Asked {
  method: string;
  /** The mode of a fetch request; `navigate` is a page that is opened. */
  mode: string;
  url: string;
}

// A book with its sides and pictures, the shelf, and what the app asks at its start. No downloads: they are files already.
const keptPaths = [
  /^\/api\/coloring-books$/,
  /^\/api\/coloring-books\/[^/]+$/,
  /^\/api\/coloring-books\/[^/]+\/pages(\/[^/]+)?$/,
  /^\/api\/images\/[^/]+$/,
  /^\/api\/public\/config$/,
  /^\/coloring-pages\/[^/]+$/,
];

const pathBelow = (base: string, { pathname }: URL): string | null =>
  pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;

/** How a request is answered; `origin` is the app's own, `base` the path below which it lies ("" or "/malbuch"). */
export function wayOf({ method, mode, url }: Asked, origin: string, base = ""): Way {
  const asked = new URL(url);
  const pathname = pathBelow(base, asked);
  if (method !== "GET" || asked.origin !== origin || pathname === null) return "network";
  const { searchParams } = asked;
  if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) return "app";
  if (keptPaths.some((path) => path.test(pathname))) return searchParams.get("format") === "pdf" ? "network" : "kept";
  const isFile = pathname.startsWith("/api/") || /\.[a-z0-9]+$/.test(pathname);
  return mode === "navigate" && !isFile ? "page" : "network";
}

/** A book's own address, not that of the shelf or of a side. */
export const isBook = (url: string, base = ""): boolean =>
  /^\/api\/coloring-books\/[^/]+$/.test(pathBelow(base, new URL(url)) ?? "");

/** The address of the list of a book's sides, as they are printed with the options of its query. */
export const isSides = (url: string, base = ""): boolean =>
  /^\/api\/coloring-books\/[^/]+\/pages$/.test(pathBelow(base, new URL(url)) ?? "");

/**
 * What of a book one needs to look at its pictures and to colour them: each picture, and its lines. `book` is what the
 * server answered; an address of elsewhere is left out.
 */
export function picturesOf(book: unknown): string[] {
  const images = (book as { images?: unknown } | null)?.images;
  if (!Array.isArray(images)) return [];
  return images
    .filter((image): image is string => typeof image === "string" && /^\/(?!\/)/.test(image))
    .flatMap((image) => (image.startsWith("/api/") ? [image, linesOf(image)] : [image]));
}

/** The sides of a book, exercises and story too, as the server listed them; an address of elsewhere is left out. */
export function sidesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list
    .map((side) => (side as { url?: unknown } | null)?.url)
    .filter((url): url is string => typeof url === "string" && /^\/(?!\/)/.test(url));
}

/** The same address as the one from which a page is coloured (`svgAddress`). */
function linesOf(image: string): string {
  const url = new URL(image, "http://app");
  url.searchParams.set("format", "svg");
  return url.pathname + url.search;
}

/** How many answers are kept of what was opened; the oldest go first. */
export const mostKept = 600;
