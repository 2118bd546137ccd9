import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names.ts";
import { useElementId } from "@/lib/use-element-id.ts";
import type { Crayon } from "./button.tsx";
import styles from "./choice.module.css";
import type { RegisteredInput } from "./field.tsx";

interface GroupProps {
  legend: ReactNode;
  /** A sentence under the legend. */
  lead?: string | undefined;
  direction?: "row" | "column";
  error?: string | undefined;
  children: ReactNode;
}

/** Inputs or buttons that belong together, with what they are about. */
export function Group({ legend, lead, direction = "row", error, children }: GroupProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles[direction]}>{children}</div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  lead?: string | undefined;
  /** The values and their German names. */
  options: Readonly<Record<Value, string>>;
  /** What follows from each of them; they stand below each other then. */
  explanations?: Readonly<Record<Value, string>>;
  /** The values in their order, where that is not the one of `options`: objects put keys that are numbers first. */
  order?: readonly Value[];
  crayon: Crayon;
  /** What `field` of the form returns. */
  field: RegisteredInput;
}

/** One of a few: radio buttons, the chosen one coloured. */
export function Choice<Value extends string>({
  legend,
  lead,
  options,
  explanations,
  order = Object.keys(options) as Value[],
  crayon,
  field: { error, ...field },
}: ChoiceProps<Value>) {
  const id = useElementId();
  return (
    <Group legend={legend} lead={lead} direction={explanations ? "column" : "row"} error={error}>
      {order.map((value) => (
        <label key={value} className={classNames(styles.option, styles[crayon], explanations && styles.explained)}>
          <input type="radio" value={value} aria-describedby={explanations ? `${id}-${value}` : undefined} {...field} />
          {explanations ? <strong>{options[value]}</strong> : <span>{options[value]}</span>}
          {explanations && (
            <span id={`${id}-${value}`} className={styles.explanation}>
              {explanations[value]}
            </span>
          )}
        </label>
      ))}
    </Group>
  );
}

/** Several of them below each other. */
export const Choices = ({ children }: { children: ReactNode }) => <div className={styles.choices}>{children}</div>;
