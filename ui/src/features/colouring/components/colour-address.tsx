import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { Waiting } from "@/components/ui/waiting.tsx";
import { fetchLineArt, type LineArt, svgAddress } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { ColouringPage } from "./colouring-page.tsx";

interface ColourAddressProps {
  /** The picture's address; its SVG form is asked for. */
  imageUrl: string;
  saveAs: string;
  /** Called when this picture cannot be coloured here: it is a photo, or cannot be loaded. */
  onMissing: () => void;
}

/** A stored picture, to be coloured in the browser. */
export default function ColourAddress({ imageUrl, saveAs, onMissing }: ColourAddressProps) {
  const [art, setArt] = useState<LineArt | null>(null);
  const giveUp = useRef(onMissing);
  giveUp.current = onMissing;
  const sayMissing = useCallback(() => {
    showToast({ ...colouringText.unavailable, variant: "destructive" });
    giveUp.current();
  }, []);
  const address = svgAddress(imageUrl);

  useEffect(() => {
    const abort = new AbortController();
    fetchLineArt(address, abort.signal).then((loaded) => {
      if (abort.signal.aborted) return;
      if (loaded) setArt(loaded);
      else sayMissing();
    });
    return () => abort.abort();
  }, [address, sayMissing]);

  return art ? (
    <ColouringPage art={art} picture={address} saveAs={saveAs} onNothing={sayMissing} />
  ) : (
    <Waiting label={colouringText.loading} />
  );
}
