import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError, messageOf } from "./api-client.ts";

/** What one input needs: React Hook Form's part, and what is wrong with what stands in it. */
type FieldProps<Name extends string> = UseFormRegisterReturn<Name> & { error: string | undefined };

export interface ZodForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** Registers a field of the form and says what is wrong with it, to be spread over a field of the kit. */
  field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => FieldProps<Name>;
}

/**
 * A form whose rules are a Zod schema; errors appear when a field is left or the form is sent. `complain: "sent"`: only
 * then, for a field that one may leave empty on the way to something else.
 */
export function useZodForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
  { complain = "left" }: { complain?: "left" | "sent" } = {},
): ZodForm<Values> {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: complain === "left" ? "onTouched" : "onSubmit",
  });
  const { errors } = form.formState;
  return {
    ...form,
    field: (name, options) => ({
      ...form.register(name, options),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
  };
}

/**
 * Says once, in the form, why the server refused it: at the field that the server names, "options.paper" too, else where
 * the form has its `FormFailure`, under `title`. It stays there until the form is sent again. `fallback` is said where only
 * the software would understand the reason.
 */
export function showServerError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, Values>, "getValues" | "setError">,
  error: unknown,
  fallback: string,
  title?: string,
): void {
  const { code, field, fromServer } = error instanceof ApiError ? error : {};
  const message = messageOf(error, fallback);
  const path = field as Path<Values> | undefined;
  if (path && fromServer && form.getValues(path) !== undefined) {
    form.setError(path, { type: "server", message }, { shouldFocus: true });
  } else {
    if (title) form.setError("root.title", { type: "server", message: title });
    form.setError("root.server", { type: code ?? "server", message });
  }
}
