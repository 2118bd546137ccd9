import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";

const draftSchema = z.object({ title: z.string(), description: z.string(), sentences: z.array(z.string()) });

/** A whole book in words: what its pages show, and what it is called. */
export type ThemeDraft = z.infer<typeof draftSchema>;

/** The themes that the server has sentences for, by name; any noun it knows is one too. */
export const useThemes = () =>
  useQuery({
    queryKey: ["/api/themes"],
    queryFn: async () => (await read("/api/themes", z.array(z.string()))) ?? [],
  });

/** Asks for a book about a theme. */
export const useThemeDraft = () =>
  useMutation({ mutationFn: (theme: string) => send("POST", "/api/themes", { theme }, draftSchema) });

/** A template's book in words; null where it cannot be read. */
export const useTemplateDraft = (id: string | null) =>
  useQuery({
    queryKey: ["/api/coloring-books", id, "sentences"],
    queryFn: () => read(`/api/coloring-books/${encodeURIComponent(id ?? "")}`, draftSchema),
    enabled: id !== null,
  });
