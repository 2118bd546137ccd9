// The label map of a drawing's regions: what looks alike is merged, what is too narrow or too small to colour goes to a
// neighbour.
import { chroma, difference, lab } from "./colour.mjs";
import { components, distances, margin, side, stepCosts, stepOffsets, unit } from "./raster.mjs";

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
export function borderPixels(labels) {
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
