import { useEffect, useState } from "react";
import { svgAddress } from "@/lib/line-art.ts";
import { colouredBefore, onColoured, type Stroke } from "./coloured-pages.ts";

/** What the one who is signed in has coloured on a picture in this browser, also while it is being coloured. */
export function useColoured(imageUrl: string): readonly Stroke[] {
  const address = svgAddress(imageUrl);
  const [strokes, setStrokes] = useState<readonly Stroke[]>(() => colouredBefore(address).strokes);
  useEffect(() => {
    setStrokes(colouredBefore(address).strokes);
    return onColoured((picture, changed) => {
      if (picture === address) setStrokes(changed);
    });
  }, [address]);
  return strokes;
}
