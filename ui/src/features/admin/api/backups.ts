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

const schema = z.object({
  folder: z.string(),
  /** Where the database lies. */
  dataFolder: z.string(),
  freeBytes: z.number(),
  /** 0: none on a schedule. */
  everyHours: z.number(),
  keep: z.number(),
  failure: z.nullable(z.object({ at: z.string(), message: z.string() })),
  /** Newest first. */
  backups: z.array(backupSchema),
});

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
