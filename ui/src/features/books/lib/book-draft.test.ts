import { describe, expect, it } from "vitest";
import { bookSchema } from "../api/get-book.ts";
import {
  type BookDraft,
  draftOf,
  isSamePlace,
  kindOn,
  movedPages,
  newPage,
  payloadOf,
  placeOfField,
  usualExercise,
  withPage,
  wordsIn,
} from "./book-draft.ts";

const stored = {
  title: "Tiere",
  description: "Für Emma",
  images: ["/api/images/a", "/api/images/b"],
  story: "Eins.",
  storyTitle: "Im Wald",
  storyPages: ["Eins."],
  hasLearningTask: true,
  learningTaskType: "math",
  level: "hard",
  options: {
    paper: "a5",
    blankBacks: false,
    holeMargin: "none",
    solutions: true,
    nameLine: true,
    ruling: 2,
    imposition: "two-up",
    bleed: false,
    colourCover: true,
    soundChart: true,
  },
  version: 3,
  childName: "Mia",
  cover: "/api/images/b",
  exercises: [{ ...usualExercise, kind: "clock", words: ["Oma"], timesRow: 7 }, usualExercise],
};

const draft = draftOf(bookSchema.parse(stored));

describe("a draft", () => {
  it("says what the book says, and stores the same", () => {
    const { options, exercises } = stored;
    expect(payloadOf(draft, 3)).toEqual({
      version: 3,
      title: "Tiere",
      description: "Für Emma",
      childName: "Mia",
      cover: "/api/images/b",
      pages: [
        { image: "/api/images/a", story: "Eins.", exercise: exercises[0] },
        { image: "/api/images/b", story: "", exercise: exercises[1] },
      ],
      hasLearningTask: true,
      learningTaskType: "math",
      level: "hard",
      storyTitle: "Im Wald",
      options,
    });
  });

  it("of a book without a story has none, and keeps no words for one", () => {
    const plain = draftOf(bookSchema.parse({ ...stored, story: null, storyTitle: null }));
    expect(plain.storyTitle).toBeNull();
    expect(payloadOf(plain, 1).pages.map(({ story }) => story)).toEqual(["", ""]);
  });

  it("knows the exercise of each page", () => {
    expect(draft.pages.map((page) => kindOn(page, draft))).toEqual(["clock", "math"]);
    const without: BookDraft = { ...draft, lesson: null };
    expect(without.pages.map((page) => kindOn(page, without))).toEqual(["clock", null]);
    expect(kindOn({ ...newPage("x"), exercise: { ...usualExercise, leftOut: true } }, draft)).toBeNull();
  });
});

describe("pages", () => {
  const [a, b] = draft.pages as [(typeof draft.pages)[0], (typeof draft.pages)[0]];
  it("are moved and put in", () => {
    expect(movedPages(draft.pages, 0, 1)).toEqual([b, a]);
    expect(movedPages(draft.pages, 0, 2)).toBe(draft.pages);
    const page = newPage("/api/images/c");
    expect(withPage(draft.pages, page, 1)).toEqual([a, page, b]);
  });
});

describe("a refusal", () => {
  const key = draft.pages[1]?.key ?? "";
  it.each([
    ["title", { at: "cover" }],
    ["pages[1].story", { at: "page", key, part: "story" }],
    ["pages[1].exercise.words", { at: "page", key, part: "exercise" }],
    ["pages[1].image", { at: "page", key, part: "picture" }],
    ["pages[7].story", null],
    ["options.paper", null],
    [undefined, null],
  ] as const)("of %s is seen at its place", (field, place) => {
    expect(placeOfField(field, draft)).toEqual(place);
  });

  it("is said once: there, or above", () => {
    expect(isSamePlace({ at: "page", key, part: "story" }, { at: "page", key, part: "story" })).toBe(true);
    expect(isSamePlace({ at: "page", key, part: "story" }, { at: "page", key, part: "picture" })).toBe(false);
    expect(isSamePlace(null, { at: "cover" })).toBe(false);
  });
});

it("words are typed with commas or spaces", () => {
  expect(wordsIn(" Oma,Opa  Haus, ")).toEqual(["Oma", "Opa", "Haus"]);
});
