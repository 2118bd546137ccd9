import { useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { grainAddress } from "../lib/grain-address.ts";
import { type InHand, paintInHand } from "../lib/in-hand.ts";
import { savePicture } from "../lib/save-picture.ts";
import styles from "./colouring-desk.module.css";
import { ColouringSheet, useColouredSheet } from "./colouring-sheet.tsx";
import { CrayonBox } from "./crayon-box.tsx";

interface ColouringDeskProps {
  art: LineArt;
  /** The picture's address, under which its colours are kept. */
  picture: string;
  saveAs: string;
  inHand: InHand;
  onInHand: (inHand: InHand) => void;
  /** Called when there is nothing on it to colour. */
  onNothing: () => void;
}

/** Control and command with a letter, as everywhere. */
const isShortcut = (event: React.KeyboardEvent, letter: string) =>
  (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === letter;

/** A picture as large as there is room, with the large box of crayons and all that one does with it. */
export function ColouringDesk({ art, picture, saveAs, inHand, onInHand, onNothing }: ColouringDeskProps) {
  const [saving, setSaving] = useState<"idle" | "running" | "failed">("idle");
  const { crayon, texture, erases } = inHand;
  const paint = useMemo(() => paintInHand({ crayon, texture, erases }), [crayon, texture, erases]);
  const { sheet, fills, announcement, isKept, takeBack, makeAgain, startAnew } = useColouredSheet(
    art,
    picture,
    paint,
    onNothing,
  );

  // So that it is here when wax is taken.
  useEffect(() => {
    if (typeof Worker === "function") grainAddress();
  }, []);

  const save = () => {
    setSaving("running");
    savePicture(sheet, saveAs).then(
      () => setSaving("idle"),
      (error) => {
        console.error("the picture was not saved", error);
        setSaving("failed");
      },
    );
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isShortcut(event, "z") && !event.shiftKey) takeBack();
    else if (isShortcut(event, "y") || isShortcut(event, "z")) makeAgain();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever the focus is; each has its button
    <div className={styles.desk} onKeyDown={onKeyDown} data-print-alone>
      <div className={styles.stage}>
        <ColouringSheet art={art} sheet={sheet} inHand={paint} size="stage" />
      </div>
      <div className={styles.tools}>
        <CrayonBox inHand={inHand} onInHand={onInHand} />
        <div className={styles.actions}>
          <Button icon="undo" className={styles.half} aria-disabled={fills.past.length === 0} onClick={takeBack}>
            {colouringText.undo}
          </Button>
          <Button icon="redo" className={styles.half} aria-disabled={fills.future.length === 0} onClick={makeAgain}>
            {colouringText.redo}
          </Button>
          <Button icon="page" crayon="red" aria-disabled={fills.colours.size === 0} onClick={startAnew}>
            {colouringText.clear}
          </Button>
          <Button icon="download" crayon="green" aria-disabled={saving === "running"} onClick={save}>
            {colouringText.save}
          </Button>
          <Button icon="printer" crayon="blue" onClick={() => window.print()}>
            {colouringText.print}
          </Button>
        </div>
        {saving === "failed" && <Notice kind="error">{colouringText.saveFailed}</Notice>}
        {!isKept && <Notice kind="hint">{colouringText.notKept}</Notice>}
      </div>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
