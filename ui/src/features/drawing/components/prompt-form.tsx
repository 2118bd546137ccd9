import { type KeyboardEvent, lazy, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { LazyPart } from "@/components/ui/boundary.tsx";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits, words } from "@/config/contract.ts";
import { readLastWishes } from "@/lib/storage.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { homeText } from "@/text/home.ts";
import type { GenerationOptions } from "../api/generate.ts";
import { missingFrom } from "../lib/drawn-words.ts";
import { useChangingExample } from "../lib/use-changing-example.ts";
import type { DrawingEnd } from "../lib/use-draw-page.ts";
import { DrawingOptions } from "./drawing-options.tsx";
import type { MoreWishes } from "./more-wishes.tsx";
import styles from "./prompt-form.module.css";
import { WaitingJobs } from "./waiting-jobs.tsx";

const VoiceInput = lazy(() => import("./voice-input.tsx"));
const text = homeText.form;

const schema = z.object({
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text.required }),
      z.maxLength(limits.prompt.max, { error: () => text.tooLong }),
    ),
  age: z.enum(words.ages),
  orientation: z.enum(words.orientations),
});

export interface Suggestion {
  words: string;
  /** Where they are known: for whom, and how it shall lie. */
  options?: GenerationOptions | undefined;
}

/** What is wished besides for whom a page is and how it lies. */
function moreOf(options: GenerationOptions | undefined): MoreWishes {
  const { age: _age, orientation: _orientation, ...more } = options ?? usualOptions;
  return more;
}

const usualOptions: GenerationOptions = { age: "6-8", orientation: "portrait" };

interface PromptFormProps {
  /** `wide`: the field of a visitor, with all that is to be said of it; `narrow`: one line, beside what it makes. */
  look: "wide" | "narrow";
  /** What stands in the form at first; another object puts its words in, even the same ones again. */
  suggestion: Suggestion;
  isPending: boolean;
  error: string | undefined;
  onDraw: (prompt: string, options: GenerationOptions, end: DrawingEnd) => void;
}

/** The one field of the app: what shall be on the picture. Enter sends, Shift and Enter starts a new line. */
export function PromptForm({ look, suggestion, isPending, error, onDraw }: PromptFormProps) {
  const form = useZodForm(
    schema,
    { prompt: suggestion.words, ...(suggestion.options ?? readLastWishes() ?? usualOptions) },
    { complain: "sent" },
  );
  const [more, setMore] = useState(() => moreOf(suggestion.options));
  const [missing, setMissing] = useState<ReturnType<typeof missingFrom>>(null);
  const example = useChangingExample(text.examples);
  const isHere = useRef(true);
  const { setValue } = form;
  const mayListen = usePublicConfig()?.voiceInput ?? false;

  useEffect(() => {
    setValue("prompt", suggestion.words);
    if (!suggestion.options) return;
    setValue("age", suggestion.options.age);
    setValue("orientation", suggestion.options.orientation);
    setMore(moreOf(suggestion.options));
  }, [suggestion, setValue]);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const submit = form.handleSubmit(({ prompt, age, orientation }) => {
    if (isPending) return;
    setMissing(null);
    // Other words with a seed that belongs to these would be a page that nobody has seen yet.
    const { seed, ...wishes } = more;
    const isOther = seed === suggestion.options?.seed && prompt !== suggestion.words.trim();
    onDraw(
      prompt,
      { age, orientation, ...wishes, ...(seed !== undefined && !isOther && { seed }) },
      {
        onDrawn: (picture) => {
          form.setValue("prompt", "");
          if (isHere.current) setMissing(missingFrom(picture));
          return isHere.current;
        },
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
    <Form form={{ submit }} className={styles[look]}>
      <TextAreaField
        label={text.label}
        hint={text.hint}
        look={look === "wide" ? "full" : "bare"}
        placeholder={look === "wide" ? example : text.short}
        rows={look === "wide" ? 2 : 1}
        enterKeyHint="send"
        onKeyDown={sendOnEnter}
        {...form.field("prompt", { onChange: () => setMissing(null) })}
      />
      {missing && (
        <Notice kind="hint">
          <strong>{missing.title}</strong>
          <p role="status">{missing.description}</p>
        </Notice>
      )}
      {error && <Notice kind="error">{error}</Notice>}
      <WaitingJobs />
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
      <DrawingOptions
        behind={look === "wide" ? "line" : "button"}
        age={form.field("age")}
        orientation={form.field("orientation")}
        more={more}
        onMore={setMore}
      />
      {mayListen && (
        <LazyPart>
          <VoiceInput onHeard={(words) => setValue("prompt", words)} />
        </LazyPart>
      )}
    </Form>
  );
}
