import { useMemo } from "react";
import { Button, IconButton } from "@/components/ui/button.tsx";
import { classNames } from "@/lib/class-names.ts";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { fewCrayons } from "../lib/crayons.ts";
import { useInHand } from "../lib/in-hand.ts";
import { smooth } from "../lib/paints.ts";
import styles from "./colouring-page.module.css";
import { ColouringSheet, useColouredSheet } from "./colouring-sheet.tsx";
import { CrayonPalette } from "./crayon-palette.tsx";

interface ColouringPageProps {
  art: LineArt;
  /** The picture's address, under which its colours are kept. */
  picture: string;
  /** Called when there is nothing on it to colour. */
  onNothing: () => void;
}

/** A page in the midst of others that is coloured by tapping, with a small box of crayons. */
export function ColouringPage({ art, picture, onNothing }: ColouringPageProps) {
  const [hand, take] = useInHand();
  // What the large box has besides is not in the small one.
  const crayon = fewCrayons.some(({ id }) => id === hand.crayon) ? hand.crayon : "red";
  const chosen = hand.erases ? null : crayon;
  const inHand = useMemo(() => chosen && smooth(chosen), [chosen]);
  const { sheet, fills, announcement, ...colouring } = useColouredSheet(art, picture, inHand, onNothing);
  const untouched = fills.colours.size + fills.past.length + fills.future.length === 0;

  return (
    <div className={styles.colouring}>
      <ColouringSheet art={art} sheet={sheet} inHand={inHand} />
      <div className={styles.tools}>
        <CrayonPalette
          crayons={fewCrayons}
          chosen={chosen}
          onChoose={(next) => take({ ...hand, crayon: next ?? crayon, erases: next === null })}
        />
        {/* Both in one place, so that nothing jumps at the first tap. */}
        <div className={styles.below}>
          {untouched && <p className={styles.invitation}>{colouringText.invitation}</p>}
          <div className={classNames(styles.buttons, untouched && styles.later)}>
            <IconButton
              icon="undo"
              label={colouringText.undo}
              title={colouringText.undo}
              aria-disabled={fills.past.length === 0}
              onClick={colouring.takeBack}
            />
            <IconButton
              icon="redo"
              label={colouringText.redo}
              title={colouringText.redo}
              aria-disabled={fills.future.length === 0}
              onClick={colouring.makeAgain}
            />
            <Button look="quiet" aria-disabled={fills.colours.size === 0} onClick={colouring.startAnew}>
              {colouringText.clear}
            </Button>
          </div>
        </div>
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
