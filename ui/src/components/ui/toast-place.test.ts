import { describe, expect, it } from "vitest";
import { type Control, placeOf } from "./toast-place.ts";

const column = { left: 100, right: 500, height: 100 };
const down = { first: 70, last: 700, upwards: false };
const up = { ...down, upwards: true };
const control = (top: number, bottom: number, weight = 10, left = 120, right = 300): Control => ({
  left,
  right,
  top,
  bottom,
  weight,
});

describe("a message", () => {
  it("lies at the first place where there is nothing below it", () => {
    expect(placeOf(column, down, [])).toBe(70);
    expect(placeOf(column, up, [])).toBe(700);
  });

  it("goes on until it covers nothing", () => {
    expect(placeOf(column, down, [control(80, 120), control(250, 300)])).toBe(120);
    expect(placeOf(column, up, [control(720, 760)])).toBe(620);
  });

  it("finds a gap that it just fits into", () => {
    const controls = [control(60, 254.6), control(355.1, 800)];
    expect(placeOf(column, down, controls)).toBe(254.6);
    expect(placeOf(column, up, controls)).toBeCloseTo(255.1, 9);
  });

  it("does not mind what lies beside it", () => {
    expect(placeOf(column, down, [control(0, 800, 10, 500, 700), control(0, 800, 10, 0, 100)])).toBe(70);
  });

  it("covers what matters least where there is no room", () => {
    const fields = [control(60, 500, 100), control(500, 600, 10), control(600, 800, 1)];
    expect(placeOf(column, down, fields)).toBeGreaterThanOrEqual(600);
    expect(placeOf(column, up, fields)).toBe(700);
  });

  it("lies over a part of a large picture rather than over a button, and not over its middle", () => {
    const picture = control(70, 570, 10, 100, 400);
    const button = control(580, 620, 20);
    for (const first of [70, 250]) {
      const top = placeOf(column, { first, last: 600, upwards: false }, [picture, button]);
      expect(top + column.height).toBeLessThanOrEqual(button.top);
      expect(top < 320 && top + column.height > 320).toBe(false);
    }
  });

  it("has a place in a window that is lower than it", () => {
    expect(placeOf(column, { first: 70, last: -20, upwards: true }, [control(0, 50)])).toBe(-20);
    expect(placeOf(column, { first: 70, last: -20, upwards: false }, [])).toBe(70);
  });
});
