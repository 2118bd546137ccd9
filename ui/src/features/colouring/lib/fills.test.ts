import { describe, expect, it } from "vitest";
import { clear, type Fills, noFills, paint, redo, startWith, stepsOf, undo } from "./fills.ts";
import { smooth } from "./paints.ts";

const [red, green, blue] = [smooth("red"), smooth("green"), smooth("blue")];
const colours = (fills: Fills) =>
  Object.fromEntries([...fills.colours].map(([region, { crayon }]) => [region, crayon]));

describe("the strokes on a page", () => {
  it("fill a region, change it, and are taken back", () => {
    const once = paint(noFills, 3, red);
    const twice = paint(once, 3, blue);
    expect(colours(twice)).toEqual({ 3: "blue" });
    expect(colours(undo(twice))).toEqual({ 3: "red" });
    expect(colours(undo(undo(twice)))).toEqual({});
  });

  it("are rubbed out, which can be taken back too", () => {
    const white = paint(paint(noFills, 1, green), 1, null);
    expect(colours(white)).toEqual({});
    expect(colours(undo(white))).toEqual({ 1: "green" });
  });

  it("are no strokes where they change nothing, as a double tap", () => {
    const once = paint(noFills, 1, green);
    expect(paint(once, 1, green)).toBe(once);
    expect(paint(once, 2, null)).toBe(once);
    expect(paint(once, 1, { ...green, texture: "dots" }).past).toHaveLength(2);
  });

  it("are all gone after a new start, and all back when that is taken back", () => {
    const coloured = paint(paint(noFills, 1, green), 2, red);
    const white = clear(coloured);
    expect(colours(white)).toEqual({});
    expect(colours(undo(white))).toEqual({ 1: "green", 2: "red" });
    expect(colours(redo(undo(white)))).toEqual({});
    expect(clear(white)).toBe(white);
  });

  it("come again in their order, until another one is made", () => {
    const two = paint(paint(noFills, 1, green), 2, red);
    const none = undo(undo(two));
    expect(colours(redo(none))).toEqual({ 1: "green" });
    expect(colours(redo(redo(none)))).toEqual({ 1: "green", 2: "red" });
    const other = paint(redo(none), 5, blue);
    expect(redo(other)).toEqual(other);
  });

  it("leave an untouched page as it is", () => {
    expect(undo(noFills)).toEqual(noFills);
    const kept = startWith(new Map([[4, red]]));
    expect(undo(kept)).toEqual(kept);
  });

  it("are the same again from the colours and their steps, back and forward", () => {
    const coloured = [1, 2, 3].reduce((fills, region) => paint(fills, region, green), noFills);
    const white = clear(paint(coloured, 2, blue));
    const between = undo(undo(paint(white, 7, { ...red, texture: "dots" })));
    expect(startWith(between.colours, stepsOf(between, 100))).toEqual(between);
    expect(stepsOf(between, 100).back[0]).toEqual(new Map([[2, green]]));
  });

  it("are kept as the nearest ones where there are too many", () => {
    const coloured = [1, 2, 3, 4].reduce((fills, region) => paint(fills, region, green), noFills);
    const kept = startWith(coloured.colours, stepsOf(coloured, 2));
    expect(colours(undo(undo(kept)))).toEqual({ 1: "green", 2: "green" });
    expect(undo(undo(kept)).past).toEqual([]);
  });
});
