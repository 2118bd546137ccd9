import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { NewPasswordForm } from "@/features/auth/components/new-password-form.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { authText } from "@/text/auth.ts";

const text = authText.newPassword;

/** /auth/reset-password/{token} */
export default function NewPassword({ token }: { token: string }) {
  usePageHead({ title: text.title, noIndex: true });
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <NewPasswordForm token={token} />
    </AuthCard>
  );
}
