import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { accountText } from "@/text/account.ts";
import { useChangeAccount } from "../api/change-account.ts";
import styles from "./account.module.css";

const text = accountText.password;

const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, text.currentRequired)),
    password: z
      .string()
      .check(z.minLength(limits.password.min, text.tooShort), z.maxLength(limits.password.max, text.tooLong)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ["confirmation"],
      message: text.mismatch,
    }),
  );

interface PasswordFormProps {
  /** Called when it worked: all other sessions are over. */
  onChanged: () => void;
}

/** A new password, with the old one as proof. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const change = useChangeAccount();
  const form = useZodForm(schema, { currentPassword: "", password: "", confirmation: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: () => {
          form.reset();
          showToast(text.success);
          onChanged();
        },
        onError: (error) => showServerError(form, error, text.failure),
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.current}
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <div className={styles.pair}>
        <TextField
          label={text.next}
          type="password"
          autoComplete="new-password"
          hint={text.hint}
          error={errors.password?.message}
          {...form.register("password")}
        />
        <TextField
          label={text.confirmation}
          type="password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...form.register("confirmation")}
        />
      </div>
      <FormFailure errors={errors} />
      <Button type="submit" crayon="blue" icon="lock" disabled={change.isPending}>
        {change.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
