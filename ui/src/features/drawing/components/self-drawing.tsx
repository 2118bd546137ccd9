import { useEffect, useId, useRef, useState } from "react";
import { inBase } from "@/config/base.ts";
import { fetchLineArt, svgAddress } from "@/lib/line-art.ts";
import { canDrawLines, drawLines } from "../lib/draw-lines.ts";
import styles from "./self-drawing.module.css";

interface SelfDrawingProps {
  imageUrl: string;
  alt: string;
  /** What it shows, for who does not see it; empty where nobody knows. */
  description?: string;
  /** Whether it draws itself; a page that was there before does not. */
  isNew: boolean;
}

/**
 * A picture that draws itself line by line when it is new. The finished picture lies beneath from the start; what
 * draws is a copy on top, which goes away at the end, and never comes where it cannot be had.
 */
export function SelfDrawing({ imageUrl, alt, description = "", isNew }: SelfDrawingProps) {
  const descriptionId = useId();
  const copy = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"drawing" | "drawn">(() => (isNew && canDrawLines() ? "drawing" : "drawn"));

  useEffect(() => {
    if (state !== "drawing") return;
    const abort = new AbortController();
    const draw = async () => {
      const art = await fetchLineArt(svgAddress(imageUrl), abort.signal);
      if (art && !abort.signal.aborted) {
        copy.current?.replaceChildren(art.svg);
        await drawLines(art.svg);
      }
      if (!abort.signal.aborted) setState("drawn");
    };
    void draw();
    return () => abort.abort();
  }, [imageUrl, state]);

  return (
    <>
      <img
        className={styles.picture}
        src={inBase(imageUrl)}
        alt={alt}
        aria-describedby={description ? descriptionId : undefined}
      />
      {description && (
        <p id={descriptionId} hidden>
          {description}
        </p>
      )}
      {state === "drawing" && <div ref={copy} className={styles.copy} aria-hidden="true" data-testid="self-drawing" />}
    </>
  );
}
