import { AuthCard } from "@/features/auth/components/auth-card.tsx";
import { ResetRequestForm } from "@/features/auth/components/reset-request-form.tsx";
import { usePageHead } from "@/lib/page-head.ts";
import { authText } from "@/text/auth.ts";

const text = authText.reset;

/** /auth/reset-password */
export default function ResetRequest() {
  usePageHead({ title: text.title });
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <ResetRequestForm />
    </AuthCard>
  );
}
