import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, read, send } from "@/lib/api-client.ts";

const path = "/api/me/sign-on";

const stateSchema = z.object({
  /** The service that signs people in; null where the server has none. */
  name: z.nullable(z.string()),
  isLinked: z.boolean(),
});

const addressSchema = z.object({ address: z.string() });

/** Whether the account is connected with the service. */
export const useSignOnState = (userId: string, enabled: boolean) =>
  useQuery({ queryKey: [path, userId], queryFn: () => read(path, stateSchema), staleTime: 0, enabled });

/** Begins the connection; the answer is where the browser goes. */
export const useLinkSignOn = () =>
  useMutation({ mutationFn: (password: string) => send("POST", path, { password }, addressSchema) });

/** Takes the connection away. */
export function useUnlinkSignOn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(path, { method: "DELETE", body: { password } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
