import * as z from "zod/mini";
import { Button, ButtonLink } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { FormFailure } from "@/components/ui/form-failure.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { showServerError, useZodForm } from "@/lib/use-form.ts";
import { authText } from "@/text/auth.ts";
import { isMailed, useRequestPasswordReset } from "../api/request-password-reset.ts";
import styles from "./auth-card.module.css";

const text = authText.reset;

const schema = z.object({ email: z.email(text.invalidEmail) });

/** Whether the server cannot do it, for example because it sends no mail: nothing that the visitor did wrong. */
const isUnavailable = (error: unknown) => error instanceof ApiError && error.code === "unavailable" && error.fromServer;

/** Asks for an address, then says that a mail is on its way, or what else the server says. */
export function ResetRequestForm() {
  const request = useRequestPasswordReset();
  const form = useZodForm(schema, { email: "" });

  if (request.isSuccess) {
    return (
      <div className={styles.form}>
        <Notice kind="hint" icon={isMailed(request.data) ? "check" : "idea"}>
          {isMailed(request.data) && <strong>{text.sentTitle}</strong>}
          <p>{request.data.message ?? text.sent(request.variables)}</p>
        </Notice>
        <ButtonLink href={routes.login} icon="left">
          {text.backToLogin}
        </ButtonLink>
      </div>
    );
  }

  const submit = form.handleSubmit(({ email }) =>
    request.mutate(email, {
      onSuccess: (answer) => {
        if (isMailed(answer)) showToast({ title: text.sentTitle });
      },
      onError: (error) => {
        if (isUnavailable(error)) return;
        showServerError(form, error, text.failureHint);
        showToast({ title: text.failure, variant: "destructive" });
      },
    }),
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      {isUnavailable(request.error) && (
        <div role="alert">
          <Notice kind="hint">{messageOf(request.error, text.failure)}</Notice>
        </div>
      )}
      <FormFailure errors={form.formState.errors} />
      <Button type="submit" look="main" crayon="blue" wide disabled={request.isPending}>
        {request.isPending ? text.pending : text.submit}
      </Button>
    </form>
  );
}
