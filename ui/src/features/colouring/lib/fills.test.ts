import { describe, expect, it } from "vitest";
import { noFills, paint, undo } from "./fills.ts";

describe("paint and undo", () => {
  it("fill a region, change it, and take both back", () => {
    const red = paint(noFills, 3, "red");
    const blue = paint(red, 3, "blue");
    expect(blue.byRegion.get(3)).toBe("blue");
    expect(undo(blue).byRegion.get(3)).toBe("red");
    expect(undo(undo(blue)).byRegion.size).toBe(0);
  });

  it("make a region white again with its own crayon, which can be taken back too", () => {
    const white = paint(paint(noFills, 1, "green"), 1, "green");
    expect(white.byRegion.has(1)).toBe(false);
    expect(undo(white).byRegion.get(1)).toBe("green");
  });

  it("leave an untouched page as it is", () => {
    expect(undo(noFills)).toBe(noFills);
  });

  it("take back as many strokes as were made", () => {
    const strokes = [
      [0, "red"],
      [1, "blue"],
      [0, "blue"],
      [2, "red"],
      [1, "blue"],
    ] as const;
    let fills = noFills;
    for (const [region, crayon] of strokes) fills = paint(fills, region, crayon);
    for (const _stroke of strokes) fills = undo(fills);
    expect(fills.byRegion.size).toBe(0);
    expect(fills.history).toHaveLength(0);
  });
});
