// The pack's bytes. Its index and its compressed entries are those of motifs/pack.mjs, with "BSPROPS4" in front. The entry
// "!motifs" says which drawings stand for which motifs, so that nobody has to read all of them for that:
//
//   varint number, then each motif ("filled:" before those in which something lies, "set:" before those that stand in a row) and the name of its drawing
//   (texts), sorted by both
//
// Each other entry is one drawing, in which every use is resolved:
//
//   kind, title (texts); varint 1 if it is mirrored by an even chance; varint real height in tenths of a centimetre, or 0;
//   varint number of motifs, their ids (texts); varint number of homes, their ids (texts); varint how
//   many pieces it shows; varint number of points, each: name (text), signed x, y, signed tenths of a degree; the items of the back layer; those of the front layer
//   text: varint length and so many bytes of UTF-8
//   items: varint number, then each: varint tag and what belongs to it
//     0 region, 1 detail, 2 solid; + 4 for the even-odd rule, + 8 for a circle with a least radius, + 16 for one with a colour:
//         varint red * 256 + green * 16 + blue, each 0..15, if it has a colour; varint weight in hundredths; varint the least radius in thousandths of a millimetre, if there is one;
//         varint number of subpaths, each: signed x, y of its start; runs of segments: varint (count * 2 + 1 for cubics, + 0
//         for lines), then signed differences of each point to the one before it; 0 ends the subpath
//     3 a choice: varint number of alternatives, the items of each
//     7 drawn by size: varint, above so many thousandths of a millimetre; varint, up to so many (0 for any); its items
// Lengths are counted in tenths of a unit, of which the prop's height has 1000.

import { encodeEntry, encodePack, writeCurve, Writer } from "../motifs/pack.mjs";
import { multiply } from "./read.mjs";

const stepsPerUnit = 10;
const roles = ["region", "detail", "solid"];
const mirror = [-1, 0, 0, 1, 0, 0];

const apply = ([a, b, c, d, e, f], points) =>
  points.map((v, i) => (i % 2 ? b * points[i - 1] + d * v + f : a * v + c * points[i + 1] + e));

/** The items as they stand in another drawing. */
function mapped(items, matrix) {
  const scale = Math.hypot(matrix[0], matrix[1]);
  return items.map((item) => {
    if (item.choice) return { choice: item.choice.map((part) => mapped(part, matrix)) };
    if (item.items) return { above: item.above / scale, upTo: item.upTo / scale, items: mapped(item.items, matrix) };
    if (item.use) return { ...item, matrix: multiply(matrix, item.matrix) };
    return { ...item, subpaths: item.subpaths.map((subpath) => subpath.map((points) => apply(matrix, points))) };
  });
}

/**
 * The items of a drawing with what it uses in the place of each use. A used drawing that is mirrored by chance becomes a choice.
 * @param {string[]} path the names of the drawings that are being resolved
 */
function resolve(items, drawings, path) {
  return items.flatMap((item) => {
    if (item.choice) return [{ choice: item.choice.map((part) => resolve(part, drawings, path)) }];
    if (item.items) return [{ ...item, items: resolve(item.items, drawings, path) }];
    if (!item.use) return [item];
    const used = drawings.get(item.use);
    if (!used) throw new Error(`${item.use}.svg does not exist`);
    if (path.includes(item.use)) throw new Error(`${[...path, item.use].join(" uses ")}`);
    const shapes = [...used.items, ...used.front];
    const own = mapped(resolve(shapes, drawings, [...path, item.use]), item.matrix);
    if (!used.mirror) return own;
    const turned = mapped(resolve(shapes, drawings, [...path, item.use]), multiply(item.matrix, mirror));
    if (!hasChoice(own)) return [{ choice: [own, turned] }];
    throw new Error(`${item.use}.svg is mirrored by chance and has a choice: it cannot be used`);
  });
}

const hasChoice = (items) => items.some((item) => item.choice || (item.items && hasChoice(item.items)));

/** How far from its foot a prop may reach, in units. */
const farthest = 8000;
function quantise(value) {
  if (!(Math.abs(value) <= farthest)) throw new Error("a point is farther than eight heights from the foot");
  return Math.round(value * stepsPerUnit);
}
const thousandths = (value) => Math.round(value * 1000);

function writeItems(writer, items) {
  writer.varint(items.length);
  for (const item of items) {
    if (item.choice) {
      writer.varint(3);
      writer.varint(item.choice.length);
      item.choice.forEach((part) => writeItems(writer, part));
    } else if (item.items) {
      writer.varint(7);
      writer.varint(thousandths(item.above));
      writer.varint(item.upTo === Infinity ? 0 : thousandths(item.upTo));
      writeItems(writer, item.items);
    } else {
      writer.varint(roles.indexOf(item.role) + (item.evenOdd ? 4 : 0) + (item.least > 0 ? 8 : 0) + (item.colour ? 16 : 0));
      if (item.colour) writer.varint([1, 3, 5].reduce((sum, at) => sum * 16 + Math.round(parseInt(item.colour.slice(at, at + 2), 16) / 17), 0));
      writer.varint(Math.round(item.weight * 100));
      if (item.least > 0) writer.varint(thousandths(item.least));
      writer.varint(item.subpaths.length);
      item.subpaths.forEach((subpath) => writeCurve(writer, subpath, quantise));
    }
  }
}

function writeText(writer, text) {
  const bytes = Buffer.from(text, "utf8");
  writer.varint(bytes.length);
  writer.bytes.push(...bytes);
}

/** The layers of a drawing without any use. Throws where it uses what it cannot. */
export const resolved = (name, drawings) => ({ items: resolve(drawings.get(name).items, drawings, [name]),
  front: resolve(drawings.get(name).front, drawings, [name]) });

/**
 * @param {string} name
 * @param {Map<string, import("./read.mjs").Drawing>} drawings all of them, by name
 * @returns {Buffer} not yet compressed. Throws where it uses what it cannot
 */
export function encodeDrawing(name, drawings) {
  const { kind, title, mirror: mirrored, cm, motifs, homes, pieces, points } = drawings.get(name);
  const { items, front } = resolved(name, drawings);
  const writer = new Writer();
  writeText(writer, kind);
  writeText(writer, title);
  writer.varint(mirrored ? 1 : 0);
  writer.varint(Math.round(cm * 10));
  writer.varint(motifs.length);
  motifs.forEach((motif) => writeText(writer, motif));
  writer.varint(homes.length);
  homes.forEach((home) => writeText(writer, home));
  writer.varint(pieces);
  writer.varint(points.length);
  for (const point of points) {
    writeText(writer, point.name);
    writer.signed(quantise(point.x));
    writer.signed(quantise(point.y));
    writer.signed(Math.round(point.degrees * 10));
  }
  writeItems(writer, items);
  writeItems(writer, front);
  return Buffer.from(writer.bytes);
}

/** Which drawings stand for which motifs, not yet compressed. */
function encodeMotifs(drawings) {
  const pairs = [...drawings].flatMap(([name, { motifs, filled, set }]) => [
    ...motifs, ...filled.map((motif) => `filled:${motif}`), ...set.map((motif) => `set:${motif}`),
  ].map((key) => [key, name]))
    .sort(([a, b], [c, d]) => (a < c || (a === c && b < d) ? -1 : 1));
  const writer = new Writer();
  writer.varint(pairs.length);
  pairs.flat().forEach((text) => writeText(writer, text));
  return Buffer.from(writer.bytes);
}

/**
 * @param {[string, Buffer][]} entries names and encoded drawings
 * @param {Map<string, import("./read.mjs").Drawing>} drawings all of them, by name
 */
export const encodeProps = (entries, drawings) => encodePack(
  [["!motifs", encodeMotifs(drawings)], ...entries].map(([name, bytes]) => [name, encodeEntry(bytes)]), "BSPROPS4");
