import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { limits, words } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { useSetUp } from "../api/set-up.ts";
import styles from "./admin-login-form.module.css";
import { AudienceChoice } from "./audience-choice.tsx";

const text = adminText.setup;

const schema = z.object({
  audience: z.enum(words.audiences, text.audienceRequired),
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
  const form = useMutationForm(schema, { firstName: "", lastName: "", email: "", password: "" }, useSetUp(), {
    request: (account) => ({ ...account, token }),
    success: text.success,
    failure: text.failure,
  });

  return (
    <Form form={form} className={styles.form}>
      <AudienceChoice legend={text.audience} field={form.field("audience")} />
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        maxLength={limits.name.max}
        {...form.field("firstName")}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        maxLength={limits.name.max}
        {...form.field("lastName")}
      />
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        maxLength={limits.email.max}
        {...form.field("email")}
      />
      <TextField
        label={text.password}
        type="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        {...form.field("password")}
      />
      <Submit form={form} look="main" crayon="violet" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
