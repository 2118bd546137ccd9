import { commonText } from "@/text/common.ts";
import { Button } from "./button.tsx";
import styles from "./pager.module.css";

interface PagerProps {
  label: string;
  /** Counted from 1. */
  page: number;
  /** The last page, where that is known. */
  last?: number;
  /** Whether this is the last page, where its number is not shown: three parts have to fit beside each other on a phone. */
  isLast?: boolean;
  onPage: (page: number) => void;
}

const text = commonText.pager;

/** Leads from one page of a list to the next. */
export function Pager({ label, page, last, isLast = page === last, onPage }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.previous}
      </Button>
      <span aria-current="page">{text.page(page, last)}</span>
      <Button
        icon="right"
        iconAt="end"
        disabled={isLast || (last !== undefined && page > last)}
        onClick={() => onPage(page + 1)}
      >
        {text.next}
      </Button>
    </nav>
  );
}
