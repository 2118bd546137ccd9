import { lazy, type ReactNode, useState } from "react";
import { LazyPart, sayBroken } from "@/components/ui/boundary.tsx";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { ReadAloudButton } from "@/components/ui/read-aloud-button.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { editBook, homeWithTemplate, routes, shareBook } from "@/config/paths.ts";
import { useDownloadBook } from "@/features/books/api/download-book.ts";
import { type Book, useBook } from "@/features/books/api/get-book.ts";
import { useSides } from "@/features/books/api/get-sides.ts";
import { BookPages } from "@/features/books/components/book-pages.tsx";
import { BookPrintOptions, usePrintWish } from "@/features/books/components/book-print-options.tsx";
import { withName } from "@/features/books/lib/book-draft.ts";
import { pictureOf, pictureSides } from "@/features/books/lib/sides.ts";
import { useColouringAddress } from "@/features/colouring/lib/use-colouring-address.ts";
import { isTemplate } from "@/features/gallery/lib/templates.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { classNames } from "@/lib/class-names.ts";
import { formatPages, formatPictures } from "@/lib/format.ts";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { returnHereAfterSignIn } from "@/lib/sign-in-target.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { commonText } from "@/text/common.ts";
import { errorText } from "@/text/errors.ts";
import { layoutText } from "@/text/layout.ts";
import { sharingText } from "@/text/sharing.ts";
import page from "./page.module.css";
import styles from "./preview.module.css";

const ColouringRoom = lazy(() => import("@/features/colouring/components/colouring-room.tsx"));
const text = booksText.preview;

const retryButton = (onRetry: () => void) => (
  <Button icon="undo" onClick={onRetry}>
    {errorText.tryAgain}
  </Button>
);

interface NoPreviewProps {
  hint: string;
  /** What may help. */
  children?: ReactNode;
}

function NoPreview({ hint, children }: NoPreviewProps) {
  return (
    <div className={page.centred}>
      <h1>{text.missing}</h1>
      <p>{hint}</p>
      {children}
      <ButtonLink href={routes.home} look="main" icon="house">
        {text.home}
      </ButtonLink>
    </div>
  );
}

/** Browsers keep the picture of an address: a changed book has other addresses. */
const versioned = (query: string, version = 1) => (version === 1 ? query : `${query}${query ? "&" : "?"}v=${version}`);

interface OpenBookProps {
  id: string;
  book: Book;
}

/** The book's words as they are printed. */
const printed = (book: Book): Book => ({
  ...book,
  title: withName(book.title, book.childName),
  description: withName(book.description, book.childName),
  story: book.story && withName(book.story, book.childName),
  storyTitle: book.storyTitle && withName(book.storyTitle, book.childName),
  storyPages: book.storyPages.map((text) => withName(text, book.childName)),
});

function OpenBook({ id, book }: OpenBookProps) {
  const [turnedTo, turnTo] = useState(0);
  const colouring = useColouringAddress();
  const role = useCurrentUser()?.role;
  const mayShare = role === "teacher" || role === "admin";
  const download = useDownloadBook();
  const { form, query, showRefusal, isRefused } = usePrintWish(book);
  const sidesQuery = useSides(id, versioned(query, book.version));
  const onlyPictures = sidesQuery.isError || sidesQuery.data?.length === 0 || sidesQuery.data === null;
  const sides = onlyPictures ? pictureSides(book.images) : (sidesQuery.data ?? []);
  // Other options may make the book thinner.
  const current = Math.max(0, Math.min(turnedTo, sides.length - 1));
  const side = sides[current];
  // As long as the sides are on their way one is at the cover.
  const picture = side ? pictureOf(side, book.images) : 0;
  // A story called like its book needs no title of its own.
  const storyTitle = book.storyTitle === book.title ? "" : book.storyTitle;
  const words = [book.title, book.description, storyTitle, book.story].filter(Boolean).join(". ");

  /** Where one comes back to from colouring a picture: its side, be it opened from the cover, an exercise or a story. */
  const turnToPicture = (index: number) => {
    const own = sides.findIndex(({ kind, page: number }) => kind === "picture" && number === index + 1);
    if (own >= 0) turnTo(own);
  };

  const tools = (
    <div className={styles.tools}>
      <Button
        crayon="orange"
        icon="palette"
        disabled={picture === null}
        onClick={() => {
          if (picture === null) return;
          turnToPicture(picture);
          colouring.open(picture);
        }}
      >
        {text.colour}
      </Button>
      <Button crayon="blue" icon="printer" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  );

  return (
    <div className={classNames(styles.preview, styles.leafed)}>
      {colouring.index !== null && colouring.index < book.images.length && (
        <LazyPart
          onFailure={() => {
            colouring.close();
            sayBroken();
          }}
        >
          <ColouringRoom
            pictures={book.images.map((imageUrl, index) => ({ imageUrl, name: `${book.title} ${index + 1}` }))}
            current={colouring.index}
            onTurn={(index) => {
              turnToPicture(index);
              colouring.turn(index);
            }}
            onClose={colouring.close}
            closeLabel={text.stopColouring}
          />
        </LazyPart>
      )}
      <div className={styles.pages}>
        {sidesQuery.isPending ? (
          <Waiting label={text.loading} />
        ) : (
          <>
            {onlyPictures && (
              <div className={styles.onlyPictures}>
                <Notice kind="hint">{text.onlyPictures}</Notice>
              </div>
            )}
            <BookPages book={book} sides={sides} current={current} onCurrent={turnTo}>
              {tools}
            </BookPages>
          </>
        )}
      </div>
      <div className={styles.about}>
        <h1>{book.title}</h1>
        <p className={styles.facts}>
          {formatPictures(book.images.length)}
          {!onlyPictures && sidesQuery.data && `, ${formatPages(sidesQuery.data.length)}`}
        </p>
        {book.description && <p>{book.description}</p>}
        <div className={styles.actions}>
          {isTemplate(id) && (
            <ButtonLink href={homeWithTemplate(id)} look="main" icon="pencil">
              {text.useTemplate}
            </ButtonLink>
          )}
          <Button
            look={isTemplate(id) ? "line" : "main"}
            crayon="green"
            icon="download"
            disabled={download.isPending}
            onClick={() => {
              form.clearErrors();
              download.mutate({ id, title: book.title, query, onRefused: showRefusal });
            }}
          >
            {download.isPending ? booksText.downloading : commonText.download}
          </Button>
          {book.version !== undefined && (
            <ButtonLink href={editBook(id)} icon="pencil" crayon="orange">
              {editorText.title}
            </ButtonLink>
          )}
          {mayShare && book.version !== undefined && (
            <ButtonLink href={shareBook(id)} icon="link" crayon="blue">
              {sharingText.preview}
            </ButtonLink>
          )}
          <form onSubmit={(event) => event.preventDefault()}>
            <Folded label={booksText.print.heading} open={isRefused}>
              <BookPrintOptions book={book} form={form} />
            </Folded>
          </form>
          <ReadAloudButton text={words} />
        </div>
        {book.story && (
          <section className={styles.story}>
            <h2>{storyTitle || text.story}</h2>
            {book.story.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

/** Why the book did not come: one has to sign in, there is no such book, or it may help to try again. */
function Failed({ error, onRetry }: FailedProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    return (
      <NoPreview hint={messageOf(error, text.missingHint)}>
        <ButtonLink href={routes.login} icon="person" onClick={returnHereAfterSignIn}>
          {layoutText.signIn}
        </ButtonLink>
      </NoPreview>
    );
  }
  if (status === 404) return <NoPreview hint={messageOf(error, text.missingHint)} />;
  return <NoPreview hint={messageOf(error, text.failure)}>{retryButton(onRetry)}</NoPreview>;
}

/** /preview/{id} */
export default function Preview({ id }: { id: string }) {
  const book = useBook(id);
  usePageHead({
    title: book.data ? withName(book.data.title, book.data.childName) : commonText.preview,
    noIndex: true,
  });

  if (book.isPending || (book.isError && book.isFetching)) return <Waiting label={text.loading} />;
  if (book.isError) return <Failed error={book.error} onRetry={() => book.refetch()} />;
  if (book.data === null) {
    return <NoPreview hint={errorText.unreadableAnswer}>{retryButton(() => book.refetch())}</NoPreview>;
  }
  if (!book.data || book.data.images.length === 0) return <NoPreview hint={text.missingHint} />;
  return <OpenBook key={id} id={id} book={printed(book.data)} />;
}
