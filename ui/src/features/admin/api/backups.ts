import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { call, read, send } from "@/lib/api-client.ts";

const path = "/api/admin/backups";

const backupSchema = z.object({
  name: z.string(),
  /** Each kind is counted by itself when the oldest make room. */
  kind: z.enum(words.backupKinds),
  sizeBytes: z.number(),
  createdAt: z.string(),
});

const failure = z.object({ at: z.string(), message: z.string() });
/** A try that failed: when, and why in German. */
export type BackupFailure = z.infer<typeof failure>;
const failureSchema = z.nullable(failure);

/** Another place that backups are copied to. */
const placeSchema = z.object({
  location: z.string(),
  /** Of the newest one there; null: none, or the server has not looked yet. */
  newestAt: z.nullable(z.string()),
  backups: z.number(),
  failure: failureSchema,
});

const schema = z.object({
  folder: z.string(),
  /** Where the database lies. */
  dataFolder: z.string(),
  /** Where the database is and how it is saved, if the server does not save it; empty otherwise. */
  elsewhere: z.string(),
  freeBytes: z.number(),
  /** 0: none on a schedule. */
  everyHours: z.number(),
  keep: z.number(),
  /** Beyond these, the last one of so many weeks and months. */
  keepWeekly: z.number(),
  keepMonthly: z.number(),
  failure: failureSchema,
  /** Newest first. */
  backups: z.array(backupSchema),
  places: z.array(placeSchema),
  /** Where large pictures lie, which no backup contains; null where all is in the database. */
  pictures: z.nullable(
    z.object({
      location: z.string(),
      pictures: z.number(),
      sizeBytes: z.number(),
      /** Why it did not work the last time. */
      failure: z.nullable(z.string()),
    }),
  ),
});

export type BackupPlace = z.infer<typeof placeSchema>;
export type PicturePlace = NonNullable<z.infer<typeof schema>["pictures"]>;
export type BackupState = z.infer<typeof schema>;
export type Backup = z.infer<typeof backupSchema>;

/** Where a browser downloads a backup; the session's cookie lets it. */
export const backupFile = (name: string) => `${path}/${encodeURIComponent(name)}`;

export const useBackups = () => useQuery({ queryKey: [path], queryFn: () => read(path, schema), staleTime: 0 });

/** Makes a backup now. */
export function useMakeBackup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send("POST", path, undefined, backupSchema),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

export function useRemoveBackup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      await call(backupFile(name), { method: "DELETE" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Writes, reads and deletes a small file at each of the other places. */
export function useTestBackupPlaces() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send("POST", "/api/admin/backup-places/test", undefined, z.object({ places: z.array(placeSchema) })),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
