import { Link } from "wouter";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { useZodForm } from "@/lib/use-form.ts";
import { authText } from "@/text/auth.ts";
import { useLogin } from "../api/login.ts";
import styles from "./auth-card.module.css";

const text = authText.login;

const schema = z.object({
  email: z.email(text.invalidEmail),
  password: z.string().check(z.minLength(1, text.passwordRequired)),
});

/** E-mail and password. Where the user goes afterwards is the page's business. */
export function LoginForm() {
  const login = useLogin();
  const form = useZodForm(schema, { email: "", password: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => showToast(text.success),
      onError: (error) =>
        showToast({ title: text.failure, description: messageOf(error, text.failure), variant: "destructive" }),
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
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
      {login.isError && (
        <Notice kind="error">
          <p>{messageOf(login.error, text.inlineFallback)}</p>
          {login.error instanceof ApiError && login.error.code === "use_admin_login" && (
            <p>
              <Link href={routes.adminLogin}>{text.adminLogin}</Link>
            </p>
          )}
        </Notice>
      )}
      <Button type="submit" look="main" wide disabled={login.isPending}>
        {login.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
