import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { useAdminLogin } from "../api/admin-login.ts";
import styles from "./admin-login-form.module.css";

const text = adminText.login;

const schema = z.object({
  email: z.email(text.invalidEmail),
  password: z.string().check(z.minLength(1, text.passwordRequired)),
});

/** E-mail and password of an administrator; the server decides who is one. */
export function AdminLoginForm() {
  const form = useMutationForm(schema, { email: "", password: "" }, useAdminLogin(), {
    success: text.success,
    failure: text.fallback,
    failureTitle: text.failureTitle,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.email} type="email" autoComplete="username" {...form.field("email")} />
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <Submit form={form} look="main" crayon="violet" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
