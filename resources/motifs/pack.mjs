// The pack's bytes. Numbers are little-endian; "varint" is LEB128, "signed" a varint in zigzag form.
//
//   "BSMOTIF3"  u32 size of the pack  u32 number of motifs
//   per motif, sorted by id: u32 offset of its id, u32 offset of its data (both from the pack's start)
//   u32 twice: where ids end, where data ends
//   the ids, without separators; the data
//
// A motif's data: varint size, then so many bytes in zlib's format. These are: a drawing; varint 0 if there is no second one,
// 1 if it is for small children only, 2 if for all; the second drawing, if there is one.
//
// A drawing: bounds (4 varints: left, top, right, bottom), number of curves, the curves; twice (all detail, then simple) the
// number of shapes and the shapes. Lengths are counted in 1/2048 of the unit square's side.
//   curve: signed x, y of the start; runs of segments: varint (count * 2 + 1 for cubics, + 0 for lines), then signed
//          differences of each point to the one before it; 0 ends the curve
//   shape: varint role + 4 * even-odd + 8 * coloured (0 region, 1 solid, 2 line); if coloured, varint red * 256 + green * 16 +
//          blue, each 0..15: what its region mostly is in the coloured drawing; varint thickness; varint number of subpaths;
//          subpath: varint number of curves; each: varint index * 2 + 1 if drawn backwards
// Shapes share curves: the border between two regions is stored once.

import zlib from "node:zlib";

const motifMagic = "BSMOTIF3";
const scale = 2048;
const roles = ["region", "solid", "line"];

/** Collects numbers. */
export class Writer {
  bytes = [];
  varint(value) {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.bytes.push(rest);
  }
  signed(value) { this.varint(value < 0 ? -2 * value - 1 : 2 * value); }
}

const quantise = (value) => Math.round(value * scale);

/** A curve of straight and cubic segments; `quantise` turns a length into a whole number of steps. */
export function writeCurve(writer, [start, ...segments], quantise) {
  let [x, y] = start.map(quantise);
  writer.signed(x);
  writer.signed(y);
  for (let i = 0; i < segments.length;) {
    const size = segments[i].length;
    let end = i;
    while (end < segments.length && segments[end].length === size) ++end;
    writer.varint((end - i) * 2 + (size === 6 ? 1 : 0));
    for (; i < end; ++i) {
      for (let k = 0; k < size; k += 2) {
        const [nx, ny] = [quantise(segments[i][k]), quantise(segments[i][k + 1])];
        writer.signed(nx - x);
        writer.signed(ny - y);
        [x, y] = [nx, ny];
      }
    }
  }
  writer.varint(0);
}

function writeShape(writer, shape) {
  writer.varint(roles.indexOf(shape.role) + (shape.evenOdd ? 4 : 0) + (shape.colour ? 8 : 0));
  if (shape.colour) writer.varint(shape.colour.reduce((sum, value) => sum * 16 + Math.round(value * 15), 0));
  writer.varint(Math.min(scale, quantise(shape.thickness)));
  writer.varint(shape.loops.length);
  for (const loop of shape.loops) {
    writer.varint(loop.length);
    for (const { chain, reversed } of loop) writer.varint(chain * 2 + (reversed ? 1 : 0));
  }
}

/**
 * @param {{bounds: number[], curves: number[][][], full: object[], simple: object[]}} drawing
 * @returns {Buffer} not yet compressed
 */
export function encodeDrawing(drawing) {
  const writer = new Writer();
  drawing.bounds.forEach((value) => writer.varint(quantise(value)));
  writer.varint(drawing.curves.length);
  drawing.curves.forEach((curve) => writeCurve(writer, curve, quantise));
  for (const shapes of [drawing.full, drawing.simple]) {
    writer.varint(shapes.length);
    shapes.forEach((shape) => writeShape(writer, shape));
  }
  return Buffer.from(writer.bytes);
}

/**
 * @param {Buffer} first an encoded drawing
 * @param {Buffer} [second] another one of the same motif
 * @param {boolean} [forAll] whether the second one is as good as the first for all ages
 * @returns {Buffer} the motif's data
 */
export function encodeMotif(first, second, forAll = false) {
  const kind = second ? (forAll ? 2 : 1) : 0;
  return encodeEntry(Buffer.concat([first, Buffer.from([kind]), ...(second ? [second] : [])]));
}

/** An entry's compressed bytes. */
export function encodeEntry(bytes) {
  const size = new Writer();
  size.varint(bytes.length);
  return Buffer.concat([Buffer.from(size.bytes), zlib.deflateSync(bytes, { level: 9, memLevel: 9 })]);
}

/**
 * @param {[string, Buffer][]} motifs ids and encoded entries
 * @param {string} magic what the pack begins with, 8 characters
 */
export function encodePack(motifs, magic = motifMagic) {
  const sorted = [...motifs].sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = sorted.map(([id]) => Buffer.from(id, "ascii"));
  const idsStart = 16 + 8 * sorted.length + 8;
  const dataStart = idsStart + ids.reduce((sum, id) => sum + id.length, 0);
  const size = dataStart + sorted.reduce((sum, [, data]) => sum + data.length, 0);
  const head = Buffer.alloc(idsStart);
  head.write(magic, 0, "ascii");
  head.writeUInt32LE(size, 8);
  head.writeUInt32LE(sorted.length, 12);
  let id = idsStart, data = dataStart;
  for (let i = 0; i <= sorted.length; ++i) {
    head.writeUInt32LE(id, 16 + 8 * i);
    head.writeUInt32LE(data, 20 + 8 * i);
    if (i < sorted.length) {
      id += ids[i].length;
      data += sorted[i][1].length;
    }
  }
  return Buffer.concat([head, ...ids, ...sorted.map(([, bytes]) => bytes)]);
}

class Reader {
  constructor(bytes, at) { Object.assign(this, { bytes, at }); }
  varint() {
    let value = 0, shift = 1;
    for (;;) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
      shift *= 128;
    }
  }
  signed() { const v = this.varint(); return v % 2 ? -(v + 1) / 2 : v / 2; }
}

function readCurve(reader) {
  let x = reader.signed(), y = reader.signed();
  const curve = [[x / scale, y / scale]];
  for (let run = reader.varint(); run > 0; run = reader.varint()) {
    for (let i = 0; i < run >> 1; ++i) {
      const segment = [];
      for (let k = 0; k < (run & 1 ? 3 : 1); ++k) {
        x += reader.signed();
        y += reader.signed();
        segment.push(x / scale, y / scale);
      }
      curve.push(segment);
    }
  }
  return curve;
}

function backwards(curve) {
  const points = curve.map((segment) => segment.slice(-2));
  const out = [points[points.length - 1]];
  for (let i = curve.length - 1; i > 0; --i) {
    const s = curve[i];
    out.push(s.length === 6 ? [s[2], s[3], s[0], s[1], ...points[i - 1]] : points[i - 1]);
  }
  return out;
}

function readDrawing(reader) {
  const bounds = [0, 1, 2, 3].map(() => reader.varint() / scale);
  const curves = Array.from({ length: reader.varint() }, () => readCurve(reader));
  const shapes = () => Array.from({ length: reader.varint() }, () => {
    const kind = reader.varint();
    const shape = { role: roles[kind & 3], evenOdd: (kind & 4) !== 0 };
    if (kind & 8) {
      const colour = reader.varint();
      shape.colour = [colour >> 8, (colour >> 4) & 15, colour & 15].map((value) => value / 15);
    }
    shape.thickness = reader.varint() / scale;
    shape.subpaths = Array.from({ length: reader.varint() }, () => Array.from({ length: reader.varint() }, () => {
      const reference = reader.varint();
      return reference & 1 ? backwards(curves[reference >> 1]) : curves[reference >> 1];
    }).flatMap((curve, k) => (k === 0 ? curve : curve.slice(1))));
    return shape;
  });
  return { bounds, full: shapes(), simple: shapes() };
}

/**
 * All motifs of a pack, with subpaths as lists of segments; for contact sheets.
 * @returns {Map<string, {bounds: number[], full: object[], simple: object[], second?: object, forAll?: boolean}>}
 */
export function decodePack(bytes) {
  const count = bytes.readUInt32LE(12);
  const motifs = new Map();
  for (let i = 0; i < count; ++i) {
    const [id, data, nextId] = [16, 20, 24].map((at) => bytes.readUInt32LE(at + 8 * i));
    const packed = new Reader(bytes, data);
    packed.varint();
    const reader = new Reader(zlib.inflateSync(bytes.subarray(packed.at, bytes.readUInt32LE(28 + 8 * i))), 0);
    const motif = readDrawing(reader);
    const kind = reader.varint();
    if (kind > 0) Object.assign(motif, { second: readDrawing(reader), forAll: kind === 2 });
    motifs.set(bytes.toString("ascii", id, nextId), motif);
  }
  return motifs;
}
