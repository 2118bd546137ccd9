import { lazy, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { ReadAloudButton } from "@/components/ui/read-aloud-button.tsx";
import { routes } from "@/config/paths.ts";
import { useIsDrawing } from "@/features/drawing/api/generate.ts";
import { PromptForm, type Suggestion } from "@/features/drawing/components/prompt-form.tsx";
import { type DrawnPage, newestKey, usePages } from "@/features/drawing/lib/page-store.ts";
import { useDrawPage } from "@/features/drawing/lib/use-draw-page.ts";
import { useFocusInSight } from "@/features/drawing/lib/use-in-view.ts";
import { useRestoredPages } from "@/features/drawing/lib/use-restored-pages.ts";
import { useRestoredPrompt } from "@/features/drawing/lib/use-restored-prompt.ts";
import { findTemplate } from "@/features/gallery/lib/templates.ts";
import { Sections } from "@/features/welcome/components/sections.tsx";
import { setBookDraft } from "@/lib/book-draft.ts";
import { classNames } from "@/lib/class-names.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { scrollTo } from "@/lib/scroll.ts";
import { useCurrentUser } from "@/lib/session.ts";
import {
  readPendingPages,
  readPromptToRestore,
  readStored,
  storageKeys,
  wishesInAddress,
  writeStored,
} from "@/lib/storage.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { homeText as text } from "@/text/home.ts";
import { manyText } from "@/text/many.ts";
import styles from "./home.module.css";

const HeroColouring = lazy(() => import("@/features/colouring/components/hero-colouring.tsx"));
const Tutorial = lazy(() => import("@/features/welcome/components/tutorial.tsx"));
const ManyDialog = lazy(() => import("@/features/drawing/components/many-dialog.tsx"));
const Workbench = lazy(() => import("./workbench.tsx"));

/**
 * What the address asks to start with: a saved prompt, a template's, or nothing. A prompt is drawn at once only when the
 * app itself led here after a sign-in; one that a link brings is put into the field, and drawn when its reader wants it.
 */
function useStart() {
  const [parameters] = useSearchParams();
  const isSignedIn = useCurrentUser() !== null;
  const prompt = parameters.get("prompt")?.trim() || null;
  const template = findTemplate(parameters.get("template") ?? "");
  const pending = useMemo(() => (isSignedIn && prompt ? readPromptToRestore(prompt) : null), [isSignedIn, prompt]);
  const options = pending?.options ?? (prompt ? wishesInAddress(parameters) : undefined);
  return { words: prompt ?? template?.prompt ?? "", options, pending, template: template?.id ?? null };
}

/** A tutorial that cannot be loaded is missed by nobody. */
const ignore = () => undefined;

const wordsToRead = (product: string) =>
  [
    text.heading,
    text.lead(product),
    ...text.steps.items.flatMap(({ title, text: explanation }) => [title, explanation]),
  ].join(". ");

/**
 * How often the tutorial has been opened. It opens by itself for who is signed in and has neither seen it nor drawn
 * anything; visitors colour first, and ask for it.
 */
function useTutorial(user: { sub: string } | null, hasStarted: boolean, hasPages: boolean) {
  // Who has drawn needs none, also when the desk is empty again.
  useEffect(() => {
    if (user && hasPages) writeStored(storageKeys.tutorialSeen, "true");
  }, [user, hasPages]);
  return useState(() => {
    const isNew = user && readStored(storageKeys.tutorialSeen) === null && readPendingPages(user.sub).length === 0;
    return isNew && !hasStarted ? 1 : 0;
  });
}

/**
 * Drawing many pages at once: whether its dialog is open, and after it the first of its pages, which is gone on with: the
 * button that opened it is far below.
 */
function useMany(isOpenAtFirst: boolean, pages: readonly DrawnPage[]) {
  // The newest page when it was opened.
  const [before, setBefore] = useState(isOpenAtFirst ? newestKey(pages) : null);
  const [first, setFirst] = useState<number | null>(null);
  return {
    isOpen: before !== null,
    first,
    open: () => setBefore(newestKey(pages)),
    close: (hasDrawn: boolean) => {
      setBefore(null);
      if (hasDrawn) setFirst(pages.find(({ key }) => key > (before ?? 0))?.key ?? null);
    },
  };
}

/** / */
export default function Home() {
  usePageHead({ title: text.title });
  const [, navigate] = useLocation();
  const { productName } = useInstallation();
  const pages = usePages();
  const [oldest] = useState(() => newestKey(pages));
  const drawnHere = newestKey(pages.filter(({ key, isNew }) => isNew && key > oldest)) || null;
  const user = useCurrentUser();
  const start = useStart();
  const [suggestion, setSuggestion] = useState<Suggestion>({ words: start.words, options: start.options });
  const [heroShown, setHeroShown] = useState(true);
  const [tutorials, setTutorials] = useTutorial(user, start.words !== "", pages.length > 0);
  // Who comes with a template gets all of its pages.
  const many = useMany(user !== null && start.template !== null, pages);
  const form = useRef<HTMLDivElement>(null);
  const { draw, error } = useDrawPage();
  const isDrawing = useIsDrawing();
  const hideHero = useCallback(() => setHeroShown(false), []);
  const screen = useRef<HTMLDivElement>(null);
  useFocusInSight(screen);
  useRestoredPages(user?.sub ?? null);

  useRestoredPrompt(
    start.pending,
    useCallback(
      (succeeded: boolean) => {
        if (succeeded) setSuggestion({ words: "" });
        navigate(routes.home, { replace: true });
      },
      [navigate],
    ),
  );

  const toField = useCallback((words?: string) => {
    if (words) setSuggestion({ words });
    // Where it stays in sight there is nothing to scroll to.
    if (form.current && getComputedStyle(form.current).position !== "sticky") scrollTo(form.current, "center");
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
  }, []);

  const isBench = user !== null || pages.length > 0;
  const hasPages = isBench && (pages.length > 0 || isDrawing);
  return (
    <>
      <div
        ref={screen}
        className={classNames(
          isBench ? styles.bench : styles.visit,
          !heroShown && styles.alone,
          pages.length > 0 && styles.full,
        )}
      >
        <div className={styles.head}>
          <h1 className={styles.title}>{hasPages ? text.pages.heading : text.heading}</h1>
          {user && (
            <div className={styles.ways}>
              <ButtonLink crayon="orange" icon="camera" href={routes.photo}>
                {text.form.photo}
              </ButtonLink>
              <Button crayon="green" icon="plus" aria-haspopup="dialog" onClick={many.open}>
                {manyText.open}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.form} ref={form} data-stuck={isBench || undefined}>
          <PromptForm
            look={isBench ? "narrow" : "wide"}
            suggestion={suggestion}
            isPending={isDrawing}
            error={error}
            onDraw={draw}
          />
        </div>
        {!hasPages && heroShown && (
          <div className={styles.picture}>
            <LazyPart onFailure={hideHero}>
              <HeroColouring url="/coloring-pages/hero.svg" onMissing={hideHero} />
            </LazyPart>
          </div>
        )}
        {!hasPages && <p className={styles.lead}>{text.lead(productName)}</p>}
        {hasPages && (
          <LazyPart>
            <Workbench
              pages={pages}
              isDrawing={isDrawing}
              newest={drawnHere}
              goneOnWith={many.first}
              onSuggestion={toField}
            />
          </LazyPart>
        )}
        <div className={styles.asides}>
          <Button look="quiet" crayon="blue" icon="idea" onClick={() => setTutorials(tutorials + 1)}>
            {text.tutorial}
          </Button>
          <ReadAloudButton text={wordsToRead(productName)} label={text.readAloud} />
        </div>
      </div>
      {!isBench && <Sections onStart={() => toField()} />}
      {many.isOpen && (
        <LazyPart>
          <ManyDialog template={start.template} onClose={many.close} pages={pages.length} onBook={setBookDraft} />
        </LazyPart>
      )}
      {tutorials > 0 && (
        <LazyPart onFailure={ignore}>
          <Tutorial key={tutorials} />
        </LazyPart>
      )}
    </>
  );
}
