import { useEffect, useState } from "react";
import type { LineArt } from "@/lib/line-art.ts";
import { askForRegions } from "./ask-for-regions.ts";
import type { Regions } from "./find-regions.ts";

/** What can be coloured on a page; null until it is found. */
export function useRegions(art: LineArt): Regions | null {
  const [found, setFound] = useState<{ art: LineArt; regions: Regions } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    askForRegions(art, abort.signal).then((regions) => {
      if (!abort.signal.aborted) setFound({ art, regions });
    });
    return () => abort.abort();
  }, [art]);
  return found?.art === art ? found.regions : null;
}
