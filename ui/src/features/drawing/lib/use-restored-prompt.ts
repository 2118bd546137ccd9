import { useEffect, useRef } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { clearPromptToRestore, type PendingPrompt } from "@/lib/storage.ts";
import { homeText } from "@/text/home.ts";
import { useGenerate } from "../api/generate.ts";
import { appendPage } from "./page-store.ts";

/**
 * Draws what was pending before the sign-in, once. Says so when it worked; a failure is only logged, for the words are
 * in the field and can be sent again. `onDone` is not called when one has gone to another page by then.
 */
export function useRestoredPrompt(pending: PendingPrompt | null, onDone: (succeeded: boolean) => void): void {
  const { mutateAsync } = useGenerate();
  const started = useRef(false);
  const isHere = useRef(true);

  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );

  useEffect(() => {
    if (!pending || started.current) return;
    started.current = true;
    clearPromptToRestore();
    // Not as callbacks of `mutate`: those are dropped when one looks at another page while it is drawn.
    mutateAsync(pending).then(
      (picture) => {
        appendPage({ ...pending, picture });
        showToast(homeText.form.restored);
        if (isHere.current) onDone(true);
      },
      (error: unknown) => {
        console.error("the saved prompt could not be drawn", error);
        if (isHere.current) onDone(false);
      },
    );
  }, [pending, mutateAsync, onDone]);
}
