import { crayonOf } from "./crayons.ts";
import { grainAddress } from "./grain-address.ts";
import type { Paint, Texture } from "./paints.ts";
import { type Sheet, svgElement } from "./sheet.ts";

interface Tile {
  /** Its side in millimetres of the page. */
  side: number;
  /** How much of the colour lies under the pattern, from 0 to 1. */
  ground: number;
  turn?: number;
  draw: (colour: string) => SVGElement[];
}

const heart = "M5 8.2C2 6.2.9 4.7 1.1 3.2 1.3 1.6 3.4.8 5 2.9 6.6.8 8.7 1.6 8.9 3.2 9.1 4.7 8 6.2 5 8.2z";

const tiles: Record<Exclude<Texture, "smooth">, Tile> = {
  wax: {
    side: 34,
    ground: 1,
    draw: () => {
      const image = svgElement("image", { width: 34, height: 34, preserveAspectRatio: "none" });
      grainAddress().then((href) => href && image.setAttribute("href", href));
      return [image];
    },
  },
  dots: {
    side: 6,
    ground: 0.3,
    draw: (fill) => [
      svgElement("circle", { cx: 1.5, cy: 1.5, r: 1.2, fill }),
      svgElement("circle", { cx: 4.5, cy: 4.5, r: 1.2, fill }),
    ],
  },
  stripes: {
    side: 5,
    ground: 0.3,
    turn: 45,
    draw: (fill) => [svgElement("path", { d: "M0 0h2.5v5H0z", fill })],
  },
  checks: {
    side: 7,
    ground: 0.2,
    draw: (fill) => [
      svgElement("path", { d: "M0 0h3.5v7H0z", fill, "fill-opacity": 0.45 }),
      svgElement("path", { d: "M0 0h7v3.5H0z", fill, "fill-opacity": 0.45 }),
    ],
  },
  hearts: {
    side: 10,
    ground: 0.3,
    draw: (fill) => [svgElement("path", { d: heart, fill, transform: "translate(1.2 1.2) scale(.76)" })],
  },
};

/** A pattern in the page's millimetres. */
function patternOf(colour: string, texture: Exclude<Texture, "smooth">, id: string): SVGPatternElement {
  const { side, ground, turn, draw } = tiles[texture];
  const pattern = svgElement("pattern", { id, patternUnits: "userSpaceOnUse", width: side, height: side });
  if (turn) pattern.setAttribute("patternTransform", `rotate(${turn})`);
  const paper = svgElement("path", { d: `M0 0h${side}v${side}H0z`, fill: "#fff" });
  const base = svgElement("path", { d: `M0 0h${side}v${side}H0z`, fill: colour, "fill-opacity": ground });
  pattern.append(paper, base, ...draw(colour));
  return pattern;
}

/** What a shape of a sheet has as its `fill`; puts a pattern on the sheet when it is the first one of its kind. */
export function fillOf({ paints, id: sheetId }: Pick<Sheet, "paints" | "id">, { crayon, texture }: Paint): string {
  const { colour } = crayonOf(crayon);
  if (texture === "smooth") return colour;
  const id = `${sheetId}-${crayon}-${texture}`;
  if (![...paints.children].some((child) => child.id === id)) paints.append(patternOf(colour, texture, id));
  return `url(#${id})`;
}
