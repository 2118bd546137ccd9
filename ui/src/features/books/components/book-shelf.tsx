import { useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Pager } from "@/components/ui/pager.tsx";
import { TooltipProvider } from "@/components/ui/tooltip.tsx";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { booksText } from "@/text/books.ts";
import { errorText } from "@/text/errors.ts";
import { type ListedBook, useBooks } from "../api/list-books.ts";
import { useDeleteBook, useDeletedBooks } from "../lib/deletions.ts";
import { BookCard } from "./book-card.tsx";
import styles from "./book-shelf.module.css";

interface BookShelfProps {
  userId: string;
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
}

const text = booksText.list;

function Skeleton() {
  return (
    <div role="status" aria-label={text.loading} className={styles.grid}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.skeleton} data-testid="skeleton">
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  );
}

function EmptyShelf() {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 160 110" aria-hidden="true">
        <path
          className={styles.cover}
          d="M80 26C58 12 34 9 12 12v74c22-3 46 0 68 14 22-14 46-17 68-14V12c-22-3-46 0-68 14z"
        />
        <path d="M80 26v74M26 32c13-1 26 1 38 6M26 48c13-1 26 1 38 6M26 64c10-1 20 0 29 3" />
        <path className={styles.pencil} d="M98 66l4-14 30-30c2-2 5-2 7 0l3 3c2 2 2 5 0 7l-30 30z" />
        <path d="M102 52l10 10" />
      </svg>
      <h2>{text.empty}</h2>
      <p>{text.emptyHint}</p>
      <ButtonLink href={routes.home} look="main" icon="pencil">
        {text.first}
      </ButtonLink>
    </div>
  );
}

interface BooksProps {
  found: readonly ListedBook[];
  page: number;
  /** The last page, where that is known. */
  last: number | undefined;
  onPage: (page: number) => void;
  onRemove: (book: ListedBook) => void;
}

function Books({ found, page, last, onPage, onRemove }: BooksProps) {
  return (
    <>
      {found.length === 0 ? (
        <p className={styles.emptyPage}>{text.emptyPage(page)}</p>
      ) : (
        <TooltipProvider>
          <ul className={styles.grid}>
            {found.map((book) => (
              <BookCard key={book.id} book={book} onRemove={() => onRemove(book)} />
            ))}
          </ul>
        </TooltipProvider>
      )}
      <div className={styles.pager}>
        <Pager label={text.pagination} page={page} last={last} onPage={onPage} />
      </div>
    </>
  );
}

/** One page of the user's books in each of its states. */
export function BookShelf({ userId, page, onPage }: BookShelfProps) {
  const books = useBooks(page, userId);
  const deleted = useDeletedBooks();
  const deleteBook = useDeleteBook();
  const shelf = useRef<HTMLDivElement>(null);
  if (books.isPending) return <Skeleton />;
  if (books.isError) {
    return (
      <Notice kind="error">
        <p>{messageOf(books.error, text.failure)}</p>
        <Button onClick={() => books.refetch()}>{errorText.tryAgain}</Button>
      </Notice>
    );
  }
  const found = books.data.books.filter(({ id }) => !deleted.has(id));
  const remove = (book: ListedBook) => {
    deleteBook(book);
    // The button goes with its card; whoever uses keys goes on from here.
    shelf.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={shelf} className={styles.shelf} tabIndex={-1}>
      {found.length === 0 && page === 1 ? (
        <EmptyShelf />
      ) : (
        <Books found={found} page={page} last={books.data.last} onPage={onPage} onRemove={remove} />
      )}
    </div>
  );
}
