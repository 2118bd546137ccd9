import { describe, expect, it } from "vitest";
import type { Shape } from "@/lib/line-art.ts";
import { findRegions, regionAt } from "./find-regions.ts";

const clip = { x: 2, y: 2, width: 56, height: 36, radius: 4 };
const shape = (data: string, changes: Partial<Shape> = {}): Shape => ({
  data,
  name: "Ding",
  fill: "white",
  evenOdd: false,
  line: 0.6,
  clip,
  ...changes,
});
const sheet = shape("M0 0h60v40h-60z", { name: "Hintergrund", line: 0, clip: null });
const solid = (data: string) => shape(data, { name: "Auge", fill: "black", line: 0 });
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

const regionsOf = (...shapes: Shape[]) => findRegions({ width: 60, height: 40, shapes: [sheet, ...shapes] });
const namesOf = (...shapes: Shape[]) => regionsOf(...shapes).list.map(({ name }) => name);

describe("what can be coloured", () => {
  it("is what lies between the lines, and what is behind all of it", () => {
    const regions = regionsOf(shape(box(10, 10, 10, 10), { name: "Haus" }));
    expect(regions.list.map(({ name }) => name)).toEqual(["Haus", "Hintergrund"]);
    expect(regionAt(regions, { x: 15, y: 15 })).toBe(0);
    expect(regionAt(regions, { x: 40, y: 30 })).toBe(1);
  });

  it("is found under its lines too, and nowhere beyond the drawn area", () => {
    const regions = regionsOf(shape(box(10, 10, 10, 10)));
    expect(regionAt(regions, { x: 10.1, y: 15 })).toBe(0);
    expect(regionAt(regions, { x: 9.9, y: 15 })).toBe(1);
    for (const place of [
      { x: 1, y: 1 },
      { x: 2.3, y: 2.3 },
      { x: 59, y: 20 },
      { x: -3, y: 900 },
    ]) {
      expect(regionAt(regions, place)).toBe(-1);
    }
  });

  it("is the part of a shape that is seen", () => {
    const back = shape(box(10, 10, 30, 10), { name: "Zaun" });
    const front = shape(box(20, 5, 10, 20), { name: "Baum" });
    expect(namesOf(back, front)).toEqual(["Zaun", "Zaun", "Baum", "Hintergrund"]);
    expect(namesOf(shape(box(21, 8, 3, 3)), front)).toEqual(["Baum", "Hintergrund"]);
  });

  it("is each side of a line that runs through", () => {
    const horizon = shape("M0 20l60 1", { fill: "none", name: "Hügel" });
    expect(namesOf(horizon)).toEqual(["Hintergrund", "Hintergrund"]);
    const thin = shape("M0 20l60 1", { fill: "none", line: 0.05 });
    expect(namesOf(thin)).toHaveLength(2);
    const short = shape("M10 20h20", { fill: "none" });
    expect(namesOf(short)).toHaveLength(1);
  });

  it("is not what no crayon fits into", () => {
    expect(namesOf(shape(box(10, 10, 1.4, 8)))).toEqual(["Hintergrund"]);
    expect(namesOf(shape(box(10, 10, 2.2, 8)))).toEqual(["Ding", "Hintergrund"]);
  });

  it.each([
    ["a hole in the pupil", `${box(20, 14, 8, 8)}${box(22, 16, 3, 3)}`, { x: 23.5, y: 17.5 }],
    ["a bite out of its edge", "M20 14h5v3h3v5h-8z", { x: 26, y: 16.2 }],
  ])("is not the glint in an eye: %s", (_case, data, glint) => {
    const face = shape(box(8, 6, 40, 28), { name: "Dino" });
    const regions = regionsOf(face, { ...solid(data), evenOdd: true });
    expect(regions.list.map(({ name }) => name)).toEqual(["Dino", "Hintergrund"]);
    expect(regionAt(regions, glint)).toBe(-1);
    expect(regionAt(regions, { x: 12, y: 10 })).toBe(0);
  });

  it("is the face beside a smiling mouth", () => {
    const face = shape(box(8, 6, 40, 28), { name: "Dino" });
    const mouth = solid("M16 16c4 10 20 10 24 0c-4 8-20 8-24 0z");
    expect(regionAt(regionsOf(face, mouth), { x: 28, y: 18 })).toBe(0);
  });

  it("is nothing on a page without lines, or of a form that is not the engine's", () => {
    expect(namesOf()).toEqual([]);
    expect(namesOf(shape("M1 1a5 5 0 1 1 10 0z"))).toEqual([]);
  });
});

describe("an outline", () => {
  it("of a region goes round it, and round what lies in it", () => {
    const [ring, hole] = regionsOf(shape(box(10, 10, 20, 20)), shape(box(16, 16, 6, 6))).list;
    expect(ring?.data.match(/M/g)).toHaveLength(2);
    expect(hole?.data.match(/M/g)).toHaveLength(1);
    expect(ring?.data).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+z/);
  });

  it("follows a curve with few points", () => {
    const round = "M10 20c0-5.5 4.5-10 10-10s10 4.5 10 10-4.5 10-10 10-10-4.5-10-10z";
    const [disc] = regionsOf(shape(round)).list;
    const points = [...(disc?.data ?? "").matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(points.length).toBeLessThan(60);
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 20, y - 20) - 10)).toBeLessThan(0.5);
    expect(disc?.middle.x).toBeCloseTo(20, 0);
    expect(disc?.middle.y).toBeCloseTo(20, 0);
  });
});
