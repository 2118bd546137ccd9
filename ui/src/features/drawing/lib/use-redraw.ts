import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { picturePageOf, routes } from "@/config/paths.ts";
import { ApiError } from "@/lib/api-client.ts";
import { wishesOfDrawn } from "@/lib/storage.ts";
import { type GenerationOptions, useGenerate } from "../api/generate.ts";
import { type DrawnPage, type NewPage, replacePage } from "./page-store.ts";
import { drawingFailure, useAskToSignIn } from "./use-draw-page.ts";

/** How a page is drawn whose wishes nobody knows any more. */
const usualWishes: GenerationOptions = { age: "6-8", orientation: "portrait" };

/** The wishes that gave a page, with its seed where that is known. */
export function wishesFor({ options, picture }: DrawnPage): GenerationOptions {
  const { seed: _chosen, ...wishes } = wishesOfDrawn(picture.options) ?? options ?? usualWishes;
  return { ...wishes, ...(picture.seed !== undefined && { seed: picture.seed }) };
}

// What was done last, as long as the app is open: the pages that came, what they replaced, and the way back.
let lastChange: { come: readonly string[]; before: string; takeBack: () => void } | null = null;

const goTo = (imageUrl: string | undefined) => picturePageOf(imageUrl ?? "") ?? routes.home;

/** Puts new pictures in the place of a page and goes to the first of them. */
export function useReplacePage(page: DrawnPage): (by: readonly NewPage[]) => void {
  const [, navigate] = useLocation();
  return (by) => {
    const takeBack = replacePage(page, by);
    const come = by.map(({ picture }) => picture.imageUrl);
    lastChange = { come, before: page.picture.imageUrl, takeBack };
    navigate(goTo(come[0]), { replace: true });
  };
}

/** Puts back what a picture has just replaced, and goes there; null where it did not, or something else came since. */
export function useTakeBack(imageUrl: string): (() => void) | null {
  const [, navigate] = useLocation();
  const change = lastChange;
  if (!change?.come.includes(imageUrl)) return null;
  return () => {
    lastChange = null;
    change.takeBack();
    navigate(goTo(change.before), { replace: true });
  };
}

/**
 * Draws a page anew and puts the new picture in its place. What comes after one has gone to another screen is dropped:
 * the page stays as it was left. `onRefused` is told why there is no new one.
 */
export function useRedraw(page: DrawnPage, onRefused: (error: unknown, fallback: string) => void) {
  const { mutateAsync, isPending } = useGenerate();
  const replace = useReplacePage(page);
  const askToSignIn = useAskToSignIn();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const redraw = (prompt: string, options: GenerationOptions) =>
    mutateAsync({ prompt, options }).then(
      (picture) => {
        if (isHere.current) replace([{ prompt, picture, options }]);
      },
      (error: unknown) => {
        if (!isHere.current) return;
        if (error instanceof ApiError && error.status === 401) askToSignIn({ prompt, options });
        else onRefused(error, drawingFailure(error));
      },
    );
  return { redraw, isPending };
}
