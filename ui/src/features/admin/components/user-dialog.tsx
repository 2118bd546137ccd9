import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits, words } from "@/config/contract.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { secondFactorText } from "@/text/second-factor.ts";
import {
  type AccountChange,
  loginOf,
  type ManagedUser,
  useChangeUser,
  useDeleteUser,
  useResetSecondFactor,
} from "../api/users.ts";
import styles from "./panel.module.css";

const text = adminText.users;
const { passwordTooShort, passwordTooLong } = text.create;
const isGivenPassword = (password: string) => password === "" || password.length >= limits.givenPassword.min;

const schema = z.object({
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  /** Empty where it stays. */
  passwordHash: z
    .string()
    .check(z.refine(isGivenPassword, passwordTooShort), z.maxLength(limits.password.max, passwordTooLong)),
  role: z.enum(words.roles),
});

/** What is new of what the form says; the log shall not tell of changes that were none. */
function changesOf(user: ManagedUser, values: z.infer<typeof schema>): AccountChange {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (name === "passwordHash" ? "" : user[name as "role"])),
  );
}

interface UserDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** What is done to one account: another name, password or role, or its end, which is asked about once more. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const [step, setStep] = useState<"edit" | "remove">("edit");
  const removal = useDeleteUser();
  const secondFactor = useResetSecondFactor();
  const isOwn = useCurrentUser()?.sub === user.id;
  const { firstName, lastName, role } = user;
  const form = useMutationForm(schema, { firstName, lastName, passwordHash: "", role }, useChangeUser(), {
    request: (values) => ({ id: user.id, change: changesOf(user, values) }),
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

  const resetSecondFactor = () =>
    secondFactor.mutateAsync(user.id).then(
      () => {
        showToast({ title: secondFactorText.reset.success });
        onClose();
      },
      (error: unknown) =>
        showToast({
          title: secondFactorText.reset.failure,
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
        <FieldPair>
          <TextField
            label={text.create.firstName}
            autoComplete="off"
            maxLength={limits.name.max}
            {...form.field("firstName")}
          />
          <TextField
            label={text.create.lastName}
            autoComplete="off"
            maxLength={limits.name.max}
            {...form.field("lastName")}
          />
        </FieldPair>
        {!isOwn && (
          <TextField
            label={text.edit.password}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={text.edit.passwordHint}
            {...form.field("passwordHash")}
          />
        )}
        <Choice legend={text.edit.role} options={text.roles} crayon="violet" field={form.field("role")} />
        <Submit form={form} look="main" crayon="green" wide pending={text.edit.pending}>
          {text.edit.submit}
        </Submit>
        {user.hasSecondFactor && !isOwn && (
          <>
            <p className={styles.small}>{secondFactorText.reset.hint}</p>
            <Button icon="lock" wide disabled={secondFactor.isPending} onClick={resetSecondFactor}>
              {secondFactorText.reset.action}
            </Button>
          </>
        )}
        <p className={styles.small}>{text.edit.removeHint}</p>
        <Button crayon="red" wide onClick={() => setStep("remove")}>
          {text.edit.remove}
        </Button>
      </Form>
    </Dialog>
  );
}
