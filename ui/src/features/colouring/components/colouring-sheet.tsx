import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { classNames } from "@/lib/class-names.ts";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { crayonOf } from "../lib/crayons.ts";
import type { Paint } from "../lib/paints.ts";
import { makeSheet, type Sheet } from "../lib/sheet.ts";
import { useColouring } from "../lib/use-colouring.ts";
import { useRegions } from "../lib/use-regions.ts";
import styles from "./colouring-sheet.module.css";

/** A page on which one colours; `onNothing` is called when there is nothing on it to colour. */
export function useColouredSheet(art: LineArt, picture: string, inHand: Paint | null, onNothing: () => void) {
  const sheet = useMemo(() => makeSheet(art), [art]);
  const regions = useRegions(art);
  const colouring = useColouring(sheet, regions, picture, inHand);
  useEffect(() => {
    if (regions?.list.length === 0) onNothing();
  }, [regions, onNothing]);
  return { sheet, ...colouring };
}

interface ColouringSheetProps {
  art: LineArt;
  sheet: Sheet;
  /** What a tap paints with; null rubs out. */
  inHand: Paint | null;
  /** `stage`: as large as what is around it, which has a size of its own. */
  size?: "flow" | "stage";
}

/** The paper that is coloured. */
export function ColouringSheet({ art, sheet, inHand, size = "flow" }: ColouringSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Before the first paint, so that the page has its size from the start and nothing jumps.
  useLayoutEffect(() => {
    sheet.lines.setAttribute("class", styles.lines ?? "");
    frame.current?.replaceChildren(sheet.svg);
  }, [sheet]);
  useLayoutEffect(() => {
    frame.current?.style.setProperty("--crayon", inHand ? crayonOf(inHand.crayon).colour : "white");
    frame.current?.style.setProperty("--ratio", String(art.ratio));
  }, [inHand, art]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are areas of a drawing
    <div ref={frame} className={classNames(styles.sheet, styles[size])} role="group" aria-label={colouringText.page} />
  );
}
