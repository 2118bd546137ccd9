import type { ComponentProps } from "react";
import { ButtonLink, IconButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Tooltip } from "@/components/ui/tooltip.tsx";
import { picturePageOf } from "@/config/paths.ts";
import { classNames } from "@/lib/class-names.ts";
import { homeText } from "@/text/home.ts";
import type { DrawnPage } from "../lib/page-store.ts";
import styles from "./page-card.module.css";
import { Recognised } from "./recognised.tsx";
import { SelfDrawing } from "./self-drawing.tsx";

interface PageCardProps {
  page: DrawnPage;
  /** Counted from 1. */
  number: number;
  /** How many pages there are. */
  total: number;
  /** Whether it is being dragged. */
  isHeld: boolean;
  /** What makes the grip one that a pointer can drag by. */
  grip: ComponentProps<"span">;
  /** Moves the page by one place. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onSuggestion: (word: string) => void;
}

const text = homeText.pages;

/** One drawn page, which can be moved and removed. Its arrows do with keys and taps what its grip does by dragging. */
export function PageCard({ page, number, total, isHeld, grip, onMove, onRemove, onSuggestion }: PageCardProps) {
  const address = picturePageOf(page.picture.imageUrl);
  return (
    <li className={classNames(styles.card, isHeld && styles.held)} data-page={page.key}>
      <div className={classNames(styles.sheet, page.options?.orientation === "landscape" && styles.landscape)}>
        <SelfDrawing
          imageUrl={page.picture.imageUrl}
          alt={text.picture(number)}
          description={page.picture.description}
          isNew={page.isNew}
        />
        {total > 1 && (
          <span className={styles.grip} aria-hidden="true" title={text.move} {...grip}>
            <Icon name="grip" />
          </span>
        )}
        <Tooltip text={text.remove(number)}>
          <IconButton
            icon="close"
            label={text.remove(number)}
            crayon="red"
            className={styles.remove}
            data-remove
            onClick={onRemove}
          />
        </Tooltip>
      </div>
      <div className={styles.caption}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.page(number)}</h2>
          {total > 1 && (
            <div className={styles.steps}>
              <IconButton
                icon="left"
                label={text.earlier(number)}
                data-step="-1"
                aria-disabled={number === 1}
                onClick={() => onMove(-1)}
              />
              <IconButton
                icon="right"
                label={text.later(number)}
                data-step="1"
                aria-disabled={number === total}
                onClick={() => onMove(1)}
              />
            </div>
          )}
        </div>
        <p className={styles.prompt} data-sentence>
          {page.prompt}
        </p>
        <Recognised picture={page.picture} onSuggestion={onSuggestion} />
        {address && (
          <ButtonLink href={address} icon="palette" crayon="orange" label={text.openPage(number)}>
            {text.open}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
