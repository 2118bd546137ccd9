import * as RadixAlertDialog from "@radix-ui/react-alert-dialog";
import { classNames } from "@/lib/class-names.ts";
import { commonText } from "@/text/common.ts";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";
import { useReturnFocus } from "./return-focus.ts";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen. */
  description: string;
  /** The verb on the button that does it. */
  action: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus starts at the way out. */
export function ConfirmDialog({ open, onOpenChange, title, description, action, onConfirm }: ConfirmDialogProps) {
  const focus = useReturnFocus();
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={styles.overlay} />
        <RadixAlertDialog.Content
          className={classNames(styles.content, styles.centre)}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <RadixAlertDialog.Title className={styles.title}>{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className={styles.description}>{description}</RadixAlertDialog.Description>
          <div className={styles.answers}>
            <RadixAlertDialog.Action asChild>
              <Button crayon="red" onClick={onConfirm}>
                {action}
              </Button>
            </RadixAlertDialog.Action>
            <RadixAlertDialog.Cancel asChild>
              <Button>{commonText.cancel}</Button>
            </RadixAlertDialog.Cancel>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
