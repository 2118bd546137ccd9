import { useEffect, useRef, useState } from "react";
import { discardPictures } from "../api/discard-pictures.ts";
import { type GeneratedPicture, useGenerate } from "../api/generate.ts";
import type { DrawnPage } from "./page-store.ts";
import { wishesFor } from "./use-redraw.ts";

/** How many other drawings of a sentence are made at a time. */
export const variantCount = 4;

interface Variants {
  /** What has come. */
  pictures: readonly GeneratedPicture[];
  /** Why there will be no more, where something went wrong. */
  failure: unknown;
  /** Says which of them stay, by their addresses; the others are forgotten when this is left. */
  keep: (imageUrls: ReadonlySet<string>) => void;
}

/**
 * Draws the sentence of a page a few more times, one after the other so that the first is seen early. What is not kept
 * does not stay among one's pictures: nobody wanted it.
 */
export function useVariants(page: DrawnPage): Variants {
  const drawn = useRef<string[]>([]);
  const kept = useRef<ReadonlySet<string>>(new Set());
  const forget = useRef<() => void>(() => undefined);
  forget.current = () => {
    const left = drawn.current.filter((imageUrl) => !kept.current.has(imageUrl));
    drawn.current = [];
    discardPictures(left);
  };
  const { mutateAsync } = useGenerate();
  const [pictures, setPictures] = useState<readonly GeneratedPicture[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { seed: _own, ...options } = wishesFor(page);
    const draw = async () => {
      for (let count = 0; count < variantCount && started.current; count++) {
        const picture = await mutateAsync({ prompt: page.prompt, options });
        drawn.current.push(picture.imageUrl);
        // It came too late to be seen.
        if (!started.current) return forget.current();
        setPictures((before) => [...before, picture]);
      }
    };
    draw().catch(setFailure);
  }, [page, mutateAsync]);

  // Nobody waits for them any more.
  useEffect(
    () => () => {
      started.current = false;
      forget.current();
    },
    [],
  );
  const keep = (imageUrls: ReadonlySet<string>) => {
    kept.current = imageUrls;
  };
  return { pictures, failure, keep };
}
