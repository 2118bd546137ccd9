import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { call, read, send } from "@/lib/api-client.ts";

const path = "/api/admin/coupons";

const schema = z.object({
  id: z.string(),
  code: z.string(),
  discountType: z.enum(words.discountTypes),
  discountValue: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  maxUses: z.number(),
  currentUses: z.number(),
  isActive: z._default(z.boolean(), true),
});

/** `discountValue` is whole per cent or euros, "20" or "1,50"; the two moments are in UTC. */
export type Coupon = z.infer<typeof schema>;

/** All coupons, newest first. */
export const useCoupons = () =>
  useQuery({ queryKey: [path], queryFn: () => read(path, z.array(schema)), staleTime: 0 });

/** What an admin fills in; the dates are whole days of the server, "2026-11-20". */
type NewCoupon = Omit<Coupon, "id" | "currentUses" | "isActive">;

/** Makes a coupon. */
export function useCreateCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coupon: NewCoupon) => send("POST", path, coupon, schema),
    onSuccess: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Makes a coupon unusable; it stays in the list. */
export function useDeactivateCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(`${path}/${encodeURIComponent(id)}`, { method: "DELETE" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
