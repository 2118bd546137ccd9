import { type KeyboardEvent, useEffect, useRef } from "react";
import * as z from "zod/mini";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits, words } from "@/config/contract.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { homeText } from "@/text/home.ts";
import type { GenerationOptions } from "../api/generate.ts";
import { useChangingExample } from "../lib/use-changing-example.ts";
import type { DrawingEnd } from "../lib/use-draw-page.ts";
import { DrawingOptions } from "./drawing-options.tsx";
import styles from "./prompt-form.module.css";

const text = homeText.form;

const schema = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1, text.required), z.maxLength(limits.prompt.max, text.tooLong)),
  age: z.enum(words.ages),
  orientation: z.enum(words.orientations),
});

export interface Suggestion {
  words: string;
  /** Where they are known: for whom, and how it shall lie. */
  options?: GenerationOptions | undefined;
}

const usualOptions: GenerationOptions = { age: "6-8", orientation: "portrait" };

interface PromptFormProps {
  /** What stands in the form at first; another object puts its words in, even the same ones again. */
  suggestion: Suggestion;
  isPending: boolean;
  error: string | undefined;
  onDraw: (prompt: string, options: GenerationOptions, end: DrawingEnd) => void;
}

/** The one field of the app: what shall be on the picture. Enter sends, Shift and Enter starts a new line. */
export function PromptForm({ suggestion, isPending, error, onDraw }: PromptFormProps) {
  const form = useZodForm(schema, { prompt: suggestion.words, ...(suggestion.options ?? usualOptions) });
  const example = useChangingExample(text.examples);
  const isHere = useRef(true);
  const { setValue } = form;

  useEffect(() => {
    setValue("prompt", suggestion.words);
    if (!suggestion.options) return;
    setValue("age", suggestion.options.age);
    setValue("orientation", suggestion.options.orientation);
  }, [suggestion, setValue]);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = form.handleSubmit(({ prompt, age, orientation }) => {
    if (isPending) return;
    onDraw(
      prompt,
      { age, orientation },
      {
        onDrawn: () => form.setValue("prompt", ""),
        onRefused: (failure, fallback) => {
          if (isHere.current) showServerError(form, failure, fallback);
          return isHere.current;
        },
      },
    );
  });
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The keyboard of a phone would lie over the picture.
    if (window.matchMedia("(pointer: coarse)").matches && event.target instanceof HTMLElement) event.target.blur();
    void submit();
  };

  return (
    <Form form={{ submit }} className={styles.form}>
      <TextAreaField
        label={text.label}
        hint={text.hint}
        placeholder={example}
        rows={2}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        {...form.field("prompt")}
      />
      <DrawingOptions age={form.field("age")} orientation={form.field("orientation")} />
      {error && <Notice kind="error">{error}</Notice>}
      <Submit
        form={{ ...form, isPending }}
        look="main"
        icon="pencil"
        disabled={false}
        aria-disabled={isPending}
        aria-busy={isPending}
        pending={text.pending}
      >
        {text.submit}
      </Submit>
    </Form>
  );
}
