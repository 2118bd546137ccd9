import { useId } from "react";
import { classNames } from "@/lib/class-names.ts";
import { colouringText } from "@/text/colouring.ts";
import { type CrayonId, crayons } from "../lib/crayons.ts";
import styles from "./crayon-palette.module.css";

interface CrayonPaletteProps {
  chosen: CrayonId;
  onChoose: (crayon: CrayonId) => void;
}

/** Six crayons in a row; the chosen one stands out of the box. */
export function CrayonPalette({ chosen, onChoose }: CrayonPaletteProps) {
  const name = useId();
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>{colouringText.palette}</legend>
      {crayons.map((crayon) => (
        <label key={crayon.id} className={classNames(styles.crayon, styles[crayon.id])} title={crayon.name}>
          <input
            type="radio"
            name={name}
            value={crayon.id}
            aria-label={crayon.name}
            checked={crayon.id === chosen}
            onChange={() => onChoose(crayon.id)}
          />
          <svg viewBox="0 0 40 84" aria-hidden="true">
            <path className={styles.wood} d="M5 34C9 24 14 14 20 4c6 10 11 20 15 30z" />
            <path d="M14.5 14 20 4l5.5 10c-3.5 1.6-7.5 1.6-11 0z" />
            <path d="M5 34c5-3.5 10-3.5 15 0 5-3.5 10-3.5 15 0v54H5z" />
            <path className={styles.edge} d="M20 34v52" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
