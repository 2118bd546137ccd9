import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/lib/class-names.ts";
import type { Crayon } from "./button.tsx";
import styles from "./choice.module.css";

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The values and their German names. */
  options: Readonly<Record<Value, string>>;
  /** The values in their order, where that is not the one of `options`: objects put keys that are numbers first. */
  order?: readonly Value[];
  crayon: Crayon;
  /** What React Hook Form's `register` returns. */
  field: ComponentProps<"input">;
  error?: string | undefined;
}

/** One of a few: radio buttons side by side, the chosen one coloured. */
export function Choice<Value extends string>({
  legend,
  options,
  order = Object.keys(options) as Value[],
  crayon,
  field,
  error,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {order.map((value) => (
          <label key={value} className={classNames(styles.option, styles[crayon])}>
            <input type="radio" value={value} {...field} />
            <span>{options[value]}</span>
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

/** Several of them below each other. */
export const Choices = ({ children }: { children: ReactNode }) => <div className={styles.choices}>{children}</div>;
