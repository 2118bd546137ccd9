import { useId } from "react";
import { classNames } from "@/lib/class-names.ts";
import { colouringText } from "@/text/colouring.ts";
import type { Crayon, CrayonId } from "../lib/crayons.ts";
import styles from "./crayon-palette.module.css";

interface CrayonPaletteProps {
  crayons: readonly Crayon[];
  /** Null is the eraser. */
  chosen: CrayonId | null;
  onChoose: (crayon: CrayonId | null) => void;
}

/** Crayons and the eraser in a row; the chosen one stands out of the box. */
export function CrayonPalette({ crayons, chosen, onChoose }: CrayonPaletteProps) {
  const name = useId();
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>{colouringText.palette}</legend>
      {crayons.map((crayon) => (
        <label key={crayon.id} className={styles.crayon} title={crayon.name}>
          <input
            type="radio"
            name={name}
            value={crayon.id}
            aria-label={crayon.name}
            checked={crayon.id === chosen}
            onChange={() => onChoose(crayon.id)}
          />
          <svg viewBox="0 0 40 84" aria-hidden="true" fill={crayon.colour}>
            <path className={styles.wood} d="M5 34C9 24 14 14 20 4c6 10 11 20 15 30z" />
            <path d="M14.5 14 20 4l5.5 10c-3.5 1.6-7.5 1.6-11 0z" />
            <path d="M5 34c5-3.5 10-3.5 15 0 5-3.5 10-3.5 15 0v54H5z" />
            <path className={styles.edge} d="M20 34v52" />
          </svg>
        </label>
      ))}
      <label className={classNames(styles.crayon, styles.eraser)} title={colouringText.eraser}>
        <input
          type="radio"
          name={name}
          value="eraser"
          aria-label={colouringText.eraser}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <svg viewBox="0 0 40 84" aria-hidden="true">
          <path className={styles.rubber} d="M6 36c-.6-8-.4-15 1-20 8-2.4 18-2.4 26 0 1.4 5 1.6 12 1 20z" />
          <path className={styles.sleeve} d="M5 36c10-1.2 20-1.2 30 0v52H5z" />
          <path d="M5 48c10-1.2 20-1.2 30 0" />
        </svg>
      </label>
    </fieldset>
  );
}
