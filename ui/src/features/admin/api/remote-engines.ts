import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";

const path = "/api/admin/engines";
const refreshEvery = 5000;

export const addressSchema = z.object({
  address: z.string(),
  running: z.number(),
  failures: z.number(),
  /** Nothing is sent there for now. */
  isResting: z.boolean(),
  lastError: z.string(),
});

const schema = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    isOn: z.boolean(),
    openJobs: z.number(),
    longestQueue: z.number(),
    picturesToday: z.number(),
    centsToday: z.number(),
    /** 0: no limit. */
    centsPerDay: z.number(),
    addresses: z.array(addressSchema),
  }),
);

export type RemoteEngine = z.infer<typeof schema>[number];
export type EngineAddress = z.infer<typeof addressSchema>;

/** The remote engines, how they do and what they cost; looked at again while they are shown. */
export const useRemoteEngines = () =>
  useQuery({ queryKey: [path], queryFn: async () => (await read(path, schema)) ?? [], refetchInterval: refreshEvery });

const testSchema = z.object({ svg: z.string(), durationMs: z.number() });

/** Has an engine draw a picture that is only looked at. */
export function useTestEngine() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...wish }: { name: string; prompt: string; seed: number }) =>
      send("POST", `${path}/${encodeURIComponent(name)}/test`, wish, testSchema),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Switches an engine on or off. */
export function useSwitchEngine() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, isOn }: { name: string; isOn: boolean }) =>
      send("PUT", `${path}/${encodeURIComponent(name)}`, { isOn }, schema),
    onSuccess: (engines) => queries.setQueryData([path], engines),
  });
}
