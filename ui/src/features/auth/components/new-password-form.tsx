import { Link, useLocation } from "wouter";
import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { routes } from "@/config/paths.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
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
  const [, navigate] = useLocation();
  const form = useMutationForm(schema, { password: "", confirmation: "" }, useResetPassword(), {
    request: ({ password }) => ({ token, password }),
    success: text.success,
    failure: text.failureHint,
    failureTitle: text.failure,
    onSuccess: () => navigate(routes.login),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={text.password}
        type="password"
        autoComplete="new-password"
        hint={text.hint}
        {...form.field("password")}
      />
      <TextField
        label={text.confirmation}
        type="password"
        autoComplete="new-password"
        {...form.field("confirmation")}
      />
      <Submit
        form={form}
        look="main"
        crayon="green"
        wide
        pending={text.pending}
        afterFailure={
          <p>
            <Link href={routes.resetRequest}>{text.newLink}</Link>
          </p>
        }
      >
        {text.submit}
      </Submit>
    </Form>
  );
}
