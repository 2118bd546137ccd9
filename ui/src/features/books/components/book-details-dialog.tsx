import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { Choice } from "@/components/ui/choice.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { Folded } from "@/components/ui/folded.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { booksText } from "@/text/books.ts";
import { homeText } from "@/text/home.ts";
import {
  type LessonKind,
  lessonLevelSchema,
  printFormSchema,
  rememberedPrintForm,
  rememberPrintForm,
} from "../lib/print-options.ts";
import styles from "./book-details-dialog.module.css";
import { PrintOptionsFields } from "./print-options.tsx";

const text = homeText.details;

const schema = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text.nameRequired }),
      z.maxLength(limits.title.max, text.nameTooLong),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text.descriptionRequired }),
      z.maxLength(limits.description.max, text.descriptionTooLong),
    ),
  childName: z.string().check(z.trim(), z.maxLength(limits.childName.max, text.childNameTooLong)),
  level: lessonLevelSchema,
  options: printFormSchema,
});

export type BookDetails = z.infer<typeof schema>;

interface BookDetailsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isPending: boolean;
  /** What stands in it at first, where the book began with a theme. */
  suggested?: { title: string; description: string } | null;
  /** The learning task that was chosen for the book; only with one there is a level to choose. */
  lesson: LessonKind | null;
  withStory: boolean;
  /** Called with what was filled in, and with what to call when the server refuses it: returns whether it is said here. */
  onConfirm: (details: BookDetails, onRefused: (error: unknown) => boolean) => void;
}

/** Asks for a book's title and description, how hard its exercises are and how it is printed. */
export default function BookDetailsDialog({
  open,
  onOpenChange,
  isPending,
  suggested,
  lesson,
  withStory,
  onConfirm,
}: BookDetailsDialogProps) {
  const form = useZodForm(schema, {
    title: suggested?.title ?? "",
    description: suggested?.description ?? "",
    childName: "",
    level: "easy",
    options: rememberedPrintForm(),
  });
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const submit = form.handleSubmit((details) => {
    rememberPrintForm(details.options);
    onConfirm(details, (error) => {
      showServerError(form, error, text.failure);
      return isShown.current;
    });
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.title} description={text.intro}>
      <Form form={{ submit }} className={styles.form}>
        {(lesson || withStory) && <p>{text.holds(lesson !== null, withStory)}</p>}
        <TextField label={text.name} placeholder={text.nameExample} autoComplete="off" {...form.field("title")} />
        <TextAreaField
          label={text.description}
          placeholder={text.descriptionExample}
          rows={3}
          {...form.field("description")}
        />
        <TextField label={text.childName} hint={text.childNameHint} autoComplete="off" {...form.field("childName")} />
        {lesson && (
          <Choice
            legend={booksText.print.level}
            options={booksText.print.levels}
            crayon="green"
            field={form.field("level")}
          />
        )}
        <Folded label={booksText.print.heading} open={Boolean(form.formState.errors.options)}>
          <PrintOptionsFields lesson={lesson} field={form.field} />
        </Folded>
        <div className={styles.submit}>
          <Submit
            form={{ ...form, isPending }}
            look="main"
            icon="book"
            wide
            aria-busy={isPending}
            pending={text.pending}
          >
            {text.submit}
          </Submit>
        </div>
      </Form>
    </Dialog>
  );
}
