import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
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

/** What is checked now and carried out later. */
function orderOf({ files, className, teacherId }: z.infer<typeof schema>): RosterOrder {
  const file = files?.[0];
  if (!file) throw new Error("the schema lets no form through without a file");
  return { file, className, teacherId };
}

interface RosterFormProps {
  onBack: () => void;
  onChecked: (order: RosterOrder, plan: RosterPlan) => void;
}

/** Which file, and what the file does not say. Nothing is written yet. */
export function RosterForm({ onBack, onChecked }: RosterFormProps) {
  useTopOfPage();
  const form = useMutationForm(schema, { files: null, className: "", teacherId: "" }, usePreviewRoster(), {
    request: orderOf,
    failure: text.checkFailure,
    onSuccess: (plan, values) => onChecked(orderOf(values), plan),
  });

  return (
    <div className={styles.panel}>
      <Button look="quiet" icon="left" className={styles.back} onClick={onBack}>
        {text.back}
      </Button>
      <h2>{text.heading}</h2>
      <p className={styles.lead}>{text.lead}</p>
      <Form form={form} className={styles.form}>
        <TextField label={text.file} type="file" accept=".csv,.txt,text/csv,text/plain" {...form.field("files")} />
        <details>
          <summary className={styles.summary}>{text.example}</summary>
          <pre className={styles.example}>{text.exampleText}</pre>
        </details>
        <FieldPair>
          <TextField label={text.className} hint={text.classNameHint} autoComplete="off" {...form.field("className")} />
          <TeacherField field={form.field("teacherId")} />
        </FieldPair>
        <Submit form={form} look="main" crayon="blue" wide pending={text.checking}>
          {text.check}
        </Submit>
      </Form>
    </div>
  );
}
