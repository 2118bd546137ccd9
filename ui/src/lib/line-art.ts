import { colouringText } from "@/text/colouring.ts";

/** An area to colour: its shape, and the German name of what it belongs to. */
export interface Region {
  element: SVGElement;
  name: string;
}

/** A page of the drawing engine as elements that belong to this document. */
export interface LineArt {
  svg: SVGSVGElement;
  regions: Region[];
  width: number;
  height: number;
}

// What the engine's pages are made of. Anything else is left out: the page comes from the network.
const allowedElements = new Set(["svg", "g", "path", "clipPath", "rect", "circle", "ellipse", "title"]);
const allowedAttributes =
  /^(xmlns|viewBox|id|clip-path|fill|fill-rule|stroke|stroke-width|stroke-linejoin|stroke-linecap|d|x|y|width|height|rx|ry|cx|cy|r|transform|data-region)$/;

function keepOnlyDrawing(element: Element): void {
  for (const child of [...element.children]) {
    if (allowedElements.has(child.localName)) keepOnlyDrawing(child);
    else child.remove();
  }
  for (const { name } of [...element.attributes]) {
    if (!allowedAttributes.test(name)) element.removeAttribute(name);
  }
}

/** The title of the nearest group that has one. */
function nameOf(element: Element): string {
  for (let group = element.parentElement; group; group = group.parentElement) {
    const title = [...group.children].find((child) => child.localName === "title")?.textContent?.trim();
    if (title) return title;
  }
  return colouringText.background;
}

/** Reads an SVG page. Null for anything that is not one, such as the app's own HTML. */
export function parseLineArt(text: string): LineArt | null {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.namespaceURI !== "http://www.w3.org/2000/svg" || root.localName !== "svg") return null;
  if (parsed.querySelector("parsererror")) return null;
  const [, , width = 0, height = 0] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) return null;

  keepOnlyDrawing(root);
  root.removeAttribute("width");
  root.removeAttribute("height");
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  const regions = [...svg.querySelectorAll<SVGElement>("[data-region]")].map((element) => ({
    element,
    name: nameOf(element),
  }));
  // As elements the titles would be tooltips that cover what one wants to colour.
  for (const title of svg.querySelectorAll("title")) title.remove();
  return { svg, regions, width, height };
}

// How far inside the drawn area its frame's line ends, in millimetres.
const frameLine = 1;

/** The page without its white margins and frame, for a screen that frames it itself. */
export function withoutMargins(art: LineArt): LineArt {
  const area = art.svg.querySelector("clipPath > rect");
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(area?.getAttribute(name) ?? 0));
  if (!x || !y || !width || !height) return art;
  const shown = { width: width - 2 * frameLine, height: height - 2 * frameLine };
  art.svg.setAttribute("viewBox", `${x + frameLine} ${y + frameLine} ${shown.width} ${shown.height}`);
  return { ...art, ...shown };
}

/** Where the SVG form of a stored picture is. */
export function svgAddress(imageUrl: string): string {
  const url = new URL(imageUrl, window.location.origin);
  if (url.pathname.startsWith("/api/")) url.searchParams.set("format", "svg");
  return url.pathname + url.search;
}

/** Fetches a page of the engine. Null if there is none or it cannot be read; it is an extra, never an error. */
export async function fetchLineArt(url: string, signal: AbortSignal): Promise<LineArt | null> {
  try {
    const response = await fetch(url, { signal, credentials: "include" });
    return response.ok ? parseLineArt(await response.text()) : null;
  } catch {
    return null;
  }
}
