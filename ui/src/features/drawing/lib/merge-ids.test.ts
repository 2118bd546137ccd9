import { describe, expect, it } from "vitest";
import { mergeIds } from "./merge-ids.ts";

const merge = (base: string, own: string, other: string) => mergeIds([...base], [...own], [...other]).join("");

describe("two lists that began as one", () => {
  it.each([
    ["nothing was changed", "abc", "abc", "abc", "abc"],
    ["this one adds", "ab", "abc", "ab", "abc"],
    ["the other one adds", "ab", "ab", "abc", "abc"],
    ["both add the same", "a", "ab", "ab", "ab"],
    ["both add", "a", "ab", "ac", "abc"],
    ["this one removes", "abc", "ac", "abc", "ac"],
    ["the other one removes", "abc", "abc", "bc", "bc"],
    ["one removes, the other one adds", "ab", "b", "abc", "bc"],
    ["both remove everything", "ab", "", "", ""],
    ["this one moves", "abc", "cab", "abc", "cab"],
    ["the other one moves", "abc", "abc", "cba", "cba"],
    ["both move: this one counts", "abc", "bac", "cba", "bac"],
    ["this one moves, the other one adds", "ab", "ba", "abc", "bca"],
    ["this one replaces in the middle", "abc", "axc", "abc", "axc"],
    ["both began with nothing in common", "", "xy", "ab", "xyab"],
    ["both have some of the same", "", "bx", "ab", "abx"],
  ])("%s", (_case, base, own, other, expected) => expect(merge(base, own, other)).toBe(expected));

  it("lose nothing that neither has removed, and have nothing twice", () => {
    const lists = ["", "a", "ab", "ba", "abc", "cab", "bd", "dab"];
    for (const base of lists) {
      for (const own of lists) {
        for (const other of lists) {
          const merged = [...merge(base, own, other)];
          expect(new Set(merged).size).toBe(merged.length);
          const stays = [..."abcd"].filter((id) =>
            base.includes(id) ? own.includes(id) && other.includes(id) : own.includes(id) || other.includes(id),
          );
          expect([...merged].sort()).toEqual(stays);
        }
      }
    }
  });
});
