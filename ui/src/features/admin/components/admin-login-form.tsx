import * as z from "zod/mini";
import { CodeField } from "@/components/ui/code-field.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { useCodeQuestion } from "@/lib/use-code-question.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { useAdminLogin } from "../api/admin-login.ts";
import styles from "./admin-login-form.module.css";

const text = adminText.login;

const schema = z.object({
  email: z.email(text.invalidEmail),
  password: z.string().check(z.minLength(1, text.passwordRequired)),
  code: z.string(),
});

/** E-mail and password of an administrator; the server decides who is one. */
export function AdminLoginForm() {
  const { wantsCode, request, isSaidElsewhere } = useCodeQuestion();
  const form = useMutationForm(schema, { email: "", password: "", code: "" }, useAdminLogin(), {
    success: text.success,
    failure: text.fallback,
    failureTitle: text.failureTitle,
    request,
    isSaidElsewhere,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.email} type="email" autoComplete="username" {...form.field("email")} />
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      {wantsCode && <CodeField {...form.field("code")} />}
      <Submit form={form} look="main" crayon="violet" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
