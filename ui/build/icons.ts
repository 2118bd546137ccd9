import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { ink, paint } from "../src/features/colouring/lib/painting.ts";
import type { Shape } from "../src/lib/line-art.ts";

type Colour = readonly [number, number, number];

interface Drawing {
  /** The side of its square, in its own unit. */
  side: number;
  shapes: Shape[];
  /** The fill of each shape, by its index. */
  fills: (Colour | null)[];
  line: Colour;
}

const channels = (colour: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
};

const attribute = (element: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? "";

/** Larger than it is drawn, because the painter bends curves in steps of a twentieth of the unit. */
const enlarged = 32;
const enlarge = (data: string) => data.replace(/-?(\d+\.?\d*|\.\d+)/g, (number) => String(Number(number) * enlarged));

/** Reads the app's own icon: paths with one line for all of them. */
function readDrawing(svg: string): Drawing {
  const [, , side = 0] = attribute(svg, "viewBox").split(" ").map(Number);
  const paths = [...svg.matchAll(/<path[^>]*>/g)].map(([element]) => element);
  const width = enlarged * Number(attribute(svg, "stroke-width"));
  const shapes = paths.map((path): Shape => {
    const isFilled = attribute(path, "fill") !== "none";
    return {
      data: enlarge(attribute(path, "d")),
      name: "",
      fill: isFilled ? "white" : "none",
      evenOdd: false,
      line: width,
      clip: null,
    };
  });
  const fills = paths.map((path) => (attribute(path, "fill") === "none" ? null : channels(attribute(path, "fill"))));
  return { side: enlarged * side, shapes, fills, line: channels(attribute(svg, "stroke")) };
}

/** A PNG of RGB pixels. */
function png(pixels: Uint8Array, side: number): Buffer {
  const table = Array.from({ length: 256 }, (_row, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    let sum = 0xffffffff;
    for (const byte of body) sum = (table[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(side * (3 * side + 1));
  for (let row = 0; row < side; row++)
    rows.set(pixels.subarray(3 * side * row, 3 * side * (row + 1)), row * (3 * side + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Cells of the painter along one side of a pixel. */
const fineness = 4;

/**
 * A drawing as a square PNG on paper. `share` is how much of the side it takes: a phone that cuts a circle out of the
 * icon leaves its middle 80 percent.
 */
export function iconPng(svg: string, side: number, share: number, paper: Colour): Buffer {
  const { side: unit, shapes, fills, line } = readDrawing(svg);
  const cells = Math.round(side * share) * fineness;
  const painting = paint({ width: unit, height: unit, shapes }, unit / cells);
  if (!painting) throw new Error("the icon has path data that cannot be read");
  const margin = Math.floor((side * fineness - cells) / 2);
  const colourAt = (x: number, y: number): Colour => {
    const [column, row] = [x - margin, y - margin];
    if (column < 0 || row < 0 || column >= painting.columns || row >= painting.rows) return paper;
    const at = row * painting.columns + column;
    return painting.cells[at] === ink ? line : (fills[painting.owners[at] as number] ?? paper);
  };
  const pixels = new Uint8Array(3 * side * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < fineness * fineness; part++) {
        const colour = colourAt(x * fineness + (part % fineness), y * fineness + Math.floor(part / fineness));
        for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (colour[channel] ?? 0);
      }
      pixels.set(
        sum.map((value) => Math.round(value / (fineness * fineness))),
        3 * (y * side + x),
      );
    }
  }
  return png(pixels, side);
}

const paper = channels("#fbe38f");
const wanted = [
  { name: "icon-192.png", side: 192, share: 0.8 },
  { name: "icon-512.png", side: 512, share: 0.8 },
  { name: "maskable-512.png", side: 512, share: 0.56 },
  { name: "apple-touch-icon.png", side: 180, share: 0.72 },
];

/** Emits the icons under /icons/, drawn from public/favicon.svg, with the app's manifest in public/. */
export function icons(): Plugin {
  return {
    name: "buntstift-icons",
    apply: "build",
    generateBundle() {
      const svg = readFileSync("public/favicon.svg", "utf8");
      for (const { name, side, share } of wanted) {
        this.emitFile({ type: "asset", fileName: `icons/${name}`, source: iconPng(svg, side, share, paper) });
      }
    },
  };
}
