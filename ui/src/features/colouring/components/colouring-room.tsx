import { useCallback, useEffect, useState } from "react";
import { IconButton } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { fetchLineArt, type LineArt, svgAddress } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { type InHand, useInHand } from "../lib/in-hand.ts";
import { ColouringDesk } from "./colouring-desk.tsx";
import styles from "./colouring-room.module.css";

interface ColouredPicture {
  imageUrl: string;
  /** Under which name it is saved. */
  name: string;
}

interface ColouringRoomProps {
  /** The pictures that one can go to from here, in their order. */
  pictures: readonly ColouredPicture[];
  current: number;
  onTurn: (index: number) => void;
  onClose: () => void;
  /** How the way out is called. */
  closeLabel: string;
}

interface DeskOfProps {
  picture: ColouredPicture;
  inHand: InHand;
  onInHand: (inHand: InHand) => void;
}

/** Loads a picture's lines; says in its place that a photo, or what cannot be loaded, is not coloured here. */
function DeskOf({ picture: { imageUrl, name }, inHand, onInHand }: DeskOfProps) {
  const [art, setArt] = useState<LineArt | "loading" | "missing">("loading");
  const address = svgAddress(imageUrl);
  const giveUp = useCallback(() => setArt("missing"), []);

  useEffect(() => {
    const abort = new AbortController();
    fetchLineArt(address, abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setArt(loaded ?? "missing");
    });
    return () => abort.abort();
  }, [address]);

  if (art === "loading") return <Waiting label={colouringText.loading} />;
  if (art === "missing") {
    return (
      <div className={styles.missing}>
        <Notice kind="hint">
          <strong>{colouringText.unavailable.title}</strong>
          <br />
          {colouringText.unavailable.description}
        </Notice>
      </div>
    );
  }
  return (
    <ColouringDesk art={art} picture={address} saveAs={name} inHand={inHand} onInHand={onInHand} onNothing={giveUp} />
  );
}

interface PagerProps {
  count: number;
  current: number;
  onTurn: (index: number) => void;
}

function Pager({ count, current, onTurn }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={colouringText.pages}>
      <IconButton
        icon="left"
        label={colouringText.previousPage}
        aria-disabled={current === 0}
        onClick={() => current > 0 && onTurn(current - 1)}
      />
      <span aria-live="polite">{colouringText.place(current + 1, count)}</span>
      <IconButton
        icon="right"
        label={colouringText.nextPage}
        aria-disabled={current === count - 1}
        onClick={() => current < count - 1 && onTurn(current + 1)}
      />
    </nav>
  );
}

/** Colouring, with the whole window for it: one picture after the other, with what one had in hand. */
export default function ColouringRoom({ pictures, current, onTurn, onClose, closeLabel }: ColouringRoomProps) {
  const [inHand, setInHand] = useInHand();
  const picture = pictures[current];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      place="screen"
      title={colouringText.room}
      closeLabel={closeLabel}
      tools={pictures.length > 1 && <Pager count={pictures.length} current={current} onTurn={onTurn} />}
    >
      {picture && <DeskOf key={picture.imageUrl} picture={picture} inHand={inHand} onInHand={setInHand} />}
    </Dialog>
  );
}
