import * as z from "zod/mini";
import { TextField } from "@/components/ui/field.tsx";
import { FieldPair, Form, Submit } from "@/components/ui/form.tsx";
import { limits } from "@/config/contract.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { accountText } from "@/text/account.ts";
import { useChangeAccount } from "../api/change-account.ts";
import styles from "./account.module.css";

const text = accountText.name;

const schema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, text.firstNameRequired)),
  lastName: z.string().check(z.trim(), z.minLength(1, text.lastNameRequired)),
});

interface NameFormProps {
  firstName: string;
  lastName: string;
}

/** First and last name. */
export function NameForm({ firstName, lastName }: NameFormProps) {
  const form = useMutationForm(schema, { firstName, lastName }, useChangeAccount(), {
    success: text.success,
    failure: text.failure,
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
      <Submit form={form} crayon="green" icon="check" pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
