import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
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
  const change = useChangeAccount();
  const form = useZodForm(schema, { firstName, lastName });
  const { errors } = form.formState;

  const submit = form.handleSubmit((name) =>
    change.mutate(name, {
      onSuccess: () => showToast(text.success),
      onError: (error) => showServerError(form, error, text.failure),
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
      <FormFailure errors={errors} />
      <Button type="submit" crayon="green" icon="check" disabled={change.isPending}>
        {change.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
