import { lazy, useState } from "react";
import { Accordion } from "@/components/ui/accordion.tsx";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { type PaidPlan, useCheckout } from "@/features/plans/api/checkout.ts";
import { CouponField } from "@/features/plans/components/coupon-field.tsx";
import { PlanCard } from "@/features/plans/components/plan-card.tsx";
import { StatsStrip } from "@/features/plans/components/stats-strip.tsx";
import { Testimonials } from "@/features/plans/components/testimonials.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { pricingText as text } from "@/text/pricing.ts";
import styles from "./pricing.module.css";

const RegisterDialog = lazy(() => import("@/features/auth/components/register-dialog.tsx"));

interface CheckoutButtonProps {
  plan: PaidPlan;
  configured: boolean;
}

function CheckoutButton({ plan, configured }: CheckoutButtonProps) {
  const checkout = useCheckout();
  const leaving = checkout.isPending || checkout.isSuccess;
  return (
    <Button
      look={plan === "premium" ? "main" : "line"}
      crayon={plan === "premium" ? "orange" : "blue"}
      wide
      disabled={leaving || !configured}
      onClick={() => checkout.mutate({ plan })}
    >
      {leaving ? text.checkout.loading : text.plans[plan].action}
    </Button>
  );
}

/** /preise */
export default function Pricing() {
  usePageHead({ title: text.title });
  const config = usePublicConfig();
  const configured = config?.billing.enabled ?? false;
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");

  return (
    <div className={styles.pricing}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <ul className={styles.badges}>
          {text.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <StatsStrip />
      </header>
      <ul className={styles.plans}>
        <PlanCard plan="free">
          <Button crayon="green" wide onClick={() => setDialog("open")}>
            {text.plans.free.action}
          </Button>
        </PlanCard>
        <PlanCard plan="basic">
          <CheckoutButton plan="basic" configured={configured} />
        </PlanCard>
        <PlanCard plan="premium">
          <CheckoutButton plan="premium" configured={configured} />
        </PlanCard>
      </ul>
      {config && !configured && <Notice kind="hint">{text.checkout.notConfigured}</Notice>}
      <CouponField canPay={configured} />
      <Testimonials />
      <section className={styles.faq} aria-labelledby="fragen">
        <h2 id="fragen">{text.faq.heading}</h2>
        <Accordion items={text.faq.items} />
      </section>
      {dialog !== "unused" && (
        <LazyPart>
          <RegisterDialog open={dialog === "open"} onOpenChange={(open) => setDialog(open ? "open" : "closed")} />
        </LazyPart>
      )}
    </div>
  );
}
