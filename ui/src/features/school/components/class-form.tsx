import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { schoolText } from "@/text/school.ts";
import { type SchoolClass, useChangeClass } from "../api/classes.ts";
import styles from "./school.module.css";
import { TeacherField } from "./teacher-field.tsx";

const text = schoolText.change;

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, text.nameMissing), z.maxLength(limits.className.max, text.nameTooLong)),
  teacherId: z.string(),
});

interface ClassFormProps {
  found: SchoolClass;
  onSaved: () => void;
}

/** A class's name and teacher. */
export function ClassForm({ found, onSaved }: ClassFormProps) {
  const form = useMutationForm(
    schema,
    { name: found.name, teacherId: found.teacher?.id ?? "" },
    useChangeClass(found.id),
    {
      request: ({ name, teacherId }) => ({ name, teacherId: teacherId || null }),
      success: { title: text.success },
      failure: text.failure,
      onSuccess: onSaved,
    },
  );

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.name} autoComplete="off" {...form.field("name")} />
      <TeacherField current={found.teacher} field={form.field("teacherId")} />
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
