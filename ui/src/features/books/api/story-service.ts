import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";

const schema = z.object({ label: z.nullable(z.string()) });

/** What the service is called that may tell stories instead of the server itself; null on most servers. */
export const useStoryService = () =>
  useQuery({
    queryKey: ["/api/story-service"],
    queryFn: async () => (await read("/api/story-service", schema))?.label ?? null,
  });

const toldSchema = z.object({
  title: z.string(),
  pages: z.array(z.string()),
  byService: z.boolean(),
  /** Why the service did not tell it. */
  notice: z.optional(z.string()),
});

/** Has the service tell about a book's pictures; kept, its story is the book's own from then on. */
export const tellByService = (id: string, turn: number, keep: boolean) =>
  send("POST", `/api/coloring-books/${encodeURIComponent(id)}/story`, { turn, keep }, toldSchema);

export const useTellByService = (id: string) =>
  useMutation({ mutationFn: (turn: number) => tellByService(id, turn, false) });
