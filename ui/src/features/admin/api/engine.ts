import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";

const path = "/api/admin/engine";

const schema = z.object({
  /** "builtin": the one that the server carries. */
  engine: z.string(),
  version: z.string(),
  motifs: z.number(),
  words: z.number(),
  forms: z.number(),
  scenes: z.number(),
  /** Pictures since the server started. */
  drawn: z.number(),
  medianMs: z.nullable(z.number()),
  slowestMs: z.nullable(z.number()),
  settings: z.object({ refusedWords: z.array(z.string()) }),
});

const testSchema = z.object({
  svg: z.string(),
  durationMs: z.number(),
  motifs: z.array(z.string()),
  unknown: z.array(z.string()),
  notice: z.optional(z.string()),
});

export type EngineState = z.infer<typeof schema>;
export type TestPicture = z.infer<typeof testSchema>;

export const useEngine = () => useQuery({ queryKey: [path], queryFn: () => read(path, schema), staleTime: 0 });

/** Replaces the words that are not drawn here. */
export function useSaveRefusedWords() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (refusedWords: string[]) => send("PUT", path, { refusedWords }, schema),
    onSuccess: (state) => queries.setQueryData([path], state),
  });
}

/** Draws a picture that is only looked at. */
export function useTestPicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: { prompt: string; seed: number }) => send("POST", `${path}/test`, wish, testSchema),
    onSuccess: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
