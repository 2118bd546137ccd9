import { findRegions, type Painted, type Regions } from "./find-regions.ts";

/**
 * Finds a page's regions beside the page, so that nothing stands still meanwhile; in the page itself where there are no
 * workers or theirs cannot be loaded. Does not answer after `signal` was aborted.
 */
export function askForRegions({ shapes, width, height }: Painted, signal: AbortSignal): Promise<Regions> {
  const page = { shapes, width, height };
  if (typeof Worker !== "function") return Promise.resolve(findRegions(page));
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./regions-worker.ts", import.meta.url), { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<Regions>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      if (!signal.aborted) resolve(findRegions(page));
    };
    worker.postMessage(page);
  });
}
