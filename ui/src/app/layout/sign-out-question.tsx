import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { layoutText } from "@/text/layout.ts";

const text = layoutText.leaving;

interface SignOutQuestionProps {
  /** How many pages would be lost. */
  pages: number;
  onClose: () => void;
  onSignOut: () => void;
}

/** Asks before signing out drops pages that are in no book yet. */
export default function SignOutQuestion({ pages, onClose, onSignOut }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.title}
      description={text.description(pages)}
      action={text.action}
      onConfirm={onSignOut}
    />
  );
}
