import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { authText } from "@/text/auth.ts";
import { useLogin } from "../api/login.ts";
import { nameInAddress } from "../lib/name-in-address.ts";
import styles from "./auth-card.module.css";

const text = authText.login;

const address = z.email();
/** As the server takes them: letters of any language, which it folds, digits and three signs. */
const loginName = /^[\p{L}\p{M}\d][\p{L}\p{M}\d._ -]{2,}$/u;
const isLogin = (text: string) => (text.includes("@") ? address.safeParse(text).success : loginName.test(text));

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isLogin, text.invalidEmail)),
  password: z.string().check(z.minLength(1, text.passwordRequired)),
});

/** E-mail or login name, and password. The name on a login card comes with the address that its QR code leads to. Where the user goes afterwards is the page's business. */
export function LoginForm() {
  const login = useLogin();
  const [givenName] = useState(nameInAddress);
  const form = useZodForm(schema, { email: givenName, password: "" });
  const { errors } = form.formState;

  useEffect(() => {
    if (!givenName) return;
    // The next child at this tablet shall not come upon the name in the history.
    history.replaceState(history.state, "", location.pathname + location.search);
    form.setFocus("password");
  }, [givenName, form.setFocus]);

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => showToast(text.success),
      onError: (error) => {
        showServerError(form, error, text.inlineFallback);
        showToast({ title: text.failure, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register("email")}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <FormFailure errors={errors} />
      <Button type="submit" look="main" wide disabled={login.isPending}>
        {login.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
