import * as z from "zod/mini";
import { readStored, removeStored, storageKeys, writeStored } from "@/lib/storage.ts";

const schema = z.object({ owner: z.string(), ids: z.array(z.string()), version: z.optional(z.number()) });

/** What a user's browser remembers of pages, beside the pages themselves. */
type Memory = z.infer<typeof schema>;

/** Something that the browser remembers under a key; where nothing can be stored, this tab does. */
function memoryAt(key: string) {
  // null where the browser has it.
  let unstored: Memory | null = null;
  const read = (): Memory | null => {
    if (unstored) return unstored;
    try {
      return schema.parse(JSON.parse(readStored(key) ?? "null"));
    } catch {
      return null;
    }
  };
  return {
    readOf(owner: string): Memory | null {
      const memory = read();
      return memory?.owner === owner ? memory : null;
    },
    keep(memory: Memory): void {
      unstored = writeStored(key, JSON.stringify(memory)) ? null : memory;
    },
    forget(): void {
      unstored = null;
      removeStored(key);
    },
  };
}

const synced = memoryAt(storageKeys.syncedPages);
const removed = memoryAt(storageKeys.removedPages);
// More are removed in one sitting by nobody; what is older has long left the other tabs.
const maxRemoved = 200;

/** The pictures of a user's workbench as the server and this browser had them last; none where they never met. */
export const readSyncedIds = (userId: string): readonly string[] => synced.readOf(userId)?.ids ?? [];

/** The version of the workbench that this browser and the server had last; undefined where they never met. */
export const readSyncedVersion = (userId: string): number | undefined => synced.readOf(userId)?.version;

/** Remembers what the server and this browser both have, and at which version of the workbench. */
export const keepSynced = (owner: string, ids: readonly string[], version: number): void =>
  synced.keep({ owner, ids: [...ids], version });

/**
 * The names of the pages that were removed in this browser, the last ones; null where none ever was, or all was
 * forgotten. A visitor has no `userId`.
 */
export const readRemoved = (userId: string | undefined): readonly string[] | null =>
  removed.readOf(userId ?? "")?.ids ?? null;

/** Remembers which pages were removed. */
export const keepRemoved = (userId: string | undefined, names: readonly string[]): void =>
  removed.keep({ owner: userId ?? "", ids: names.slice(-maxRemoved) });

/** Forgets both: what this browser has is gone. */
export function forgetMemories(): void {
  removed.forget();
  synced.forget();
}
