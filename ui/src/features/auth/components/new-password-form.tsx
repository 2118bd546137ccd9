import { Link, useLocation } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { routes } from "@/config/paths.ts";
import { messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { authText } from "@/text/auth.ts";
import { useResetPassword } from "../api/reset-password.ts";
import styles from "./auth-card.module.css";

const text = authText.newPassword;

const schema = z
  .object({
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

/** Sets a new password with the token of a mailed link, then leads to the login. */
export function NewPasswordForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const [, navigate] = useLocation();
  const form = useZodForm(schema, { password: "", confirmation: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          showToast(text.success);
          navigate(routes.login);
        },
        onError: (error) =>
          showToast({ title: text.failure, description: messageOf(error, text.failure), variant: "destructive" }),
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.password}
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
      {reset.isError && (
        <Notice kind="error">
          <p>{messageOf(reset.error, text.failure)}</p>
          <p>
            <Link href={routes.resetRequest}>{text.newLink}</Link>
          </p>
        </Notice>
      )}
      <Button type="submit" look="main" crayon="green" wide disabled={reset.isPending}>
        {reset.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
