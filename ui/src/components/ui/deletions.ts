import { useCallback, useSyncExternalStore } from "react";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { onLeave } from "@/lib/session.ts";
import { dismissToasts, showToast } from "./toast-store.ts";

interface DeletionKind {
  /** The call that deletes what has this key. */
  path: (key: string) => string;
  /** What is said when the server does not do it. */
  failure: string;
  failureHint: string;
  /** The way back, in the message. */
  undo: string;
}

interface Deletion {
  key: string;
  /** What is said while it can be taken back. */
  title: string;
  onTakenBack?: (() => void) | undefined;
}

/**
 * Deletions that can be taken back. What is deleted leaves sight at once, and the server when nobody can take it back
 * any more: when the message with the way back goes. Leaving the app is a yes as well: the call is then sent with the
 * page's last breath. Only a tab that is killed without a word keeps what it was to delete.
 */
export function createDeletions({ path, failure, failureHint, undo }: DeletionKind) {
  let hidden: ReadonlySet<string> = new Set();
  const open = new Map<string, () => Promise<void>>();
  const listeners = new Set<() => void>();

  function setHidden(next: ReadonlySet<string>): void {
    hidden = next;
    for (const listener of listeners) listener();
  }

  const show = (key: string) => setHidden(new Set([...hidden].filter((other) => other !== key)));

  async function deleteNow(key: string, readAnew: (key: string) => Promise<unknown>): Promise<void> {
    try {
      await call(path(key), { method: "DELETE", keepalive: true });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // Gone already, or nobody is signed in any more: there is no place where it could stand again.
      if (status !== 401 && status !== 404) {
        show(key);
        showToast({ title: failure, description: messageOf(error, failureHint), variant: "destructive" });
        return;
      }
    }
    await readAnew(key);
    show(key);
  }

  const deleteOpenOnes = () => Promise.all([...open.values()].map((send) => send())).then(() => undefined);

  window.addEventListener("pagehide", () => {
    void deleteOpenOnes();
    // The browser may show this page once more; there is nothing to be taken back then.
    dismissToasts();
  });
  onLeave(deleteOpenOnes);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** Shows everything again and sends nothing; between tests. */
    forget(): void {
      open.clear();
      setHidden(new Set());
    },

    /** The keys of what is not shown any more. */
    useHidden: () => useSyncExternalStore(subscribe, () => hidden),

    /** Deletes, with a message by which it can be taken back; `readAnew` asks the server for what is left. */
    useDelete: (readAnew: (key: string) => Promise<unknown>) =>
      useCallback(
        ({ key, title, onTakenBack }: Deletion) => {
          const send = async () => {
            if (open.delete(key)) await deleteNow(key, readAnew);
          };
          const takeBack = () => {
            if (!open.delete(key)) return;
            show(key);
            onTakenBack?.();
          };
          open.set(key, send);
          setHidden(new Set([...hidden, key]));
          showToast({
            title,
            variant: "neutral",
            action: { label: undo, onClick: takeBack },
            onClose: () => void send(),
          });
        },
        [readAnew],
      ),
  };
}
