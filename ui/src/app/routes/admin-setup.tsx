import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Notice } from "@/components/ui/notice.tsx";
import { routes } from "@/config/paths.ts";
import { SetupForm } from "@/features/admin/components/setup-form.tsx";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { useInstallation } from "@/lib/use-installation.ts";
import { adminText } from "@/text/admin.ts";

const text = adminText.setup;

/** /admin/setup#token: the one-time link that the server prints while it has no administrator. */
export default function AdminSetup() {
  const { productName } = useInstallation();
  usePageHead({ title: text.heading, noIndex: true });
  const user = useCurrentUser();
  const [, navigate] = useLocation();
  // Behind the number sign, because browsers do not send that part: no log knows the token.
  const [token] = useState(() => location.hash.slice(1));

  useEffect(() => {
    if (user?.role === "admin") navigate(routes.admin, { replace: true });
  }, [user, navigate]);

  return (
    <AuthCard title={text.title(productName)} lead={text.lead}>
      {token ? <SetupForm token={token} /> : <Notice kind="error">{text.noToken}</Notice>}
    </AuthCard>
  );
}
