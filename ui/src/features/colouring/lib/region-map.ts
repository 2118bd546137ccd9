import { ink, type Painting, paper } from "./painting.ts";

/** A white area between lines that is wide enough to be coloured. */
interface Area {
  /** Its point that is farthest from any line, in millimetres of the page. */
  x: number;
  y: number;
  /** The index of the shape that is seen there, -1 for bare paper. */
  shape: number;
}

/** Which cell of a painting belongs to which area. */
interface RegionMap {
  areas: Area[];
  /** By cell: the index of its area, reaching under the lines around it; -1 for none. */
  labels: Int16Array;
}

// An area into which no crayon's point fits stays white: a glint in an eye, the corner between two lines.
const narrowestMm = 1;
// The deepest that colour reaches under the lines: half of the widest one, with some to spare.
const underLinesMm = 1.5;

/** How far each paper cell is from what is not paper, in thirds of a cell. */
function distances({ columns, rows, cells }: Painting): Int32Array {
  const far = new Int32Array(columns * rows);
  const at = (row: number, column: number) =>
    row < 0 || column < 0 || row >= rows || column >= columns ? 0 : (far[row * columns + column] as number);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (cells[row * columns + column] !== paper) continue;
      const above = Math.min(at(row - 1, column) + 3, at(row - 1, column - 1) + 4, at(row - 1, column + 1) + 4);
      far[row * columns + column] = Math.min(above, at(row, column - 1) + 3);
    }
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const here = row * columns + column;
      if (cells[here] !== paper) continue;
      const below = Math.min(at(row + 1, column) + 3, at(row + 1, column - 1) + 4, at(row + 1, column + 1) + 4);
      far[here] = Math.min(far[here] as number, below, at(row, column + 1) + 3);
    }
  }
  return far;
}

const unseen = -2;
const tooSmall = -3;

/** Collects the connected paper cells from one of them on, and labels them. Returns them in the order of their finding. */
function flood(
  start: number,
  label: number,
  labels: Int16Array,
  { columns, rows }: Painting,
  found: Int32Array,
): number {
  let [done, count] = [0, 1];
  found[0] = start;
  labels[start] = label;
  const visit = (cell: number) => {
    if (labels[cell] !== unseen) return;
    labels[cell] = label;
    found[count++] = cell;
  };
  while (done < count) {
    const cell = found[done++] as number;
    const column = cell % columns;
    if (column > 0) visit(cell - 1);
    if (column < columns - 1) visit(cell + 1);
    if (cell >= columns) visit(cell - columns);
    if (cell < columns * (rows - 1)) visit(cell + columns);
  }
  return count;
}

/** Lets the areas grow under the lines, each as far as to the middle between itself and the next one. */
function growUnderLines(labels: Int16Array, { columns, rows, cell, cells }: Painting): void {
  let edge: number[] = [];
  for (let at = 0; at < labels.length; at++) if ((labels[at] as number) >= 0) edge.push(at);
  for (let step = 0; step < underLinesMm / cell; step++) {
    const next: number[] = [];
    for (const at of edge) {
      const column = at % columns;
      const visit = (near: number) => {
        if (cells[near] !== ink || labels[near] !== -1) return;
        labels[near] = labels[at] as number;
        next.push(near);
      };
      if (column > 0) visit(at - 1);
      if (column < columns - 1) visit(at + 1);
      if (at >= columns) visit(at - columns);
      if (at < columns * (rows - 1)) visit(at + columns);
    }
    edge = next;
  }
}

/** Finds what can be coloured in a painting, in the order of the shapes that are seen there, bare paper last. */
export function findAreas(painting: Painting): RegionMap {
  const { columns, rows, cell, cells, owners } = painting;
  const labels = new Int16Array(columns * rows);
  for (let at = 0; at < labels.length; at++) labels[at] = cells[at] === paper ? unseen : -1;
  const far = distances(painting);
  const found = new Int32Array(columns * rows);
  const areas: Area[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== unseen) continue;
    const count = flood(start, areas.length, labels, painting, found);
    let deepest = start;
    for (let i = 0; i < count; i++) {
      const at = found[i] as number;
      if ((far[at] as number) > (far[deepest] as number)) deepest = at;
    }
    if (((2 * (far[deepest] as number)) / 3 - 1) * cell < narrowestMm) {
      for (let i = 0; i < count; i++) labels[found[i] as number] = tooSmall;
      continue;
    }
    const [x, y] = [((deepest % columns) + 0.5) * cell, (Math.floor(deepest / columns) + 0.5) * cell];
    areas.push({ x, y, shape: owners[deepest] as number });
  }
  growUnderLines(labels, painting);
  return inOrder(areas, labels);
}

function inOrder(areas: readonly Area[], labels: Int16Array): RegionMap {
  const rank = ({ shape }: Area) => (shape < 0 ? Number.MAX_SAFE_INTEGER : shape);
  const order = areas
    .map((area, index) => ({ area, index }))
    .sort((a, b) => rank(a.area) - rank(b.area) || a.index - b.index);
  const place = new Int16Array(areas.length);
  for (const [index, { index: before }] of order.entries()) place[before] = index;
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    labels[at] = label < 0 ? -1 : (place[label] as number);
  }
  return { areas: order.map(({ area }) => area), labels };
}
