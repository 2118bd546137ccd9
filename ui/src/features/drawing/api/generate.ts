import { useIsMutating, useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, send } from "@/lib/api-client.ts";
import type { PageWishes } from "@/lib/storage.ts";
import { homeText } from "@/text/home.ts";

const motifSchema = z.union([
  z.string(),
  z.pipe(
    z.object({ name: z.string(), count: z.optional(z.number()) }),
    z.transform(({ name, count }) => (count !== undefined && count > 1 ? `${name} (${count})` : name)),
  ),
]);

const words = z._default(z.array(z.string()), []);

export const generatedSchema = z.object({
  success: z.optional(z.boolean()),
  id: z.optional(z.string()),
  imageUrl: z.string(),
  seed: z.optional(z.number()),
  options: z.optional(z.unknown()),
  scene: z.optional(z.nullable(z.string())),
  motifs: z._default(z.array(motifSchema), []),
  /** What the picture shows, in a sentence. */
  description: z._default(z.string(), ""),
  unknown: words,
  suggestions: words,
  notice: z.optional(z.nullable(z.string())),
});

/** A drawn picture, and what was understood of the words. */
export type GeneratedPicture = z.infer<typeof generatedSchema>;

export type GenerationOptions = PageWishes;

interface GenerationRequest {
  prompt: string;
  options?: GenerationOptions;
}

async function generate(request: GenerationRequest): Promise<GeneratedPicture> {
  const picture = await send("POST", "/api/generate", request, generatedSchema);
  if (picture.success === false) throw new ApiError(homeText.form.failureTitle, { status: 200, fromServer: true });
  return picture;
}

const mutationKey = ["/api/generate"];

/** Draws a picture from a German sentence. */
export const useGenerate = () => useMutation({ mutationKey, mutationFn: generate });

/** Whether a picture is being drawn, also one that was asked for before a look at another page. */
export const useIsDrawing = () => useIsMutating({ mutationKey }) > 0;
