import { useState } from "react";
import { Link } from "wouter";
import { SignOnProblem } from "@/components/sign-on/sign-on-problem.tsx";
import { routes } from "@/config/paths.ts";
import styles from "@/features/auth/components/auth-card.module.css";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { LoginForm } from "@/features/auth/components/login-form.tsx";
import { SignOnArrival } from "@/features/auth/components/sign-on-arrival.tsx";
import { SignOnButton } from "@/features/auth/components/sign-on-button.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { restoreSignInTarget } from "@/lib/sign-in-target.ts";
import { useSignOnOutcome } from "@/lib/sign-on-outcome.ts";
import { hasPendingPrompt } from "@/lib/storage.ts";
import { useAfterSignIn } from "@/lib/use-after-sign-in.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { authText } from "@/text/auth.ts";

const text = authText.login;

function SignIn({ problem }: { problem: string | null }) {
  useAfterSignIn({ admin: routes.admin });
  const { isSettled, registers } = useInstallation();
  const [isPending] = useState(hasPendingPrompt);
  const register = registers && (
    <p className={isSettled ? undefined : styles.unsettled}>
      {text.noAccount} <Link href={routes.register}>{text.register}</Link>
    </p>
  );
  return (
    <AuthCard title={text.title} lead={isPending ? text.leadPending : text.lead}>
      {/* Who has come here from drawing is asked for something they may not have: the way to get it is not below that. */}
      {isPending && register && <div className={styles.newHere}>{register}</div>}
      {problem !== null && <SignOnProblem reason={problem} />}
      <SignOnButton />
      <LoginForm />
      <div className={styles.links}>
        {!isPending && register}
        <p>
          <Link href={routes.resetRequest}>{text.forgot}</Link>
        </p>
      </div>
    </AuthCard>
  );
}

/** /auth/login; also where the service that signs people in leads back to. */
export default function Login() {
  usePageHead({ title: text.title });
  const outcome = useSignOnOutcome();
  const [isArriving, setIsArriving] = useState(outcome.kind === "done");
  if (!isArriving) return <SignIn problem={outcome.kind === "problem" ? outcome.reason : null} />;
  return (
    <SignOnArrival
      onDone={() => {
        restoreSignInTarget();
        setIsArriving(false);
      }}
    />
  );
}
