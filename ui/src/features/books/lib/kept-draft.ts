import * as z from "zod/mini";
import { onLeave } from "@/lib/session.ts";
import { keepInTab, readInTab, tabKeys } from "@/lib/storage.ts";
import { exerciseSchema } from "../api/get-book.ts";
import type { BookDraft } from "./book-draft.ts";
import {
  lessonKindSchema,
  lessonLevelSchema,
  printFormOf,
  printOptionsOf,
  printOptionsSchema,
} from "./print-options.ts";

const keptSchema = z.object({
  userId: z.string(),
  id: z.string(),
  version: z.number(),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    childName: z.string(),
    cover: z.nullable(z.string()),
    pages: z.array(z.object({ key: z.string(), image: z.string(), story: z.string(), exercise: exerciseSchema })),
    lesson: z.nullable(lessonKindSchema),
    level: lessonLevelSchema,
    storyTitle: z.nullable(z.string()),
    options: printOptionsSchema,
  }),
});

/** What was changed in a book of which the server has this version, and could not be stored. */
export interface KeptDraft {
  version: number;
  draft: BookDraft;
}

/**
 * Keeps in this tab what somebody changed in a book and the server did not take: their session has ended, there is no
 * connection, or something of it is refused. It is there again when they open the book the next time. One book's.
 */
export function keepDraft(userId: string, id: string, { version, draft }: KeptDraft): void {
  const record = { userId, id, version, draft: { ...draft, options: printOptionsOf(draft.options) } };
  keepInTab(tabKeys.unsavedBook, JSON.stringify(record));
}

/** What is kept of this user's book, or null. */
export function readKeptDraft(userId: string, id: string): KeptDraft | null {
  try {
    const kept = keptSchema.parse(JSON.parse(readInTab(tabKeys.unsavedBook) ?? "null"));
    if (kept.userId !== userId || kept.id !== id) return null;
    return { version: kept.version, draft: { ...kept.draft, options: printFormOf(kept.draft.options) } };
  } catch {
    return null;
  }
}

/** Forgets what is kept, of whichever book. */
export const forgetDraft = (): void => keepInTab(tabKeys.unsavedBook, null);

onLeave(forgetDraft);
