import * as z from "zod/mini";
import { readStored, removeStored, storageKeys, writeStored } from "@/lib/storage.ts";

const artistSchema = z.object({ id: z.string(), name: z.string(), key: z.string() });
const recordSchema = z.record(
  z.string(),
  z.extend(artistSchema, {
    /** Pages that the server does not have yet as they are here. */
    unsent: z.array(z.string()),
  }),
);

type ArtistRecord = z.infer<typeof recordSchema>;

/** Who colours a shared book in this browser. */
export type KeptArtist = z.infer<typeof artistSchema>;

function readAll(): ArtistRecord {
  try {
    return recordSchema.parse(JSON.parse(readStored(storageKeys.sharedArtists) ?? "{}"));
  } catch {
    removeStored(storageKeys.sharedArtists);
    return {};
  }
}

const writeAll = (all: ArtistRecord) => writeStored(storageKeys.sharedArtists, JSON.stringify(all));

/** Who was here last on this way; null for nobody. */
export function keptArtist(way: string): KeptArtist | null {
  const found = readAll()[way];
  return found ? { id: found.id, name: found.name, key: found.key } : null;
}

export function keepArtist(way: string, { id, name, key }: KeptArtist): void {
  writeAll({ ...readAll(), [way]: { id, name, key, unsent: [] } });
}

/** Somebody else sits here now, or the link is over. */
export function forgetArtist(way: string): void {
  const { [way]: _, ...others } = readAll();
  writeAll(others);
}

/** The pages that have to be sent still. */
export const unsentPages = (way: string): readonly string[] => readAll()[way]?.unsent ?? [];

/** Notes whether the server has a page as it is here. */
export function noteSent(way: string, picture: string, isSent: boolean): void {
  const all = readAll();
  const own = all[way];
  if (!own) return;
  const others = own.unsent.filter((page) => page !== picture);
  writeAll({ ...all, [way]: { ...own, unsent: isSent ? others : [...others, picture] } });
}
