import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { picturePageOf } from "@/config/paths.ts";
import { editorText } from "@/text/book-editor.ts";
import type { BookDraft, DraftPage, Part } from "../lib/book-draft.ts";
import styles from "./book-editor.module.css";
import type { PlacedError } from "./edit-cover.tsx";
import { EditExercise } from "./edit-exercise.tsx";
import { EditStory } from "./edit-story.tsx";

const text = editorText;
const parts = ["picture", "story", "exercise"] as const;

interface EditPageProps {
  id: string;
  draft: BookDraft;
  page: DraftPage;
  /** From 1. */
  number: number;
  part: Part;
  onPart: (part: Part) => void;
  change: (edit: (before: BookDraft) => BookDraft) => void;
  /** Stores what was changed. */
  store: () => Promise<void>;
  isPremium: boolean;
  error: PlacedError | null;
}

/** One page of the book: its picture, what the story tells of it, and its exercise. */
export function EditPage({ id, draft, page, number, part, onPart, change, store, isPremium, error }: EditPageProps) {
  const setPage = (edit: (before: DraftPage) => DraftPage) =>
    change((before) => ({ ...before, pages: before.pages.map((old) => (old.key === page.key ? edit(old) : old)) }));
  const address = picturePageOf(page.image);
  return (
    <div className={styles.fields}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className={styles.parts} role="group" aria-label={text.partsLabel}>
        {parts.map((name) => (
          <Button key={name} aria-pressed={name === part} crayon="blue" onClick={() => onPart(name)}>
            {text.parts[name]}
          </Button>
        ))}
      </div>
      {part === "picture" && (
        <>
          <p className={styles.hint}>{text.pictureHint}</p>
          {address && (
            <ButtonLink href={address} icon="palette" crayon="orange" onClick={() => void store()}>
              {text.openPicture}
            </ButtonLink>
          )}
        </>
      )}
      {part === "story" && (
        <EditStory
          id={id}
          draft={draft}
          page={page}
          number={number}
          change={change}
          setPage={setPage}
          store={store}
          isPremium={isPremium}
          error={error?.message}
        />
      )}
      {part === "exercise" && (
        <EditExercise
          draft={draft}
          page={page}
          change={change}
          onExercise={(wish) => setPage((before) => ({ ...before, exercise: { ...before.exercise, ...wish } }))}
          isPremium={isPremium}
          error={error}
        />
      )}
    </div>
  );
}
