import { inBase } from "@/config/base.ts";
import { colouringText } from "@/text/colouring.ts";

/** A rounded rectangle in the page's millimetres. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** One painted shape; later ones cover earlier ones. */
export interface Shape {
  /** Path data in the page's millimetres. */
  data: string;
  /** The German name of what it belongs to. */
  name: string;
  fill: "none" | "white" | "black";
  evenOdd: boolean;
  /** The width of its black line, 0 for none. */
  line: number;
  /** What it is cut at. */
  clip: Clip | null;
}

/** A page of the drawing engine: as elements that belong to this document, and as what it is made of. */
export interface LineArt {
  svg: SVGSVGElement;
  shapes: Shape[];
  /** The size of the page in millimetres. */
  width: number;
  height: number;
  /** Width to height of the part that the elements show. */
  ratio: number;
}

// What the engine's pages are made of. Anything else is left out: the page comes from the network.
const allowedElements = new Set(["svg", "g", "path", "clipPath", "rect", "title"]);
const allowedAttributes =
  /^(xmlns|viewBox|id|clip-path|fill|fill-rule|stroke|stroke-width|stroke-linejoin|stroke-linecap|d|x|y|width|height|rx|ry)$/;

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

/** An attribute of an element or of the nearest group that has it. */
const inherited = (element: Element, name: string) => element.closest(`[${name}]`)?.getAttribute(name) ?? null;

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

function clipOf(element: Element): Clip | null {
  const id = /^url\(#(.+)\)$/.exec(inherited(element, "clip-path") ?? "")?.[1];
  const area = id && element.ownerDocument.getElementById(id)?.querySelector("rect");
  if (!area) return null;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => numberOf(area, name));
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, radius: numberOf(area, "rx") };
}

function shapeOf(path: Element): Shape {
  const fill = inherited(path, "fill");
  return {
    data: path.getAttribute("d") ?? "",
    name: nameOf(path),
    fill: fill === "none" ? "none" : fill === "#fff" ? "white" : "black",
    evenOdd: inherited(path, "fill-rule") === "evenodd",
    line: inherited(path, "stroke") === null ? 0 : Number(inherited(path, "stroke-width") ?? 0),
    clip: clipOf(path),
  };
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
  const shapes = [...root.querySelectorAll("path")].filter((path) => !path.closest("clipPath")).map(shapeOf);
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  // As elements the titles would be tooltips that cover what one wants to colour.
  for (const title of svg.querySelectorAll("title")) title.remove();
  return { svg, shapes, width, height, ratio: width / height };
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
  return { ...art, ratio: shown.width / shown.height };
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
    const response = await fetch(inBase(url), { signal, credentials: "include" });
    return response.ok ? parseLineArt(await response.text()) : null;
  } catch {
    return null;
  }
}
