import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, call, read } from "@/lib/api-client.ts";

const path = "/api/subscription";

const schema = z.nullable(
  z.object({
    plan: z.object({ name: z.string(), amount: z.number() }),
    currentPeriodEnd: z.string(),
    cancelAtPeriodEnd: z.boolean(),
  }),
);

/** What the server says of the user's plan. That there is none may come as null, or as 404; neither is a failure. */
async function readOwn() {
  try {
    return (await read(path, schema)) ?? "none";
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return "none";
    throw error;
  }
}

/** The user's running plan with its price in cents a month; `none` where there is none. */
export const useOwnSubscription = (userId: string) =>
  useQuery({
    queryKey: [path, userId],
    queryFn: readOwn,
    staleTime: 0,
  });

/** Lets the user's own plan end with its period. */
export function useCancelOwnSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(`${path}/cancel`, { method: "POST" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
