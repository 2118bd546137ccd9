import { useEffect, useState } from "react";
import { inBase } from "@/config/base.ts";
import { svgAddress } from "@/lib/line-art.ts";
import { releaseAddress } from "@/lib/object-address.ts";
import type { Stroke } from "../lib/coloured-pages.ts";
import { drawColoured } from "../lib/draw-coloured.ts";
import styles from "./coloured-picture.module.css";

interface ColouredPictureProps {
  imageUrl: string;
  strokes: readonly Stroke[];
  /** What is seen, for who does not see it. */
  alt: string;
  /** In pixels. */
  width?: number;
  /** Called once it can be seen, or never will be. */
  onReady?: () => void;
}

/** A page with its colours, as a picture; the bare page until it is drawn. */
export function ColouredPicture({ imageUrl, strokes, alt, width = 480, onReady }: ColouredPictureProps) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const address = svgAddress(imageUrl);

  useEffect(() => {
    let [isGone, own] = [false, ""];
    drawColoured(address, strokes, width)
      .then((blob) => {
        if (isGone || !blob) return;
        own = URL.createObjectURL(blob);
        setDrawn(own);
      })
      .catch((error: unknown) => console.error("the page was not drawn", error))
      .finally(() => isGone || onReady?.());
    return () => {
      isGone = true;
      if (own) releaseAddress(own);
    };
  }, [address, strokes, width, onReady]);

  return <img className={styles.picture} src={drawn ?? inBase(address)} alt={alt} data-drawn={drawn !== null} />;
}
