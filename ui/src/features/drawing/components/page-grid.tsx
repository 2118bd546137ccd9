import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { showToast } from "@/components/ui/toast-store.ts";
import { TooltipProvider } from "@/components/ui/tooltip.tsx";
import { usePageDrag } from "@/lib/use-page-drag.ts";
import { homeText } from "@/text/home.ts";
import { wordsOf } from "../lib/drawn-words.ts";
import { type DrawnPage, movePage, removePage } from "../lib/page-store.ts";
import { bringIntoView, useInView } from "../lib/use-in-view.ts";
import { PageCard } from "./page-card.tsx";
import styles from "./page-grid.module.css";

interface PageGridProps {
  pages: readonly DrawnPage[];
  /** Whether another page is being drawn: its place is shown. */
  isDrawing: boolean;
  /** The key of the page that was drawn last since the screen is open; null if none was. */
  newest: number | null;
  /** The key of the page that gets the focus, once; null for none. */
  goneOnWith: number | null;
  /** Takes a suggested word over into the field. */
  onSuggestion: (word: string) => void;
}

const text = homeText.pages;

/** The pages of the book that is being made, in an order that can be changed. */
export function PageGrid({ pages, isDrawing, newest, goneOnWith, onSuggestion }: PageGridProps) {
  const [announcement, setAnnouncement] = useState("");
  const grid = useRef<HTMLUListElement>(null);
  const refocus = useRef<string | null>(null);
  const cards = () => [...(grid.current?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const sayMoved = (from: number, to: number) => setAnnouncement(text.moved(from + 1, to + 1));

  const { held, handleOf } = usePageDrag({
    areas: () => cards().map((card) => card.getBoundingClientRect()),
    indexOf: (key) => pages.findIndex((page) => page.key === key),
    onMove: movePage,
    onDrop: sayMoved,
  });

  // An element that changes its place in the document loses the focus; whoever pressed an arrow wants to press again.
  useLayoutEffect(() => {
    if (refocus.current === null || pages.length === 0) return;
    grid.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  }, [pages]);

  // The picture itself is seen; this is for who does not see it.
  const newPage = pages.find(({ key }) => key === newest)?.picture;
  useEffect(() => {
    if (!newPage) return;
    const { title, description } = wordsOf(newPage);
    setAnnouncement(`${title}. ${description}`);
  }, [newPage]);

  const place = isDrawing ? "[data-drawing]" : newest === null ? null : `[data-page="${newest}"]`;
  useInView(place, isDrawing, () => (place ? grid.current?.querySelector(place) : null));

  useEffect(() => {
    const card = goneOnWith === null ? null : grid.current?.querySelector(`[data-page="${goneOnWith}"]`);
    if (!card) return;
    card.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
    bringIntoView(card);
  }, [goneOnWith]);

  const step = (key: number, from: number, by: -1 | 1) => {
    const to = from + by;
    if (to < 0 || to >= pages.length) return;
    refocus.current = `[data-page="${key}"] [data-step="${by}"]`;
    movePage(from, to);
    sayMoved(from, to);
  };

  // Nobody is asked: what was taken away can be put back, and the message says so to who does not see it, too.
  const remove = (index: number) => {
    const neighbour = pages[index + 1] ?? pages[index - 1];
    if (neighbour) refocus.current = `[data-page="${neighbour.key}"] [data-remove]`;
    const putBack = removePage(index);
    showToast({
      title: text.removed(index + 1),
      description: text.removedHint,
      variant: "neutral",
      action: { label: text.putBack, onClick: putBack },
    });
  };

  return (
    <TooltipProvider>
      <ul ref={grid} className={styles.grid}>
        {pages.map((page, index) => (
          <PageCard
            key={page.key}
            page={page}
            number={index + 1}
            total={pages.length}
            isHeld={held === page.key}
            grip={handleOf(page.key)}
            onMove={(by) => step(page.key, index, by)}
            onSuggestion={onSuggestion}
            onRemove={() => remove(index)}
          />
        ))}
        {isDrawing && (
          <li className={styles.drawing} data-drawing>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <path pathLength={1} d="M22 88C14 50 44 20 66 34s20 44-4 48-34-26-12-34 56 6 50 34-44 24-58 12" />
            </svg>
            <span>{text.drawing(pages.length + 1)}</span>
          </li>
        )}
      </ul>
      <p className={styles.announcement} role="status">
        {isDrawing ? text.drawing(pages.length + 1) : announcement}
      </p>
    </TooltipProvider>
  );
}
