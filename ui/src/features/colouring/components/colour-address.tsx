import { useEffect, useState } from "react";
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for an address, whatever the parent renders
  useEffect(() => {
    const abort = new AbortController();
    fetchLineArt(svgAddress(imageUrl), abort.signal).then((loaded) => {
      if (abort.signal.aborted) return;
      if (loaded && loaded.regions.length > 0) {
        setArt(loaded);
        return;
      }
      showToast({ ...colouringText.unavailable, variant: "destructive" });
      onMissing();
    });
    return () => abort.abort();
  }, [imageUrl]);

  return art ? <ColouringPage art={art} saveAs={saveAs} /> : <Waiting label={colouringText.loading} />;
}
