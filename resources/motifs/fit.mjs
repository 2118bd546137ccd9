// Cubic curves through dense points: corners are found first, then each piece between two corners is fitted with
// P. J. Schneider's method (An algorithm for automatically fitting digitized curves, Graphics Gems, 1990).

const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const length = (a) => Math.hypot(a[0], a[1]);
const unitOf = (a) => { const l = length(a) || 1; return [a[0] / l, a[1] / l]; };
const along = (p, direction, distance) => [p[0] + direction[0] * distance, p[1] + direction[1] * distance];

/** How far before and after a point its direction is measured, in pixels. */
const reach = 4.5;
/** Turning by more than this, in radians, is a corner. */
const cornerAngle = 0.72;

/** Index of the point at least `distance` away from `i` along the way; wraps around if `closed`. */
function walk(points, i, step, distance, closed) {
  let travelled = 0, at = i;
  const n = points.length;
  while (travelled < distance) {
    let next = at + step;
    if (closed) next = (next + n) % n;
    else if (next < 0 || next >= n) break;
    travelled += length(minus(points[next], points[at]));
    at = next;
    if (at === i) break;
  }
  return at;
}

function turning(points, i, closed) {
  const before = minus(points[i], points[walk(points, i, -1, reach, closed)]);
  const after = minus(points[walk(points, i, 1, reach, closed)], points[i]);
  return Math.abs(Math.atan2(before[0] * after[1] - before[1] * after[0], dot(before, after)));
}

/** Indexes of corners, in order. */
function corners(points, closed) {
  const n = points.length;
  const angles = points.map((_, i) => (!closed && (i === 0 || i === n - 1) ? 0 : turning(points, i, closed)));
  const out = [];
  for (let i = 0; i < n; ++i) {
    if (angles[i] < cornerAngle) continue;
    let best = true;
    for (let k = -5; k <= 5 && best; ++k) {
      const j = closed ? (i + k + n) % n : i + k;
      if (j < 0 || j >= n || j === i) continue;
      if (angles[j] > angles[i] || (angles[j] === angles[i] && k < 0)) best = false;
    }
    if (best) out.push(i);
  }
  return out;
}

/**
 * @param {number[][]} points dense, about a pixel apart
 * @returns {number[][]} the start, then segments: [x, y] a line, [x1, y1, x2, y2, x, y] a cubic
 */
export function fitCurve(points, closed, tolerance) {
  if (points.length < 3) return [points[0], ...points.slice(1)];
  const found = corners(points, closed);
  if (!closed) {
    const stops = [0, ...found, points.length - 1];
    return fitPieces(points, stops, tolerance);
  }
  if (found.length === 0) {
    const ring = [...points, points[0]];
    const direction = unitOf(minus(points[walk(points, 0, 1, 2.5, true)], points[walk(points, 0, -1, 2.5, true)]));
    return [ring[0], ...fitCubics(ring, direction, [-direction[0], -direction[1]], tolerance)];
  }
  const first = found[0];
  const ring = [...points.slice(first), ...points.slice(0, first), points[first]];
  return fitPieces(ring, [...found.map((i) => i - first), ring.length - 1], tolerance);
}

function fitPieces(points, stops, tolerance) {
  const out = [points[stops[0]]];
  for (let s = 0; s + 1 < stops.length; ++s) {
    const piece = points.slice(stops[s], stops[s + 1] + 1);
    if (piece.length < 2) continue;
    if (isStraight(piece, tolerance)) {
      out.push(piece[piece.length - 1]);
      continue;
    }
    const n = piece.length;
    const start = unitOf(minus(piece[walk(piece, 0, 1, 3, false)], piece[0]));
    const end = unitOf(minus(piece[walk(piece, n - 1, -1, 3, false)], piece[n - 1]));
    out.push(...fitCubics(piece, start, end, tolerance));
  }
  return out;
}

function isStraight(points, tolerance) {
  const from = points[0], way = minus(points[points.length - 1], from);
  const total = length(way);
  if (total < 1e-9) return false;
  return points.every((p) => {
    const d = minus(p, from);
    return Math.abs(way[0] * d[1] - way[1] * d[0]) / total <= tolerance;
  });
}

function fitCubics(points, start, end, tolerance) {
  const n = points.length;
  const from = points[0], to = points[n - 1];
  if (n === 2) {
    const third = length(minus(to, from)) / 3;
    return [[...along(from, start, third), ...along(to, end, third), ...to]];
  }
  const splitAt = (worst) => {
    const split = Math.min(n - 2, Math.max(1, worst));
    const direction = unitOf(minus(points[walk(points, split, -1, 2.5, false)], points[walk(points, split, 1, 2.5, false)]));
    return [
      ...fitCubics(points.slice(0, split + 1), start, direction, tolerance),
      ...fitCubics(points.slice(split), [-direction[0], -direction[1]], end, tolerance),
    ];
  };
  // One cubic cannot follow far more than a third of a turn; measured at wandering parameters its error looks small.
  let travelled = 0;
  for (let i = 1; i < n; ++i) travelled += length(minus(points[i], points[i - 1]));
  if (n > 4 && length(minus(to, from)) < 0.78 * travelled) return splitAt(n >> 1);
  let u = chordLengths(points);
  for (let round = 0; round < 4; ++round) {
    const cubic = leastSquares(points, u, start, end);
    const { error, worst } = largestError(points, cubic, u);
    if (error <= tolerance) return [[...cubic[1], ...cubic[2], ...cubic[3]]];
    if (error > tolerance * 6 || round === 3) return splitAt(worst);
    u = u.map((t, i) => reparameterize(cubic, points[i], t));
  }
  return [];
}

function chordLengths(points) {
  const u = [0];
  for (let i = 1; i < points.length; ++i) u.push(u[i - 1] + length(minus(points[i], points[i - 1])));
  const total = u[u.length - 1] || 1;
  return u.map((value) => value / total);
}

function leastSquares(points, u, start, end) {
  const from = points[0], to = points[points.length - 1];
  let c00 = 0, c01 = 0, c11 = 0, x0 = 0, x1 = 0;
  points.forEach((point, i) => {
    const t = u[i], s = 1 - t;
    const b0 = s * s * s, b1 = 3 * s * s * t, b2 = 3 * s * t * t, b3 = t * t * t;
    const a0 = [start[0] * b1, start[1] * b1], a1 = [end[0] * b2, end[1] * b2];
    const rest = [point[0] - from[0] * (b0 + b1) - to[0] * (b2 + b3), point[1] - from[1] * (b0 + b1) - to[1] * (b2 + b3)];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = length(minus(to, from));
  let alpha = 0, beta = 0;
  if (Math.abs(determinant) > 1e-12) {
    alpha = (x0 * c11 - x1 * c01) / determinant;
    beta = (c00 * x1 - c01 * x0) / determinant;
  }
  const travelled = chord || 1;
  if (alpha < 1e-3 * travelled || beta < 1e-3 * travelled || alpha > 6 * travelled + 50 || beta > 6 * travelled + 50) {
    alpha = beta = chord / 3;
  }
  return [from, along(from, start, alpha), along(to, end, beta), to];
}

function pointAt(c, t) {
  const s = 1 - t;
  const [a, b, d, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * c[0][0] + b * c[1][0] + d * c[2][0] + e * c[3][0], a * c[0][1] + b * c[1][1] + d * c[2][1] + e * c[3][1]];
}

function largestError(points, cubic, u) {
  let error = 0, worst = points.length >> 1;
  for (let i = 1; i < points.length - 1; ++i) {
    const d = length(minus(pointAt(cubic, u[i]), points[i]));
    if (d > error) { error = d; worst = i; }
  }
  return { error, worst };
}

/** One step of Newton's method towards the parameter nearest to a point. */
function reparameterize(c, point, t) {
  const s = 1 - t;
  const d = minus(pointAt(c, t), point);
  const first = [0, 1].map((k) => 3 * (s * s * (c[1][k] - c[0][k]) + 2 * s * t * (c[2][k] - c[1][k]) + t * t * (c[3][k] - c[2][k])));
  const second = [0, 1].map((k) => 6 * (s * (c[2][k] - 2 * c[1][k] + c[0][k]) + t * (c[3][k] - 2 * c[2][k] + c[1][k])));
  const denominator = dot(first, first) + dot(d, second);
  if (Math.abs(denominator) < 1e-12) return t;
  return Math.min(1, Math.max(0, t - dot(d, first) / denominator));
}
