import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call, send } from "@/lib/api-client.ts";
import { readListPage } from "./list-page.ts";

const path = "/api/admin/subscriptions";

const schema = z.object({
  id: z.string(),
  userEmail: z.string(),
  plan: z.object({ name: z.string(), amount: z.number() }),
  status: z.string(),
  currentPeriodEnd: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  isPaid: z._default(z.boolean(), false),
});

/** Somebody's plan; `plan.amount` is in cents a month. */
export type Subscription = z.infer<typeof schema>;

/** One page of the subscriptions, newest first. */
export const useSubscriptions = (page: number) =>
  useQuery({
    queryKey: [path, page],
    queryFn: () => readListPage(path, schema, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const testSchema = z.object({ message: z.string() });

/** Opens and closes the provider's pages to pay on, and waits for what it says. */
export const useTestPayment = () =>
  useMutation({ mutationFn: () => send("POST", "/api/admin/payment/test", {}, testSchema) });

/** Lets a subscription end with its period. */
export function useCancelSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(`${path}/${encodeURIComponent(id)}/cancel`, { method: "POST" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
