import * as RadixDialog from "@radix-ui/react-dialog";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "@/lib/class-names.ts";
import { IconButton } from "./button.tsx";
import styles from "./dialog.module.css";
import { useReturnFocus } from "./return-focus.ts";
import { dismissToasts } from "./toast-store.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title, read with it. */
  description?: string;
  /** `side` slides in from the right: the menu on a phone. `screen` takes the whole window. */
  place?: "centre" | "side" | "screen";
  closeLabel?: string;
  /** What stands in the head, between the title and the way out. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The focus starts at the first field, else at the dialog itself: a ring around "close" invites to leave. */
function focusContent(event: Event): void {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  (content.querySelector<HTMLElement>("[data-autofocus], input, textarea") ?? content).focus();
}

/** Going round, the focus is set without scrolling: to the way out, which of a long dialog has gone out of sight. */
function showFocus({ key }: KeyboardEvent): void {
  if (key === "Tab") requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
}

/** A modal dialog: focus stays inside and goes back afterwards, Escape and a tap outside close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  place = "centre",
  closeLabel = "Schließen",
  tools,
  children,
}: DialogProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={classNames(styles.content, styles[place])}
          onOpenAutoFocus={(event) => {
            focus.remember();
            dismissToasts();
            focusContent(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={showFocus}
          {...(!description && { "aria-describedby": undefined })}
        >
          <header className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {tools}
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={closeLabel} crayon="red" />
            </RadixDialog.Close>
          </header>
          {description && (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
