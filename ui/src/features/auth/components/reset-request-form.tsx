import * as z from "zod/mini";
import { ButtonLink } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { routes } from "@/config/paths.ts";
import { ApiError, messageOf } from "@/lib/api-client.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
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
  const form = useMutationForm(schema, { email: "" }, request, {
    request: ({ email }) => email,
    failure: text.failureHint,
    failureTitle: text.failure,
    isSaidElsewhere: isUnavailable,
    onSuccess: (answer) => {
      if (isMailed(answer)) showToast({ title: text.sentTitle });
    },
  });

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

  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.email} type="email" autoComplete="email" {...form.field("email")} />
      {isUnavailable(request.error) && (
        <div role="alert">
          <Notice kind="hint">{messageOf(request.error, text.failure)}</Notice>
        </div>
      )}
      <Submit form={form} look="main" crayon="blue" wide pending={text.pending}>
        {text.submit}
      </Submit>
    </Form>
  );
}
