import * as z from "zod/mini";
import { Choice } from "@/components/ui/choice.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits, words } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { adminText } from "@/text/admin.ts";
import { useCreateUser } from "../api/users.ts";
import styles from "./panel.module.css";

const text = adminText.users.create;

const schema = z.object({
  email: z.string().check(z.trim(), z.email(text.invalidEmail)),
  passwordHash: z
    .string()
    .check(
      z.minLength(limits.givenPassword.min, text.passwordTooShort),
      z.maxLength(limits.password.max, text.passwordTooLong),
    ),
  firstName: z.string().check(z.trim()),
  lastName: z.string().check(z.trim()),
  role: z.enum(words.roles),
});

type Values = z.infer<typeof schema>;

const empty: Values = { email: "", passwordHash: "", firstName: "", lastName: "", role: "user" };

/** An account for somebody else. The password is seen while it is typed, because it has to be passed on. */
export function UserForm({ onCreated }: { onCreated: () => void }) {
  const form = useMutationForm(schema, empty, useCreateUser(), {
    success: { title: text.success },
    failure: text.failure,
    failureTitle: text.failureTitle,
    onSuccess: onCreated,
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.email} type="email" autoComplete="off" {...form.field("email")} />
      <TextField
        label={text.password}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={text.passwordHint}
        {...form.field("passwordHash")}
      />
      <FieldPair>
        <TextField label={text.firstName} autoComplete="off" maxLength={limits.name.max} {...form.field("firstName")} />
        <TextField label={text.lastName} autoComplete="off" maxLength={limits.name.max} {...form.field("lastName")} />
      </FieldPair>
      <Choice legend={text.role} options={adminText.users.roles} crayon="violet" field={form.field("role")} />
      <Submit form={form} look="main" crayon="green" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
