import { type KeyboardEvent, useState } from "react";
import { IconButton } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Tooltip, TooltipProvider } from "@/components/ui/tooltip.tsx";
import { classNames } from "@/lib/class-names.ts";
import { booksText } from "@/text/books.ts";
import { homeText } from "@/text/home.ts";
import styles from "./book-pages.module.css";

interface BookPagesProps {
  images: readonly string[];
  /** Counted from 0. */
  current: number;
  onCurrent: (index: number) => void;
}

const text = booksText.preview;

/** A book to leaf through: one page large, all pages small below. Arrow keys turn the page. */
export function BookPages({ images, current, onCurrent }: BookPagesProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const image = images[current] ?? "";
  const turn = (by: number) => onCurrent(Math.min(Math.max(current + by, 0), images.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "ArrowRight") turn(1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons inside
    <div className={styles.book} onKeyDown={onKeyDown}>
      <div className={styles.leaf} key={current}>
        {broken.has(image) ? (
          <Notice kind="hint">{homeText.pages.broken}</Notice>
        ) : (
          <img
            src={image}
            alt={text.picture(current + 1)}
            onError={() => setBroken((before) => new Set(before).add(image))}
          />
        )}
      </div>
      {images.length > 1 && (
        <TooltipProvider>
          <div className={styles.turn}>
            <Tooltip text={text.previousPage}>
              <IconButton icon="left" label={text.previousPage} disabled={current === 0} onClick={() => turn(-1)} />
            </Tooltip>
            <span role="status">{text.page(current + 1, images.length)}</span>
            <Tooltip text={text.nextPage}>
              <IconButton
                icon="right"
                label={text.nextPage}
                disabled={current === images.length - 1}
                onClick={() => turn(1)}
              />
            </Tooltip>
          </div>
          <ul className={styles.strip} aria-label={text.pages}>
            {images.map((address, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be on two pages, and pages do not move here
              <li key={index}>
                <button
                  type="button"
                  className={classNames(styles.thumb, index === current && styles.shown)}
                  aria-label={text.goTo(index + 1)}
                  aria-current={index === current ? "page" : undefined}
                  onClick={() => onCurrent(index)}
                >
                  <img src={address} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </TooltipProvider>
      )}
    </div>
  );
}
