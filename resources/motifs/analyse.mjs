// Decides what each painted area of a drawing becomes: region, solid, line or nothing. Works on a bitmap of labels,
// because what counts is what is seen: overlaps, clips and hidden parts are then settled by painting.
import { chroma, difference, lab } from "./colour.mjs";
import { boxOf, components, coveredPixels, distances, inscribedRadius, localMask, margin, side, unit } from "./raster.mjs";
import { rules } from "./rules.mjs";
import { centreLines } from "./skeleton.mjs";

/**
 * @typedef {object} Part an area with what was found out about it
 * @property {number} index
 * @property {import("./svg.mjs").Area} area
 * @property {Int32Array} pixels
 * @property {number[]} lab mean colour
 * @property {number} width diameter of its largest inscribed disc, in units
 * @property {number} size its area, in units
 * @property {"region" | "solid" | "line" | "thin" | "highlight" | "shading"} role
 */

/** The eight neighbours of a pixel and what a step to them costs, five to a pixel. */
const stepOffsets = Int32Array.of(-1, 1, -side, side, -side - 1, -side + 1, side - 1, side + 1);
const stepCosts = Int32Array.of(5, 5, 5, 5, 7, 7, 7, 7);

/** Mean colour over a sample of an area's pixels. */
function meanColour(area, pixels) {
  const step = Math.max(1, Math.floor(pixels.length / 48));
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < pixels.length; i += step) {
    const colour = area.paint.at((pixels[i] % side) + 0.5, ((pixels[i] / side) | 0) + 0.5);
    for (let k = 0; k < 3; ++k) sum[k] += colour[k];
    ++count;
  }
  return lab(sum.map((value) => value / count));
}

function clippedPixels(area) {
  let pixels = coveredPixels(area.rings, area.evenOdd);
  for (const clip of area.clips) {
    const mask = new Uint8Array(side * side);
    for (const p of coveredPixels(clip, false)) mask[p] = 1;
    pixels = pixels.filter((p) => mask[p]);
  }
  return pixels;
}

/** Splits a set of pixels, given row by row, into connected ones (8 neighbours). */
function connectedPieces(pixels) {
  for (const p of pixels) scratch[p] = 1;
  const pieces = [];
  const queue = new Int32Array(pixels.length);
  for (const first of pixels) {
    if (!scratch[first]) continue;
    scratch[first] = 0;
    queue[0] = first;
    let end = 1;
    for (let i = 0; i < end; ++i) {
      for (let k = 0; k < 8; ++k) {
        const to = queue[i] + stepOffsets[k];
        if (!scratch[to]) continue;
        scratch[to] = 0;
        queue[end++] = to;
      }
    }
    pieces.push(queue.slice(0, end));
  }
  return pieces;
}

/** All zero between calls. */
const scratch = new Uint8Array(side * side);

/** Areas with their pixels, without shading. @returns {Part[]} */
export function readParts(areas, override = {}) {
  const top = new Int32Array(side * side);
  const parts = [];
  areas.forEach((area, number) => {
    if (override.drop?.includes(number)) return;
    const pixels = clippedPixels(area);
    if (pixels.length < 6) return;
    let colour = meanColour(area, pixels);
    if (area.paint.alpha < rules.opaque || area.paint.fades) {
      colour = seenThrough(area, pixels, colour, top, parts);
      if (!colour && !override.keep?.includes(number)) return;
      colour ??= meanColour(area, pixels);
    }
    // One path often draws both eyes and the mouth: each piece of it is judged by itself.
    for (const piece of area.width === undefined ? connectedPieces(pixels) : [pixels]) {
      if (piece.length < 6) continue;
      parts.push({ index: parts.length + 1, number, area, pixels: piece,
        lab: colour, width: (2 * inscribedRadius(piece)) / unit, size: piece.length / (unit * unit), role: "region" });
      for (const p of piece) top[p] = parts.length;
    }
  });
  return parts;
}

/** The colour as which a transparent area is seen, or null if it is but shading. */
function seenThrough(area, pixels, colour, top, parts) {
  const { alpha, fades } = area.paint;
  if (alpha < rules.faint) return null;
  const ground = [0, 0, 0];
  let over = 0;
  for (const p of pixels) {
    if (top[p] === 0) continue;
    ++over;
    for (let k = 0; k < 3; ++k) ground[k] += parts[top[p] - 1].lab[k];
  }
  if (over <= 0.6 * pixels.length) return colour; // glass, bubbles, ghosts
  // A pupil painted half transparently on brown fur is a pupil all the same.
  const mixed = colour.map((value, k) => value * alpha + (ground[k] / over) * (1 - alpha));
  const pupil = !fades && alpha > 0.45 && isDark(mixed) && ground[0] / over - mixed[0] > 12 &&
    pixels.length < 0.02 * unit * unit;
  return pupil ? mixed : null;
}

/** Whether a colour reads as black where it is small: brown pupils do, red berries do not. */
const isDark = (colour) => colour[0] < (chroma(colour) < 42 ? rules.darkGrey : rules.darkColour);

/** Sets the role of every part; returns the map of the topmost part of each pixel (0: none). */
export function assignRoles(parts, override = {}) {
  const top = new Int32Array(side * side);
  for (const part of parts) for (const p of part.pixels) top[p] = part.index;
  const visible = new Int32Array(parts.length + 1);
  for (const index of top) ++visible[index];
  const seen = (part) => visible[part.index] / part.pixels.length;

  /** The part of a part's border at which the background begins. */
  const exposed = (part) => {
    let outside = 0, all = 0;
    for (const p of part.pixels) {
      for (let k = 0; k < 4; ++k) {
        const index = top[p + stepOffsets[k]];
        if (index === part.index) continue;
        ++all;
        if (index === 0) ++outside;
      }
    }
    return outside / Math.max(1, all);
  };
  const solidAt = new Uint8Array(side * side);
  const atEdge = [];
  for (const part of parts) {
    part.role = roleOf(part, seen(part), solidAt);
    // Ears, feet and tips stick out; eyes, noses and mouths lie inside.
    if (part.role === "solid" && part.size > rules.solidAtEdge &&
      part.size > 1.3 * part.width * part.width && exposed(part) > (part.size > rules.solidEar ? rules.exposedEar : rules.exposed)) {
      part.role = "region";
      atEdge.push(part);
    }
    const forced = override.role?.[part.number];
    if (forced) Object.assign(part, { role: forced, forced: true });
    if (part.role === "highlight") continue;
    for (const p of part.pixels) solidAt[p] = part.role === "solid" ? 1 : 0;
  }
  // The other ear is an ear too.
  for (const { area, size } of atEdge) {
    for (const part of parts) {
      const alike = part.area.paint.key === area.paint.key && part.size > 0.6 * size && part.size < 1.7 * size;
      if (alike && part.role === "solid" && !part.forced && part.size > 1.3 * part.width * part.width) part.role = "region";
    }
  }
  levelStripes(parts);
  limitSolids(parts, top);
  return top;
}

function roleOf(part, seen, solidAt) {
  const { width, size } = part;
  let onSolid = 0;
  for (const p of part.pixels) onSolid += solidAt[p];
  onSolid /= part.pixels.length;
  if (part.area.width !== undefined && part.area.width / unit <= rules.lineWidth) {
    return part.area.filled ? "shading" : "line"; // the outline of a filled shape is drawn anyway
  }
  const dark = isDark(part.lab);
  if (onSolid > 0.75 && !dark && size < 0.006) return "highlight";
  const length = size / (width * width);
  if (width < rules.thinShape && length > 2.5) return "thin";
  if (width < rules.solidStripe && length > rules.stripeLength && dark) return "thin";
  const longest = size > rules.solidLarge ? rules.solidRound : rules.solidLength;
  if (dark && length < rules.disc && width <= rules.discWidth && seen > 0.5) return "solid";
  if (dark && width <= rules.solidWidth && size <= rules.solidArea && seen > 0.5 &&
    (length < longest || width < rules.solidStripe)) return "solid";
  return "region";
}

/**
 * Stripes and patches of one paint are treated alike: if many of them are too large to be black, none is. Round ones are
 * eyes or noses.
 */
function levelStripes(parts) {
  const groups = new Map();
  for (const part of parts) {
    if (part.forced || (part.role !== "solid" && part.role !== "region")) continue;
    if (part.size < 1.3 * part.width * part.width || !isDark(part.lab)) continue;
    const group = groups.get(part.area.paint.key) ?? [];
    group.push(part);
    groups.set(part.area.paint.key, group);
  }
  for (const group of groups.values()) {
    const large = group.filter((part) => part.role === "region").length;
    if (large >= 3 && large >= 0.3 * group.length) for (const part of group) part.role = "region";
  }
}

/** Where much is dark (zebra, panda, a black cat's face), only the roundest small shapes stay black. */
function limitSolids(parts, top) {
  let silhouette = 0;
  for (const index of top) silhouette += index ? 1 : 0;
  const roundness = (part) => part.size / (part.width * part.width);
  const solids = parts.filter((part) => part.role === "solid" && !part.forced)
    .sort((a, b) => (roundness(a) > 2) - (roundness(b) > 2) || a.size - b.size);
  let sum = 0;
  for (const part of solids) {
    sum += part.pixels.length;
    if (sum > rules.solidShare * silhouette) part.role = "region";
  }
}

/** The label map of regions (0: background) and per label its colour, with neighbours of equal colour merged. */
export function regionLabels(parts, sameColour) {
  const base = new Int32Array(side * side);
  for (const part of parts) if (part.role === "region") for (const p of part.pixels) base[p] = part.index;
  const colourAt = (p) => lab(parts[base[p] - 1].area.paint.at((p % side) + 0.5, ((p / side) | 0) + 0.5));

  const borders = new Map();
  const visit = (p, q) => {
    const a = base[p], b = base[q];
    if (a === b || a === 0 || b === 0) return;
    const key = a < b ? a * 4096 + b : b * 4096 + a;
    let border = borders.get(key);
    if (!border) borders.set(key, (border = { sum: 0, count: 0 }));
    border.count += 1;
    if (border.count % 3 === 1) border.sum += difference(colourAt(p), colourAt(q)) * 3;
  };
  for (let p = 0; p < side * side - side - 1; ++p) {
    visit(p, p + 1);
    visit(p, p + side);
  }
  const parent = Int32Array.from({ length: parts.length + 1 }, (_, i) => i);
  const find = (i) => { while (parent[i] !== i) i = parent[i] = parent[parent[i]]; return i; };
  for (const [key, { sum, count }] of borders) {
    if (sum / (3 * Math.ceil(count / 3)) < sameColour) parent[find(Math.floor(key / 4096))] = find(key % 4096);
  }
  const colours = new Map();
  const counts = new Int32Array(parts.length + 1);
  for (const index of base) ++counts[index];
  for (const part of parts) {
    const root = find(part.index), weight = counts[part.index];
    const entry = colours.get(root) ?? [0, 0, 0, 1e-9];
    for (let k = 0; k < 3; ++k) entry[k] += part.lab[k] * weight;
    entry[3] += weight;
    colours.set(root, entry);
  }
  for (const [root, [L, a, b, weight]] of colours) colours.set(root, [L / weight, a / weight, b / weight]);
  return { base, labels: base.map((index) => (index ? find(index) : 0)), colours };
}

const isOutside = (p) => {
  const x = p % side, y = (p / side) | 0;
  return x < margin || y < margin || x >= side - margin || y >= side - margin;
};

/** Pixels that have a neighbour of another label. */
function borderPixels(labels) {
  const border = new Uint8Array(side * side);
  for (let p = 0; p < side * side - side; ++p) {
    if (labels[p] !== labels[p + 1]) border[p] = border[p + 1] = 1;
    if (labels[p] !== labels[p + side]) border[p] = border[p + side] = 1;
  }
  return border;
}

/**
 * Dijkstra over pixels with whole-number costs, five to a pixel. Starts from `seeds` with cost 0;
 * `enter(from, to, cost, step)` gives the new cost or -1.
 */
function spread(seeds, limit, enter) {
  const buckets = [];
  const push = (cost, p) => { (buckets[cost] ??= []).push(p); };
  buckets[0] = seeds;
  for (let cost = 0; cost < buckets.length && cost <= limit; ++cost) {
    const bucket = buckets[cost];
    if (!bucket) continue;
    for (let i = 0; i < bucket.length; ++i) {
      const p = bucket[i];
      for (let k = 0; k < 8; ++k) {
        const to = p + stepOffsets[k];
        if (to < 0 || to >= side * side) continue;
        const next = enter(p, to, cost, stepCosts[k]);
        if (next >= 0) push(next, to);
      }
    }
    buckets[cost] = undefined;
  }
}

/**
 * Removes from every region what is narrower than `minWidth`: it goes to a neighbour, best to one of like colour,
 * and not to the background unless that surrounds it.
 * @returns {{labels: Int32Array, removed: Uint8Array}}
 */
export function openRegions(labels, colours, minWidth) {
  const radius = (minWidth * unit) / 2;
  const depth = distances(borderPixels(labels), side, side);
  const kept = new Uint8Array(side * side);
  const reached = new Int32Array(side * side).fill(1 << 28);
  const seeds = [];
  for (let p = 0; p < labels.length; ++p) {
    const outside = isOutside(p); // belongs to the endless background
    if (depth[p] + 0.5 < radius && !outside) continue;
    kept[p] = 1;
    reached[p] = 0;
    if (depth[p] - 1 < radius) seeds.push(p);
  }
  // Corners are kept up to three radii beyond the last place where the disc fits.
  spread(seeds, Math.round(radius * 5 * 2.6), (from, to, cost, step) => {
    if (labels[from] !== labels[to] || reached[to] <= cost + step) return -1;
    reached[to] = cost + step;
    kept[to] = 1;
    return cost + step;
  });
  return { labels: reassign(labels, colours, kept, radius), removed: kept.map((value) => 1 - value) };
}

function reassign(labels, colours, kept, radius) {
  const pieces = components(labels.map((label, p) => (kept[p] ? -1 : label)), -1);
  const surrounding = pieces.area.map(() => [0, 0]); // background, all
  for (let p = side; p < labels.length - side; ++p) {
    if (kept[p]) continue;
    for (const offset of [1, -1, side, -side]) {
      if (!kept[p + offset]) continue;
      const entry = surrounding[pieces.map[p]];
      entry[1] += 1;
      if (labels[p + offset] === 0) entry[0] += 1;
    }
  }
  const width = Math.round(radius * 2 * 5);
  /** What it costs a label to grow into a piece. */
  const reluctance = (label, p) => {
    const own = labels[p];
    if (label === own || own === 0) return 0;
    if (label === 0) {
      const [background, all] = surrounding[pieces.map[p]];
      return background > 0.8 * all ? 0 : Math.round(width * 1.6);
    }
    return difference(colours.get(label), colours.get(own)) < 16 ? 0 : Math.round(width * 0.8);
  };
  const out = labels.slice();
  const cost = new Int32Array(side * side).fill(1 << 28);
  const seeds = [];
  for (let p = side; p < labels.length - side; ++p) {
    if (!kept[p]) continue;
    cost[p] = 0;
    let edge = false;
    for (let k = 0; k < 8; ++k) edge ||= !kept[p + stepOffsets[k]];
    if (edge) seeds.push(p);
  }
  spread(seeds, Infinity, (from, to, at, step) => {
    if (kept[to] || cost[from] < at) return -1;
    const crossing = kept[from] || labels[from] !== labels[to];
    const next = at + step + (crossing ? reluctance(out[from], to) : 0);
    if (cost[to] <= next) return -1;
    cost[to] = next;
    out[to] = out[from];
    return next;
  });
  return out;
}

/**
 * Gives components smaller than `minArea`, and bands of shade along a rim, to the neighbour with the longest common
 * border.
 */
export function absorb(labels, colours, level) {
  const current = components(labels);
  const borders = current.area.map(() => new Map());
  const count = (a, b) => borders[a].set(b, (borders[a].get(b) ?? 0) + 1);
  const { map } = current;
  for (let p = 0; p < labels.length - side; ++p) {
    for (const q of [p + 1, p + side]) {
      if (map[p] === map[q]) continue;
      count(map[p], map[q]);
      count(map[q], map[p]);
    }
  }
  const target = current.area.map((_, i) => i);
  const resolve = (i) => { while (target[i] !== i) i = target[i]; return i; };
  const order = current.area.map((_, i) => i).sort((a, b) => current.area[a] - current.area[b]);
  for (const i of order) {
    const small = current.area[i] < level.minArea * unit * unit;
    const to = small ? longestBorder(borders[i]) : rimOf(i, current, borders[i], colours, level);
    if (to === undefined) continue;
    const root = resolve(to);
    if (root !== i) target[i] = root;
  }
  const relabelled = labels.slice();
  for (let p = 0; p < labels.length; ++p) relabelled[p] = current.label[resolve(map[p])];
  return components(relabelled);
}

const longestBorder = (border) => [...border].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];

/** The component whose shaded rim a component is: a narrow band of like colour between it and the background. */
function rimOf(i, { label, area }, border, colours, level) {
  if (label[i] === 0) return undefined;
  let all = 0, background = 0, best, bestCount = 0;
  for (const [other, length] of border) {
    all += length;
    if (label[other] === 0) background += length;
    else if (length > bestCount) [best, bestCount] = [other, length];
  }
  // Counting pixel edges makes slanted borders longer than they are, by 4 / pi on average.
  const width = (2 * area[i]) / (all * (Math.PI / 4));
  if (best === undefined || width > level.rim * unit || area[i] < 5 * width * width) return undefined;
  const along = bestCount / all, outside = background / all;
  // A long thin ring is the drawing's own outline, whatever its colour.
  if (area[i] > 25 * width * width && width < level.outline * unit && outside > 0.35 && along > 0.25) return best;
  if (along < 0.33 || outside < 0.15 || along + outside < 0.75) return undefined;
  return isShadeOf(colours.get(label[i]), colours.get(label[best])) ? best : undefined;
}

/** Whether two colours are of one hue, not too far apart in lightness. */
function isShadeOf(a, b) {
  if (difference(a, b) > 42) return false;
  if (chroma(a) < 14 || chroma(b) < 14) return Math.hypot(a[1] - b[1], a[2] - b[2]) < 16;
  const turn = Math.abs(Math.atan2(a[2], a[1]) - Math.atan2(b[2], b[1]));
  return Math.min(turn, 2 * Math.PI - turn) < 0.65;
}

/** Black pixels: solids as far as they are seen, with highlights too small to be drawn filled in. */
export function solidMask(parts, top) {
  const mask = new Uint8Array(side * side);
  const light = new Uint8Array(side * side);
  for (const part of parts) {
    if (part.role === "solid") for (const p of part.pixels) { mask[p] = 1; light[p] = 0; }
    else if (part.role === "highlight") {
      if (part.width >= rules.highlight && part.lab[0] > 70) for (const p of part.pixels) { light[p] = 1; }
    } else if (part.role === "region") for (const p of part.pixels) { mask[p] = 0; light[p] = 0; }
  }
  void top;
  return mask.map((value, p) => (value && !light[p] ? 1 : 0));
}

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

export function lengthOf(points) {
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

export { borderPixels, pixelAt };
