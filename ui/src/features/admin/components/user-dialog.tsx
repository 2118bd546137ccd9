import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { words } from "@/config/contract.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { loginOf, type ManagedUser, useChangeUser, useDeleteUser } from "../api/users.ts";
import styles from "./panel.module.css";

const text = adminText.users;
const schema = z.object({ role: z.enum(words.roles) });

interface UserDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** What is done to one account: another role, or its end, which is asked about once more. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const [step, setStep] = useState<"edit" | "remove">("edit");
  const removal = useDeleteUser();
  const form = useMutationForm(schema, { role: user.role }, useChangeUser(), {
    request: (change) => ({ id: user.id, change }),
    success: { title: text.updated },
    failure: text.updateFailure,
    onSuccess: onClose,
  });

  // Not as callbacks of `mutate`: the dialog has gone by then.
  const remove = () =>
    removal.mutateAsync(user.id).then(
      () => showToast({ title: text.remove.success }),
      (error: unknown) =>
        showToast({
          title: text.remove.failure,
          description: messageOf(error, adminText.tryLater),
          variant: "destructive",
        }),
    );

  if (step === "remove") {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={text.remove.title(loginOf(user))}
        description={text.remove.description}
        action={text.remove.action}
        onConfirm={remove}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={loginOf(user)} description={text.edit.description}>
      <Form form={form} className={styles.form}>
        <Choice legend={text.edit.role} options={text.roles} crayon="violet" field={form.field("role")} />
        <Submit form={form} look="main" crayon="green" wide pending={text.edit.pending}>
          {text.edit.submit}
        </Submit>
        <p className={styles.small}>{text.edit.removeHint}</p>
        <Button crayon="red" wide onClick={() => setStep("remove")}>
          {text.edit.remove}
        </Button>
      </Form>
    </Dialog>
  );
}
