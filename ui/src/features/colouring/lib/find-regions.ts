import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { outlines } from "./outlines.ts";
import { paint } from "./painting.ts";
import { findAreas } from "./region-map.ts";

/** A place of a page, in its millimetres. */
interface Place {
  x: number;
  y: number;
}

/** An area to colour. */
export interface Region {
  /** The German name of what is seen there. */
  name: string;
  /** Its outline as path data, which reaches under the lines around it. */
  data: string;
  /** Its point that is farthest from any line. */
  middle: Place;
}

/** The areas of a page that can be coloured. Plain data, which can be sent to and from a worker. */
export interface Regions {
  list: Region[];
  /** Which of them lies where: indexes on a grid, row by row, -1 for none. */
  columns: number;
  rows: number;
  labels: Int16Array;
}

/** What of a page its regions are found from. */
export type Painted = Pick<LineArt, "shapes" | "width" | "height">;

const cellMm = 0.25;
const none: Regions = { list: [], columns: 0, rows: 0, labels: new Int16Array() };

/**
 * Finds what a child can colour on a page: every white area between its lines as they are seen, be it a shape, a part
 * of one, or what is behind all of them. In the order in which the page is painted, the background last. Computed from
 * the page alone, so that it is the same in every browser.
 */
export function findRegions(page: Painted): Regions {
  const painting = page.shapes.some(({ line }) => line > 0) ? paint(page, cellMm) : null;
  if (!painting) return none;
  const { columns, rows } = painting;
  const { areas, labels } = findAreas(painting);
  const paths = outlines({ columns, rows, labels }, areas.length, cellMm);
  const list = areas.map(({ x, y, shape }, index) => ({
    name: page.shapes[shape]?.name ?? colouringText.background,
    data: paths[index] ?? "",
    middle: { x, y },
  }));
  return { list, columns, rows, labels };
}

/** The index of the region at a place, or of the one whose line is there; -1 for none. */
export function regionAt({ columns, rows, labels }: Regions, { x, y }: Place): number {
  const [column, row] = [Math.floor(x / cellMm), Math.floor(y / cellMm)];
  const isOn = column >= 0 && row >= 0 && column < columns && row < rows;
  return isOn ? (labels[row * columns + column] as number) : -1;
}
