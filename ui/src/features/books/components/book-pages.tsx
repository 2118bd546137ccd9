import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Tooltip, TooltipProvider } from "@/components/ui/tooltip.tsx";
import { inBase } from "@/config/base.ts";
import { classNames } from "@/lib/class-names.ts";
import { scrollTo } from "@/lib/scroll.ts";
import { booksText } from "@/text/books.ts";
import { homeText } from "@/text/home.ts";
import type { Book } from "../api/get-book.ts";
import type { Side } from "../api/get-sides.ts";
import { altOf, pictureOf } from "../lib/sides.ts";
import { useSwipe } from "../lib/use-swipe.ts";
import styles from "./book-pages.module.css";

interface BookPagesProps {
  book: Book;
  sides: readonly Side[];
  /** Counted from 0. */
  current: number;
  onCurrent: (index: number) => void;
  /** What can be done with the side; stands right under it. */
  children: ReactNode;
}

const text = booksText.preview;

const lessonIcons = { math: "maths", letters: "letters", numbers: "numbers" } as const;
const iconOfLesson = (kind: Book["learningTaskType"]) =>
  lessonIcons[kind as keyof typeof lessonIcons] ?? ("pencil" as const);

/** The small picture of a side. Only pictures are loaded for it: the server lays every other side out anew. */
function Thumb({ side, book }: { side: Side; book: Book }) {
  switch (side.kind) {
    case "picture":
      return <img src={inBase(book.images[pictureOf(side, book.images) ?? -1] ?? side.url)} alt="" loading="lazy" />;
    case "cover":
      return <Icon name="book" />;
    case "exercise":
      return <Icon name={iconOfLesson(book.learningTaskType)} />;
    case "story":
      return <Icon name="story" />;
    case "solutions":
      return <Icon name="check" />;
    case "blank":
      return null;
    default:
      return <Icon name="palette" />;
  }
}

/** Arrow keys turn the page, Home and End go to the ends, wherever the focus is, unless something there needs them. */
function usePageKeys(current: number, count: number, onCurrent: (index: number) => void) {
  // Before the browser paints, so that no key press meets the listener of the side before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const place = event.target instanceof Element ? event.target : null;
      if (place?.closest("input, textarea, select, [role=dialog], [role=alertdialog]")) return;
      const targets: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1 };
      // Elsewhere Home and End scroll the page, as one is used to.
      if (place?.closest("[data-leaf-keys]")) Object.assign(targets, { Home: 0, End: count - 1 });
      const target = targets[event.key];
      if (target === undefined || target < 0 || target >= count) return;
      event.preventDefault();
      onCurrent(target);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [current, count, onCurrent]);
}

/** A book to leaf through by button, key or finger: one side large, all sides small below. */
export function BookPages({ book, sides, current, onCurrent, children }: BookPagesProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  usePageKeys(current, sides.length, onCurrent);
  const spot = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const small = list?.children[current];
    if (!list || !(small instanceof HTMLElement)) return;
    // Only the row itself moves, never the page.
    const middle = small.offsetLeft - list.offsetLeft + (small.offsetWidth - list.clientWidth) / 2;
    list.scrollTo?.({ left: middle });
  }, [current]);
  // Whoever turns the page from far below wants to see it.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    scrollTo(spot.current, "nearest");
  }, [current]);
  const swipe = useSwipe((by) => {
    if (current + by >= 0 && current + by < sides.length) onCurrent(current + by);
  });
  const side = sides[current];
  if (!side) return null;
  // Without the net a side that was never looked at is not here, but the pictures of an opened book are.
  const picture = side.kind === "picture" ? book.images[pictureOf(side, book.images) ?? -1] : undefined;
  const source = broken.has(side.url) && picture ? picture : side.url;

  return (
    <div className={styles.book} data-leaf-keys>
      <div className={styles.spot} ref={spot}>
        <div className={styles.leaf} key={current} {...swipe}>
          {broken.has(source) ? (
            <Notice kind="hint">{homeText.pages.broken}</Notice>
          ) : (
            <img
              src={inBase(source)}
              alt={altOf(side, book)}
              draggable={false}
              onError={() => setBroken((before) => new Set(before).add(source))}
            />
          )}
        </div>
      </div>
      {sides.length > 1 && (
        <TooltipProvider>
          <div className={styles.turn}>
            <Tooltip text={text.previousPage}>
              <IconButton
                icon="left"
                label={text.previousPage}
                disabled={current === 0}
                onClick={() => onCurrent(current - 1)}
              />
            </Tooltip>
            <p role="status" className={styles.place}>
              <span>{text.page(current + 1, sides.length)}</span>
              <span className={styles.kind}>{booksText.sides[side.kind]}</span>
            </p>
            <Tooltip text={text.nextPage}>
              <IconButton
                icon="right"
                label={text.nextPage}
                disabled={current === sides.length - 1}
                onClick={() => onCurrent(current + 1)}
              />
            </Tooltip>
          </div>
          {children}
          <ul ref={strip} className={styles.strip} aria-label={text.pages}>
            {sides.map((small, index) => (
              <li key={small.index}>
                <button
                  type="button"
                  className={classNames(styles.thumb, index === current && styles.shown)}
                  aria-label={text.goTo(index + 1, booksText.sides[small.kind])}
                  aria-current={index === current ? "page" : undefined}
                  title={booksText.sides[small.kind]}
                  onClick={() => onCurrent(index)}
                >
                  <Thumb side={small} book={book} />
                </button>
              </li>
            ))}
          </ul>
        </TooltipProvider>
      )}
      {sides.length === 1 && children}
    </div>
  );
}
