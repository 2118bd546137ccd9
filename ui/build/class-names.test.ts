import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { shortClassNames } from "./class-names.ts";

const root = "/app";

describe("short class names", () => {
  it("are the file's letters and the class's place in it, the same whenever it is asked", () => {
    const nameOf = shortClassNames(root);
    const first = nameOf("card", "/app/src/card.module.css");
    expect(first).toMatch(/^[a-zA-Z]{1,3}0$/);
    expect(nameOf("title", "/app/src/card.module.css")).toBe(first.replace("0", "1"));
    expect(nameOf("card", "/app/src/card.module.css?used")).toBe(first);
    expect(nameOf("card", "/app/src/other.module.css")).not.toBe(first);
  });

  it("do not depend on the order of the files, nor on where they lie", () => {
    const files = ["src/a.module.css", "src/b.module.css", "src/c/d.module.css"];
    const named = (base: string, order: string[]) => {
      const nameOf = shortClassNames(base);
      return Object.fromEntries(order.map((file) => [file, nameOf("card", `${base}/${file}`)]));
    };
    expect(named("/elsewhere/app", [...files].reverse())).toEqual(named(root, files));
  });

  it("differ for all files of the app", () => {
    const nameOf = shortClassNames(process.cwd());
    const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".module.css"),
    );
    const names = sheets.map((file) => nameOf("card", path.resolve("src", file)));
    expect(sheets.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(sheets.length);
  });

  it("are refused where two files would share them", () => {
    const nameOf = shortClassNames(root);
    // More files than there are codes.
    const all = () => Array.from({ length: 52 ** 3 + 1 }, (_file, index) => nameOf("card", `/app/${index}.module.css`));
    expect(all).toThrow(/have the same short name/);
  });
});
