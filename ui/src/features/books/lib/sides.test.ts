import { expect, test } from "vitest";
import { altOf } from "./sides.ts";

const book = { title: "Bärenbuch", storyPages: ["Es war einmal ein Bär."] };

test("a picture's side says what the picture shows", () => {
  const side = { index: 1, kind: "picture", page: 2, url: "/2", description: "Ein Bär angelt am Fluss" } as const;
  expect(altOf(side, book)).toBe("Ausmalbild 2: Ein Bär angelt am Fluss");
});

test("a picture that nothing is known of is called by its number", () => {
  expect(altOf({ index: 1, kind: "picture", page: 2, url: "/2" }, book)).toBe("Ausmalbild 2");
});
