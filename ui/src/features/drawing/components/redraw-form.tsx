import { useRef } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits, words } from "@/config/contract.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { homeText } from "@/text/home.ts";
import type { DrawnPage } from "../lib/page-store.ts";
import { useRedraw, wishesFor } from "../lib/use-redraw.ts";
import { Recognised } from "./recognised.tsx";
import styles from "./redraw-form.module.css";

const { form: formText, picture } = homeText;
const text = picture.redraw;

const schema = z.object({
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => formText.required }),
      z.maxLength(limits.prompt.max, { error: () => formText.tooLong }),
    ),
});

interface RedrawFormProps {
  page: DrawnPage;
  /** Asks for other drawings of the same sentence. */
  onVariants: () => void;
}

/** What a page was made of, to be changed: its sentence, how hard it is, another drawing of the same. */
export function RedrawForm({ page, onVariants }: RedrawFormProps) {
  const form = useZodForm(schema, { prompt: page.prompt });
  const field = useRef<HTMLDivElement>(null);
  const { redraw, isPending } = useRedraw(page, (error, fallback) => showServerError(form, error, fallback));
  const wishes = wishesFor(page);
  const level = words.ages.indexOf(wishes.age);

  const isOther = form.watch("prompt").trim() !== page.prompt.trim();

  const submit = form.handleSubmit(({ prompt }) => {
    if (!isPending) void redraw(prompt, wishes);
  });
  const changeLevel = (by: -1 | 1) => {
    const age = words.ages[level + by];
    if (age && !isPending) void redraw(page.prompt, { ...wishes, age });
  };
  const suggest = (word: string) => {
    form.setValue("prompt", word);
    field.current?.querySelector("textarea")?.focus();
  };

  return (
    <div ref={field} className={styles.redraw}>
      <Form form={{ submit }} className={styles.form}>
        <TextAreaField label={formText.label} rows={2} {...form.field("prompt")} />
        {/* What was understood of other words is not said under these; its place stays, so that nothing jumps. */}
        <div className={isOther ? styles.other : undefined}>
          <Recognised picture={page.picture} onSuggestion={suggest} />
        </div>
        <div className={styles.buttons}>
          <Submit
            form={{ ...form, isPending }}
            icon="pencil"
            disabled={false}
            aria-disabled={isPending}
            pending={text.pending}
          >
            {text.submit}
          </Submit>
          <Button crayon="blue" icon="plus" aria-disabled={isPending} onClick={() => isPending || onVariants()}>
            {picture.variants.action}
          </Button>
          <Button crayon="green" aria-disabled={isPending || level <= 0} onClick={() => changeLevel(-1)}>
            {text.easier}
          </Button>
          <Button
            crayon="orange"
            aria-disabled={isPending || level >= words.ages.length - 1}
            onClick={() => changeLevel(1)}
          >
            {text.harder}
          </Button>
        </div>
      </Form>
    </div>
  );
}
