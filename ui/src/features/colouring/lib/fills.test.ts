import { describe, expect, it } from "vitest";
import { clear, type Fills, noFills, paint, redo, startWith, undo } from "./fills.ts";

const colours = (fills: Fills) => Object.fromEntries(fills.colours);

describe("the strokes on a page", () => {
  it("fill a region, change it, and are taken back", () => {
    const red = paint(noFills, 3, "red");
    const blue = paint(red, 3, "blue");
    expect(colours(blue)).toEqual({ 3: "blue" });
    expect(colours(undo(blue))).toEqual({ 3: "red" });
    expect(colours(undo(undo(blue)))).toEqual({});
  });

  it("make a region white again with its own crayon, which can be taken back too", () => {
    const white = paint(paint(noFills, 1, "green"), 1, "green");
    expect(colours(white)).toEqual({});
    expect(colours(undo(white))).toEqual({ 1: "green" });
  });

  it("are all gone after a new start, and all back when that is taken back", () => {
    const coloured = paint(paint(noFills, 1, "green"), 2, "red");
    const white = clear(coloured);
    expect(colours(white)).toEqual({});
    expect(colours(undo(white))).toEqual({ 1: "green", 2: "red" });
    expect(colours(redo(undo(white)))).toEqual({});
    expect(clear(white)).toBe(white);
  });

  it("come again in their order, until another one is made", () => {
    const two = paint(paint(noFills, 1, "green"), 2, "red");
    const none = undo(undo(two));
    expect(colours(redo(none))).toEqual({ 1: "green" });
    expect(colours(redo(redo(none)))).toEqual({ 1: "green", 2: "red" });
    const other = paint(redo(none), 5, "blue");
    expect(redo(other)).toEqual(other);
  });

  it("leave an untouched page as it is", () => {
    expect(undo(noFills)).toEqual(noFills);
    const kept = startWith(new Map([[4, "red"]]));
    expect(undo(kept)).toEqual(kept);
  });
});
