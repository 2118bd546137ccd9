import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";
import { uniqueId } from "@/lib/unique-id.ts";
import { type LessonKind, type LessonLevel, type PrintForm, printOptionsOf } from "../lib/print-options.ts";

/** A book as it is wanted. */
interface NewBook {
  title: string;
  description: string;
  /** Whom the book is for; empty for nobody in particular. */
  childName: string;
  /** The pictures' addresses, in the order of the pages. */
  images: readonly string[];
  isPremium: boolean;
  lesson: LessonKind | null;
  level: LessonLevel;
  withStory: boolean;
  options: PrintForm;
}

const answerSchema = z.object({ id: z.string() });

/** The body of the call; a story that is wanted is left out, one that is not is null. Only lessons have a level. */
function payloadOf({ title, description, childName, images, isPremium, lesson, level, withStory, options }: NewBook) {
  return {
    title,
    description,
    ...(childName && { childName }),
    prompt: "Mein Malbuch",
    images,
    isPremium,
    hasLearningTask: lesson !== null,
    learningTaskType: lesson ?? "",
    ...(lesson && { level }),
    options: printOptionsOf(options),
    ...(!withStory && { story: null, storyTitle: null }),
  };
}

/**
 * Makes a book of the pages; the list of one's own books is read anew afterwards. Until that has worked, the same order
 * goes with the same key, so that the server makes one book of it however often it comes: after a double click, or when
 * only its answer was lost. Another order is another book, and has another key.
 */
export function useCreateBook() {
  const queries = useQueryClient();
  const lastOrder = useRef({ text: "", key: "" });
  return useMutation({
    mutationFn: (book: NewBook) => {
      const payload = payloadOf(book);
      const text = JSON.stringify(payload);
      if (lastOrder.current.text !== text) lastOrder.current = { text, key: uniqueId() };
      return send("POST", "/api/coloring-books", payload, answerSchema, { "Idempotency-Key": lastOrder.current.key });
    },
    onSuccess: () => {
      lastOrder.current = { text: "", key: "" };
      return queries.invalidateQueries({ queryKey: ["/api/coloring-books"] });
    },
  });
}
