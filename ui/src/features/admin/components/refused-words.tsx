import * as z from "zod/mini";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminServerText } from "@/text/admin-server.ts";
import { useSaveRefusedWords } from "../api/engine.ts";
import styles from "./engine-panel.module.css";
import panel from "./panel.module.css";

const text = adminServerText.engine.words;
const schema = z.object({ words: z.string() });

const lines = (words: string) =>
  words
    .split("\n")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Words that are not drawn on this server. */
export function RefusedWords({ words }: { words: readonly string[] }) {
  const form = useMutationForm(schema, { words: words.join("\n") }, useSaveRefusedWords(), {
    request: (typed) => lines(typed.words),
    success: { title: text.success },
    failure: text.failure,
    onSuccess: ({ settings }) => form.reset({ words: settings.refusedWords.join("\n") }),
  });
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <p className={panel.soft}>{text.lead}</p>
      <Form form={form} className={panel.form}>
        <TextAreaField label={text.field} hint={text.hint} rows={6} spellCheck={false} {...form.field("words")} />
        <Submit form={form} className={styles.submit} crayon="green" pending={text.pending}>
          {text.submit}
        </Submit>
      </Form>
    </section>
  );
}
