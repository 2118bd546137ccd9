import { Icon } from "@/components/ui/icon.tsx";
import { pricingText } from "@/text/pricing.ts";
import styles from "./testimonials.module.css";

const text = pricingText.testimonials;

/** Three voices with their stars. */
export function Testimonials() {
  return (
    <section aria-labelledby="stimmen">
      <h2 id="stimmen">{text.heading}</h2>
      <ul className={styles.grid}>
        {text.items.map(({ name, role, content, rating }) => (
          <li key={name} className={styles.card}>
            <figure>
              <div className={styles.stars} role="img" aria-label={text.stars(rating)}>
                {Array.from({ length: rating }, (_star, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: stars are all the same
                  <Icon key={index} name="star" />
                ))}
              </div>
              <blockquote>{content}</blockquote>
              <figcaption>
                <strong>{name}</strong>, {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
