import type { ReactNode } from "react";
import styles from "./folded.module.css";
import { Icon } from "./icon.tsx";

interface FoldedProps {
  label: string;
  /** Whether something in there needs to be seen; otherwise it is as its reader left it. */
  open?: boolean;
  children: ReactNode;
}

/** What few people need, folded away behind a line of text. */
export function Folded({ label, open, children }: FoldedProps) {
  return (
    <details className={styles.folded} open={open || undefined}>
      <summary className={styles.summary}>
        <Icon name="right" className={styles.arrow} />
        {label}
      </summary>
      {children}
    </details>
  );
}
