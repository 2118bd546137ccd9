import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { preview, routes } from "@/config/paths.ts";
import { useCreateBook } from "@/features/books/api/create-book.ts";
import type { BookDetails } from "@/features/books/components/book-details-dialog.tsx";
import { type Extras, Personalise } from "@/features/books/components/personalise.tsx";
import { PageGrid } from "@/features/drawing/components/page-grid.tsx";
import { clearPages, type DrawnPage } from "@/features/drawing/lib/page-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { usePremium } from "@/lib/use-premium.ts";
import { homeText as text } from "@/text/home.ts";
import styles from "./workbench.module.css";

const BookDetailsDialog = lazy(() => import("@/features/books/components/book-details-dialog.tsx"));

interface WorkbenchProps {
  pages: readonly DrawnPage[];
  isDrawing: boolean;
  onSuggestion: (word: string) => void;
}

/** The book that is being made: its pages, what else shall be in it, and the way to finish it. */
export default function Workbench({ pages, isDrawing, onSuggestion }: WorkbenchProps) {
  const user = useCurrentUser();
  const isPremium = usePremium();
  const [, navigate] = useLocation();
  const [extras, setExtras] = useState<Extras>({ lesson: null, withStory: false });
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  const create = useCreateBook();
  const section = useRef<HTMLElement>(null);

  // The new page is what one wants to see; the field is one scroll above.
  useEffect(() => {
    if (isDrawing) section.current?.scrollIntoView({ behavior: "smooth", block: "start" });
  }, [isDrawing]);

  const askForDetails = () => {
    if (!user) navigate(routes.login);
    else if (pages.length === 0) showToast(text.personalise.noPages);
    else setDialog("open");
  };

  const confirm = (details: BookDetails, onRefused: (error: unknown) => void) =>
    create.mutate(
      { ...details, ...extras, isPremium, images: pages.map(({ picture }) => picture.imageUrl) },
      {
        onSuccess: ({ id }) => {
          clearPages();
          navigate(preview(id));
        },
        onError: (error) => {
          onRefused(error);
          showToast({
            title: text.details.failureTitle,
            description: messageOf(error, text.details.failure),
            variant: "destructive",
          });
        },
      },
    );

  return (
    <section ref={section} className={styles.workbench} aria-labelledby="ihre-seiten">
      <h2 id="ihre-seiten">{text.pages.heading}</h2>
      <PageGrid pages={pages} isDrawing={isDrawing} onSuggestion={onSuggestion} />
      {pages.length > 0 && (
        <>
          <h2>{text.personalise.heading}</h2>
          <Personalise isPremium={isPremium} extras={extras} onChange={setExtras} />
          <Button look="main" icon="book" className={styles.create} onClick={askForDetails}>
            {text.details.title}
          </Button>
        </>
      )}
      {dialog !== "unused" && (
        <Suspense>
          <BookDetailsDialog
            open={dialog === "open"}
            onOpenChange={(open) => setDialog(open ? "open" : "closed")}
            isPending={create.isPending}
            lesson={extras.lesson}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </section>
  );
}
