import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Form, Submit } from "@/components/ui/form.tsx";
import { Loaded } from "@/components/ui/loaded.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useMutationForm } from "@/lib/use-mutation-form.ts";
import { secondFactorText as text } from "@/text/second-factor.ts";
import {
  type Proof,
  type SecondFactorKey,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useReadSecondFactorAgain,
  useRenewRecoveryCodes,
  useSecondFactor,
  useSwitchOffSecondFactor,
} from "../api/second-factor.ts";
import styles from "./account.module.css";

const passwordRule = z.string().check(z.minLength(1, { error: () => text.passwordRequired }));
const codeRule = z.string().check(z.trim(), z.minLength(1, { error: () => text.codeRequired }));
const beginSchema = z.object({ password: passwordRule });
const confirmSchema = z.object({ code: codeRule });
const proofSchema = z.object({ password: passwordRule, code: codeRule });

/** What is shown: nothing but the state, the key for the app, codes that nobody can show again, or a question. */
type Step =
  | { name: "state" }
  | { name: "key"; made: SecondFactorKey }
  | { name: "codes"; codes: readonly string[] }
  | { name: "renew" | "off" };

function BeginForm({ onMade }: { onMade: (made: SecondFactorKey) => void }) {
  const form = useMutationForm(beginSchema, { password: "" }, useBeginSecondFactor(), {
    request: ({ password }) => password,
    failure: text.beginFailure,
    onSuccess: onMade,
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <Submit form={form} crayon="green" icon="lock" pending={text.beginPending}>
        {text.begin}
      </Submit>
    </Form>
  );
}

function ConfirmForm({ made, onCodes }: { made: SecondFactorKey; onCodes: (codes: readonly string[]) => void }) {
  const form = useMutationForm(confirmSchema, { code: "" }, useConfirmSecondFactor(), {
    request: ({ code }) => code,
    success: text.switchedOn,
    failure: text.switchOnFailure,
    onSuccess: onCodes,
  });
  return (
    <Form form={form} className={styles.form}>
      <p>{text.scan}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(made.qrSvg)}`}
        alt={text.qr}
      />
      <p>
        {text.key}: <code className={styles.secret}>{made.key.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <p>{text.confirm}</p>
      <TextField label={text.appCode} inputMode="numeric" autoComplete="one-time-code" {...form.field("code")} />
      <Submit form={form} look="main" crayon="green" pending={text.switchOnPending}>
        {text.switchOn}
      </Submit>
    </Form>
  );
}

interface ProofFormProps<Answer> {
  mutation: Parameters<typeof useMutationForm<Proof, Proof, Answer>>[2];
  words: { submit: string; pending: string; failure: string; success?: { title: string } };
  onDone: (answer: Answer) => void;
}

/** The password and a code, for what takes both. */
function ProofForm<Answer>({ mutation, words, onDone }: ProofFormProps<Answer>) {
  const form = useMutationForm<Proof, Proof, Answer>(proofSchema, { password: "", code: "" }, mutation, {
    failure: words.failure,
    ...(words.success && { success: words.success }),
    onSuccess: onDone,
  });
  return (
    <Form form={form} className={styles.form}>
      <TextField label={text.password} type="password" autoComplete="current-password" {...form.field("password")} />
      <TextField label={text.code} hint={text.codeHint} autoComplete="one-time-code" {...form.field("code")} />
      <Submit form={form} crayon="blue" pending={words.pending}>
        {words.submit}
      </Submit>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <h3>{text.codesHeading}</h3>
      <p>{text.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.secret}>{code}</code>
          </li>
        ))}
      </ul>
      <Button crayon="green" icon="check" onClick={onDone}>
        {text.codesDone}
      </Button>
    </>
  );
}

/** Signing in in two steps: set up, new recovery codes, switched off. Nothing for who may not have it. */
export function SecondFactor({ userId }: { userId: string }) {
  const state = useSecondFactor(userId);
  const [step, setStep] = useState<Step>({ name: "state" });
  const renewal = useRenewRecoveryCodes();
  const end = useSwitchOffSecondFactor();
  const readAgain = useReadSecondFactorAgain();
  const back = () => {
    setStep({ name: "state" });
    readAgain();
  };
  const showCodes = (codes: readonly string[]) => setStep({ name: "codes", codes });
  if (state.data && !state.data.isOffered) return null;

  return (
    <section aria-labelledby="konto-zwei-schritte">
      <h2 id="konto-zwei-schritte">{text.heading}</h2>
      <p>{text.lead}</p>
      <Loaded query={state} loading={text.loading} failure={text.failure}>
        {({ isOn, isRequired, recoveryCodesLeft }) => {
          if (step.name === "codes") return <RecoveryCodes codes={step.codes} onDone={back} />;
          if (step.name === "key") return <ConfirmForm made={step.made} onCodes={showCodes} />;
          if (!isOn) {
            return (
              <>
                {isRequired && <Notice kind="hint">{text.required}</Notice>}
                <BeginForm onMade={(made) => setStep({ name: "key", made })} />
              </>
            );
          }
          return (
            <>
              <p>
                {text.isOn} {text.left(recoveryCodesLeft)}
              </p>
              {step.name === "state" && (
                <div className={styles.actions}>
                  <Button onClick={() => setStep({ name: "renew" })}>{text.renew}</Button>
                  {!isRequired && (
                    <Button crayon="red" onClick={() => setStep({ name: "off" })}>
                      {text.off}
                    </Button>
                  )}
                </div>
              )}
              {step.name === "renew" && (
                <ProofForm
                  mutation={renewal}
                  words={{ submit: text.renew, pending: text.renewPending, failure: text.renewFailure }}
                  onDone={showCodes}
                />
              )}
              {step.name === "off" && (
                <ProofForm
                  mutation={end}
                  words={{
                    submit: text.off,
                    pending: text.offPending,
                    failure: text.offFailure,
                    success: text.switchedOff,
                  }}
                  onDone={back}
                />
              )}
              {step.name !== "state" && (
                <Button look="quiet" onClick={back}>
                  {text.cancel}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
