import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { accountText } from "@/text/account.ts";
import { useDeleteAccount } from "../api/delete-account.ts";
import styles from "./account.module.css";

const text = accountText.deletion;

const schema = z.object({ password: z.string().check(z.minLength(1, text.passwordRequired)) });

function DeletionForm({ onDeleted }: { onDeleted: () => void }) {
  const form = useMutationForm(schema, { password: "" }, useDeleteAccount(), {
    request: ({ password }) => password,
    failure: text.failure,
    onSuccess: onDeleted,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <Submit form={form} look="main" crayon="red" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
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
