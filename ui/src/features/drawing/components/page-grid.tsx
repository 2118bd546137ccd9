import { useState } from "react";
import { TooltipProvider } from "@/components/ui/tooltip.tsx";
import { homeText } from "@/text/home.ts";
import { type DrawnPage, removePage } from "../lib/page-store.ts";
import { PageCard } from "./page-card.tsx";
import styles from "./page-grid.module.css";

interface PageGridProps {
  pages: readonly DrawnPage[];
  /** Whether another page is being drawn: its place is shown. */
  isDrawing: boolean;
  /** Takes a suggested word over into the field. */
  onSuggestion: (word: string) => void;
}

const text = homeText.pages;

/** The pages of the book that is being made. */
export function PageGrid({ pages, isDrawing, onSuggestion }: PageGridProps) {
  const [announcement, setAnnouncement] = useState("");
  return (
    <TooltipProvider>
      <ul className={styles.grid}>
        {pages.map((page, index) => (
          <PageCard
            key={page.key}
            page={page}
            number={index + 1}
            onSuggestion={onSuggestion}
            onRemove={() => {
              removePage(index);
              setAnnouncement(text.removed(index + 1));
            }}
          />
        ))}
        {isDrawing && (
          <li className={styles.drawing}>
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
