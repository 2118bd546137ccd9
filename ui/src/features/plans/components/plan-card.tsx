import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "@/components/ui/icon.tsx";
import { routes } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { formatCents } from "@/lib/format.ts";
import { pricingText as text } from "@/text/pricing.ts";
import styles from "./plan-card.module.css";

interface PlanCardProps {
  plan: keyof typeof text.plans;
  /** As the server says; until it has, the usual price is shown. */
  priceCents: number | undefined;
  /** The button that chooses it. */
  children: ReactNode;
}

/** One plan; Premium stands out. */
export function PlanCard({ plan, priceCents, children }: PlanCardProps) {
  const { name, price, description, features } = text.plans[plan];
  return (
    <li className={classNames(styles.card, plan === "premium" && styles.popular)}>
      {plan === "premium" && <p className={styles.badge}>{text.popular}</p>}
      <h2>{name}</h2>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        <strong>{priceCents ? formatCents(priceCents) : price}</strong>
        {plan !== "free" && <span>{text.perMonth}</span>}
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature === text.ownPictures ? <Link href={routes.photo}>{feature}</Link> : feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
