import { ButtonLink } from "@/components/ui/button.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { share } from "@/config/paths.ts";
import { formatDate } from "@/lib/format.ts";
import { sharingText } from "@/text/sharing.ts";
import { hasEnded, type ShareSummary, useShares } from "../api/shares.ts";
import styles from "./sharing.module.css";

const text = sharingText.list;

/** Whom a share is for, how long, and what came back, in one line. */
export function ShareFacts({ found }: { found: ShareSummary }) {
  const day = formatDate(found.endsAt);
  return (
    <p className={styles.soft}>
      {[
        found.class ? text.ofClass(found.class.name) : text.byLink,
        hasEnded(found) ? text.ended(day) : text.until(day),
        text.counts(found.artistCount, found.workCount),
      ].join(" · ")}
    </p>
  );
}

/** The books that a teacher shares. */
export function ShareList() {
  const shares = useShares();
  return (
    <section className={styles.panel} aria-labelledby="shares">
      <h2 id="shares">{text.heading}</h2>
      <Loaded query={shares} loading={text.loading} failure={text.failure}>
        {(found) =>
          found.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <ul className={styles.shares}>
              {found.map((one) => (
                <li key={one.id} className={styles.share}>
                  <div>
                    <h3>{one.book.title}</h3>
                    <ShareFacts found={one} />
                  </div>
                  <ButtonLink href={share(one.id)} crayon="blue" label={`${text.open}: ${one.book.title}`}>
                    {text.open}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
