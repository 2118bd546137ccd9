import { Link, useLocation } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { routes } from "@/config/paths.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
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
        onError: (error) => {
          showServerError(form, error, text.failureHint);
          showToast({ title: text.failure, variant: "destructive" });
        },
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
      <FormFailure errors={errors} />
      {errors.root?.server && (
        <p>
          <Link href={routes.resetRequest}>{text.newLink}</Link>
        </p>
      )}
      <Button type="submit" look="main" crayon="green" wide disabled={reset.isPending}>
        {reset.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
