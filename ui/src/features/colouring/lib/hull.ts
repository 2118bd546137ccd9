import type { Polyline } from "./path-data.ts";

type Point = readonly [number, number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const area = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, here, index) => sum + turn([0, 0], here, points[(index + 1) % points.length] as Point), 0),
  ) / 2;

/** One side of the convex hull of points that are in order from left to right. */
function side(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length >= 2 && turn(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

// A crescent, such as a smiling mouth, is far from its hull; a pupil lacks its glint only.
const mostThatIsMissing = 0.3;

/**
 * The convex hull of a shape that almost fills it: of a pupil, whose glint is a hole in it or a bite out of its edge.
 * Null for any other shape.
 */
export function roundHull({ points }: Polyline): Polyline | null {
  const corners = points.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, points[index + 1] ?? 0]] : []));
  const sorted = [...corners].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const hull = [...side(sorted), ...side(sorted.reverse())];
  if (area(corners) < (1 - mostThatIsMissing) * area(hull)) return null;
  return { points: hull.flat(), closed: true };
}
