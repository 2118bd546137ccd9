import type { Coupon } from "../api/coupons.ts";

export type CouponState = "active" | "future" | "expired" | "exhausted" | "inactive";

/** Whether a coupon can be used at this moment, or why not. */
export function couponState({ isActive, validFrom, validUntil, maxUses, currentUses }: Coupon, now: Date): CouponState {
  if (!isActive) return "inactive";
  if (now > new Date(validUntil)) return "expired";
  if (currentUses >= maxUses) return "exhausted";
  return now < new Date(validFrom) ? "future" : "active";
}
