import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { editBook, preview } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { scrollTo } from "@/lib/scroll.ts";
import { editorText } from "@/text/book-editor.ts";
import { useCopyBook } from "../api/edit-book.ts";
import type { Book } from "../api/get-book.ts";
import { type BookDraft, isSamePlace, type Place, placeOfField } from "../lib/book-draft.ts";
import { type SaveState, useBookEditor } from "../lib/use-book-editor.ts";
import styles from "./book-editor.module.css";
import { type AlbumOf, EditContents } from "./edit-contents.tsx";
import { EditCover } from "./edit-cover.tsx";
import { EditPage } from "./edit-page.tsx";
import { EditWhole } from "./edit-whole.tsx";
import { LiveSide } from "./live-side.tsx";

const text = editorText;

/** A picture that can become a page. */
export interface SparePage {
  image: string;
  prompt: string;
}

interface SaveStatusProps {
  state: SaveState;
  /** Whether what is wrong is already said where it is. */
  isSaidElsewhere: boolean;
  onRetry: () => void;
  onReload: () => void;
  onOverwrite: () => void;
  onShow: (() => void) | undefined;
}

/** Whether everything is stored, and what to do where it is not. */
function SaveStatus({ state, isSaidElsewhere, onRetry, onReload, onOverwrite, onShow }: SaveStatusProps) {
  const { is } = state;
  if (is === "saved" || is === "changed" || is === "saving") {
    return (
      <p className={styles.status} role="status">
        {text.state[is]}
      </p>
    );
  }
  if (is === "refused" && isSaidElsewhere) return <p className={styles.status} />;
  return (
    <div className={styles.trouble} role="alert">
      <p>{state.message}</p>
      {is === "outdated" && (
        <>
          <Button onClick={onReload}>{text.state.reload}</Button>
          <Button onClick={onOverwrite}>{text.state.overwrite}</Button>
        </>
      )}
      {is === "unsent" && <Button onClick={onRetry}>{text.state.retry}</Button>}
      {is === "refused" && onShow && <Button onClick={onShow}>{text.state.show}</Button>}
    </div>
  );
}

interface BookEditorProps {
  userId: string;
  id: string;
  book: Book;
  isPremium: boolean;
  spare: readonly SparePage[];
  album: AlbumOf;
  pageLimit: number | null;
  /** Reads the book anew; what was changed here and is not stored comes back with `changes`. */
  onReload: (changes: BookDraft) => void;
}

/** A finished book to be changed: its contents on one side, what is chosen of them with its printed side on the other. */
export function BookEditor({ userId, id, book, isPremium, spare, album, pageLimit, onReload }: BookEditorProps) {
  const [, navigate] = useLocation();
  const editor = useBookEditor(userId, id, book);
  const { draft, change, state, store } = editor;
  const [chosen, choose] = useState<Place>({ at: "cover" });
  const copy = useCopyBook();
  const panel = useRef<HTMLElement>(null);
  const index = chosen.at === "page" ? draft.pages.findIndex(({ key }) => key === chosen.key) : -1;
  const page = draft.pages[index];
  const place: Place = page ? chosen : { at: "cover" };
  const wrongPlace = state.is === "refused" ? placeOfField(state.field, draft) : null;
  const isSaidHere = isSamePlace(wrongPlace, place);
  const error = state.is === "refused" && isSaidHere ? { message: state.message, field: state.field } : null;

  // On a phone the panel lies below the contents.
  const open = (next: Place) => {
    choose(next);
    requestAnimationFrame(() => scrollTo(panel.current, "nearest"));
  };
  useEffect(() => {
    document.body.dataset.saved = String(state.is === "saved");
    return () => {
      delete document.body.dataset.saved;
    };
  }, [state.is]);

  useEffect(() => {
    if (editor.isRestored) showToast({ title: text.state.restored });
  }, [editor.isRestored]);

  const makeCopy = async () => {
    await store();
    copy.mutate(id, {
      onSuccess: (made) => navigate(editBook(made.id)),
      onError: (failure) =>
        showToast({
          title: text.copyFailure,
          description: messageOf(failure, text.failure),
          variant: "destructive",
        }),
    });
  };

  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <div className={styles.buttons}>
          <ButtonLink href={preview(id)} icon="eye" crayon="blue" onClick={() => void store()}>
            {text.preview}
          </ButtonLink>
          <Button icon="book" crayon="violet" disabled={copy.isPending} onClick={() => void makeCopy()}>
            {copy.isPending ? text.copying : text.copy}
          </Button>
        </div>
        <SaveStatus
          state={state}
          isSaidElsewhere={isSaidHere}
          onRetry={() => void store()}
          onReload={() => onReload(draft)}
          onOverwrite={() => void editor.overwrite()}
          onShow={wrongPlace ? () => open(wrongPlace) : undefined}
        />
      </header>
      <section className={styles.contents} aria-label={text.contents}>
        <EditContents
          draft={draft}
          change={change}
          place={place}
          onPlace={open}
          spare={spare}
          album={album}
          pageLimit={pageLimit}
        />
        <EditWhole draft={draft} change={change} isPremium={isPremium} hadLesson={Boolean(book.learningTaskType)} />
      </section>
      <section className={styles.panel} ref={panel} aria-labelledby="chosen-part">
        <h2 id="chosen-part">{page ? text.page(index + 1) : text.cover}</h2>
        <div className={styles.beside}>
          <LiveSide id={id} version={editor.version} place={place} number={index + 1} />
          {page && place.at === "page" ? (
            <EditPage
              key={page.key}
              id={id}
              draft={draft}
              page={page}
              number={index + 1}
              part={place.part}
              onPart={(part) => choose({ ...place, part })}
              change={change}
              store={store}
              isPremium={isPremium}
              error={error}
            />
          ) : (
            <EditCover draft={draft} change={change} error={error} />
          )}
        </div>
      </section>
    </div>
  );
}
