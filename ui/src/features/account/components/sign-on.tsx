import { useEffect } from "react";
import * as z from "zod/mini";
import { SignOnProblem } from "@/components/sign-on/sign-on-problem.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { useSignOnOutcome } from "@/lib/sign-on-outcome.ts";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { signOnText } from "@/text/sign-on.ts";
import { useLinkSignOn, useSignOnState, useUnlinkSignOn } from "../api/sign-on.ts";
import styles from "./account.module.css";

const text = signOnText.account;

const schema = z.object({ password: z.string().check(z.minLength(1, { error: () => text.passwordRequired })) });

function LinkForm({ name }: { name: string }) {
  const form = useMutationForm(schema, { password: "" }, useLinkSignOn(), {
    request: ({ password }) => password,
    failure: text.linkFailure,
    onSuccess: ({ address }) => window.location.assign(address),
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <Submit form={form} crayon="blue" icon="lock" pending={text.linkPending}>
        {text.link(name)}
      </Submit>
    </Form>
  );
}

function UnlinkForm() {
  const form = useMutationForm(schema, { password: "" }, useUnlinkSignOn(), {
    request: ({ password }) => password,
    failure: text.unlinkFailure,
    success: text.unlinked,
    whenGone: "said",
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <Submit form={form} crayon="red" pending={text.unlinkPending}>
        {text.unlink}
      </Submit>
    </Form>
  );
}

/** Connecting one's account with the service that signs people in. Nothing where the server has none. */
export function SignOn({ userId }: { userId: string }) {
  const service = usePublicConfig()?.signOn ?? null;
  const state = useSignOnState(userId, service !== null);
  const outcome = useSignOnOutcome();

  useEffect(() => {
    if (outcome.kind === "done") showToast({ title: text.linkedNow });
  }, [outcome]);

  if (!service) return null;
  return (
    <section aria-labelledby="konto-dienst">
      <h2 id="konto-dienst">{text.heading(service.name)}</h2>
      {outcome.kind === "problem" && <SignOnProblem reason={outcome.reason} />}
      <Loaded query={state} loading={text.loading} failure={text.failure}>
        {({ isLinked }) => (
          <>
            <p>{isLinked ? text.linked(service.name) : text.notLinked(service.name)}</p>
            {isLinked ? <UnlinkForm /> : <LinkForm name={service.name} />}
          </>
        )}
      </Loaded>
    </section>
  );
}
