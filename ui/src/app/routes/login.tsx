import { Link } from "wouter";
import { routes } from "@/config/paths.ts";
import styles from "@/features/auth/components/auth-card.module.css";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { LoginForm } from "@/features/auth/components/login-form.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useAfterSignIn } from "@/lib/use-after-sign-in.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { authText } from "@/text/auth.ts";

const text = authText.login;

/** /auth/login */
export default function Login() {
  usePageHead({ title: text.title });
  useAfterSignIn({ admin: routes.admin });
  const { isSettled, registers } = useInstallation();
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <LoginForm />
      <div className={styles.links}>
        {registers && (
          <p className={isSettled ? undefined : styles.unsettled}>
            {text.noAccount} <Link href={routes.register}>{text.register}</Link>
          </p>
        )}
        <p>
          <Link href={routes.resetRequest}>{text.forgot}</Link>
        </p>
      </div>
    </AuthCard>
  );
}
