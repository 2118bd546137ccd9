import type { Clip, Shape } from "@/lib/line-art.ts";
import { roundHull } from "./hull.ts";
import { type Polyline, polylines } from "./path-data.ts";

/** What a cell of the grid shows. */
export const paper = 0;
export const ink = 1;
/** What stays white: beyond the drawn area, and the glint in an eye. */
const untouchable = 2;

/** A page as it is painted, on a grid of square cells. */
export interface Painting {
  columns: number;
  rows: number;
  /** The side of a cell in millimetres. */
  cell: number;
  /** By cell, row by row: `paper`, `ink` or `untouchable`. */
  cells: Uint8Array;
  /** By cell: the index of the shape that painted it last, -1 for none. */
  owners: Int16Array;
}

/** The first and the last cell of a span whose middles lie between two places, which are in cells. */
const firstIn = (place: number) => Math.ceil(place - 0.5);
const lastIn = (place: number) => Math.ceil(place - 0.5) - 1;

class Painter {
  readonly painting: Painting;

  constructor(width: number, height: number, cell: number) {
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const cells = new Uint8Array(columns * rows);
    this.painting = { columns, rows, cell, cells, owners: new Int16Array(columns * rows).fill(-1) };
  }

  private span(row: number, from: number, to: number, value: number, owner: number): void {
    const { columns, rows, cells, owners } = this.painting;
    if (row < 0 || row >= rows) return;
    const [first, end] = [
      row * columns + Math.max(0, firstIn(from)),
      row * columns + Math.min(columns - 1, lastIn(to)) + 1,
    ];
    if (end <= first) return;
    cells.fill(value, first, end);
    if (owner >= 0) owners.fill(owner, first, end);
  }

  /** Fills what lies inside of closed lines, by the non-zero or the even-odd rule. Lines are in cells. */
  fill(lines: readonly Polyline[], evenOdd: boolean, value: number, owner: number): void {
    const crossings = new Map<number, { x: number; winding: number }[]>();
    for (const { points } of lines) {
      for (let i = 0; i < points.length; i += 2) {
        const next = (i + 2) % points.length;
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[i], points[i + 1], points[next], points[next + 1]];
        const [top, bottom, winding] = y0 < y1 ? [y0, y1, 1] : [y1, y0, -1];
        const last = Math.min(this.painting.rows - 1, lastIn(bottom));
        for (let row = Math.max(0, firstIn(top)); row <= last; row++) {
          const x = x0 + ((row + 0.5 - y0) * (x1 - x0)) / (y1 - y0);
          const there = crossings.get(row);
          if (there) there.push({ x, winding });
          else crossings.set(row, [{ x, winding }]);
        }
      }
    }
    for (const [row, there] of crossings) {
      there.sort((a, b) => a.x - b.x);
      let winding = 0;
      for (const [index, { x, winding: turn }] of there.entries()) {
        winding += turn;
        const isInside = evenOdd ? index % 2 === 0 : winding !== 0;
        const next = there[index + 1];
        if (isInside && next) this.span(row, x, next.x, value, owner);
      }
    }
  }

  /** Paints lines with a round pen of a radius in cells. */
  stroke(lines: readonly Polyline[], radius: number): void {
    for (const { points, closed } of lines) {
      const count = points.length / 2;
      for (let i = 0; i < Math.max(1, closed ? count : count - 1); i++) {
        const j = (i + 1) % count;
        this.pen(points[2 * i] ?? 0, points[2 * i + 1] ?? 0, points[2 * j] ?? 0, points[2 * j + 1] ?? 0, radius);
      }
    }
  }

  /** One straight stroke: of each row the span between the outermost points of its two ends and its two sides. */
  private pen(x0: number, y0: number, x1: number, y1: number, radius: number): void {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [offX, offY] = length > 0 ? [(-(y1 - y0) / length) * radius, ((x1 - x0) / length) * radius] : [0, 0];
    const corners = [x0 + offX, y0 + offY, x1 + offX, y1 + offY, x1 - offX, y1 - offY, x0 - offX, y0 - offY];
    const last = lastIn(Math.max(y0, y1) + radius);
    for (let row = firstIn(Math.min(y0, y1) - radius); row <= last; row++) {
      const y = row + 0.5;
      let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      const reach = (x: number, half: number) => {
        from = Math.min(from, x - half);
        to = Math.max(to, x + half);
      };
      for (const [x, middle] of [
        [x0, y0],
        [x1, y1],
      ] as const) {
        const down = y - middle;
        if (Math.abs(down) <= radius) reach(x, Math.sqrt(radius * radius - down * down));
      }
      for (let i = 0; i < 8; i += 2) {
        const j = (i + 2) % 8;
        const [ax = 0, ay = 0, bx = 0, by = 0] = [corners[i], corners[i + 1], corners[j], corners[j + 1]];
        if (ay !== by && Math.min(ay, by) <= y && y <= Math.max(ay, by))
          reach(ax + ((y - ay) * (bx - ax)) / (by - ay), 0);
      }
      this.span(row, from, to, ink, -1);
    }
  }

  /** Takes away what lies beyond a rounded rectangle. */
  clip({ x, y, width, height, radius }: Clip): void {
    const { columns, rows, cell, cells } = this.painting;
    for (let row = 0; row < rows; row++) {
      const middleY = (row + 0.5) * cell;
      const deepY = Math.max(y + radius - middleY, middleY - (y + height - radius), 0);
      // How far the row reaches: all the width, less at the round corners, nothing above and below.
      const inset = deepY > radius ? width : radius - Math.sqrt(radius * radius - deepY * deepY);
      const [from, to] = [(x + inset) / cell, (x + width - inset) / cell];
      const start = row * columns;
      const [first, end] = [Math.max(0, firstIn(from)), Math.min(columns, lastIn(to) + 1)];
      if (deepY > radius || end <= first) cells.fill(untouchable, start, start + columns);
      else {
        cells.fill(untouchable, start, start + first);
        cells.fill(untouchable, start + end, start + columns);
      }
    }
  }
}

/**
 * Paints a page as the browser does, shape upon shape: white hides what lies behind it. Lines narrower than two cells
 * are taken for that wide, so that none has gaps. Null for a page that cannot be read.
 */
export function paint(
  page: { width: number; height: number; shapes: readonly Shape[] },
  cell: number,
): Painting | null {
  const painter = new Painter(page.width, page.height, cell);
  let clip: Clip | null = null;
  for (const [index, shape] of page.shapes.entries()) {
    // The frame comes after all that is cut, and lies on the cut's edge.
    if (clip && !shape.clip) painter.clip(clip);
    clip = shape.clip;
    const lines = polylines(shape.data, 0.05);
    if (!lines) return null;
    // The sheet itself, which has no line and is not cut, is nobody's.
    const owner = shape.line > 0 || shape.clip ? index : -1;
    const scaled = lines.map(({ points, closed }) => ({ points: points.map((value) => value / cell), closed }));
    if (shape.fill === "black" && shape.line === 0) {
      for (const eye of scaled.map(roundHull)) if (eye) painter.fill([eye], false, untouchable, owner);
    }
    if (shape.fill !== "none") painter.fill(scaled, shape.evenOdd, shape.fill === "black" ? ink : paper, owner);
    if (shape.line > 0) painter.stroke(scaled, Math.max(shape.line / cell, 2.1) / 2);
  }
  if (clip) painter.clip(clip);
  return painter.painting;
}
