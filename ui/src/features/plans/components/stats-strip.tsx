import { formatNumber } from "@/lib/format.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { pricingText } from "@/text/pricing.ts";
import { usePublicStats } from "../api/public-stats.ts";
import styles from "./stats-strip.module.css";

const text = pricingText.stats;

/** Books, users, rating; nothing until the numbers have come, and no rating until somebody has given one. */
export function StatsStrip() {
  const stats = usePublicStats().data;
  const { productName } = useInstallation();
  if (!stats) return null;
  const { totalBooks, activeUsers, avgRating } = stats;
  return (
    <dl className={styles.strip} aria-label={text.label(productName)}>
      <div>
        <dt>{text.books}</dt>
        <dd>{formatNumber(totalBooks)}</dd>
      </div>
      <div>
        <dt>{text.users}</dt>
        <dd>{formatNumber(activeUsers)}</dd>
      </div>
      {avgRating !== null && (
        <div>
          <dt>{text.rating}</dt>
          <dd>{text.ratingValue(avgRating)}</dd>
        </div>
      )}
    </dl>
  );
}
