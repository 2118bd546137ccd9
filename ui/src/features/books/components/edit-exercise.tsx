import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { editorText } from "@/text/book-editor.ts";
import { homeText } from "@/text/home.ts";
import {
  type BookDraft,
  type DraftPage,
  type ExerciseWish,
  exerciseGroups,
  hasNumbers,
  hasWords,
  kindOn,
  wordsIn,
} from "../lib/book-draft.ts";
import { lessonKindSchema, lessonLevelSchema } from "../lib/print-options.ts";
import styles from "./book-editor.module.css";
import type { PlacedError } from "./edit-cover.tsx";
import { EditNumbers } from "./edit-numbers.tsx";
import { PremiumHint } from "./premium-hint.tsx";

const text = editorText.exercise;
const names = homeText.personalise.lessons;
const none = "none";

interface KindFieldProps {
  wish: ExerciseWish;
  /** Whether the book as a whole has exercises. */
  isUsual: boolean;
  error: string | undefined;
  onExercise: (wish: Partial<ExerciseWish>) => void;
}

function KindField({ wish, isUsual, error, onExercise }: KindFieldProps) {
  return (
    <SelectField
      label={text.kind}
      value={wish.leftOut ? none : (wish.kind ?? "")}
      error={error}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const kind = lessonKindSchema.safeParse(value).data ?? null;
        onExercise({ leftOut: value === none, kind });
      }}
    >
      <option value="">{isUsual ? text.asBook : text.none}</option>
      {isUsual && <option value={none}>{text.none}</option>}
      {Object.entries(exerciseGroups).map(([group, kinds]) => (
        <optgroup key={group} label={names.groups[group as keyof typeof exerciseGroups]}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {names.singleKinds[kind]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface EditExerciseProps {
  draft: BookDraft;
  page: DraftPage;
  change: (edit: (before: BookDraft) => BookDraft) => void;
  onExercise: (wish: Partial<ExerciseWish>) => void;
  isPremium: boolean;
  error: PlacedError | null;
}

/** The exercise of a page: which, how hard, and with which words or numbers. */
export function EditExercise({ draft, page, change, onExercise, isPremium, error }: EditExerciseProps) {
  const wish = page.exercise;
  // What somebody types is kept as it is: a comma at its end is the beginning of another word.
  const [typed, setTyped] = useState(wish.words.join(", "));
  const kind = kindOn(page, draft);
  const isLesson = draft.lesson !== null;
  // Where the field itself is not shown, its refusal is said at the kind.
  const errorAt = (isShown: boolean, fields: RegExp) =>
    isShown && error?.field && fields.test(error.field) ? error.message : undefined;
  const wordsError = errorAt(hasWords(kind), /words$/);
  const numbersError = errorAt(hasNumbers(kind), /(numbers|timesRow)$/);
  const kindError = error && !wordsError && !numbersError ? error.message : undefined;

  const forAll = () => {
    const { level, numbers, timesRow } = wish;
    const before = draft.pages;
    change((now) => ({
      ...now,
      pages: now.pages.map((one) => ({ ...one, exercise: { ...one.exercise, level, numbers, timesRow } })),
    }));
    showToast({
      title: text.forAllDone,
      variant: "neutral",
      action: {
        label: editorText.undo,
        onClick: () =>
          change((now) => ({
            ...now,
            pages: now.pages.map((one) => before.find(({ key }) => key === one.key) ?? one),
          })),
      },
    });
  };

  if (!isLesson && !isPremium && kind === null) return <PremiumHint />;
  return (
    <>
      <KindField wish={wish} isUsual={isLesson} error={kindError} onExercise={onExercise} />
      {kind !== null && (
        <>
          <SelectField
            label={text.level}
            value={wish.level ?? ""}
            onChange={(event) =>
              onExercise({ level: lessonLevelSchema.safeParse(event.currentTarget.value).data ?? null })
            }
          >
            <option value="">{text.asBookLevel}</option>
            {Object.entries(text.levels).map(([level, name]) => (
              <option key={level} value={level}>
                {name}
              </option>
            ))}
          </SelectField>
          {hasNumbers(kind) && <EditNumbers wish={wish} error={numbersError} onExercise={onExercise} />}
          {hasWords(kind) && (
            <TextField
              label={text.words}
              hint={text.wordsHint}
              value={typed}
              error={wordsError}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onExercise({ words: wordsIn(event.currentTarget.value) });
              }}
            />
          )}
          {wish.kind === null && !hasNumbers(kind) && !hasWords(kind) && <p className={styles.hint}>{text.hint}</p>}
          <div className={styles.row}>
            <Button icon="redo" crayon="green" onClick={() => onExercise({ redraw: (wish.redraw + 1) % 10_000 })}>
              {text.again}
            </Button>
            {draft.pages.length > 1 && <Button onClick={forAll}>{text.forAll}</Button>}
          </div>
        </>
      )}
    </>
  );
}
