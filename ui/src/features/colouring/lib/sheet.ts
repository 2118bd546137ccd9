import type { LineArt } from "@/lib/line-art.ts";
import type { Regions } from "./find-regions.ts";

/** An SVG element with attributes. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** A page that is coloured: what takes the colour, and the lines above it. */
export interface Sheet {
  svg: SVGSVGElement;
  /** What its regions are painted with besides plain colours; ids begin with the sheet's own. */
  paints: SVGDefsElement;
  id: string;
  /** The group of the regions' shapes, which are named `data-region` and counted from 1. */
  areas: SVGGElement;
  lines: SVGGElement;
}

let sheets = 0;

/** Makes a sheet of a page's lines. They lie above the colour, so that it never covers one. */
export function makeSheet(art: LineArt): Sheet {
  const svg = art.svg.cloneNode(false) as SVGSVGElement;
  const [paints, areas, lines] = [svgElement("defs"), svgElement("g"), svgElement("g")];
  lines.append(...[...art.svg.childNodes].map((child) => child.cloneNode(true)));
  svg.append(paints, areas, lines);
  sheets += 1;
  return { svg, paints, id: `sheet-${sheets}`, areas, lines };
}

/** Puts the shapes of regions on a sheet and returns them in their order. */
export function addRegions({ areas }: Sheet, { list }: Regions): SVGPathElement[] {
  const shapes = list.map(({ data }, index) =>
    svgElement("path", { "data-region": index + 1, d: data, role: "button", fill: "#fff" }),
  );
  areas.replaceChildren(...shapes);
  return shapes;
}
