import { Link } from "wouter";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import styles from "@/features/auth/components/auth-card.module.css";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { RegisterForm } from "@/features/auth/components/register-form.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useAfterSignIn } from "@/lib/use-after-sign-in.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { usePublicConfig } from "@/lib/use-public-config.ts";
import { authText } from "@/text/auth.ts";

const text = authText.register;

/** /auth/register */
export default function Register() {
  usePageHead({ title: text.title });
  useAfterSignIn({ admin: routes.myBooks });
  const registration = usePublicConfig()?.registration;
  const { registers, productName, audience } = useInstallation();
  return (
    <AuthCard title={text.title} lead={registers ? text.lead : text.closedLead}>
      {!registers ? (
        <Notice kind="hint">{text.closed[audience ?? "public"](productName)}</Notice>
      ) : (
        <RegisterForm codeNeeded={registration === "code"} />
      )}
      <div className={styles.links}>
        <p>
          {text.haveAccount} <Link href={routes.login}>{text.signIn}</Link>
        </p>
      </div>
    </AuthCard>
  );
}
