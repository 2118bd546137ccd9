import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { CodeField } from "@/components/ui/code-field.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useCodeQuestion } from "@/lib/use-code-question.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { authText } from "@/text/auth.ts";
import { useLogin } from "../api/login.ts";
import { nameInAddress } from "../lib/name-in-address.ts";
import styles from "./auth-card.module.css";

const text = authText.login;

const address = z.email();
/** As the server takes them: letters of any language, which it folds, digits and three signs. */
const loginName = new RegExp(`^[\\p{L}\\p{M}\\d][\\p{L}\\p{M}\\d._ -]{${limits.loginName.min - 1},}$`, "u");
const isLogin = (text: string) => (text.includes("@") ? address.safeParse(text).success : loginName.test(text));

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isLogin, text.invalidEmail)),
  password: z.string().check(z.minLength(1, text.passwordRequired)),
  code: z.string(),
});

/** E-mail or login name, and password. The name on a login card comes with the address that its QR code leads to. Where the user goes afterwards is the page's business. */
export function LoginForm() {
  const [givenName] = useState(nameInAddress);
  const { wantsCode, request, isSaidElsewhere } = useCodeQuestion();
  const form = useMutationForm(schema, { email: givenName, password: "", code: "" }, useLogin(), {
    success: text.success,
    failure: text.inlineFallback,
    failureTitle: text.failure,
    request,
    isSaidElsewhere,
  });

  useEffect(() => {
    if (!givenName) return;
    // The next child at this tablet shall not come upon the name in the history.
    history.replaceState(history.state, "", location.pathname + location.search);
    form.setFocus("password");
  }, [givenName, form.setFocus]);

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={text.email}
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("email")}
      />
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      {wantsCode && <CodeField {...form.field("code")} />}
      <Submit form={form} look="main" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
