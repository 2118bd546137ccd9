import type { UseMutationResult } from "@tanstack/react-query";
import type { BaseSyntheticEvent } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { showToast, type Toast } from "@/components/ui/toast-store.ts";
import { showServerError, useZodForm, type ZodForm } from "./use-form.ts";

type Mutation<Sent, Answer> = Pick<UseMutationResult<Answer, Error, Sent>, "mutate" | "mutateAsync" | "isPending">;

interface Ends<Values, Answer> {
  /** Said where only the software would understand why it failed. */
  failure: string;
  /** What stands above the reason where no single field is to blame. */
  failureTitle?: string;
  /** Said over the page when it worked. */
  success?: Toast;
  /** What follows when it worked. */
  onSuccess?: (answer: Answer, values: Values) => void;
  /** Whether a failure is said elsewhere than in the form; by default none is. */
  isSaidElsewhere?: (error: Error) => boolean;
  /**
   * What becomes of the end when the form has gone before the answer came. By default nothing is said and done: whoever
   * left it is busy with something else. `said`: for a form that its own success takes away.
   */
  whenGone?: "silent" | "said";
}

/** What is sent of what was filled in; may be left out where that is the same. */
type Request<Values, Sent> = Values extends Sent
  ? { request?: (values: Values) => Sent }
  : { request: (values: Values) => Sent };

/** A form that is sent by one mutation; for `Form` and `Submit` of the kit. */
export interface MutationForm<Values extends FieldValues> extends ZodForm<Values> {
  /** Checks the form and sends it; leads to the first field that is wrong. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Whether it is on its way. */
  isPending: boolean;
}

/**
 * A form whose rules are a Zod schema and that a mutation sends: success is said as a toast, a refusal at the field that
 * the server names, any other failure above the button that sends the form.
 */
export function useMutationForm<Values extends FieldValues, Sent, Answer>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: NoInfer<DefaultValues<Values>>,
  mutation: Mutation<Sent, Answer>,
  ends: Ends<Values, Answer> & Request<Values, Sent>,
): MutationForm<Values> {
  const form = useZodForm(schema, defaultValues);
  const { failure, failureTitle, success, whenGone, isSaidElsewhere = () => false } = ends;
  // `Request` lets it be left out only where nothing has to be done.
  const request = (ends.request ?? ((values) => values)) as (values: Values) => Sent;

  const onError = (error: Error) => {
    if (isSaidElsewhere(error)) return;
    showServerError(form, error, failure, failureTitle);
  };
  const submit = form.handleSubmit((values) => {
    const onSuccess = (answer: Answer) => {
      if (success) showToast(success);
      ends.onSuccess?.(answer, values);
    };
    // The callbacks of `mutate` are dropped with the form.
    if (whenGone === "said") return mutation.mutateAsync(request(values)).then(onSuccess, onError);
    mutation.mutate(request(values), { onSuccess, onError });
  });
  return { ...form, submit, isPending: mutation.isPending };
}
