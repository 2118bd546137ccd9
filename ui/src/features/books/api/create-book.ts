import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import * as z from "zod/mini";
import { messageOf, send } from "@/lib/api-client.ts";
import { uniqueId } from "@/lib/unique-id.ts";
import { editorText } from "@/text/book-editor.ts";
import { type LessonKind, type LessonLevel, type PrintForm, printOptionsOf } from "../lib/print-options.ts";
import { tellByService } from "./story-service.ts";

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
  /** The service tells it; the server's own story is in the book until then, and stays where that fails. */
  byService?: boolean;
  options: PrintForm;
}

const answerSchema = z.object({ id: z.string() });

/** The story of the service in place of the server's own; returns why it is not there, if it is not. */
async function storyNotice(id: string): Promise<string | undefined> {
  try {
    return (await tellByService(id, 0, true)).notice;
  } catch (error) {
    return messageOf(error, editorText.story.failure);
  }
}

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
    mutationFn: async (book: NewBook): Promise<{ id: string; notice?: string | undefined }> => {
      const payload = payloadOf(book);
      const text = JSON.stringify(payload);
      if (lastOrder.current.text !== text) lastOrder.current = { text, key: uniqueId() };
      const key = { "Idempotency-Key": lastOrder.current.key };
      const { id } = await send("POST", "/api/coloring-books", payload, answerSchema, key);
      return book.withStory && book.byService ? { id, notice: await storyNotice(id) } : { id };
    },
    onSuccess: () => {
      lastOrder.current = { text: "", key: "" };
      return queries.invalidateQueries({ queryKey: ["/api/coloring-books"] });
    },
  });
}
