import type { ComponentProps, ReactNode } from "react";
import { audienceText } from "@/text/audience.ts";
import styles from "./audience-choice.module.css";

const { kinds } = audienceText;
export const audiences = ["family", "school", "public"] as const;
export type Audience = (typeof audiences)[number];

interface AudienceChoiceProps {
  legend: ReactNode;
  /** A sentence under the legend. */
  lead?: string;
  /** What React Hook Form's `register` returns. */
  field: ComponentProps<"input">;
  error?: string | undefined;
}

/** For whom the installation is: radio buttons, each with a sentence of what follows. */
export function AudienceChoice({ legend, lead, field, error }: AudienceChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      {audiences.map((audience) => (
        <label key={audience} className={styles.option}>
          <input type="radio" value={audience} aria-describedby={`audience-${audience}`} {...field} />
          <strong>{kinds[audience].name}</strong>
          <span id={`audience-${audience}`} className={styles.text}>
            {kinds[audience].text}
          </span>
        </label>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
