import * as z from "zod/mini";
import { words } from "@/config/contract.ts";

/** A stored picture, as the server tells of it wherever it lists pictures. */
export const storedPictureSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  prompt: z.string(),
  createdAt: z.string(),
  options: z.looseObject({
    age: z.enum(words.ages),
    orientation: z.enum(words.orientations),
    seed: z.number(),
  }),
  scene: z.nullable(z.string()),
  motifs: z.array(z.unknown()),
  /** What it shows; empty where nobody knows. */
  description: z.string(),
});

export type StoredPicture = z.infer<typeof storedPictureSchema>;
