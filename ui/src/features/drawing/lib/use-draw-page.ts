import { useCallback } from "react";
import { useLocation } from "wouter";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { type PendingPrompt, savePendingPrompt } from "@/lib/storage.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { homeText } from "@/text/home.ts";
import { type GenerationOptions, useGenerate } from "../api/generate.ts";
import { toastOf } from "./drawn-toast.ts";
import { appendPage } from "./page-store.ts";

const text = homeText.form;

/** What the form does with a picture that came or did not come. */
export interface DrawingEnd {
  /** The page was added. */
  onDrawn: () => void;
  /** The server refused; returns whether the form is still there and says why. */
  onRefused: (error: unknown, fallback: string) => boolean;
}

function sayFailure(error: unknown, onRefused: DrawingEnd["onRefused"]): void {
  const fallback =
    error instanceof ApiError && error.status >= 400 && !error.fromServer ? text.failureTitle : text.failure;
  // The reason stands once: at the field, and in the message only where the field is gone.
  const description = onRefused(error, fallback) ? {} : { description: messageOf(error, fallback) };
  showToast({ title: text.failureTitle, ...description, variant: "destructive" });
}

/** Draws a picture and adds it as a page. Without a session the prompt is kept and the visitor is sent to sign in. */
export function useDrawPage() {
  const { mutateAsync, ...generation } = useGenerate();
  const [, navigate] = useLocation();
  const { registers } = useInstallation();

  const askToSignIn = useCallback(
    (pending: PendingPrompt) => {
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

  // Not as callbacks of `mutate`: those are dropped when one looks at another page while it is drawn.
  const draw = useCallback(
    (prompt: string, options: GenerationOptions, { onDrawn, onRefused }: DrawingEnd) =>
      mutateAsync({ prompt, options }).then(
        (picture) => {
          appendPage(prompt, picture);
          showToast(toastOf(picture, text.success));
          onDrawn();
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 401) askToSignIn({ prompt, options });
          else sayFailure(error, onRefused);
        },
      ),
    [mutateAsync, askToSignIn],
  );

  const needsSignIn = generation.error instanceof ApiError && generation.error.status === 401;
  const sentence = registers ? text.signInNeeded : text.signInNeededClosed;
  return { draw, error: needsSignIn ? sentence : undefined };
}
