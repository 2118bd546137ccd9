import { useRef } from "react";
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
  /** Takes so many of the last pages out. */
  onTakeOut: (count: number) => void;
}

/** At the foot of the workbench: how full the book is, before a limit is met, what helps then, and the way to finish it. */
export function BookBar({ pages, onCreate, onTakeOut }: BookBarProps) {
  const { sells } = useInstallation();
  const limit = usePageLimit();
  const create = useRef<HTMLButtonElement>(null);
  const room = limit === null ? null : limit - pages;
  const isOver = room !== null && room < 0;
  return (
    <section className={classNames(styles.bar, room !== null && room <= 0 && styles.full)} aria-label={text.label}>
      <div className={styles.count}>
        <div role="status">
          <p>{isOver ? text.over(pages, pages + room) : text.pages(pages, limit)}</p>
          {room === 1 && pages > 1 && <p className={styles.room}>{text.lastPlace}</p>}
          {room === 0 && <p className={styles.room}>{text.full}</p>}
        </div>
        {room !== null && room <= 0 && sells && <Link href={routes.pricing}>{errorText.toPricing}</Link>}
        {limit !== null && limit <= mostPlaces && <Places pages={pages} limit={limit} />}
      </div>
      {isOver && (
        <Button
          crayon="red"
          onClick={() => {
            onTakeOut(-room);
            // This button goes; what it was in the way of is next.
            requestAnimationFrame(() => create.current?.focus());
          }}
        >
          {text.takeOut(-room)}
        </Button>
      )}
      <Button
        ref={create}
        look="main"
        crayon="green"
        icon="book"
        aria-disabled={isOver}
        onClick={() => isOver || onCreate()}
      >
        {homeText.details.title}
      </Button>
    </section>
  );
}
