import * as z from "zod/mini";
import { readStored, removeStored, storageKeys, writeStored } from "@/lib/storage.ts";

const schema = z.object({ owner: z.string(), ids: z.array(z.string()) });

// Where nothing can be stored, this is all there is; null where the browser has it.
let unstored: z.infer<typeof schema> | null = null;

function read(): z.infer<typeof schema> | null {
  if (unstored) return unstored;
  try {
    return schema.parse(JSON.parse(readStored(storageKeys.syncedPages) ?? "null"));
  } catch {
    return null;
  }
}

/** The pictures of a user's workbench as the server and this browser had them last; none where they never met. */
export function readSyncedIds(userId: string): readonly string[] {
  const synced = read();
  return synced?.owner === userId ? synced.ids : [];
}

/** Remembers what the server and this browser both have. */
export function keepSyncedIds(owner: string, ids: readonly string[]): void {
  const synced = { owner, ids: [...ids] };
  unstored = writeStored(storageKeys.syncedPages, JSON.stringify(synced)) ? null : synced;
}

/** Forgets it: what this browser has is gone. */
export function forgetSyncedIds(): void {
  unstored = null;
  removeStored(storageKeys.syncedPages);
}
