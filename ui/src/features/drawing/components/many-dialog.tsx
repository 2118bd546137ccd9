import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Check } from "@/components/ui/check.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { words as contractWords, limits } from "@/config/contract.ts";
import { messageOf } from "@/lib/api-client.ts";
import type { BookDraft } from "@/lib/book-draft.ts";
import { scrollTo } from "@/lib/scroll.ts";
import { keepLastWishes, readLastWishes } from "@/lib/storage.ts";
import { useElementId } from "@/lib/use-element-id.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { usePageLimit } from "@/lib/use-page-limit.ts";
import { usePremium } from "@/lib/use-premium.ts";
import { manyText as text } from "@/text/many.ts";
import { type ThemeDraft, useTemplateDraft, useThemeDraft, useThemes } from "../api/themes.ts";
import { type BatchState, useBatch } from "../lib/use-batch.ts";
import { DrawingOptions } from "./drawing-options.tsx";
import styles from "./many-dialog.module.css";
import type { MoreWishes } from "./more-wishes.tsx";

const mostLines = 10;
const longestTheme = 80;
const usualWishes = { age: "6-8", orientation: "portrait" } as const;
const wishesSchema = z.object({
  age: z.enum(contractWords.ages),
  orientation: z.enum(contractWords.orientations),
});

const linesOf = (words: string) =>
  words
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with the lines; undefined where nothing is. */
function complaintOf(lines: readonly string[], limit: number): string | undefined {
  if (lines.length === 0) return text.linesRequired;
  if (lines.length > limit) return text.linesTooMany(limit, lines.length);
  const long = lines.findIndex((line) => [...line].length > limits.prompt.max);
  return long < 0 ? undefined : text.lineTooLong(long + 1);
}

interface ThemeProps {
  onDraft: (draft: ThemeDraft) => void;
  /** What was proposed, as it is now. */
  children: ReactNode;
}

function Theme({ onDraft, children }: ThemeProps) {
  const [theme, setTheme] = useState("");
  const themes = useThemes().data ?? [];
  const { mutate, isPending, error } = useThemeDraft();
  const id = useElementId();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(theme.trim(), { onSuccess: onDraft });
  };
  return (
    <form className={styles.theme} onSubmit={ask} noValidate>
      <TextField
        label={text.theme}
        placeholder={text.themeExample}
        list={id}
        autoComplete="off"
        maxLength={longestTheme}
        value={theme}
        error={error ? messageOf(error, text.failure) : undefined}
        onChange={(event) => setTheme(event.currentTarget.value)}
      />
      <datalist id={id}>
        {themes.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" icon="idea" crayon="blue" aria-disabled={isPending}>
        {isPending ? text.suggesting : text.suggest}
      </Button>
      <div role="status">{children}</div>
    </form>
  );
}

interface ProposedProps {
  lines: number;
  book: BookDraft;
  onShow: () => void;
}

/** What a theme has filled in and switched on: all of it lies below, and is nowhere else in sight. */
function Proposed({ lines, book: { withExercises, withStory }, onShow }: ProposedProps) {
  const isOn = withExercises ? (withStory ? "both" : "exercises") : withStory ? "story" : "none";
  return (
    <p className={styles.hint}>
      {text.proposed(lines, isOn)}{" "}
      <button type="button" className={styles.jump} onClick={onShow}>
        {text.toBook}
      </button>
    </p>
  );
}

interface BookProps {
  id: string;
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
}

/** What the book is called and holds, once a theme has made a proposal. */
function Book({ id, draft, onChange }: BookProps) {
  const isPremium = usePremium();
  const { sells } = useInstallation();
  return (
    <section id={id} tabIndex={-1} className={styles.book} aria-label={text.book}>
      <h3>{text.book}</h3>
      <TextField
        label={text.bookTitle}
        autoComplete="off"
        maxLength={limits.title.max}
        value={draft.title}
        onChange={(event) => onChange({ ...draft, title: event.currentTarget.value })}
      />
      <TextField
        label={text.bookDescription}
        autoComplete="off"
        maxLength={limits.description.max}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
      {isPremium ? (
        <>
          <Check
            label={text.exercises}
            field={{
              checked: draft.withExercises,
              onChange: (event) => onChange({ ...draft, withExercises: event.currentTarget.checked }),
            }}
          />
          <Check
            label={text.story}
            field={{
              checked: draft.withStory,
              onChange: (event) => onChange({ ...draft, withStory: event.currentTarget.checked }),
            }}
          />
        </>
      ) : (
        sells && <p className={styles.hint}>{text.premium}</p>
      )}
    </section>
  );
}

interface ProgressProps {
  state: BatchState;
  onCancel: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** How far it is, and in the end what did not become a picture. */
function Progress({ state, onCancel, onAgain, onClose }: ProgressProps) {
  const { status, done, all, failed, partly } = state;
  const label = text.progress(done, all);
  return (
    <div className={styles.progress}>
      <progress value={done} max={all} aria-label={label} />
      <p role="status">{status === "cancelled" ? text.cancelled : label}</p>
      {failed.length > 0 && (
        <Notice kind="error">
          <p>{text.notDrawn}</p>
          <ul>
            {failed.map(({ number, words, reason }) => (
              <li key={number}>
                <strong>{text.line(number, words)}</strong> {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {partly.length > 0 && (
        <Notice kind="hint">
          <p>{text.partly}</p>
          <ul>
            {partly.map(({ number, words, missing: { title, description } }) => (
              <li key={number}>
                <strong>{text.line(number, words)}</strong> {title}. {description}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {status === "drawing" ? (
        <Button crayon="red" icon="stop" onClick={onCancel}>
          {text.cancel}
        </Button>
      ) : (
        <div className={styles.ends}>
          {failed.length > 0 && (
            <Button icon="pencil" onClick={onAgain}>
              {text.again}
            </Button>
          )}
          <Button look="main" icon="check" onClick={onClose}>
            {text.toPages}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ManyDialogProps {
  /** The template whose pages it begins with, if any. */
  template: string | null;
  /** `hasDrawn`: whether there are new pages to be seen. */
  onClose: (hasDrawn: boolean) => void;
  /** How many pages the book that is being made has already. */
  pages: number;
  /** Told what the book is to be, once drawing begins. */
  onBook: (draft: BookDraft) => void;
}

/** Ten lines, a theme or a template become pages in one go; every line can be changed before. */
export default function ManyDialog({ template, onClose, pages, onBook }: ManyDialogProps) {
  const pageLimit = usePageLimit();
  const limit = Math.min(pageLimit ?? mostLines, mostLines);
  const room = pageLimit === null ? null : Math.max(0, pageLimit - pages);
  const isPremium = usePremium();
  const [words, setWords] = useState("");
  const [complaint, setComplaint] = useState<string>();
  const [book, setBook] = useState<BookDraft | null>(null);
  const form = useZodForm(wishesSchema, readLastWishes() ?? usualWishes);
  const [more, setMore] = useState<MoreWishes>({});
  const { state, run, cancel, reset } = useBatch();
  const fromTemplate = useTemplateDraft(template).data;

  const take = ({ title, description, sentences }: ThemeDraft) => {
    // As many as the book has room for; in a full one it is the reader who knows which pages go.
    setWords(sentences.slice(0, Math.min(limit, room || limit)).join("\n"));
    setBook({ title, description, withExercises: isPremium, withStory: isPremium });
    setComplaint(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come; what is changed then stays
  useEffect(() => {
    if (fromTemplate) take(fromTemplate);
  }, [fromTemplate]);

  const bookId = useElementId();
  const showBook = () => {
    const section = document.getElementById(bookId);
    section?.focus({ preventScroll: true });
    scrollTo(section, "start");
  };
  const lines = linesOf(words);
  const draw = (event: FormEvent) => {
    event.preventDefault();
    const wrong = complaintOf(lines, limit);
    setComplaint(wrong);
    if (wrong) return;
    if (book) onBook(book);
    const wishes = { ...form.getValues(), ...more };
    keepLastWishes(wishes);
    void run(lines, wishes);
  };
  const close = () => onClose(state.done > state.failed.length);
  const again = () => {
    setWords(state.failed.map((line) => line.words).join("\n"));
    reset();
  };

  return (
    <Dialog open onOpenChange={(open) => open || close()} title={text.title} description={text.lead}>
      {state.status === "idle" ? (
        <div className={styles.parts}>
          <Theme onDraft={take}>{book && <Proposed lines={lines.length} book={book} onShow={showBook} />}</Theme>
          <form className={styles.parts} onSubmit={draw} noValidate>
            <TextAreaField
              label={text.lines}
              hint={text.linesHint(limit, pages > 0 ? room : null)}
              rows={Math.min(mostLines, Math.max(4, lines.length))}
              value={words}
              error={complaint}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                setComplaint(undefined);
              }}
            />
            <DrawingOptions
              behind="line"
              age={form.field("age")}
              orientation={form.field("orientation")}
              more={more}
              onMore={setMore}
            />
            {book && <Book id={bookId} draft={book} onChange={setBook} />}
            <Button type="submit" look="main" icon="pencil" wide>
              {text.draw(lines.length)}
            </Button>
          </form>
        </div>
      ) : (
        <Progress state={state} onCancel={cancel} onAgain={again} onClose={close} />
      )}
    </Dialog>
  );
}
