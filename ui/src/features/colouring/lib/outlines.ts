/** Labels of cells, row by row. */
interface Labelled {
  columns: number;
  rows: number;
  labels: Int16Array;
}

/** The corners of one edge of an area, x and y by turns, in cells; `marked` are the upper edges that were walked. */
function walk({ columns, rows, labels }: Labelled, start: number, marked: Uint8Array): number[] {
  const label = labels[start];
  const isOwn = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && labels[row * columns + column] === label;
  const corners: number[] = [];
  let [x, y] = [start % columns, Math.floor(start / columns)];
  const [startX, startY] = [x, y];
  // To the right along the upper edge of the first cell, with the area on the right hand.
  let [dx, dy] = [1, 0];
  do {
    if (dx === 1) marked[y * columns + x] = 1;
    x += dx;
    y += dy;
    // The cells ahead, to the left and to the right of the way.
    const left = isOwn(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    const right = isOwn(x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2);
    if (right && !left) continue;
    corners.push(x, y);
    // Where two own cells meet at a corner only, they are not neighbours: it turns to its own side.
    [dx, dy] = right ? [dy, -dx] : [-dy, dx];
  } while (x !== startX || y !== startY || dx !== 1);
  return corners;
}

/** Leaves out the points of a closed line that lie within the tolerance of the line through those that stay. */
function simplified(points: readonly number[], tolerance: number): number[] {
  const count = points.length / 2;
  const px = (index: number) => points[2 * (index % count)] as number;
  const py = (index: number) => points[2 * (index % count) + 1] as number;
  // The line is cut at its first point and at the one farthest from it.
  let opposite = 0;
  for (let i = 1; i < count; i++) {
    if (Math.hypot(px(i) - px(0), py(i) - py(0)) > Math.hypot(px(opposite) - px(0), py(opposite) - py(0))) opposite = i;
  }
  const kept = new Uint8Array(count + 1);
  kept[0] = kept[opposite] = kept[count] = 1;
  const open: [number, number][] = [
    [0, opposite],
    [opposite, count],
  ];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [from, to] = piece;
    const [dx, dy] = [px(to) - px(from), py(to) - py(from)];
    const length = Math.hypot(dx, dy) || 1;
    let [farthest, worst] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const off = Math.abs((px(i) - px(from)) * dy - (py(i) - py(from)) * dx) / length;
      if (off > worst) [farthest, worst] = [i, off];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_value, index) => kept[index >> 1]);
}

/**
 * The outline of each label from 0 to `count` - 1 as SVG path data, holes included (they run the other way round).
 * `cell` is the side of a cell in the path's unit; the outline is off by no more than one cell.
 */
export function outlines(labelled: Labelled, count: number, cell: number): string[] {
  const { columns, labels } = labelled;
  const paths: string[] = Array.from({ length: count }, () => "");
  const marked = new Uint8Array(labels.length);
  const number = (value: number) => String(Math.round(value * cell * 100) / 100);
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    const isUpperEdge = label >= 0 && (at < columns || labels[at - columns] !== label);
    if (!isUpperEdge || marked[at]) continue;
    const points = simplified(walk(labelled, at, marked), 0.9);
    const pairs: string[] = [];
    for (let i = 0; i < points.length; i += 2)
      pairs.push(`${number(points[i] as number)} ${number(points[i + 1] as number)}`);
    paths[label] += `M${pairs.join("L")}z`;
  }
  return paths;
}
