import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
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
  const changing = useChangeClass(found.id);
  const form = useZodForm(schema, { name: found.name, teacherId: found.teacher?.id ?? "" });

  const submit = form.handleSubmit(({ name, teacherId }) =>
    changing.mutate(
      { name, teacherId: teacherId || null },
      {
        onSuccess: () => {
          showToast({ title: text.success });
          onSaved();
        },
        onError: (error) => showServerError(form, error, text.failure),
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.name}
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register("name")}
      />
      <TeacherField current={found.teacher} field={form.register("teacherId")} />
      <FormFailure errors={form.formState.errors} />
      <Button type="submit" look="main" crayon="green" wide disabled={changing.isPending}>
        {changing.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
