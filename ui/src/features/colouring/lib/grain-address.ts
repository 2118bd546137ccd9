import { grain, grainSize } from "./grain.ts";

/** The grain, made beside the page: a slow phone takes a third of a second for it. */
function askForGrain(): Promise<Uint8ClampedArray> {
  if (typeof Worker !== "function") return Promise.resolve(grain());
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./grain-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Uint8ClampedArray>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      resolve(grain());
    };
  });
}

/** White, more or less opaque, as the address of a picture. */
function addressOf(seen: Uint8ClampedArray): string {
  const canvas = document.createElement("canvas");
  canvas.width = grainSize;
  canvas.height = grainSize;
  const context = canvas.getContext("2d");
  if (!context) return "";
  const image = context.createImageData(grainSize, grainSize);
  image.data.fill(255);
  for (const [at, value] of seen.entries()) image.data[4 * at + 3] = value;
  context.putImageData(image, 0, 0);
  return canvas.toDataURL("image/png");
}

let made: Promise<string> | null = null;

/** The tile of wax on paper as the address of a picture, made once; empty where there is no canvas. */
export function grainAddress(): Promise<string> {
  made ??= askForGrain().then(addressOf);
  return made;
}
