// One coloured drawing becomes line art.
import { fitCurve } from "./fit.mjs";
import { clearLines, lineCandidates } from "./lines.mjs";
import { assignRoles, readParts, solidMask } from "./parts.mjs";
import { components, distances, inscribedRadius, margin, side, unit } from "./raster.mjs";
import { absorb, borderPixels, openRegions, regionLabels } from "./regions.mjs";
import { levels } from "./rules.mjs";
import { readAreas } from "./svg.mjs";
import { Snapper, toUnit, trace } from "./trace.mjs";

/** How far a curve may be from the drawing, in pixels of the bitmap. */
const tolerance = 0.45;

function readDrawing(body, size, override) {
  const scale = unit / size;
  const matrix = override.mirror ? [-scale, 0, 0, scale, margin + unit, margin] : [scale, 0, 0, scale, margin, margin];
  const parts = readParts(readAreas(body, matrix), override);
  return { parts, top: assignRoles(parts, override) };
}

/** What became of each area of a drawing; for finding overrides. */
export function explain(body, size, override = {}) {
  const { parts, top } = readDrawing(body, size, override);
  return parts.map(({ index, number, piece, role, width, size: area, pixels, lab }) => ({ number, piece, role, width: +width.toFixed(3),
    size: +area.toFixed(4), seen: +(top.filter((t) => t === index).length / pixels.length).toFixed(2),
    lab: lab.map(Math.round).join(" ") }));
}

/**
 * @param {string} body the elements of an SVG with a square view box
 * @param {number} size side of the view box
 * @param {object} override see overrides.json
 * @returns {{bounds: number[], curves: number[][][], full: object[], simple: object[]}}
 */
export function convert(body, size, override = {}) {
  const { parts, top } = readDrawing(body, size, override);
  const snapper = new Snapper((index) => {
    const { area } = parts[index - 1];
    return [...area.rings, ...area.clips.flat()];
  });
  const motif = { curves: [] };
  const solids = solidMask(parts);
  for (const name of ["full", "simple"]) {
    const level = { ...levels[name] };
    // "sameColour" may be lowered, so that petals of one pink stay apart; lengths are lower bounds for both drawings.
    for (const [key, value] of Object.entries(override.rules ?? {})) {
      if (!(key in level)) throw new Error(`overrides: there is no rule ${key}`);
      level[key] = key === "sameColour" ? value : Math.max(level[key], value);
    }
    motif[name] = drawLevel(parts, top, solids, snapper, level, motif.curves);
  }
  // Where much detail is lines, the simple drawing can come out empty or busier than the full one.
  const hasRegion = motif.simple.some((shape) => shape.role === "region");
  if (!hasRegion || motif.simple.length > motif.full.length) motif.simple = motif.full;
  dropUnusedCurves(motif);
  motif.bounds = boundsOf(motif);
  return motif;
}

function drawLevel(parts, top, solids, snapper, level, curves) {
  const { base, labels, colours } = regionLabels(parts, level.sameColour);
  const opened = openRegions(labels, colours, level.minWidth);
  const regions = absorb(opened.labels, colours, level);
  // Labels for tracing: 0 the background around the motif, others one per component.
  const map = regions.map.map((id) => (regions.label[id] === 0 && id === regions.map[0] ? 0 : id + 1));
  const isHole = (id) => regions.label[id - 1] === 0;

  const black = solidPieces(solids, level);
  const occupied = borderPixels(map);
  const depth = distances(occupied, side, side);
  for (const piece of black) for (const p of piece) occupied[p] = 1;
  const distance = black.length > 0 ? distances(occupied, side, side) : depth;
  const lines = clearLines(lineCandidates(parts, top, labels, colours, opened), distance, level);

  return [
    ...regionShapes(map, isHole, depth, base, snapper, curves, coloursOf(map, base, parts)),
    ...solidShapes(black, top, snapper, curves),
    ...lines.map(({ points, clear }) => {
      curves.push(fitCurve(points, false, tolerance * 1.3).map((segment) =>
        [0, 2, 4].slice(0, segment.length / 2).flatMap((k) => toUnit([segment[k], segment[k + 1]]))));
      return { role: "line", evenOdd: false, thickness: clear, loops: [[{ chain: curves.length - 1, reversed: false }]] };
    }),
  ];
}

/** The connected black pieces that are large enough. */
function solidPieces(mask, level) {
  const { map, area } = components(mask, 0);
  const pieces = new Map();
  for (let p = 0; p < mask.length; ++p) {
    if (map[p] < 0 || area[map[p]] < (level.minSolid * unit) ** 2 * 0.5) continue;
    if (!pieces.has(map[p])) pieces.set(map[p], []);
    pieces.get(map[p]).push(p);
  }
  return [...pieces.values()].filter((pixels) => (2 * inscribedRadius(pixels)) / unit >= level.minSolid);
}

/** By region the colour, [r, g, b] in 0..1, of the painted area that covers most of it; undefined where that has none of its own. */
function coloursOf(map, base, parts) {
  const covered = new Map();
  for (let p = 0; p < map.length; ++p) {
    if (map[p] === 0 || base[p] === 0) continue;
    let areas = covered.get(map[p]);
    if (!areas) covered.set(map[p], (areas = new Map()));
    let area = areas.get(base[p]);
    if (!area) areas.set(base[p], (area = { sum: [0, 0, 0], count: 0 }));
    if (area.count++ % 8 !== 0) continue;
    const paint = parts[base[p] - 1].area.paint.at((p % side) + 0.5, ((p / side) | 0) + 0.5);
    for (let k = 0; k < 3; ++k) area.sum[k] += paint[k];
  }
  return new Map([...covered].map(([id, areas]) => {
    const [part, { sum, count }] = [...areas].sort((a, b) => b[1].count - a[1].count)[0];
    const { natural } = parts[part - 1].area;
    if (natural === "none") return [id, undefined];
    if (natural) return [id, [1, 3, 5].map((at) => parseInt(natural.slice(at, at + 2), 16) / 255)];
    return [id, sum.map((value) => value / Math.ceil(count / 8))];
  }));
}

function regionShapes(map, isHole, depth, source, snapper, curves, colours) {
  const { curves: found, loops } = trace(map, source, snapper, tolerance);
  const first = curves.length;
  curves.push(...found);
  const shift = ({ chains }) => chains.map(({ chain, reversed }) => ({ chain: chain + first, reversed }));
  const radius = new Map();
  for (let p = 0; p < map.length; ++p) if (depth[p] > (radius.get(map[p]) ?? 0)) radius.set(map[p], depth[p]);
  const outer = (id) => Math.abs(loops.get(id)[0].area);
  // Large ones first, without holes for what lies inside: islands are painted later. Only holes through which the
  // background is seen are left open.
  const holes = new Map();
  for (const [id, list] of loops) if (isHole(id)) list.slice(0, 1).forEach((loop) => holes.set(keyOf(loop), true));
  return [...loops.keys()].filter((id) => !isHole(id)).sort((a, b) => outer(b) - outer(a) || a - b).map((id) => {
    const [rim, ...inner] = loops.get(id);
    const open = inner.filter((loop) => holes.has(keyOf(loop)));
    return { role: "region", evenOdd: open.length > 0, colour: colours.get(id), thickness: (2 * (radius.get(id) ?? 0) + 1) / unit,
      loops: [rim, ...open].map(shift) };
  });
}

const keyOf = (loop) => loop.chains.map(({ chain }) => chain).sort((a, b) => a - b).join();

function solidShapes(pieces, top, snapper, curves) {
  if (pieces.length === 0) return [];
  const map = new Int32Array(side * side);
  pieces.forEach((pixels, i) => { for (const p of pixels) map[p] = i + 1; });
  const { curves: found, loops } = trace(map, top, snapper, tolerance);
  const first = curves.length;
  curves.push(...found);
  return pieces.map((pixels, i) => {
    const list = loops.get(i + 1);
    return { role: "solid", evenOdd: list.length > 1, thickness: (2 * inscribedRadius(pixels)) / unit,
      loops: list.map(({ chains }) => chains.map(({ chain, reversed }) => ({ chain: chain + first, reversed }))) };
  });
}

/** Drops curves that no shape refers to, and stores equal ones once. */
function dropUnusedCurves(motif) {
  const numbers = new Map();
  const kept = [];
  const renumber = (chain) => {
    const key = JSON.stringify(motif.curves[chain]);
    if (!numbers.has(key)) {
      numbers.set(key, kept.length);
      kept.push(motif.curves[chain]);
    }
    return numbers.get(key);
  };
  const copy = (shapes) => shapes.map((shape) => ({ ...shape,
    loops: shape.loops.map((loop) => loop.map(({ chain, reversed }) => ({ chain: renumber(chain), reversed }))) }));
  motif.full = copy(motif.full);
  motif.simple = copy(motif.simple);
  motif.curves = kept;
}

/** [left, top, right, bottom] of the full drawing. */
function boundsOf({ curves, full }) {
  const bounds = [1, 1, 0, 0];
  const include = (x, y) => {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  };
  for (const { chain } of full.flatMap((shape) => shape.loops.flat())) {
    let [x, y] = curves[chain][0];
    include(x, y);
    for (const segment of curves[chain].slice(1)) {
      const [x1, y1, x2, y2] = segment;
      const [x3, y3] = segment.slice(-2);
      for (let i = 1; segment.length === 6 && i < 16; ++i) {
        const t = i / 16, u = 1 - t;
        const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        include(a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3);
      }
      include(x3, y3);
      [x, y] = [x3, y3];
    }
  }
  return bounds.map((value) => Math.min(1, Math.max(0, value)));
}
