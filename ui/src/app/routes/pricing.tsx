import { lazy, useState } from "react";
import { useSearch } from "wouter";
import { Accordion } from "@/components/ui/accordion.tsx";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { words } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { useOwnSubscription } from "@/features/account/api/subscription.ts";
import { type PaidPlan, useCheckout } from "@/features/plans/api/checkout.ts";
import { CouponField } from "@/features/plans/components/coupon-field.tsx";
import { PlanCard } from "@/features/plans/components/plan-card.tsx";
import { StatsStrip } from "@/features/plans/components/stats-strip.tsx";
import { Testimonials } from "@/features/plans/components/testimonials.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { pricingText as text } from "@/text/pricing.ts";
import styles from "./pricing.module.css";

const RegisterDialog = lazy(() => import("@/features/auth/components/register-dialog.tsx"));

interface CheckoutButtonProps {
  plan: PaidPlan;
  configured: boolean;
  /** Whether the user pays for this plan already. */
  current: boolean;
}

function CheckoutButton({ plan, configured, current }: CheckoutButtonProps) {
  const checkout = useCheckout();
  const leaving = checkout.isPending || checkout.isSuccess;
  if (current) {
    return (
      <ButtonLink href={routes.account} look="line" icon="check" wide>
        {text.checkout.current}
      </ButtonLink>
    );
  }
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

/** Where nothing is sold: that it costs nothing, and how one gets an account. */
function NothingToPay() {
  const { productName, registers } = useInstallation();
  const user = useCurrentUser();
  const { heading, lead, start, register, signIn } = text.free;
  usePageHead({ title: heading });
  return (
    <section className={styles.free}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead(productName)}</p>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink href={routes.home} look="main" icon="pencil">
            {start}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={routes.login} look="main" icon="person">
              {signIn}
            </ButtonLink>
            {registers && (
              <ButtonLink href={routes.register} crayon="green">
                {register}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** /preise */
export default function Pricing() {
  const { isSettled, sells } = useInstallation();
  if (!isSettled) return <Waiting label={text.loading} />;
  return sells ? <Plans /> : <NothingToPay />;
}

function Plans() {
  usePageHead({ title: text.title });
  const { registers } = useInstallation();
  const user = useCurrentUser();
  const config = usePublicConfig();
  const configured = config?.billing.enabled ?? false;
  const own = useOwnSubscription(user?.sub).data;
  const paidPlan = own && own !== "none" && own.isPaid ? own.plan.name : null;
  const isBack = new URLSearchParams(useSearch()).get("zahlung") === "abbruch";
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
      {isBack && <Notice kind="hint">{text.checkout.cancelled}</Notice>}
      <ul className={styles.plans}>
        <PlanCard plan="free" priceCents={undefined}>
          {user && (
            <ButtonLink href={routes.home} look="line" icon="pencil" wide>
              {text.free.start}
            </ButtonLink>
          )}
          {!user && registers && (
            <Button crayon="green" wide onClick={() => setDialog("open")}>
              {text.plans.free.action}
            </Button>
          )}
        </PlanCard>
        {words.paidPlans.map((plan) => (
          <PlanCard key={plan} plan={plan} priceCents={config?.plans.find(({ id }) => id === plan)?.priceCents}>
            <CheckoutButton plan={plan} configured={configured} current={paidPlan === text.plans[plan].name} />
          </PlanCard>
        ))}
      </ul>
      {!configured && <Notice kind="hint">{text.checkout.notConfigured}</Notice>}
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
