import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "./tooltip.module.css";

/**
 * Around controls with tooltips: they open after 700 ms, and at once while another was just open. Not around the app:
 * the first page needs none, and they weigh 10 kB.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Words that appear over a control on hover and focus. Controlled, because on Preact it would not open otherwise. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <RadixTooltip.Root open={open} onOpenChange={setOpen}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.content} sideOffset={6} collisionPadding={8}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
