import * as RadixToast from "@radix-ui/react-toast";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "@/lib/class-names.ts";
import { Button, IconButton } from "./button.tsx";
import { dismissToast, toastDurationMs, useToasts } from "./toast-store.ts";
import styles from "./toaster.module.css";

const hotkey = "F8";
/** Where there is no message there is nothing to go to: the focus would be out of sight. */
const [withMessage, withoutMessage] = [[hotkey], []];

/** Keeps messages off what can be pressed. How that is done comes when there is a first one; `shown` is the open one. */
function usePlace(shown: number | undefined) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (shown === undefined) return;
    let release: (() => void) | null | undefined;
    import("./toast-place.ts").then(
      ({ keepPlace }) => {
        if (release === undefined && list.current) release = keepPlace(list.current);
      },
      () => undefined, // then it lies where messages usually do
    );
    return () => {
      release?.();
      release = null;
    };
  }, [shown]);
  return list;
}

/**
 * F8 brings the focus here from anywhere, and from here back to where it came from, or where that is gone to the content.
 * When the last message is gone there is nothing left to be at: it goes back by itself. Whoever took it in the meantime
 * keeps it.
 */
function useWayBack(list: RefObject<HTMLOListElement>, isShown: boolean) {
  const origin = useRef<Element | null>(null);
  const goBack = useCallback(() => {
    const place = origin.current?.isConnected ? origin.current : document.querySelector("main");
    if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const region = list.current?.parentElement;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region?.contains(relatedTarget)))
        origin.current = relatedTarget as Element;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== hotkey) return;
      // Further up the same key would bring the focus here once more.
      event.stopPropagation();
      goBack();
    };
    region?.addEventListener("focusin", remember);
    region?.addEventListener("keydown", onKeyDown);
    return () => {
      region?.removeEventListener("focusin", remember);
      region?.removeEventListener("keydown", onKeyDown);
    };
  }, [list, goBack]);
  useLayoutEffect(() => {
    if (!isShown && list.current?.parentElement?.contains(document.activeElement)) goBack();
  }, [list, isShown, goBack]);
}

/** Where messages appear: F8 moves the focus there, a swipe to the right closes one. */
export function Toaster() {
  const toasts = useToasts();
  const shown = toasts.find(({ open }) => open)?.id;
  const list = usePlace(shown);
  useWayBack(list, shown !== undefined);
  return (
    <RadixToast.Provider label="Nachricht" duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, open, title, description, variant = "default", action }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={(next) => next || dismissToast(id)}
          type={variant === "destructive" ? "foreground" : "background"}
          className={classNames(styles.toast, styles[variant], !description && styles.short)}
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
      <RadixToast.Viewport
        ref={list}
        className={styles.viewport}
        hotkey={shown === undefined ? withoutMessage : withMessage}
        label={`Nachrichten (${hotkey})`}
      />
    </RadixToast.Provider>
  );
}
