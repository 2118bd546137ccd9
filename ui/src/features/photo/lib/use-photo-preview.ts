import { useEffect, useState } from "react";
import { messageOf } from "@/lib/api-client.ts";
import { useSettled } from "@/lib/use-settled.ts";
import { photoText } from "@/text/photo.ts";
import { type PhotoPreview, type PhotoWishes, previewPhoto } from "../api/photo-pages.ts";

/** A picture to send, once it is ready, and how a page shall be made of it. */
export interface PhotoOrder {
  picture: () => Promise<Blob>;
  wishes: PhotoWishes;
}

/** So long has nothing to change before a page is asked for. */
const pauseMs = 300;

interface Shown {
  order: PhotoOrder | null;
  preview: PhotoPreview | null;
  error: string | null;
}

/**
 * The page that an order gives, asked for anew whenever the order is another one (compared by identity) and stays it for
 * a moment; what was asked for before is cancelled. The last page stays until the next one has come. `again` asks once more.
 */
export function usePhotoPreview(order: PhotoOrder) {
  const settled = useSettled(order, pauseMs);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>({ order: null, preview: null, error: null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const picture = await settled.picture();
        if (signal.aborted) return;
        const preview = await previewPhoto(picture, settled.wishes, signal);
        if (!signal.aborted) setShown({ order: settled, preview, error: null });
      } catch (failure) {
        if (signal.aborted) return;
        const error = messageOf(failure, photoText.result.failure);
        setShown((before) => ({ ...before, order: settled, error }));
      }
    };
    void ask();
    return () => controller.abort();
  }, [settled, attempt]);

  const again = () => {
    setShown((before) => ({ ...before, order: null, error: null }));
    setAttempt(attempt + 1);
  };
  return { preview: shown.preview, error: shown.error, isPending: shown.order !== order, again };
}
