import * as z from "zod/mini";
import { ApiError, call, read } from "@/lib/api-client.ts";
import { type PendingPage, wishesOfDrawn } from "@/lib/storage.ts";
import { type StoredPicture, storedPictureSchema } from "@/lib/stored-picture.ts";
import { errorText } from "@/text/errors.ts";

/** A stored picture as a page of the book that is being made. */
export function pageOf(stored: StoredPicture): PendingPage {
  const { id, imageUrl, prompt, scene, motifs, description } = stored;
  const { seed = stored.options.seed, ...options } = wishesOfDrawn(stored.options) ?? stored.options;
  const picture = { id, imageUrl, seed, scene, motifs, description };
  return { id, prompt, imageUrl, options, picture };
}

const benchSchema = z.object({ version: z.number(), pages: z.array(storedPictureSchema) });

/** What lies on the workbench, at a version that every change raises. */
export type Bench = z.infer<typeof benchSchema>;

/** What lies on the signed-in user's workbench. */
export async function readBench(): Promise<Bench> {
  const bench = await read("/api/workbench", benchSchema);
  if (bench === null) throw new ApiError(errorText.unreadableAnswer, { status: 200, fromServer: true });
  return bench;
}

/**
 * Puts pictures on the workbench instead of what lay there at a version. Returns what lies there now, or null where it
 * was changed meanwhile. `keepalive`: even if the page is left.
 */
export async function writeBench(version: number, ids: readonly string[], keepalive = false): Promise<Bench | null> {
  try {
    const answer = await call("/api/workbench", { method: "PUT", body: { version, pages: ids }, keepalive });
    return benchSchema.parse(await answer.json());
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return null;
    throw error;
  }
}
