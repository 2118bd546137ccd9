import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { manyText } from "@/text/many.ts";
import { type GenerationOptions, useGenerate } from "../api/generate.ts";
import { type DrawnWords, missingFrom } from "./drawn-words.ts";
import { appendPage } from "./page-store.ts";
import { useAskToSignIn } from "./use-draw-page.ts";

/** A line that became no picture, and why. */
export interface FailedLine {
  /** Counted from 1. */
  number: number;
  words: string;
  reason: string;
}

/** A line whose picture does not show all of it. */
export interface PartlyDrawnLine {
  number: number;
  words: string;
  missing: DrawnWords;
}

/** How far many pictures are. */
export interface BatchState {
  status: "idle" | "drawing" | "cancelled" | "done";
  all: number;
  /** Drawn or refused. */
  done: number;
  failed: readonly FailedLine[];
  partly: readonly PartlyDrawnLine[];
}

const idle: BatchState = { status: "idle", all: 0, done: 0, failed: [], partly: [] };

// After these the next line would fail for the same reason.
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 0 || error.code === "limit_reached");

/**
 * Draws lines one after the other; each becomes a page as soon as it is drawn. All have the seed of the first, so that "das
 * Mädchen" is the same girl on each of them; a line that comes again has another one, and is another picture.
 */
export function useBatch() {
  const { mutateAsync } = useGenerate();
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState(idle);
  const isCancelled = useRef(false);

  // Whoever goes away has seen enough; what is being drawn at that moment still comes.
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );

  const run = useCallback(
    async (lines: readonly string[], options: GenerationOptions) => {
      isCancelled.current = false;
      const failed: FailedLine[] = [];
      const partly: PartlyDrawnLine[] = [];
      let people: number | undefined;
      setState({ ...idle, status: "drawing", all: lines.length });
      for (const [index, prompt] of lines.entries()) {
        if (isCancelled.current) return;
        const before = lines.slice(0, index);
        const shared = people === undefined || before.includes(prompt) ? options : { seed: people, ...options };
        try {
          const picture = await mutateAsync({ prompt, options: shared, ...(index > 0 && { before }) });
          people ??= picture.seed;
          appendPage({ prompt: picture.prompt ?? prompt, picture, options });
          const missing = missingFrom(picture);
          if (missing) partly.push({ number: index + 1, words: prompt, missing });
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) return askToSignIn({ prompt, options });
          const rest = isFinal(error) ? lines.slice(index) : [prompt];
          const reason = messageOf(error, manyText.lineFailure);
          failed.push(...rest.map((words, offset) => ({ number: index + offset + 1, words, reason })));
          if (isFinal(error)) break;
        }
        setState((now) => ({ ...now, done: index + 1, failed: [...failed], partly: [...partly] }));
      }
      setState((now) => ({ ...now, status: now.status === "cancelled" ? "cancelled" : "done", failed: [...failed] }));
    },
    [mutateAsync, askToSignIn],
  );

  const cancel = useCallback(() => {
    isCancelled.current = true;
    setState((now) => ({ ...now, status: "cancelled" }));
  }, []);

  return { state, run, cancel, reset: () => setState(idle) };
}
