import { commonText } from "@/text/common.ts";
import { Button } from "./button.tsx";
import styles from "./pager.module.css";

interface PagerProps {
  label: string;
  /** Counted from 1. */
  page: number;
  /** The last page, where that is known. */
  last?: number | undefined;
  onPage: (page: number) => void;
}

const text = commonText.pager;

/** Leads from one page of a list to the next. */
export function Pager({ label, page, last, onPage }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button icon="left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text.previous}
      </Button>
      <span aria-current="page">
        {text.page(page)}
        {/* Not on a phone, where three parts have to fit beside each other; it is heard there. */}
        {last !== undefined && <span className={styles.last}> {text.of(last)}</span>}
      </span>
      <Button icon="right" iconAt="end" disabled={last !== undefined && page >= last} onClick={() => onPage(page + 1)}>
        {text.next}
      </Button>
    </nav>
  );
}
