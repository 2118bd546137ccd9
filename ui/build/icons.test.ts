import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { iconPng } from "./icons.ts";

const side = 48;

/** The colours of an icon, row by row. */
function pixels(png: Buffer): string[] {
  const start = png.indexOf("IDAT") + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return Array.from({ length: side * side }, (_pixel, index) => {
    const at = Math.floor(index / side) * (3 * side + 1) + 1 + 3 * (index % side);
    return rows.subarray(at, at + 3).toString("hex");
  });
}

describe("an icon", () => {
  const svg = readFileSync("public/favicon.svg", "utf8");

  it("is a PNG of its size with the drawing's colours on paper", () => {
    const png = iconPng(svg, side, 0.8, [255, 255, 255]);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    const seen = pixels(png);
    expect(seen).toEqual(expect.arrayContaining(["f7c331", "2a2520", "ffffff"]));
    expect(seen[0]).toBe("ffffff");
  });

  it("leaves its edge to a phone that cuts a circle out of it", () => {
    const seen = pixels(iconPng(svg, side, 0.56, [255, 255, 255]));
    const outside = seen.filter((_colour, index) => {
      const [x, y] = [(index % side) + 0.5 - side / 2, Math.floor(index / side) + 0.5 - side / 2];
      return Math.hypot(x, y) > 0.4 * side;
    });
    expect(new Set(outside)).toEqual(new Set(["ffffff"]));
  });
});
