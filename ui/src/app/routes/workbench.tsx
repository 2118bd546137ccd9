import { lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { preview, routes } from "@/config/paths.ts";
import { useCreateBook } from "@/features/books/api/create-book.ts";
import { BookBar } from "@/features/books/components/book-bar.tsx";
import type { BookDetails } from "@/features/books/components/book-details-dialog.tsx";
import { type Extras, Personalise } from "@/features/books/components/personalise.tsx";
import { PageGrid } from "@/features/drawing/components/page-grid.tsx";
import { clearPages, type DrawnPage, removePage } from "@/features/drawing/lib/page-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { setBookDraft, useBookDraft } from "@/lib/book-draft.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { usePremium } from "@/lib/use-premium.ts";
import { commonText } from "@/text/common.ts";
import { homeText as text } from "@/text/home.ts";
import styles from "./workbench.module.css";

const BookDetailsDialog = lazy(() => import("@/features/books/components/book-details-dialog.tsx"));

interface WorkbenchProps {
  pages: readonly DrawnPage[];
  isDrawing: boolean;
  /** The key of the page that was drawn last since the screen is open; null if none was. */
  newest: number | null;
  /** The key of the page that gets the focus, once; null for none. */
  goneOnWith: number | null;
  onSuggestion: (word: string) => void;
}

/**
 * Tells the style sheet how high the bar is: with large letters or more to say it grows, and the field stays above it.
 */
function useBarHeight(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty("--bar-height", `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty("--bar-height");
    };
  }, [isShown]);
  return bar;
}

/** The book that is being made: its pages, what else shall be in it, and the way to finish it. */
export default function Workbench({ pages, isDrawing, newest, goneOnWith, onSuggestion }: WorkbenchProps) {
  const user = useCurrentUser();
  const isPremium = usePremium();
  const [, navigate] = useLocation();
  const draft = useBookDraft();
  const [extras, setExtras] = useState<Extras>({ lesson: null, withStory: false });
  // What a theme has proposed can be changed like everything else.
  useEffect(() => {
    if (draft) setExtras({ lesson: draft.withExercises ? "mixed" : null, withStory: draft.withStory });
  }, [draft]);
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const create = useCreateBook();
  const isHere = useRef(true);
  const isOrdering = useRef(false);
  const bar = useBarHeight(pages.length > 0);

  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );

  const askForDetails = () => {
    if (!user) navigate(routes.login);
    else if (pages.length === 0) showToast(text.personalise.noPages);
    else setDialog("open");
  };

  // From the last one on, and put back the other way round, so that each finds its place.
  const takeOut = (count: number) => {
    const putBack = Array.from({ length: count }, (_page, index) => removePage(pages.length - 1 - index)).reverse();
    showToast({
      title: text.bar.takenOut(count),
      description: text.bar.takenOutHint,
      variant: "neutral",
      action: {
        label: text.pages.putBack,
        onClick: () => {
          for (const put of putBack) put();
        },
      },
    });
  };

  const confirm = (details: BookDetails, onRefused: (error: unknown) => boolean) => {
    // The second click of two comes before the button is disabled.
    if (isOrdering.current) return;
    isOrdering.current = true;
    const order = { ...details, ...extras, isPremium, images: pages.map(({ picture }) => picture.imageUrl) };
    // Not as callbacks of `mutate`: those are dropped when one goes to another page while the book is made.
    void create
      .mutateAsync(order)
      .finally(() => {
        isOrdering.current = false;
      })
      .then(
        ({ id, notice }) => {
          clearPages(pages);
          setBookDraft(null);
          if (notice) showToast({ title: text.personalise.story.byBuntstift, description: notice });
          const show = () => navigate(preview(id));
          if (isHere.current) show();
          else showToast({ title: text.details.ready, action: { label: commonText.preview, onClick: show } });
        },
        (error: unknown) => {
          if (onRefused(error)) return;
          const description = messageOf(error, text.details.failure);
          showToast({ title: text.details.failureTitle, description, variant: "destructive" });
        },
      );
  };

  return (
    <>
      <section className={styles.pages} aria-label={text.pages.heading}>
        <PageGrid
          pages={pages}
          isDrawing={isDrawing}
          newest={newest}
          goneOnWith={goneOnWith}
          onSuggestion={onSuggestion}
        />
        {pages.length > 0 && (
          <>
            <h2>{text.personalise.heading}</h2>
            <Personalise isPremium={isPremium} extras={extras} onChange={setExtras} />
          </>
        )}
      </section>
      {pages.length > 0 && (
        <div className={styles.bar} ref={bar} data-stuck>
          <BookBar pages={pages.length} onCreate={askForDetails} onTakeOut={takeOut} />
        </div>
      )}
      {dialog !== "unused" && (
        <LazyPart>
          <BookDetailsDialog
            key={draft?.title}
            suggested={draft}
            open={dialog === "open"}
            onOpenChange={(open) => setDialog(open ? "open" : "closed")}
            isPending={create.isPending}
            lesson={extras.lesson}
            withStory={extras.withStory}
            onConfirm={confirm}
          />
        </LazyPart>
      )}
    </>
  );
}
