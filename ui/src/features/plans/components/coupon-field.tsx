import { Link } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form } from "@/components/ui/form.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits, words } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { formatCents } from "@/lib/format.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { couponText as text } from "@/text/coupon.ts";
import { pricingText } from "@/text/pricing.ts";
import { type PaidPlan, useCheckout } from "../api/checkout.ts";
import { type CouponOffer, type CouponWish, useCheckCoupon, useRedeemCoupon } from "../api/coupon.ts";
import styles from "./coupon-field.module.css";

const { plans } = pricingText;
const planNames: Record<PaidPlan, string> = { basic: plans.basic.name, premium: plans.premium.name };

const schema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, text.codeMissing)),
  planType: z.enum(words.paidPlans),
});

interface OfferProps {
  offer: CouponOffer;
  wish: CouponWish;
  /** Whether a rest can be paid here. */
  canPay: boolean;
  onRedeemed: () => void;
}

/** What a coupon is worth, and the button that uses it: where a rest can be paid, it is used in paying. */
function Offer({ offer: { code, amountBefore, amountAfter }, wish, canPay, onRedeemed }: OfferProps) {
  const redemption = useRedeemCoupon();
  const checkout = useCheckout();
  const name = planNames[wish.planType];
  const isPaid = amountAfter > 0 && canPay;
  const leaving = checkout.isPending || checkout.isSuccess;

  // Not as callbacks of `mutate`: those are dropped when the new plan redraws the page first.
  const redeem = () =>
    redemption.mutateAsync(wish).then(
      () => {
        showToast(text.redeemed(name));
        onRedeemed();
      },
      () => undefined, // said below
    );

  return (
    <div className={styles.offer} role="status">
      <p>
        {isPaid ? text.offer(code, name, formatCents(amountAfter), formatCents(amountBefore)) : text.free(code, name)}
      </p>
      {redemption.isError && <Notice kind="error">{messageOf(redemption.error, text.redeemFailure)}</Notice>}
      {isPaid ? (
        <Button
          crayon="orange"
          disabled={leaving}
          onClick={() => checkout.mutate({ plan: wish.planType, couponCode: code })}
        >
          {leaving ? pricingText.checkout.loading : text.pay}
        </Button>
      ) : (
        <Button crayon="green" icon="check" disabled={redemption.isPending} onClick={redeem}>
          {redemption.isPending ? text.redeeming : text.redeem}
        </Button>
      )}
    </div>
  );
}

function CouponForm({ canPay }: { canPay: boolean }) {
  const check = useCheckCoupon();
  const form = useMutationForm(schema, { code: "", planType: "premium" }, check, { failure: text.checkFailure });
  const start = () => {
    form.reset();
    check.reset();
  };
  // What was found out holds for the code and plan that were sent, not for what is typed afterwards.
  const typed = form.watch();
  const asked = check.variables;
  const isCurrent = asked?.code === typed.code.trim() && asked.planType === typed.planType;

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={text.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.coupon.code.max}
        {...form.field("code")}
      />
      <Choice legend={text.plan} options={planNames} crayon="orange" field={form.field("planType")} />
      {isCurrent && <FormFailure errors={form.formState.errors} />}
      {check.isSuccess && isCurrent ? (
        <Offer offer={check.data} wish={check.variables} canPay={canPay} onRedeemed={start} />
      ) : (
        <Button type="submit" crayon="blue" disabled={form.isPending}>
          {form.isPending ? text.checking : text.check}
        </Button>
      )}
    </Form>
  );
}

/** Where a coupon is checked and used; visitors are asked to sign in first. */
export function CouponField({ canPay }: { canPay: boolean }) {
  const user = useCurrentUser();
  return (
    <section className={styles.field} aria-labelledby="gutschein">
      <h2 id="gutschein">{text.heading}</h2>
      {user ? (
        <CouponForm canPay={canPay} />
      ) : (
        <p>
          <Link href={routes.login}>{text.signIn}</Link>
        </p>
      )}
    </section>
  );
}
