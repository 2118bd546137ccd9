/** A path's part as straight lines: x and y by turns, in the path's own unit. */
export interface Polyline {
  points: number[];
  closed: boolean;
}

const tokens = /([a-z])|(-?(?:\d+\.?\d*|\.\d+))/gi;
const argumentCount: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, z: 0 };

/** Adds a cubic curve as so many lines that none is farther from it than the tolerance. */
function flatten(points: number[], curve: readonly number[], tolerance: number): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
  const bend = Math.max(Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)));
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

/**
 * The lines of path data as the server's writer makes it (M, L, H, V, C, S, Z in both forms), curves within
 * `tolerance`. Null for data with any other command.
 */
export function polylines(data: string, tolerance: number): Polyline[] | null {
  const parts: Polyline[] = [];
  let part: Polyline | undefined;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // Where a smooth curve's first handle lies; where the last one was no curve, at the point itself.
  let [handleX, handleY] = [0, 0];
  let command = "";
  let numbers: number[] = [];

  const run = (): boolean => {
    const letter = command.toLowerCase();
    const isRelative = command === letter;
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const n = (index: number) => numbers[index] ?? 0;
    if (letter === "m") {
      [x, y] = [fromX + n(0), fromY + n(1)];
      [startX, startY] = [x, y];
      part = { points: [x, y], closed: false };
      parts.push(part);
      command = isRelative ? "l" : "L"; // more pairs are lines
    } else {
      if (!part || part.closed) {
        part = { points: [x, y], closed: false };
        parts.push(part);
      }
      if (letter === "z") {
        part.closed = true;
        [x, y] = [startX, startY];
      } else if (letter === "c" || letter === "s") {
        const shift = letter === "c" ? 2 : 0;
        const [c1x, c1y] = shift ? [fromX + n(0), fromY + n(1)] : [handleX, handleY];
        const [c2x, c2y] = [fromX + n(shift), fromY + n(shift + 1)];
        const [endX, endY] = [fromX + n(shift + 2), fromY + n(shift + 3)];
        flatten(part.points, [x, y, c1x, c1y, c2x, c2y, endX, endY], tolerance);
        [x, y] = [endX, endY];
        [handleX, handleY] = [2 * endX - c2x, 2 * endY - c2y];
        return true;
      } else {
        if (letter !== "v") x = fromX + n(0);
        if (letter === "v") y = fromY + n(0);
        if (letter === "l") y = fromY + n(1);
        part.points.push(x, y);
      }
    }
    [handleX, handleY] = [x, y];
    return true;
  };

  for (const [, letter, number] of data.matchAll(tokens)) {
    if (letter !== undefined) {
      if (argumentCount[letter.toLowerCase()] === undefined || numbers.length > 0) return null;
      command = letter;
      if (letter.toLowerCase() === "z") run();
    } else {
      numbers.push(Number(number));
      const wanted = argumentCount[command.toLowerCase()];
      if (!wanted) return null;
      if (numbers.length === wanted) {
        run();
        numbers = [];
      }
    }
  }
  return numbers.length > 0 ? null : parts;
}
