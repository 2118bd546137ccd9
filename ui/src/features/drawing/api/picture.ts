import * as z from "zod/mini";

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
  /** The sentence as it was drawn: the page's words, with those named whom other pages have named. */
  prompt: z.optional(z.string()),
  seed: z.optional(z.number()),
  options: z.optional(z.unknown()),
  scene: z.optional(z.nullable(z.string())),
  motifs: z._default(z.array(motifSchema), []),
  /** What the picture shows, in a sentence. */
  description: z._default(z.string(), ""),
  unknown: words,
  suggestions: words,
  notice: z.optional(z.nullable(z.string())),
  /** What the page is where it is no picture of a scene: a mandala, a maze, words to colour. */
  special: z.optional(z.nullable(z.string())),
});

/** A drawn picture, and what was understood of the words. */
export type GeneratedPicture = z.infer<typeof generatedSchema>;
