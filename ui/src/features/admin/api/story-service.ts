import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { read, send } from "@/lib/api-client.ts";
import { addressSchema } from "./remote-engines.ts";

const path = "/api/admin/story-service";
const refreshEvery = 5000;

const schema = z.nullable(
  z.object({
    label: z.string(),
    isOn: z.boolean(),
    triesToday: z.number(),
    /** 0: no limit. */
    perDay: z.number(),
    centsToday: z.number(),
    /** 0: no limit. */
    centsPerDay: z.number(),
    addresses: z.array(addressSchema),
  }),
);

export type StoryService = NonNullable<z.infer<typeof schema>>;

/** The service that tells stories; null where there is none. */
export const useStoryServiceState = () =>
  useQuery({
    queryKey: [path],
    queryFn: async () => ({ service: (await read(path, schema)) ?? null }),
    refetchInterval: refreshEvery,
  });

export function useSwitchStoryService() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => send("PUT", path, { isOn }, schema),
    onSuccess: (service) => queries.setQueryData([path], { service }),
  });
}

const testSchema = z.object({ title: z.string(), pages: z.array(z.string()), durationMs: z.number() });

/** Has the service tell a story that is only looked at. */
export function useTestStory() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send("POST", `${path}/test`, {}, testSchema),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
