import { beforeEach, describe, expect, it } from "vitest";
import {
  type PrintForm,
  printFieldOf,
  printFormOf,
  printOptionsOf,
  printOptionsSchema,
  printQuery,
  rememberedPrintForm,
  rememberPrintForm,
  usualPrintOptions,
} from "./print-options.ts";

const usual = printFormOf(usualPrintOptions);
const own = { level: "easy", options: usual } as const;
const asked = (options: Partial<PrintForm>, level: "easy" | "hard" = "easy") =>
  printQuery(own, { level, options: { ...usual, ...options } });

describe("print options", () => {
  it.each([null, 1, 2, 3, 4])("come back from their form with ruling %s", (ruling) => {
    const options = { ...usualPrintOptions, paper: "letter", solutions: false, ruling } as const;
    expect(printOptionsOf(printFormOf(options))).toEqual(options);
  });

  it("of a ruling that does not exist follow the level", () => {
    expect(printFormOf({ ...usualPrintOptions, ruling: 9 }).ruling).toBe("level");
  });

  it("of an unknown paper are no options", () => {
    expect(printOptionsSchema.safeParse({ ...usualPrintOptions, paper: "a3" }).success).toBe(false);
  });
});

describe("remembered print options", () => {
  beforeEach(() => localStorage.clear());

  it("are the usual ones at first", () => expect(rememberedPrintForm()).toEqual(usual));

  it("are those of the last book", () => {
    const form = { ...usual, imposition: "booklet", colourCover: true } as const;
    rememberPrintForm(form);
    expect(rememberedPrintForm()).toEqual(form);
  });

  it.each(["{", '{"paper":"a3"}', "7"])("are the usual ones where %s is stored", (stored) => {
    localStorage.setItem("printOptions", stored);
    expect(rememberedPrintForm()).toEqual(usual);
  });

  it("of an older version are filled up", () => {
    localStorage.setItem("printOptions", '{"paper":"a5"}');
    expect(rememberedPrintForm()).toEqual({ ...usual, paper: "a5" });
  });
});

describe("the query", () => {
  it.each([
    ["nothing differs", asked({}), ""],
    ["one differs", asked({ paper: "a5" }), "?paper=a5"],
    ["switches differ", asked({ blankBacks: true, nameLine: false }), "?blankBacks=1&nameLine=0"],
    ["the format differs", asked({ imposition: "booklet", colourCover: true }), "?imposition=booklet&colourCover=1"],
    ["level and ruling differ", asked({ ruling: "2" }, "hard"), "?level=hard&ruling=2"],
  ])("when %s", (_case, query, expected) => expect(query).toBe(expected));

  it("takes back the book's own ruling", () => {
    const ruled = { level: "easy", options: { ...usual, ruling: "3" } } as const;
    expect(printQuery(ruled, own)).toBe("?ruling=level");
  });

  it.each([
    ["level", "level"],
    ["paper", "options.paper"],
    ["ruling", "options.ruling"],
    ["title", undefined],
    [undefined, undefined],
  ])("calls the field %s %s", (name, field) => expect(printFieldOf(name)).toBe(field));
});
