import { describe, expect, it } from "vitest";
import { moved } from "./page-store.ts";

const letters = ["a", "b", "c", "d"];

describe("moving an entry", () => {
  it.each([
    [0, 2, "bcad"],
    [3, 0, "dabc"],
    [1, 2, "acbd"],
  ])("from %i to %i", (from, to, expected) => expect(moved(letters, from, to).join("")).toBe(expected));

  it("and back gives the same order", () => {
    for (const from of letters.keys()) {
      for (const to of letters.keys()) expect(moved(moved(letters, from, to), to, from)).toEqual(letters);
    }
  });

  it.each([
    [0, -1],
    [3, 4],
    [4, 0],
    [2, 2],
  ])("from %i to %i changes nothing", (from, to) => expect(moved(letters, from, to)).toBe(letters));
});
