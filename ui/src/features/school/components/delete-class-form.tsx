import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
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
  const removal = useDeleteClass(found.id);
  const schema = z.object({
    name: z.string().check(z.refine((name) => folded(name) === folded(found.name), text.mismatch)),
  });
  const form = useZodForm(schema, { name: "" });

  // Not as callbacks of `mutate`: the class has gone by then, and this form with it.
  const submit = form.handleSubmit(({ name }) =>
    removal.mutateAsync(name).then(
      () => {
        showToast({ title: text.success });
        onRemoved();
      },
      () => undefined, // said below
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.label(found.name)}
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register("name")}
      />
      {removal.isError && <Notice kind="error">{messageOf(removal.error, text.failure)}</Notice>}
      <Button type="submit" look="main" crayon="red" wide disabled={removal.isPending}>
        {removal.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
