import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
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

const empty = { firstName: "", lastName: "", email: "", password: "", registrationCode: "" };

interface RegisterFormProps {
  /** Whether the server asks for a code that the school has handed out. */
  codeNeeded: boolean;
}

/** A new account. Where the user goes afterwards is the page's business. */
export function RegisterForm({ codeNeeded }: RegisterFormProps) {
  const { productName } = useInstallation();
  const form = useMutationForm(schema, empty, useRegister(), {
    request: ({ registrationCode, ...account }) => (codeNeeded ? { ...account, registrationCode } : account),
    success: text.success(productName),
    failure: text.failureHint,
    failureTitle: text.failure,
  });

  return (
    <Form form={form} className={styles.form}>
      <FieldPair>
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
      </FieldPair>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
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
      {codeNeeded && (
        <TextField label={text.code} hint={text.codeHint} autoComplete="off" {...form.field("registrationCode")} />
      )}
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
