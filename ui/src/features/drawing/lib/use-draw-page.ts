import { useCallback } from "react";
import { useLocation } from "wouter";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { savePendingPrompt } from "@/lib/storage.ts";
import { homeText } from "@/text/home.ts";
import { type GenerationOptions, useGenerate } from "../api/generate.ts";
import { appendPage } from "./page-store.ts";

const text = homeText.form;

function sayFailure(error: unknown): void {
  const fallback =
    error instanceof ApiError && error.status >= 400 && !error.fromServer ? text.failureTitle : text.failure;
  showToast({ title: text.failureTitle, description: messageOf(error, fallback), variant: "destructive" });
}

/**
 * Draws a picture and adds it as a page. Without a session the prompt is kept and the visitor is sent to sign in.
 * `onDrawn` runs after the page was added.
 */
export function useDrawPage() {
  const { mutateAsync, ...generation } = useGenerate();
  const [, navigate] = useLocation();

  const askToSignIn = useCallback(
    (prompt: string) => {
      savePendingPrompt(prompt, new Date());
      const { title, description, action } = text.signInToast;
      showToast({ title, description, action: { label: action, onClick: () => navigate(routes.login) } });
      navigate(routes.login);
    },
    [navigate],
  );

  // Not as callbacks of `mutate`: those are dropped when one looks at another page while it is drawn.
  const draw = useCallback(
    (prompt: string, options: GenerationOptions, onDrawn: () => void) =>
      mutateAsync({ prompt, options }).then(
        (picture) => {
          appendPage(prompt, picture);
          showToast(text.success);
          onDrawn();
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 401) askToSignIn(prompt);
          else sayFailure(error);
        },
      ),
    [mutateAsync, askToSignIn],
  );

  const needsSignIn = generation.error instanceof ApiError && generation.error.status === 401;
  return { draw, error: needsSignIn ? text.signInNeeded : undefined };
}
