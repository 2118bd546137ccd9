import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "@/lib/api-client.ts";
import type { PaidPlan } from "./checkout.ts";

const offerSchema = z.object({
  code: z.string(),
  amountBefore: z.number(),
  amountAfter: z.number(),
});

/** What a coupon does to the first month of a plan; amounts in cents. */
export type CouponOffer = z.infer<typeof offerSchema>;

/** A code for a plan. */
export interface CouponWish {
  code: string;
  planType: PaidPlan;
}

/** Asks what a coupon is worth, without using it. */
export const useCheckCoupon = () =>
  useMutation({ mutationFn: (wish: CouponWish) => send("POST", "/api/coupons/check", wish, offerSchema) });

const redeemedSchema = z.object({ success: z.literal(true) });

/** Uses a coupon: the plan holds at once, so that everything that depends on it is asked anew. */
export function useRedeemCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: CouponWish) => send("POST", "/api/coupons/redeem", wish, redeemedSchema),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["/api/check-premium-status"] }),
        queries.invalidateQueries({ queryKey: ["/api/subscription"] }),
      ]),
  });
}
