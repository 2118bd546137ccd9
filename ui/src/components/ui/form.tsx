import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { MutationForm } from "@/lib/use-mutation-form.ts";
import { Button } from "./button.tsx";
import styles from "./form.module.css";
import { FormFailure } from "./form-failure.tsx";

interface FormProps<Values extends FieldValues> {
  form: Pick<MutationForm<Values>, "submit">;
  /** How the fields lie. */
  className: string | undefined;
  children: ReactNode;
}

/** The fields of a form (see `useMutationForm`), and its `Submit`. */
export function Form<Values extends FieldValues>({ form, className, children }: FormProps<Values>) {
  return (
    <form className={className} onSubmit={form.submit} noValidate>
      {children}
    </form>
  );
}

/** Two fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

interface SubmitProps<Values extends FieldValues> extends Omit<ComponentProps<typeof Button>, "form" | "type"> {
  form: Pick<MutationForm<Values>, "formState" | "isPending">;
  /** What stands on the button while the form is on its way. */
  pending: string;
  /** What may help once the form was refused. */
  afterFailure?: ReactNode;
}

/** The button that sends a form, and above it why that failed where no single field is to blame. */
export function Submit<Values extends FieldValues>({
  form: { formState, isPending },
  pending,
  afterFailure,
  children,
  ...button
}: SubmitProps<Values>) {
  const { errors } = formState;
  return (
    <>
      <FormFailure errors={errors} />
      {errors.root?.server && afterFailure}
      <Button type="submit" disabled={isPending} {...button}>
        {isPending ? pending : children}
      </Button>
    </>
  );
}
