import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { accountText } from "@/text/account.ts";
import { useDeleteAccount } from "../api/delete-account.ts";
import styles from "./account.module.css";

const text = accountText.deletion;

const schema = z.object({ password: z.string().check(z.minLength(1, text.passwordRequired)) });

function DeletionForm({ onDeleted }: { onDeleted: () => void }) {
  const deletion = useDeleteAccount();
  const form = useZodForm(schema, { password: "" });

  const submit = form.handleSubmit(({ password }) =>
    deletion.mutate(password, {
      onSuccess: onDeleted,
      onError: (error) => showServerError(form, error, text.failure),
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <FormFailure errors={form.formState.errors} />
      <Button type="submit" look="main" crayon="red" wide disabled={deletion.isPending}>
        {deletion.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}

/** A button that asks once more, with the password, and then deletes the account. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button crayon="red" icon="warning" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={text.title} description={text.description}>
        <DeletionForm onDeleted={onDeleted} />
      </Dialog>
    </>
  );
}
