import { fetchLineArt, type LineArt } from "@/lib/line-art.ts";
import { askForRegions } from "./ask-for-regions.ts";
import type { Stroke } from "./coloured-pages.ts";
import { type Regions, regionAt } from "./find-regions.ts";
import { grainAddress } from "./grain-address.ts";
import { drawSheet } from "./save-picture.ts";
import { addRegions, makeSheet } from "./sheet.ts";
import { fillOf } from "./textures.ts";

interface Page {
  art: LineArt;
  regions: Regions;
}

const pages = new Map<string, Promise<Page | null>>();

async function loadPage(address: string): Promise<Page | null> {
  const art = await fetchLineArt(address, new AbortController().signal);
  return art && { art, regions: await askForRegions(art, new AbortController().signal) };
}

/** The page at an address; thirty children have coloured the same one, so it is read once. */
function pageAt(address: string): Promise<Page | null> {
  const known = pages.get(address);
  if (known) return known;
  const page = loadPage(address);
  pages.set(address, page);
  // What could not be read is tried again the next time.
  page.then((found) => found ?? pages.delete(address));
  return page;
}

async function draw(address: string, strokes: readonly Stroke[], width: number): Promise<Blob | null> {
  const page = await pageAt(address);
  if (!page) return null;
  const sheet = makeSheet(page.art);
  const shapes = addRegions(sheet, page.regions);
  if (strokes.some(({ texture }) => texture === "wax")) await grainAddress();
  for (const { crayon, texture = "smooth", ...place } of strokes) {
    shapes[regionAt(page.regions, place)]?.setAttribute("fill", fillOf(sheet, { crayon, texture }));
  }
  // A pattern's picture is put in when its promise is settled, which it is.
  await Promise.resolve();
  return drawSheet(sheet, width);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A page as somebody has coloured it, as a PNG of the given width in pixels; null for one that cannot be read. One after
 * the other, so that a class does not stop the browser.
 */
export function drawColoured(address: string, strokes: readonly Stroke[], width: number): Promise<Blob | null> {
  const drawn = last.then(() => draw(address, strokes, width));
  last = drawn.catch(() => null);
  return drawn;
}
