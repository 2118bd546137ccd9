import { useEffect, useState } from "react";
import { fetchLineArt, type LineArt, withoutMargins } from "@/lib/line-art.ts";
import { ColouringPage } from "./colouring-page.tsx";

interface HeroColouringProps {
  url: string;
  /** Called when there is no picture, so that the page closes the gap. */
  onMissing: () => void;
}

/** A page that a visitor can colour at once; nothing when it cannot be loaded. */
export default function HeroColouring({ url, onMissing }: HeroColouringProps) {
  const [art, setArt] = useState<LineArt | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    fetchLineArt(url, abort.signal).then((loaded) => {
      if (abort.signal.aborted) return;
      if (loaded) setArt(withoutMargins(loaded));
      else onMissing();
    });
    return () => abort.abort();
  }, [url, onMissing]);

  return art && <ColouringPage art={art} picture={url} onNothing={onMissing} />;
}
