import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { accountText } from "@/text/account.ts";
import { useChangeAccount } from "../api/change-account.ts";
import styles from "./account.module.css";

const text = accountText.password;

const schema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, { error: () => text.currentRequired })),
    password: z
      .string()
      .check(z.minLength(limits.password.min, text.tooShort), z.maxLength(limits.password.max, text.tooLong)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ["confirmation"],
      message: text.mismatch,
    }),
  );

interface PasswordFormProps {
  /** Called when it worked: all other sessions are over. */
  onChanged: () => void;
}

/** A new password, with the old one as proof. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const form = useMutationForm(schema, { currentPassword: "", password: "", confirmation: "" }, useChangeAccount(), {
    request: ({ currentPassword, password }) => ({ currentPassword, password }),
    success: text.success,
    failure: text.failure,
    onSuccess: () => {
      form.reset();
      onChanged();
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField
        label={text.current}
        type="password"
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <FieldPair>
        <TextField
          label={text.next}
          type="password"
          autoComplete="new-password"
          hint={text.hint}
          {...form.field("password")}
        />
        <TextField
          label={text.confirmation}
          type="password"
          autoComplete="new-password"
          {...form.field("confirmation")}
        />
      </FieldPair>
      <Submit form={form} crayon="blue" icon="lock" pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
