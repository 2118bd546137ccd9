import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { crayons } from "./crayons.ts";

describe("the crayons", () => {
  it("paint with the colours that the palette shows", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    const shown = [...tokens.matchAll(/--paint-(\w+): (#[0-9a-f]{6});/g)].map(([, id, colour]) => [id, colour]);
    expect(crayons.map(({ id, colour }) => [id, colour])).toEqual(shown);
  });
});
