// Decides what each painted area of a drawing becomes: region, solid, line or nothing. Works on bitmaps, because what counts
// is what is seen: overlaps, clips and hidden parts are then settled by painting.
import { chroma, lab } from "./colour.mjs";
import { coveredPixels, inscribedRadius, side, stepOffsets, unit } from "./raster.mjs";
import { rules } from "./rules.mjs";

/**
 * @typedef {object} Part an area with what was found out about it
 * @property {number} index in painting order, from 1
 * @property {number} number of its area, as overrides count
 * @property {number} piece which of its area's pieces it is
 * @property {import("./svg.mjs").Area} area
 * @property {Int32Array} pixels
 * @property {number[]} lab mean colour
 * @property {number} width diameter of its largest inscribed disc, in units
 * @property {number} size its area, in units
 * @property {"region" | "solid" | "line" | "thin" | "highlight" | "shading"} role
 */

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
    for (const [i, piece] of (area.width === undefined ? connectedPieces(pixels) : [pixels]).entries()) {
      if (piece.length < 6) continue;
      parts.push({ index: parts.length + 1, number, piece: i, area, pixels: piece,
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
    const forced = override.role?.[`${part.number}.${part.piece}`] ?? override.role?.[part.number];
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

/** Black pixels: solids as far as they are seen, with highlights too small to be drawn filled in. */
export function solidMask(parts) {
  const mask = new Uint8Array(side * side);
  const light = new Uint8Array(side * side);
  for (const part of parts) {
    if (part.role === "solid") for (const p of part.pixels) { mask[p] = 1; light[p] = 0; }
    else if (part.role === "highlight") {
      if (part.width >= rules.highlight && part.lab[0] > 70) for (const p of part.pixels) { light[p] = 1; }
    } else if (part.role === "region") for (const p of part.pixels) { mask[p] = 0; light[p] = 0; }
  }
  return mask.map((value, p) => (value && !light[p] ? 1 : 0));
}
