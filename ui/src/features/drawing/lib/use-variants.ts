import { useEffect, useRef, useState } from "react";
import { type GeneratedPicture, useGenerate } from "../api/generate.ts";
import type { DrawnPage } from "./page-store.ts";
import { wishesFor } from "./use-redraw.ts";

/** How many other drawings of a sentence are made at a time. */
export const variantCount = 4;

/**
 * Draws the sentence of a page a few more times, one after the other so that the first is seen early. Returns what has
 * come, and why there will be no more where something went wrong.
 */
export function useVariants(page: DrawnPage): { pictures: readonly GeneratedPicture[]; failure: unknown } {
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
        setPictures((before) => [...before, picture]);
      }
    };
    draw().catch(setFailure);
  }, [page, mutateAsync]);

  // Nobody waits for them any more.
  useEffect(
    () => () => {
      started.current = false;
    },
    [],
  );
  return { pictures, failure };
}
