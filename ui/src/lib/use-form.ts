import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "./api-client.ts";

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

/** Puts the server's complaint at the field that it names, "options.paper" too. Returns whether the form has it. */
export function showServerError<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || !error.field || !error.fromServer) return false;
  const field = error.field as Path<Values>;
  if (form.getValues(field) === undefined) return false;
  form.setError(field, { type: "server", message: error.message }, { shouldFocus: true });
  return true;
}
