import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError, call, read, send } from "@/lib/api-client.ts";

const path = "/api/subscription";

const schema = z.nullable(
  z.object({
    plan: z.object({ name: z.string(), amount: z.number() }),
    status: z._default(z.string(), "active"),
    currentPeriodEnd: z.string(),
    cancelAtPeriodEnd: z.boolean(),
    isPaid: z._default(z.boolean(), false),
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

/** The user's running plan with its price in cents a month; `none` where there is none. Not asked without a user. */
export const useOwnSubscription = (userId: string | undefined) =>
  useQuery({
    queryKey: [path, userId],
    queryFn: readOwn,
    enabled: userId !== undefined,
    staleTime: 0,
  });

/** Has the server ask the payment provider how things stand. Returns the plan as useOwnSubscription does. */
export function useRefreshSubscription(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await send("POST", `${path}/refresh`, undefined, schema)) ?? "none",
    onSuccess: (own) => {
      queries.setQueryData([path, userId], own);
      return queries.invalidateQueries({ queryKey: ["/api/check-premium-status"] });
    },
  });
}

function useChange(name: "cancel" | "resume") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(`${path}/${name}`, { method: "POST" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Lets the user's own plan end with its period. */
export const useCancelOwnSubscription = () => useChange("cancel");

/** Takes that back. */
export const useResumeOwnSubscription = () => useChange("resume");
