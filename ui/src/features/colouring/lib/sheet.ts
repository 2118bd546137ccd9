import type { LineArt } from "@/lib/line-art.ts";
import type { Regions } from "./find-regions.ts";

const svgElement = <Name extends keyof SVGElementTagNameMap>(name: Name) =>
  document.createElementNS("http://www.w3.org/2000/svg", name);

/** A page that is coloured: what takes the colour, and the lines above it. */
export interface Sheet {
  svg: SVGSVGElement;
  /** The group of the regions' shapes, which are named `data-region` and counted from 1. */
  areas: SVGGElement;
  lines: SVGGElement;
}

/** Makes a sheet of a page's lines. They lie above the colour, so that it never covers one. */
export function makeSheet(art: LineArt): Sheet {
  const svg = art.svg.cloneNode(false) as SVGSVGElement;
  const [areas, lines] = [svgElement("g"), svgElement("g")];
  lines.append(...[...art.svg.childNodes].map((child) => child.cloneNode(true)));
  svg.append(areas, lines);
  return { svg, areas, lines };
}

/** Puts the shapes of regions on a sheet and returns them in their order. */
export function addRegions({ areas }: Sheet, { list }: Regions): SVGPathElement[] {
  const shapes = list.map(({ data }, index) => {
    const shape = svgElement("path");
    shape.setAttribute("data-region", String(index + 1));
    shape.setAttribute("d", data);
    shape.setAttribute("role", "button");
    return shape;
  });
  areas.replaceChildren(...shapes);
  return shapes;
}
