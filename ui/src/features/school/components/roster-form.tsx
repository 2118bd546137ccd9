import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { limits } from "@/config/limits.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { schoolText } from "@/text/school.ts";
import { type RosterOrder, type RosterPlan, usePreviewRoster } from "../api/roster.ts";
import { useTopOfPage } from "../lib/use-top-of-page.ts";
import styles from "./school.module.css";
import { TeacherField } from "./teacher-field.tsx";

const text = schoolText.import;

const schema = z.object({
  files: z.custom<FileList | File[] | null>().check(
    z.refine((files) => (files?.length ?? 0) > 0, text.fileMissing),
    z.refine((files) => (files?.[0]?.size ?? 0) <= limits.rosterBytes, text.fileTooLarge),
  ),
  className: z.string().check(z.trim(), z.maxLength(limits.className.max, text.classNameTooLong)),
  teacherId: z.string(),
});

interface RosterFormProps {
  onBack: () => void;
  onChecked: (order: RosterOrder, plan: RosterPlan) => void;
}

/** Which file, and what the file does not say. Nothing is written yet. */
export function RosterForm({ onBack, onChecked }: RosterFormProps) {
  useTopOfPage();
  const preview = usePreviewRoster();
  const form = useZodForm(schema, { files: null, className: "", teacherId: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ files, className, teacherId }) => {
    const file = files?.[0];
    if (!file) return;
    const order = { file, className, teacherId };
    preview.mutate(order, { onSuccess: (plan) => onChecked(order, plan) });
  });

  return (
    <div className={styles.panel}>
      <Button look="quiet" icon="left" className={styles.back} onClick={onBack}>
        {text.back}
      </Button>
      <h2>{text.heading}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={text.file}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          error={errors.files?.message}
          {...form.register("files")}
        />
        <details>
          <summary className={styles.summary}>{text.example}</summary>
          <pre className={styles.example}>{text.exampleText}</pre>
        </details>
        <div className={styles.pair}>
          <TextField
            label={text.className}
            hint={text.classNameHint}
            autoComplete="off"
            error={errors.className?.message}
            {...form.register("className")}
          />
          <TeacherField field={form.register("teacherId")} />
        </div>
        {preview.isError && <Notice kind="error">{messageOf(preview.error, text.checkFailure)}</Notice>}
        <Button type="submit" look="main" crayon="blue" wide disabled={preview.isPending}>
          {preview.isPending ? text.checking : text.check}
        </Button>
      </form>
    </div>
  );
}
