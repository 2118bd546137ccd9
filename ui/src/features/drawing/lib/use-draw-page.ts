import { useCallback } from "react";
import { useLocation } from "wouter";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { keepLastWishes, type PendingPrompt, savePendingPrompt } from "@/lib/storage.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { homeText } from "@/text/home.ts";
import { type GeneratedPicture, type GenerationOptions, useGenerate } from "../api/generate.ts";
import { missingFrom, wordsOf } from "./drawn-words.ts";
import { appendPage } from "./page-store.ts";

const text = homeText.form;

/** What the form does with a picture that came or did not come. Both return whether it is still there and says so. */
export interface DrawingEnd {
  /** The page was added. */
  onDrawn: (picture: GeneratedPicture) => boolean;
  /** The server refused. */
  onRefused: (error: unknown, fallback: string) => boolean;
}

/** What is said of a failure that the server has no sentence for. */
export const drawingFailure = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && !error.fromServer ? text.failureTitle : text.failure;

// Over the page only where the form is gone: where it is, it says all of it, and the picture is seen.
function sayDrawn(picture: GeneratedPicture): void {
  showToast({ ...wordsOf(picture), variant: missingFrom(picture) ? "neutral" : "default" });
}

function sayFailure(error: unknown, fallback: string): void {
  showToast({ title: text.failureTitle, description: messageOf(error, fallback), variant: "destructive" });
}

/** Leads to the login, with what was to be drawn. */
export function useAskToSignIn(): (pending: PendingPrompt) => void {
  const [, navigate] = useLocation();
  const { registers } = useInstallation();
  return useCallback(
    (pending) => {
      savePendingPrompt(pending, new Date());
      const { title, description, descriptionClosed, action: label } = text.signInToast;
      showToast({
        title,
        description: registers ? description : descriptionClosed,
        action: { label, onClick: () => navigate(routes.login) },
      });
      navigate(routes.login);
    },
    [navigate, registers],
  );
}

/** Draws a picture and adds it as a page. Without a session the prompt is kept and the visitor is sent to sign in. */
export function useDrawPage() {
  const { mutateAsync, ...generation } = useGenerate();
  const { registers } = useInstallation();
  const askToSignIn = useAskToSignIn();

  // Not as callbacks of `mutate`: those are dropped when one looks at another page while it is drawn.
  const draw = useCallback(
    (prompt: string, options: GenerationOptions, { onDrawn, onRefused }: DrawingEnd) => {
      keepLastWishes(options);
      return mutateAsync({ prompt, options }).then(
        (picture) => {
          appendPage({ prompt, picture, options });
          if (!onDrawn(picture)) sayDrawn(picture);
        },
        (error: unknown) => {
          const fallback = drawingFailure(error);
          if (error instanceof ApiError && error.status === 401) askToSignIn({ prompt, options });
          else if (!onRefused(error, fallback)) sayFailure(error, fallback);
        },
      );
    },
    [mutateAsync, askToSignIn],
  );

  const needsSignIn = generation.error instanceof ApiError && generation.error.status === 401;
  const sentence = registers ? text.signInNeeded : text.signInNeededClosed;
  return { draw, error: needsSignIn ? sentence : undefined };
}
