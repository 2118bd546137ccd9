import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { Choice } from "@/components/ui/choice.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { limits } from "@/config/limits.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
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
  role: z.enum(["user", "teacher", "admin"]),
});

type Values = z.infer<typeof schema>;

const empty: Values = { email: "", passwordHash: "", firstName: "", lastName: "", role: "user" };

/** An account for somebody else. The password is seen while it is typed, because it has to be passed on. */
export function UserForm({ onCreated }: { onCreated: () => void }) {
  const create = useCreateUser();
  const form = useZodForm(schema, empty);
  const { errors } = form.formState;

  const submit = form.handleSubmit((user) =>
    create.mutate(user, {
      onSuccess: () => {
        showToast({ title: text.success });
        onCreated();
      },
      onError: (error) => {
        showServerError(form, error, text.failure);
        showToast({ title: text.failureTitle, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <TextField
        label={text.password}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={text.passwordHint}
        error={errors.passwordHash?.message}
        {...form.register("passwordHash")}
      />
      <div className={styles.pair}>
        <TextField
          label={text.firstName}
          autoComplete="off"
          maxLength={limits.name.max}
          error={errors.firstName?.message}
          {...form.register("firstName")}
        />
        <TextField
          label={text.lastName}
          autoComplete="off"
          maxLength={limits.name.max}
          error={errors.lastName?.message}
          {...form.register("lastName")}
        />
      </div>
      <Choice legend={text.role} options={adminText.users.roles} crayon="violet" field={form.register("role")} />
      <FormFailure errors={errors} />
      <Button type="submit" look="main" crayon="green" wide disabled={create.isPending}>
        {create.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
