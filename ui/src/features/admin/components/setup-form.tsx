import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { adminText } from "@/text/admin.ts";
import { useSetUp } from "../api/set-up.ts";
import styles from "./admin-login-form.module.css";
import { AudienceChoice, audiences } from "./audience-choice.tsx";

const text = adminText.setup;

const schema = z.object({
  audience: z.enum(audiences, text.audienceRequired),
  firstName: z.string().check(z.trim(), z.minLength(1, text.firstNameRequired)),
  lastName: z.string().check(z.trim(), z.minLength(1, text.lastNameRequired)),
  email: z.email(text.invalidEmail),
  password: z
    .string()
    .check(
      z.minLength(limits.password.min, text.passwordTooShort),
      z.maxLength(limits.password.max, text.passwordTooLong),
    ),
});

interface SetupFormProps {
  /** The secret part of the one-time link. */
  token: string;
}

/** The account of the first administrator. Where they go afterwards is the page's business. */
export function SetupForm({ token }: SetupFormProps) {
  const setUp = useSetUp();
  const form = useZodForm(schema, { firstName: "", lastName: "", email: "", password: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit((account) =>
    setUp.mutate(
      { ...account, token },
      { onSuccess: () => showToast(text.success), onError: (error) => showServerError(form, error, text.failure) },
    ),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AudienceChoice legend={text.audience} field={form.register("audience")} error={errors.audience?.message} />
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
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
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
      <FormFailure errors={errors} />
      <Button type="submit" look="main" crayon="violet" wide disabled={setUp.isPending}>
        {setUp.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
