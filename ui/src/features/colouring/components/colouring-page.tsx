import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { type CrayonId, crayonOf } from "../lib/crayons.ts";
import { savePicture } from "../lib/save-picture.ts";
import { useColouring } from "../lib/use-colouring.ts";
import styles from "./colouring-page.module.css";
import { CrayonPalette } from "./crayon-palette.tsx";

interface ColouringPageProps {
  art: LineArt;
  /** Under which name the coloured page can be saved; without one it cannot. */
  saveAs?: string;
}

/** A page that is coloured by tapping, with its crayons. */
export function ColouringPage({ art, saveAs }: ColouringPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [crayon, setCrayon] = useState<CrayonId>("red");
  const { fills, announcement, takeBack, clear } = useColouring(art, crayon);
  const untouched = fills.history.length === 0;

  // Before the first paint, so that the page has its size from the start and nothing jumps.
  useLayoutEffect(() => {
    sheet.current?.replaceChildren(art.svg);
  }, [art]);
  useLayoutEffect(() => {
    sheet.current?.style.setProperty("--crayon", crayonOf(crayon).colour);
    sheet.current?.style.setProperty("--ratio", String(art.width / art.height));
  }, [crayon, art]);

  return (
    <div className={styles.colouring}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are areas of a drawing */}
      <div ref={sheet} className={styles.sheet} role="group" aria-label={colouringText.page} />
      <div className={styles.tools}>
        <CrayonPalette chosen={crayon} onChoose={setCrayon} />
        {untouched ? (
          <p className={styles.invitation}>{colouringText.invitation}</p>
        ) : (
          <div className={styles.buttons}>
            <Button look="quiet" icon="undo" onClick={takeBack}>
              {colouringText.undo}
            </Button>
            <Button look="quiet" onClick={clear}>
              {colouringText.clear}
            </Button>
            {saveAs && (
              <Button look="quiet" icon="download" onClick={() => savePicture(art.svg, saveAs)}>
                {colouringText.save}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
