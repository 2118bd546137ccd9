import { useEffect } from "react";
import { useLocation } from "wouter";
import { routes } from "@/config/paths.ts";
import { AdminLoginForm } from "@/features/admin/components/admin-login-form.tsx";
import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { useCurrentUser } from "@/lib/session.ts";
import { adminText } from "@/text/admin.ts";

const text = adminText.login;

/** /admin/login */
export default function AdminLogin() {
  usePageHead({ title: text.title, noIndex: true });
  const user = useCurrentUser();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (user?.role === "admin") navigate(routes.admin, { replace: true });
  }, [user, navigate]);

  return (
    <AuthCard title={text.title} lead={text.lead}>
      <AdminLoginForm />
    </AuthCard>
  );
}
