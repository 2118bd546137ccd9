import { describe, expect, it } from "vitest";
import { drawingTimeMs, strokeTimes } from "./stroke-times.ts";

describe.each([1, 2, 7, 300])("the times of %i lines", (count) => {
  const times = strokeTimes(count);

  it("are one for each line, in their order", () => {
    expect(times).toHaveLength(count);
    for (const [index, { delay }] of times.entries())
      expect(delay).toBeGreaterThanOrEqual(times[index - 1]?.delay ?? 0);
  });

  it("begin at once and end in under a second", () => {
    expect(times[0]?.delay).toBe(0);
    expect(Math.max(...times.map(({ delay, duration }) => delay + duration))).toBeCloseTo(drawingTimeMs);
    expect(drawingTimeMs).toBeLessThan(1000);
  });
});

it("are none for an empty page", () => expect(strokeTimes(0)).toEqual([]));
