import { Group } from "@/components/ui/choice.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { inBase } from "@/config/base.ts";
import { editorText } from "@/text/book-editor.ts";
import type { BookDraft } from "../lib/book-draft.ts";
import styles from "./book-editor.module.css";

const text = editorText.fields;

/** What the server says about one of the fields that are shown. */
export interface PlacedError {
  message: string;
  field: string | undefined;
}

interface EditCoverProps {
  draft: BookDraft;
  change: (edit: (before: BookDraft) => BookDraft) => void;
  error: PlacedError | null;
}

/** What stands on the cover. */
export function EditCover({ draft, change, error }: EditCoverProps) {
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  const set = (part: Partial<BookDraft>) => change((before) => ({ ...before, ...part }));
  const shown = draft.pages.some(({ image }) => image === draft.cover) ? draft.cover : draft.pages[0]?.image;
  return (
    <div className={styles.fields}>
      <TextField
        label={text.title}
        value={draft.title}
        error={errorOf("title")}
        onInput={(event) => set({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label={text.description}
        rows={3}
        value={draft.description}
        error={errorOf("description")}
        onInput={(event) => set({ description: event.currentTarget.value })}
      />
      <TextField
        label={text.childName}
        hint={text.childNameHint}
        value={draft.childName}
        error={errorOf("childName")}
        autoComplete="off"
        onInput={(event) => set({ childName: event.currentTarget.value })}
      />
      {draft.pages.length > 1 && (
        <Group legend={text.coverPicture}>
          {draft.pages.map(({ key, image }, index) => (
            <button
              key={key}
              type="button"
              className={styles.coverChoice}
              aria-pressed={image === shown}
              aria-label={text.coverOf(index + 1)}
              onClick={() => set({ cover: image })}
            >
              <img src={inBase(image)} alt="" loading="lazy" />
            </button>
          ))}
        </Group>
      )}
    </div>
  );
}
