import { useEffect, useRef } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { homeText } from "@/text/home.ts";
import { useGenerate } from "../api/generate.ts";
import { appendPage } from "./page-store.ts";

/**
 * Draws a prompt that came with the address, once. Says so when it worked; a failure is only logged, for the words are
 * in the field and can be sent again. Returns whether it is at work.
 */
export function useRestoredPrompt(prompt: string | null, onDone: (succeeded: boolean) => void): boolean {
  const { mutate, isPending } = useGenerate();
  const started = useRef(false);

  useEffect(() => {
    if (!prompt || started.current) return;
    started.current = true;
    mutate(
      { prompt },
      {
        onSuccess: (picture) => {
          appendPage(prompt, picture);
          showToast(homeText.form.restored);
          onDone(true);
        },
        onError: (error) => {
          console.error("the saved prompt could not be drawn", error);
          onDone(false);
        },
      },
    );
  }, [prompt, mutate, onDone]);

  return isPending;
}
