import { Link } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { routes } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { usePageLimit } from "@/lib/use-page-limit.ts";
import { errorText } from "@/text/errors.ts";
import { homeText } from "@/text/home.ts";
import styles from "./book-bar.module.css";

const text = homeText.bar;

/** More places than this say nothing at a glance, and are wider than a phone. */
const mostPlaces = 20;

/** The places of a book: those with a page are coloured. */
function Places({ pages, limit }: { pages: number; limit: number }) {
  return (
    <span className={styles.places} aria-hidden="true">
      {Array.from({ length: limit }, (_place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number
        <span key={index} className={classNames(index < pages && styles.taken)} />
      ))}
    </span>
  );
}

interface BookBarProps {
  /** How many pages there are. */
  pages: number;
  onCreate: () => void;
}

/** At the foot of the workbench: how full the book is, before a limit is met, and the way to finish it. */
export function BookBar({ pages, onCreate }: BookBarProps) {
  const { sells } = useInstallation();
  const limit = usePageLimit();
  const isOver = limit !== null && pages > limit;
  return (
    <section className={styles.bar} aria-label={text.label}>
      <div className={styles.count}>
        <p>
          {isOver ? text.over(pages, limit) : text.pages(pages, limit)}
          {limit !== null && pages >= limit && sells && (
            <>
              {" "}
              <Link href={routes.pricing}>{errorText.toPricing}</Link>
            </>
          )}
        </p>
        {limit !== null && limit <= mostPlaces && <Places pages={pages} limit={limit} />}
      </div>
      <Button look="main" crayon="green" icon="book" aria-disabled={isOver} onClick={() => isOver || onCreate()}>
        {homeText.details.title}
      </Button>
    </section>
  );
}
