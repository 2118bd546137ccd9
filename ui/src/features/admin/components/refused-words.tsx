import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextAreaField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
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
  const save = useSaveRefusedWords();
  const form = useZodForm(schema, { words: words.join("\n") });
  const submit = form.handleSubmit((typed) =>
    save.mutate(lines(typed.words), {
      onSuccess: ({ settings }) => {
        form.reset({ words: settings.refusedWords.join("\n") });
        showToast({ title: text.success });
      },
    }),
  );
  return (
    <section className={styles.block}>
      <h3>{text.heading}</h3>
      <p className={panel.soft}>{text.lead}</p>
      <form className={panel.form} onSubmit={submit} noValidate>
        <TextAreaField label={text.field} hint={text.hint} rows={6} spellCheck={false} {...form.register("words")} />
        {save.isError && <Notice kind="error">{messageOf(save.error, text.failure)}</Notice>}
        <Button type="submit" className={styles.submit} crayon="green" disabled={save.isPending}>
          {save.isPending ? text.pending : text.submit}
        </Button>
      </form>
    </section>
  );
}
