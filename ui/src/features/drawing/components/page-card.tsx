import { IconButton } from "@/components/ui/button.tsx";
import { Tooltip } from "@/components/ui/tooltip.tsx";
import { homeText } from "@/text/home.ts";
import type { DrawnPage } from "../lib/page-store.ts";
import styles from "./page-card.module.css";
import { Recognised } from "./recognised.tsx";

interface PageCardProps {
  page: DrawnPage;
  /** Counted from 1. */
  number: number;
  onRemove: () => void;
  onSuggestion: (word: string) => void;
}

const text = homeText.pages;

/** One drawn page: it appears from top to bottom, as if just drawn, and can be removed. */
export function PageCard({ page, number, onRemove, onSuggestion }: PageCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.sheet}>
        <img className={styles.picture} src={page.picture.imageUrl} alt={text.picture(number)} />
        <Tooltip text={text.remove(number)}>
          <IconButton
            icon="close"
            label={text.remove(number)}
            crayon="red"
            className={styles.remove}
            onClick={onRemove}
          />
        </Tooltip>
      </div>
      <div className={styles.caption}>
        <h3 className={styles.title}>{text.page(number)}</h3>
        <p className={styles.prompt}>{page.prompt}</p>
        <Recognised picture={page.picture} onSuggestion={onSuggestion} />
      </div>
    </li>
  );
}
