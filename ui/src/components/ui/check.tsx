import type { ComponentProps } from "react";
import styles from "./check.module.css";

interface CheckProps {
  label: string;
  error?: string | undefined;
  /** What React Hook Form's `register` returns. */
  field: ComponentProps<"input">;
}

/** A box to tick in a form, with its words beside it. */
export function Check({ label, error, field }: CheckProps) {
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" aria-invalid={error ? true : undefined} {...field} />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
