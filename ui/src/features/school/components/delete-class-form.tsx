import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { schoolText } from "@/text/school.ts";
import { type SchoolClass, useDeleteClass } from "../api/classes.ts";
import styles from "./school.module.css";

const text = schoolText.remove;

const folded = (name: string) => name.trim().toLocaleLowerCase("de");

interface DeleteClassFormProps {
  found: SchoolClass;
  onRemoved: () => void;
}

/** The end of a class: its name has to be typed, because nothing of it comes back. */
export function DeleteClassForm({ found, onRemoved }: DeleteClassFormProps) {
  const schema = z.object({
    name: z.string().check(z.refine((name) => folded(name) === folded(found.name), text.mismatch)),
  });
  const form = useMutationForm(schema, { name: "" }, useDeleteClass(found.id), {
    request: ({ name }) => name,
    success: { title: text.success },
    failure: text.failure,
    onSuccess: onRemoved,
    // The class has gone by then, and this form with it.
    whenGone: "said",
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.label(found.name)} autoComplete="off" {...form.field("name")} />
      <Submit form={form} look="main" crayon="red" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
