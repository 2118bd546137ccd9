import { pictureIdOf } from "@/config/paths.ts";
import { call } from "@/lib/api-client.ts";

/** Takes pictures that were drawn and that nobody wants out of the album; what cannot be taken out stays there. */
export function discardPictures(imageUrls: readonly string[]): void {
  for (const id of imageUrls.map((imageUrl) => pictureIdOf(imageUrl))) {
    if (id !== null) call(`/api/pictures/${encodeURIComponent(id)}`, { method: "DELETE" }).catch(() => undefined);
  }
}
