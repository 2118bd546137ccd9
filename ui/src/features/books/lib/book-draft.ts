import type * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { uniqueId } from "@/lib/unique-id.ts";
import type { Book, exerciseSchema } from "../api/get-book.ts";
import {
  type LessonKind,
  type LessonLevel,
  type PrintForm,
  printFormOf,
  printOptionsOf,
  usualPrintOptions,
} from "./print-options.ts";

export type ExerciseWish = z.infer<typeof exerciseSchema>;

/** A page of a book that is being changed. */
export interface DraftPage {
  /** The same wherever the page is moved. */
  key: string;
  image: string;
  story: string;
  exercise: ExerciseWish;
}

/** A book that is being changed, as a form has it. */
export interface BookDraft {
  title: string;
  description: string;
  childName: string;
  /** The picture on the cover; null: that of the first page. */
  cover: string | null;
  pages: readonly DraftPage[];
  lesson: LessonKind | null;
  level: LessonLevel;
  /** Null: the book has no story. */
  storyTitle: string | null;
  options: PrintForm;
}

/** The exercise of a page of which nothing special is wanted. */
export const usualExercise: ExerciseWish = {
  leftOut: false,
  kind: null,
  level: null,
  redraw: 0,
  words: [],
  numbers: null,
  timesRow: null,
};

/** A page for a picture that the book did not have. */
export const newPage = (image: string): DraftPage => ({
  key: uniqueId(),
  image,
  story: "",
  exercise: usualExercise,
});

/** A stored book as something to change. */
export const draftOf = (book: Book): BookDraft => ({
  title: book.title,
  description: book.description,
  childName: book.childName,
  cover: book.cover,
  pages: book.images.map((image, index) => ({
    key: uniqueId(),
    image,
    story: book.storyPages[index] ?? "",
    exercise: book.exercises[index] ?? usualExercise,
  })),
  lesson: book.learningTaskType || null,
  level: book.level ?? "easy",
  storyTitle: book.story === null || book.story === undefined ? null : (book.storyTitle ?? ""),
  options: printFormOf(book.options ?? usualPrintOptions),
});

/** The body of the call that stores a draft of the book's `version`. */
export const payloadOf = (draft: BookDraft, version: number) => ({
  version,
  title: draft.title,
  description: draft.description,
  childName: draft.childName,
  cover: draft.cover,
  pages: draft.pages.map(({ image, story, exercise }) => ({
    image,
    story: draft.storyTitle === null ? "" : story,
    exercise,
  })),
  hasLearningTask: draft.lesson !== null,
  learningTaskType: draft.lesson ?? "",
  ...(draft.lesson && { level: draft.level }),
  storyTitle: draft.storyTitle,
  options: printOptionsOf(draft.options),
});

/** The pages with one of them at another place. */
export function movedPages(pages: readonly DraftPage[], from: number, to: number): readonly DraftPage[] {
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length) return pages;
  const rest = pages.filter((_page, index) => index !== from);
  return [...rest.slice(0, to), page, ...rest.slice(to)];
}

/** The pages with one put in at a place. */
export const withPage = (pages: readonly DraftPage[], page: DraftPage, at: number): readonly DraftPage[] => [
  ...pages.slice(0, at),
  page,
  ...pages.slice(at),
];

/** The kind of a page's exercise, null where it has none. */
export function kindOn(page: DraftPage, draft: BookDraft): LessonKind | null {
  if (page.exercise.leftOut) return null;
  return page.exercise.kind ?? draft.lesson;
}

/** Whether the exercises of a kind calculate with numbers that can be chosen. */
export const hasNumbers = (kind: LessonKind | null) =>
  kind !== null && ["math", "colour_sums", "sums", "missing_number"].includes(kind);

/** Whether words that can be chosen are written in the exercises of a kind. */
export const hasWords = (kind: LessonKind | null) => kind === "letters" || kind === "tracing";

/** A text of a book as it is printed: with the child's name, or a blank for it, where its place is. */
export const withName = (text: string, childName: string) => text.replaceAll("{Name}", childName || "__________");

/** The words that somebody typed with commas or spaces between them. */
export const wordsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** The times tables that can be chosen. */
export const timesRows = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The ranges that are offered by name. */
export const usualRanges = [
  { from: 0, to: 10 },
  { from: 0, to: 20 },
  { from: 10, to: 20 },
  { from: 0, to: 100 },
  { from: 20, to: 100 },
] as const;

/** Which part of the book is looked at: its cover, or something of a page. */
export type Part = "picture" | "story" | "exercise";
export type Place = { at: "cover" } | { at: "page"; key: string; part: Part };

/** Where a field of the server's refusal is seen; null for what belongs to the whole book. */
export function placeOfField(field: string | undefined, draft: BookDraft): Place | null {
  if (field && ["title", "description", "childName", "cover"].includes(field)) return { at: "cover" };
  const found = field?.match(/^pages\[(\d+)\]\.(image|story|exercise)/);
  const page = found && draft.pages[Number(found[1])];
  if (!page) return null;
  const part = found[2] === "image" ? "picture" : (found[2] as Part);
  return { at: "page", key: page.key, part };
}

/** Whether two places are the same. */
export const isSamePlace = (a: Place | null, b: Place) =>
  a !== null && a.at === b.at && (a.at === "cover" || (b.at === "page" && a.key === b.key && a.part === b.part));

export const exerciseGroups = {
  arithmetic: words.arithmeticExercises,
  language: words.languageExercises,
  seeing: words.seeingExercises,
} as const;
