import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Layer, layerOf, layerOrder } from "../../build/css-layers.ts";

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

const sheets = filesIn("src", ".css").map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The layer that a sheet names itself, else its folder's. */
const layerIn = (file: string, text: string) => {
  const own = /^@layer (\w+) \{/m.exec(text)?.[1] as Layer | undefined;
  return own ?? layerOf(path.resolve(file));
};

describe("the style sheets", () => {
  it("have a layer each", () => {
    const unknown = sheets.filter(({ file, text }) => !layerOrder.includes(layerIn(file, text) as Layer));
    expect(unknown.map(({ file }) => file)).toEqual([]);
    expect(sheets.length).toBeGreaterThan(50);
  });

  it("compose only from a lower layer: the text of what is composed stands wherever the bundler puts it", () => {
    const composed = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/composes: [\w -]+ from "([^"]+)"/g)].map(([, from = ""]) => {
        const source = path.join(path.dirname(file), from);
        const sourceText = readFileSync(source, "utf8");
        return { file, source, from: layerIn(source, sourceText), to: layerIn(file, text), sourceText };
      }),
    );
    expect(composed.length).toBeGreaterThan(10);
    const wrong = composed.filter(
      ({ from, to }) => layerOrder.indexOf(from as Layer) >= layerOrder.indexOf(to as Layer),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
    // Without a name of its own it would be repeated in the layer of who composes it, and win over what lies below that.
    const nameless = composed.filter(({ sourceText }) => !/^@layer \w+ \{/m.test(sourceText));
    expect(nameless.map(({ file, source }) => [file, source])).toEqual([]);
  });

  it("of pieces that take a class from their caller lie below the rest of the kit", () => {
    const takesClass = filesIn("src/components/ui", ".tsx").filter((file) =>
      /^\s+className\?:|\bclassName[,}] .*\.\.\.rest|extends ButtonHTMLAttributes/m.test(readFileSync(file, "utf8")),
    );
    expect(takesClass.map((file) => path.basename(file)).sort()).toEqual(["button.tsx", "icon.tsx"]);
    for (const file of takesClass) {
      expect(layerOf(path.resolve(file.replace(".tsx", ".module.css")))).toBe("part");
    }
  });
});
