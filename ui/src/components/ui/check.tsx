import styles from "./check.module.css";
import type { RegisteredInput } from "./field.tsx";

interface CheckProps {
  label: string;
  /** What `field` of the form returns. */
  field: RegisteredInput;
}

/** A box to tick in a form, with its words beside it. */
export function Check({ label, field: { error, ...field } }: CheckProps) {
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
