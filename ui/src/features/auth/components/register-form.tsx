import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { authText } from "@/text/auth.ts";
import { useRegister } from "../api/register.ts";
import styles from "./auth-card.module.css";

const text = authText.register;

const schema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, text.firstNameRequired)),
  lastName: z.string().check(z.trim(), z.minLength(1, text.lastNameRequired)),
  email: z.email(text.invalidEmail),
  password: z
    .string()
    .check(
      z.minLength(limits.password.min, text.passwordTooShort),
      z.maxLength(limits.password.max, text.passwordTooLong),
    ),
  registrationCode: z.string(),
});

interface RegisterFormProps {
  /** Whether the server asks for a code that the school has handed out. */
  codeNeeded: boolean;
}

/** A new account. Where the user goes afterwards is the page's business. */
export function RegisterForm({ codeNeeded }: RegisterFormProps) {
  const { productName } = useInstallation();
  const register = useRegister();
  const form = useZodForm(schema, { firstName: "", lastName: "", email: "", password: "", registrationCode: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ registrationCode, ...account }) =>
    register.mutate(codeNeeded ? { ...account, registrationCode } : account, {
      onSuccess: () => showToast(text.success(productName)),
      onError: (error) => {
        showServerError(form, error, text.failureHint);
        showToast({ title: text.failure, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label={text.firstName}
          autoComplete="given-name"
          maxLength={limits.name.max}
          error={errors.firstName?.message}
          {...form.register("firstName")}
        />
        <TextField
          label={text.lastName}
          autoComplete="family-name"
          maxLength={limits.name.max}
          error={errors.lastName?.message}
          {...form.register("lastName")}
        />
      </div>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        maxLength={limits.email.max}
        error={errors.email?.message}
        {...form.register("email")}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        error={errors.password?.message}
        {...form.register("password")}
      />
      {codeNeeded && (
        <TextField
          label={text.code}
          hint={text.codeHint}
          autoComplete="off"
          error={errors.registrationCode?.message}
          {...form.register("registrationCode")}
        />
      )}
      <FormFailure errors={errors} />
      <Button type="submit" look="main" crayon="green" wide disabled={register.isPending}>
        {register.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
