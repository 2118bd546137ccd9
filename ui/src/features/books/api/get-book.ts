import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";
import { lessonKindSchema, lessonLevelSchema, printOptionsSchema } from "../lib/print-options.ts";

/** What somebody wants otherwise of one page's exercise; null: as the book's lesson has it. */
export const exerciseSchema = z.object({
  leftOut: z.boolean(),
  kind: z.nullable(lessonKindSchema),
  level: z.nullable(lessonLevelSchema),
  redraw: z.number(),
  words: z.array(z.string()),
  numbers: z.nullable(z.object({ from: z.number(), to: z.number() })),
  timesRow: z.nullable(z.number()),
});

export const bookSchema = z.object({
  title: z.string(),
  description: z._default(z.string(), ""),
  images: z._default(z.array(z.string()), []),
  story: z.optional(z.nullable(z.string())),
  storyTitle: z.optional(z.nullable(z.string())),
  /** One paragraph for each picture. */
  storyPages: z._default(z.array(z.string()), []),
  hasLearningTask: z.optional(z.boolean()),
  learningTaskType: z.optional(z.union([lessonKindSchema, z.literal("")])),
  level: z.optional(z.nullable(lessonLevelSchema)),
  options: z.optional(printOptionsSchema),
  /** Counts the changes; templates, which cannot be changed, have none. */
  version: z.optional(z.number()),
  childName: z._default(z.string(), ""),
  /** The address of the cover's picture; null: the first one. */
  cover: z._default(z.nullable(z.string()), null),
  exercises: z._default(z.array(exerciseSchema), []),
});

/** A book, or a built-in template. */
export type Book = z.infer<typeof bookSchema>;

/** Reads a book or template by its id, as the server has it now. */
export const readBook = (id: string) => read(`/api/coloring-books/${encodeURIComponent(id)}`, bookSchema);

/** A book or template by its id, read once. */
export const useBook = (id: string) => useQuery({ queryKey: ["/api/coloring-books", id], queryFn: () => readBook(id) });
