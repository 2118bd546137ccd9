import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { type Appearance, chooseAppearance, chosenAppearance, showAppearance } from "./appearance.ts";

const shown = () => document.documentElement.dataset.appearance;
const bars = () => [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map(({ media }) => media);

describe("the appearance", () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" /><meta name="theme-color" />';
    showAppearance("system");
  });

  it.each<[Appearance, string | undefined, string[]]>([
    ["light", "light", ["all", "not all"]],
    ["dark", "dark", ["not all", "all"]],
    ["system", undefined, ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]],
  ])("is shown and remembered: %s", (chosen, look, media) => {
    chooseAppearance("dark");
    chooseAppearance(chosen);
    expect(shown()).toBe(look);
    expect(bars()).toEqual(media);
    expect(chosenAppearance()).toBe(chosen);
  });

  it("is the device's where something else is stored", () => {
    localStorage.setItem("appearance", "purple");
    expect(chosenAppearance()).toBe("system");
  });

  it("has one blackboard, whoever asks for it", () => {
    const sheet = readFileSync("src/styles/tokens.css", "utf8");
    const blocks = [...sheet.matchAll(/:root:where\([^{]*\{([^}]*)\}/g)].map(([, rules = ""]) =>
      rules.replaceAll(/\s+/g, " "),
    );
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toContain("color-scheme: dark");
    expect(blocks[1]).toBe(blocks[0]);
  });
});
