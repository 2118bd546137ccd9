import * as RadixToast from "@radix-ui/react-toast";
import { classNames } from "@/lib/class-names.ts";
import { Button, IconButton } from "./button.tsx";
import { dismissToast, toastDurationMs, useToasts } from "./toast-store.ts";
import styles from "./toaster.module.css";

/** Where messages appear: F8 moves the focus there, a swipe to the right closes one. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <RadixToast.Provider label="Nachricht" duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant = "default", action }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(next) => next || dismissToast(id)}
          type={variant === "destructive" ? "foreground" : "background"}
          className={classNames(styles.toast, styles[variant])}
        >
          <div className={styles.text}>
            <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
            {description && <RadixToast.Description>{description}</RadixToast.Description>}
            {action && (
              <RadixToast.Action asChild altText={action.label}>
                <Button className={styles.action} onClick={action.onClick}>
                  {action.label}
                </Button>
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton icon="close" label="Nachricht schließen" crayon="red" className={styles.close} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={styles.viewport} hotkey={["F8"]} label="Nachrichten ({hotkey})" />
    </RadixToast.Provider>
  );
}
