import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { showToast } from "@/components/ui/toast-store.ts";
import type { words } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf, send } from "@/lib/api-client.ts";
import { setSignInTarget } from "@/lib/sign-in-target.ts";
import { pricingText } from "@/text/pricing.ts";

export type PaidPlan = (typeof words.paidPlans)[number];

const text = pricingText.checkout;
const schema = z.object({ url: z.optional(z.nullable(z.string())) });

/** Whether this is a phone or tablet, as its browser says. */
export const isMobileAgent = (agent: string) => /android|iphone|ipad|ipod|mobile|tablet/i.test(agent);

/** The sentence for a checkout that could not be started. */
export function checkoutFailure(plan: PaidPlan, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return text.failure;
  if (error.status < 400) return error.message;
  // Here the server knows better than the sentence for everything: signed out, has the plan, a coupon that is over.
  const isReasoned = error.fromServer && [401, 402, 404, 409].includes(error.status);
  if (isReasoned) return error.message;
  return plan === "basic" ? text.basicUnavailable : messageOf(error, text.sessionFailure);
}

/** A plan to pay for, and a coupon that makes its first month cheaper. */
interface CheckoutWish {
  plan: PaidPlan;
  couponCode?: string;
}

async function startCheckout({ plan: planType, couponCode }: CheckoutWish): Promise<string> {
  const isMobile = isMobileAgent(navigator.userAgent);
  const headers = { "Cache-Control": "no-cache", Pragma: "no-cache" };
  const body = { planType, isMobile, ...(couponCode && { couponCode }) };
  const { url } = await send("POST", "/api/create-checkout-session", body, schema, headers);
  if (!url) throw new ApiError(text.noUrl, { status: 200, fromServer: true });
  return url;
}

/** Starts the payment: asks for its address and goes there. Visitors sign in first and come back. */
export function useCheckout() {
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: startCheckout,
    onMutate: () => showToast(text.connecting),
    onSuccess: (url) => {
      if (isMobileAgent(navigator.userAgent)) window.location.replace(url);
      else window.location.assign(url);
    },
    onError: (error, { plan }) => {
      if (error instanceof ApiError && error.status === 401) {
        setSignInTarget(routes.pricing);
        showToast(text.signIn);
        navigate(routes.login);
        return;
      }
      showToast({ title: text.failureTitle, description: checkoutFailure(plan, error), variant: "destructive" });
    },
  });
}
