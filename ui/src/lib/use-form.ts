import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError, messageOf } from "./api-client.ts";

/** A form whose rules are a Zod schema; errors appear when a field is left or the form is sent. */
export function useZodForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
  });
}

/**
 * Says once, in the form, why the server refused it: at the field that the server names, "options.paper" too, else where
 * the form has its `FormFailure`. It stays there until the form is sent again. `fallback` is said where only the
 * software would understand the reason.
 */
export function showServerError<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
  fallback: string,
): void {
  const { code, field, fromServer } = error instanceof ApiError ? error : {};
  const path = field as Path<Values> | undefined;
  if (path && fromServer && form.getValues(path) !== undefined) {
    form.setError(path, { type: "server", message: messageOf(error, fallback) }, { shouldFocus: true });
  } else {
    form.setError("root.server", { type: code ?? "server", message: messageOf(error, fallback) });
  }
}
