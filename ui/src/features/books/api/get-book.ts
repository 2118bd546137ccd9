import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read } from "@/lib/api-client.ts";
import { lessonKindSchema, lessonLevelSchema, printOptionsSchema } from "../lib/print-options.ts";

const schema = z.object({
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
});

/** A book, or a built-in template. */
export type Book = z.infer<typeof schema>;

/** Reads a book or template by its id. */
export const useBook = (id: string) =>
  useQuery({
    queryKey: ["/api/coloring-books", id],
    queryFn: () => read(`/api/coloring-books/${encodeURIComponent(id)}`, schema),
  });
