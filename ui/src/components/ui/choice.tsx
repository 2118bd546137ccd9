import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names.ts";
import type { Crayon } from "./button.tsx";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The values and their German names, in order. */
  options: Readonly<Record<Value, string>>;
  crayon: Crayon;
  /** What React Hook Form's `register` returns. */
  field: ComponentProps<"input">;
  error?: string | undefined;
}

/** One of a few: radio buttons side by side, the chosen one coloured. */
export function Choice<Value extends string>({ legend, options, crayon, field, error }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {(Object.entries(options) as [Value, string][]).map(([value, name]) => (
          <label key={value} className={classNames(styles.option, styles[crayon])}>
            <input type="radio" value={value} {...field} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
