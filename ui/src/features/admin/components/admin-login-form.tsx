import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
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
  const login = useAdminLogin();
  const form = useZodForm(schema, { email: "", password: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => showToast(text.success),
      onError: (error) => {
        showServerError(form, error, text.fallback);
        showToast({ title: text.failureTitle, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
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
      <Button type="submit" look="main" crayon="violet" wide disabled={login.isPending}>
        {login.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
