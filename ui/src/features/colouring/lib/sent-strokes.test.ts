import { describe, expect, it } from "vitest";
import type { Stroke } from "./coloured-pages.ts";
import { fromSent, toSent } from "./sent-strokes.ts";

describe("strokes on their way", () => {
  it("come back as they were", () => {
    const strokes: Stroke[] = [
      { x: 12.5, y: 80.375, crayon: "red" },
      { x: 0.125, y: 296.875, crayon: "skinDark", texture: "dots" },
    ];
    const back = fromSent(JSON.parse(JSON.stringify(toSent(strokes))));
    expect(back.map(({ crayon, texture }) => [crayon, texture])).toEqual([
      ["red", undefined],
      ["skinDark", "dots"],
    ]);
    for (const [index, { x, y }] of back.entries()) {
      expect(x).toBeCloseTo(strokes[index]?.x ?? Number.NaN, 1);
      expect(y).toBeCloseTo(strokes[index]?.y ?? Number.NaN, 1);
    }
    expect(toSent(strokes).every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  });

  it("of a newer app lose what is not known here", () => {
    expect(
      fromSent([
        { x: 1, y: 2, crayon: "neon" },
        { x: 100, y: 200, crayon: "blue", texture: "glitter" },
      ]),
    ).toEqual([{ x: 1, y: 2, crayon: "blue" }]);
  });
});
