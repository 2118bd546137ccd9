import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { crayons, fewCrayons } from "./crayons.ts";

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe("the crayons", () => {
  it("of the small box have the colours of the design", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    const shown = [...tokens.matchAll(/--paint-(\w+): (#[0-9a-f]{6});/g)].map(([, id, colour]) => [id, colour]);
    expect(fewCrayons.map(({ id, colour }) => [id, colour])).toEqual(shown);
  });

  it("are 24, each with its own name", () => {
    expect(crayons).toHaveLength(24);
    expect(new Set(crayons.map(({ name }) => name)).size).toBe(24);
  });

  it("are told apart, from each other and from the white paper", () => {
    const all = [...crayons.map(({ colour }) => colour), "#ffffff"].map(channels);
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const distance = Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));
        expect(distance).toBeGreaterThan(25);
      }
    }
  });
});
