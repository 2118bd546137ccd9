import type { FakeBook } from "./fake-answer.ts";
import { samplePicture } from "./sample-picture.ts";

interface FakeSide {
  index: number;
  kind: "cover" | "picture" | "exercise" | "story" | "solutions" | "blank" | "credits";
  page?: number;
  url: string;
}

type SidesOf = Pick<FakeBook, "images" | "story" | "hasLearningTask">;

/** The sides of a book in the real server's order. */
export function fakeSides(id: string, book: SidesOf, query: URLSearchParams): FakeSide[] {
  const sides: FakeSide[] = [];
  const asked = query.toString();
  const add = (kind: FakeSide["kind"], page?: number) => {
    const index = sides.length;
    const url = `/api/coloring-books/${id}/pages/${index}${asked && `?${asked}`}`;
    sides.push({ index, kind, ...(page !== undefined && { page }), url });
    const hasBack = kind === "cover" || kind === "picture" || kind === "exercise";
    if (hasBack && query.get("blankBacks") === "1") add("blank");
  };
  add("cover");
  for (const page of book.images.map((_image, index) => index + 1)) {
    if (book.story) add("story", page);
    add("picture", page);
    if (book.hasLearningTask) add("exercise", page);
  }
  if (book.hasLearningTask && query.get("solutions") !== "0") add("solutions");
  add("credits");
  return sides;
}

/** A drawn side: a picture, or a sheet that says what would be on it. */
export function fakeSide({ kind, page = 0 }: FakeSide): string {
  if (kind === "picture") return samplePicture("portrait", page);
  const words = kind === "blank" ? "" : `${kind} ${page || ""}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect x="12" y="12" width="186" height="273" fill="none" stroke="#000"/><text x="105" y="60" text-anchor="middle" font-size="16">${words}</text></svg>`;
}
