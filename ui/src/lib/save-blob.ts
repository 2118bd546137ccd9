import { releaseAddress } from "./object-address.ts";

/** Saves a file under a name, as a click on a download link does. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  releaseAddress(link.href);
}
