// Centre lines of all that is too thin to be a region, as far as they stand clear of borders.
import { difference } from "./colour.mjs";
import { boxOf, components, localMask, side, unit } from "./raster.mjs";
import { rules } from "./rules.mjs";
import { centreLines } from "./skeleton.mjs";

/** Whether two colours differ so that a line between them is wanted. Light lines on dark are mostly gloss. */
function lineIsSeen(line, ground) {
  if (!ground) return true;
  const contrast = difference(line, ground);
  if (line[0] > ground[0] + 8) return contrast > 40 && ground[0] < 60;
  return contrast > rules.lineContrast;
}

/**
 * Centre lines of all that is too thin to be a region: thin strokes, thin shapes and what openRegions() removed.
 * @returns {{points: number[][], closed: boolean}[]} in pixels, dense
 */
export function lineCandidates(parts, top, labels, colours, opened) {
  const ground = (p) => (opened.labels[p] ? colours.get(opened.labels[p]) : null);
  const found = [];
  for (const part of parts) {
    if (part.role === "line") {
      const strength = part.area.width;
      part.area.centre.forEach((points, i) => {
        for (const run of visibleRuns(dense(points, part.area.closed[i]), (p) => top[p] === part.index &&
          lineIsSeen(part.lab, ground(p)))) found.push({ points: run, strength });
      });
    }
    if (part.role === "thin") {
      const pixels = part.pixels.filter((p) => top[p] === part.index);
      found.push(...thinLines(pixels, part.lab, ground));
    }
  }
  const pieces = components(labels.map((label, p) => (opened.removed[p] ? label : -1)), -1);
  const members = new Map();
  for (let p = 0; p < labels.length; ++p) {
    if (!opened.removed[p] || labels[p] === 0) continue;
    const id = pieces.map[p];
    if (pieces.area[id] < 24) continue;
    if (!members.has(id)) members.set(id, []);
    members.get(id).push(p);
  }
  for (const [id, pixels] of members) found.push(...thinLines(pixels, colours.get(pieces.label[id]), ground));
  return found;
}

function thinLines(pixels, colour, ground) {
  if (pixels.length < 16) return [];
  const box = boxOf(pixels);
  const seen = (p) => lineIsSeen(colour, ground(p));
  return centreLines(localMask(pixels, box), box).flatMap((points) =>
    visibleRuns(points, seen).map((run) => ({ points: run, strength: 2 })));
}

/** The points of a polyline not more than a pixel apart. */
function dense(points, closed) {
  const out = [];
  const n = points.length / 2;
  for (let i = 0; i < (closed ? n : n - 1); ++i) {
    const j = (i + 1) % n;
    const [x0, y0, x1, y1] = [points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1]];
    const pieces_ = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0)));
    for (let k = 0; k < pieces_; ++k) out.push([x0 + ((x1 - x0) * k) / pieces_, y0 + ((y1 - y0) * k) / pieces_]);
  }
  const last = closed ? 0 : n - 1;
  if (n > 0) out.push([points[2 * last], points[2 * last + 1]]);
  return out;
}

const pixelAt = ([x, y]) => {
  const column = Math.floor(x), row = Math.floor(y);
  return column < 1 || row < 1 || column >= side - 1 || row >= side - 1 ? -1 : row * side + column;
};

/** The runs of points for whose pixels `test` holds; gaps of up to three points are bridged. */
function visibleRuns(points, test) {
  const runs = [];
  let run = [], gap = [];
  for (const point of points) {
    const p = pixelAt(point);
    if (p >= 0 && test(p)) {
      run.push(...gap, point);
      gap = [];
    } else if (run.length > 0) {
      gap.push(point);
      if (gap.length > 3) {
        runs.push(run);
        run = [];
        gap = [];
      }
    }
  }
  runs.push(run);
  return runs.filter((r) => r.length > 3);
}

/**
 * Keeps the lines that stand clear of region borders, solids and each other: a line along a border would be a double
 * contour. `distance` is each pixel's distance to the nearest border or solid.
 * @returns {{points: number[][], clear: number}[]}
 */
export function clearLines(candidates, distance, level) {
  const clearance = level.clearance * unit, minLine = level.minLine * unit;
  const taken = new Uint8Array(side * side);
  const reach = Math.ceil(clearance * 0.8);
  const out = [];
  for (const { points } of candidates.map((c) => c).sort((a, b) => b.points.length - a.points.length)) {
    for (const piece of splitNearBorders(points, distance, clearance)) {
      const free = piece.filter((point) => !taken[pixelAt(point)]).length;
      const length = lengthOf(piece);
      if (length < minLine || free < 0.6 * piece.length) continue;
      const gaps = piece.map((point) => distance[pixelAt(point)]).sort((a, b) => a - b);
      out.push({ points: piece, clear: gaps[gaps.length >> 1] / unit });
      for (const point of piece) {
        const p = pixelAt(point);
        for (let dy = -reach; dy <= reach; ++dy) for (let dx = -reach; dx <= reach; ++dx) {
          if (dx * dx + dy * dy <= reach * reach) taken[Math.max(0, p + dy * side + dx)] = 1;
        }
      }
    }
  }
  return out;
}

function lengthOf(points) {
  let length = 0;
  for (let i = 1; i < points.length; ++i) {
    length += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  }
  return length;
}

/** Cuts out long stretches near a border; short ones stay, so that lines reach the border that they end at. */
function splitNearBorders(points, distance, clearance) {
  const near = points.map((point) => distance[pixelAt(point)] < clearance);
  const pieces = [];
  let piece = [];
  for (let i = 0; i < points.length;) {
    let j = i;
    while (j < points.length && near[j] === near[i]) ++j;
    const stretch = points.slice(i, j);
    if (!near[i] || lengthOf(stretch) <= 2.4 * clearance) piece.push(...stretch);
    else {
      pieces.push(piece);
      piece = [];
    }
    i = j;
  }
  pieces.push(piece);
  return pieces.filter((p) => p.length > 2 && p.some((point) => distance[pixelAt(point)] >= clearance));
}
