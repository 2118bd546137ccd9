import { booksText } from "@/text/books.ts";
import type { Book } from "../api/get-book.ts";
import type { Side } from "../api/get-sides.ts";

const text = booksText.preview;

/** The book's pictures as if they were its sides: for when the printed ones cannot be had. */
export const pictureSides = (images: readonly string[]): Side[] =>
  images.map((url, index) => ({ index, kind: "picture", page: index + 1, url }));

/** What somebody hears who does not see the side. */
export function altOf({ kind, page = 1, description }: Side, book: Pick<Book, "title" | "storyPages">): string {
  switch (kind) {
    case "cover":
      return text.cover(book.title);
    case "picture":
      return text.pictureSide(page, description ?? "");
    case "exercise":
      return text.exercise(page);
    case "story":
      return text.storySide(page, book.storyPages[page - 1] ?? "");
    case "solutions":
      return text.solutions;
    case "blank":
      return text.blank;
    case "credits":
      return text.credits;
    case "sounds":
      return text.sounds;
    default:
      return text.otherSide;
  }
}

/**
 * The picture that is coloured from a side, counted from 0: its own, its exercise's or its story's, from the cover the
 * first one; null for sides that belong to no picture.
 */
export function pictureOf({ kind, page }: Side, images: readonly string[]): number | null {
  const index = kind === "cover" ? 0 : (page ?? 0) - 1;
  return index in images ? index : null;
}
