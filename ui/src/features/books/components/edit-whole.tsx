import { useEffect } from "react";
import { SelectField } from "@/components/ui/field.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { useZodForm } from "@/lib/use-form.ts";
import { editorText } from "@/text/book-editor.ts";
import { booksText } from "@/text/books.ts";
import { homeText } from "@/text/home.ts";
import { type BookDraft, exerciseGroups } from "../lib/book-draft.ts";
import { lessonKindSchema, lessonLevelSchema, printFormSchema, printWishSchema } from "../lib/print-options.ts";
import styles from "./book-editor.module.css";
import { PremiumHint } from "./premium-hint.tsx";
import { PrintOptionsFields } from "./print-options.tsx";

const text = editorText.whole;
const names = homeText.personalise.lessons;

interface EditWholeProps {
  draft: BookDraft;
  change: (edit: (before: BookDraft) => BookDraft) => void;
  isPremium: boolean;
  /** Whether the book was made with exercises: it keeps them without premium, too. */
  hadLesson: boolean;
}

/** What is true of all pages: the exercises, and how the book is printed. */
export function EditWhole({ draft, change, isPremium, hadLesson }: EditWholeProps) {
  const form = useZodForm(printWishSchema, { level: draft.level, options: draft.options });
  const { watch } = form;
  useEffect(() => {
    const listening = watch((values) => {
      const options = printFormSchema.safeParse(values.options).data;
      if (options) change((before) => ({ ...before, options }));
    });
    return () => listening.unsubscribe();
  }, [watch, change]);

  return (
    <Folded label={text.heading}>
      <div className={styles.fields}>
        {isPremium || hadLesson ? (
          <>
            <SelectField
              label={text.lesson}
              value={draft.lesson ?? ""}
              onChange={(event) => {
                const lesson = lessonKindSchema.safeParse(event.currentTarget.value).data ?? null;
                change((before) => ({ ...before, lesson }));
              }}
            >
              <option value="">{text.noLesson}</option>
              {(["math", "letters", "numbers", "mixed"] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {names.kinds[kind]}
                </option>
              ))}
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
            {draft.lesson && (
              <SelectField
                label={booksText.print.level}
                value={draft.level}
                onChange={(event) => {
                  const level = lessonLevelSchema.safeParse(event.currentTarget.value).data;
                  if (level) change((before) => ({ ...before, level }));
                }}
              >
                {Object.entries(booksText.print.levels).map(([level, name]) => (
                  <option key={level} value={level}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          </>
        ) : (
          <PremiumHint />
        )}
        <form onSubmit={(event) => event.preventDefault()}>
          <PrintOptionsFields lesson={draft.lesson} field={form.field} />
        </form>
      </div>
    </Folded>
  );
}
