import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { classNames } from "@/lib/class-names.ts";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { type CrayonId, crayonOf } from "../lib/crayons.ts";
import { savePicture } from "../lib/save-picture.ts";
import { makeSheet } from "../lib/sheet.ts";
import { useColouring } from "../lib/use-colouring.ts";
import { useRegions } from "../lib/use-regions.ts";
import styles from "./colouring-page.module.css";
import { CrayonPalette } from "./crayon-palette.tsx";

interface ColouringPageProps {
  art: LineArt;
  /** The picture's address, under which its colours are kept. */
  picture: string;
  /** Under which name the coloured page can be saved; without one it cannot. */
  saveAs?: string;
  /** Called when there is nothing on it to colour. */
  onNothing: () => void;
}

/** A page that is coloured by tapping, with its crayons. */
export function ColouringPage({ art, picture, saveAs, onNothing }: ColouringPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [crayon, setCrayon] = useState<CrayonId>("red");
  const sheet = useMemo(() => makeSheet(art), [art]);
  const regions = useRegions(art);
  const { fills, announcement, takeBack, makeAgain, startAnew } = useColouring(sheet, regions, picture, crayon);
  const untouched = fills.colours.size + fills.past.length + fills.future.length === 0;

  // Before the first paint, so that the page has its size from the start and nothing jumps.
  useLayoutEffect(() => {
    sheet.lines.setAttribute("class", styles.lines ?? "");
    frame.current?.replaceChildren(sheet.svg);
  }, [sheet]);
  useLayoutEffect(() => {
    frame.current?.style.setProperty("--crayon", crayonOf(crayon).colour);
    frame.current?.style.setProperty("--ratio", String(art.ratio));
  }, [crayon, art]);
  useEffect(() => {
    if (regions?.list.length === 0) onNothing();
  }, [regions, onNothing]);

  return (
    <div className={styles.colouring}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are areas of a drawing */}
      <div ref={frame} className={styles.sheet} role="group" aria-label={colouringText.page} />
      <div className={styles.tools}>
        <CrayonPalette chosen={crayon} onChoose={setCrayon} />
        {/* Both in one place, so that nothing jumps at the first tap. */}
        <div className={styles.below}>
          {untouched && <p className={styles.invitation}>{colouringText.invitation}</p>}
          <div className={classNames(styles.buttons, untouched && styles.later)}>
            <IconButton
              icon="undo"
              label={colouringText.undo}
              title={colouringText.undo}
              aria-disabled={fills.past.length === 0}
              onClick={takeBack}
            />
            <IconButton
              icon="redo"
              label={colouringText.redo}
              title={colouringText.redo}
              aria-disabled={fills.future.length === 0}
              onClick={makeAgain}
            />
            <Button look="quiet" aria-disabled={fills.colours.size === 0} onClick={startAnew}>
              {colouringText.clear}
            </Button>
            {saveAs && (
              <Button look="quiet" icon="download" onClick={() => savePicture(sheet, saveAs)}>
                {colouringText.save}
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
