import { describe, expect, it } from "vitest";
import { grain, grainSize } from "./grain.ts";

describe("the grain of wax on paper", () => {
  const seen = grain();
  const at = (x: number, y: number) => seen[y * grainSize + x] as number;
  const meanStep = (steps: readonly number[]) => steps.reduce((sum, step) => sum + Math.abs(step), 0) / steps.length;
  const places = Array.from({ length: grainSize }, (_place, index) => index);

  it("leaves most of the colour, and lets some paper through", () => {
    const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length / 255;
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(0.4);
    expect(Math.max(...seen)).toBeLessThan(255);
  });

  it("repeats without a seam", () => {
    const last = grainSize - 1;
    const within = meanStep(places.map((y) => at(100, y) - at(101, y)));
    expect(meanStep(places.map((y) => at(last, y) - at(0, y)))).toBeLessThan(2 * within);
    expect(meanStep(places.map((x) => at(x, last) - at(x, 0)))).toBeLessThan(2 * within);
  });
});
