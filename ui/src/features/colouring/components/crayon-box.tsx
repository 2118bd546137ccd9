import { useId } from "react";
import { classNames } from "@/lib/class-names.ts";
import { colouringText } from "@/text/colouring.ts";
import { crayonOf, crayons } from "../lib/crayons.ts";
import type { InHand } from "../lib/in-hand.ts";
import { type Texture, textures } from "../lib/paints.ts";
import styles from "./crayon-box.module.css";

/** A small picture of each way of painting, in the crayon's colour. */
const swatches: Record<Texture, string> = {
  smooth: "M4 4h24v24H4z",
  wax: "M4 9 9 4M4 16 16 4M4 23 23 4M5 28 28 5M12 28 28 12M19 28l9-9M26 28l2-2",
  dots: "M9 9v.1M23 9v.1M16 16v.1M9 23v.1M23 23v.1",
  stripes: "M4 12l8-8M4 24 24 4M8 28 28 8M20 28l8-8",
  checks: "M10 4v24M22 4v24M4 10h24M4 22h24",
  hearts: "M16 25C8 19 6 15 6.5 11.5 7.5 7 13 6 16 11c3-5 8.5-4 9.5.5.5 3.5-1.5 7.5-9.5 13.500z",
};

interface CrayonBoxProps {
  inHand: InHand;
  onInHand: (inHand: InHand) => void;
}

/** 24 crayons, the eraser and the ways of painting. What is in the hand is marked and named. */
export function CrayonBox({ inHand, onInHand }: CrayonBoxProps) {
  const id = useId();
  const { crayon: chosen, texture: led, erases } = inHand;
  const { colour, name } = crayonOf(chosen);
  return (
    <div className={styles.box}>
      <p className={styles.name}>{colouringText.chosen(erases ? colouringText.eraser : name)}</p>
      <fieldset className={classNames(styles.group, styles.crayons)}>
        <legend className={styles.legend}>{colouringText.palette}</legend>
        {crayons.map((crayon) => (
          <label key={crayon.id} className={styles.pan} title={crayon.name}>
            <input
              type="radio"
              name={`${id}-tool`}
              value={crayon.id}
              aria-label={crayon.name}
              checked={!erases && crayon.id === chosen}
              onChange={() => onInHand({ ...inHand, crayon: crayon.id, erases: false })}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path
                d="M8 4.500c5.5-1 11-1 16 0 2.5.5 3.5 2 3.800 4 .6 5 .6 10 0 15-.3 2-1.5 3.5-3.800 4-5.5 1-11 1-16 0-2.5-.5-3.5-2-3.800-4-.6-5-.6-10 0-15 .3-2 1.5-3.5 3.800-4z"
                fill={crayon.colour}
              />
            </svg>
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <label className={classNames(styles.pan, styles.eraser)} title={colouringText.eraser}>
          <input
            type="radio"
            name={`${id}-tool`}
            value="eraser"
            aria-label={colouringText.eraser}
            checked={erases}
            onChange={() => onInHand({ ...inHand, erases: true })}
          />
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path
              className={styles.rubber}
              d="M5 19 17 6.500c1.200-1.200 2.800-1.200 4 0l5 5c1.200 1.200 1.200 2.800 0 4L15.5 26H11l-6-4.500c-.8-.8-.8-1.700 0-2.500z"
            />
            <path d="m12 12 9 9M15.5 26H28" fill="none" />
          </svg>
        </label>
        <fieldset className={classNames(styles.group, styles.textures)}>
          <legend className={styles.legend}>{colouringText.textures}</legend>
          {textures.map((texture) => (
            <label key={texture} className={styles.pan} title={colouringText.textureOf[texture]}>
              <input
                type="radio"
                name={`${id}-texture`}
                value={texture}
                aria-label={colouringText.textureOf[texture]}
                checked={texture === led}
                onChange={() => onInHand({ ...inHand, texture, erases: false })}
              />
              <svg viewBox="3 3 26 26" aria-hidden="true" className={styles.swatch}>
                <path d="M4 4h24v24H4z" fill="#fff" stroke="none" />
                <path
                  d={swatches[texture]}
                  className={styles[texture]}
                  fill={texture === "smooth" || texture === "hearts" ? colour : "none"}
                  stroke={texture === "smooth" || texture === "hearts" ? "none" : colour}
                />
                <path d="M4 4h24v24H4z" fill="none" />
              </svg>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
