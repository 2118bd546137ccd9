import { useSyncExternalStore } from "react";

/** How many messages are seen at a time, and how long a closed one stays in the list before it is forgotten. */
const toastLimit = 1;
const toastRemoveDelayMs = 1_000_000;
export const toastDurationMs = 5_000;

export interface Toast {
  title: string;
  description?: string;
  /** `destructive` is for failures, `neutral` for what is neither a failure nor a success. */
  variant?: "default" | "destructive" | "neutral";
  action?: { label: string; onClick: () => void };
  /** Called once, when the message goes: its time is over, it was closed, or another one took its place. */
  onClose?: () => void;
}

interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

let toasts: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]): void {
  const closed = toasts.filter(({ id, open }) => open && !next.some((toast) => toast.id === id && toast.open));
  toasts = next;
  for (const listener of listeners) listener();
  for (const { onClose } of closed) onClose?.();
}

/** Shows a message; the newest pushes older ones out. */
export function showToast(toast: Toast): void {
  set([{ ...toast, id: nextId++, open: true }, ...toasts].slice(0, toastLimit));
}

/** Closes a message; it leaves the list later, so that its leaving can be animated. */
export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs);
}

/** Closes whatever message is shown: what opens over the page shall not lie under it. */
export const dismissToasts = () => {
  for (const { id, open } of toasts) if (open) dismissToast(id);
};

/** Forgets all messages at once, also what they would do when they go; between tests. */
export function clearToasts(): void {
  toasts = [];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The messages to show, newest first. */
export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
