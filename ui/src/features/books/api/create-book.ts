import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";

export type LessonKind = "math" | "letters" | "numbers";

/** A book as it is wanted. */
export interface NewBook {
  title: string;
  description: string;
  /** The pictures' addresses, in the order of the pages. */
  images: readonly string[];
  isPremium: boolean;
  lesson: LessonKind | null;
  withStory: boolean;
}

const answerSchema = z.object({ id: z.string() });

/** The body of the call; a story that is wanted is left out, one that is not is null. */
export function payloadOf({ title, description, images, isPremium, lesson, withStory }: NewBook) {
  return {
    title,
    description,
    prompt: "Mein Malbuch",
    images,
    isPremium,
    hasLearningTask: lesson !== null,
    learningTaskType: lesson ?? "",
    ...(!withStory && { story: null, storyTitle: null }),
  };
}

/** Makes a book of the pages; the list of one's own books is read anew afterwards. */
export function useCreateBook() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (book: NewBook) => send("POST", "/api/coloring-books", payloadOf(book), answerSchema),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["/api/coloring-books"] }),
  });
}
