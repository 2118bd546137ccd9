import { ConfirmDialog } from "@/components/ui/confirm-dialog.tsx";
import { layoutText } from "@/text/layout.ts";

const text = layoutText.leaving;

/** What is in this browser only. */
export interface Unsaved {
  /** Pages that the server does not have. */
  pages: number;
  /** Pictures with colours on them. */
  coloured: number;
}

interface SignOutQuestionProps {
  lost: Unsaved;
  onClose: () => void;
  onSignOut: () => void;
}

/** Asks before signing out drops what is in this browser only. */
export default function SignOutQuestion({ lost: { pages, coloured }, onClose, onSignOut }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.title}
      description={[pages > 0 && text.pages(pages), coloured > 0 && text.coloured(coloured)].filter(Boolean).join(" ")}
      action={text.action}
      onConfirm={onSignOut}
    />
  );
}
