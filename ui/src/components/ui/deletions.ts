import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { currentUser, onLeave, useCurrentUser } from "@/lib/session.ts";
import { readStored, removeStored, writeStored } from "@/lib/storage.ts";
import { dismissToasts, showToast } from "./toast-store.ts";

interface DeletionKind {
  /** Under which name the browser keeps what was not decided when the page was left. */
  storageKey: string;
  /** The call that deletes what has this key. */
  path: (key: string) => string;
  /** What is said when the server does not do it. */
  failure: string;
  failureHint: string;
  /** The way back, in the message. */
  undo: string;
}

const leftSchema = z.array(z.object({ key: z.string(), title: z.string(), user: z.string(), at: z.number() }));

/** A deletion that could still be taken back when the page was left, whose it was, and when that was. */
type Left = z.infer<typeof leftSchema>[number];

/** Who comes back later than this after leaving has not reloaded the page. */
const reloadMs = 30_000;

interface Deletion {
  key: string;
  /** What is said while it can be taken back. */
  title: string;
  onTakenBack?: (() => void) | undefined;
}

/**
 * Deletions that can be taken back. What is deleted leaves sight at once, and the server when nobody can take it back
 * any more: when the message with the way back goes, or who deleted it signs out. A page that is left in those seconds
 * may only be reloaded: then the message is there again. Who comes back later finds it deleted; who never does, and
 * where the browser keeps nothing, has it deleted with the page's last breath or not at all.
 */
export function createDeletions({ storageKey, path, failure, failureHint, undo }: DeletionKind) {
  let hidden: ReadonlySet<string> = new Set();
  const open = new Map<string, { title: string; send: () => Promise<void> }>();
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

  const deleteOpenOnes = () => Promise.all([...open.values()].map(({ send }) => send())).then(() => undefined);

  function readLeft(): Left[] {
    try {
      return leftSchema.parse(JSON.parse(readStored(storageKey) ?? "[]"));
    } catch {
      return [];
    }
  }

  /** What the user had not decided when the page was left; it is only given out once. */
  function takeLeft(): Left[] {
    const all = readLeft();
    const user = currentUser()?.sub;
    const others = all.filter((left) => left.user !== user);
    if (others.length === all.length) return [];
    if (others.length > 0) writeStored(storageKey, JSON.stringify(others));
    else removeStored(storageKey);
    return all.filter((left) => left.user === user);
  }

  window.addEventListener("pagehide", () => {
    // Of others' messages nothing is decided here.
    if (open.size === 0) return;
    const user = currentUser()?.sub;
    if (user !== undefined) {
      const left = [...open].map(([key, { title }]) => ({ key, title, user, at: Date.now() }));
      if (writeStored(storageKey, JSON.stringify([...readLeft(), ...left]))) open.clear();
    }
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
      removeStored(storageKey);
      setHidden(new Set());
    },

    /** The keys of what is not shown any more. */
    useHidden: () => useSyncExternalStore(subscribe, () => hidden),

    /** Deletes, with a message by which it can be taken back; `readAnew` asks the server for what is left. */
    useDelete: (readAnew: (key: string) => Promise<unknown>) => {
      const remove = useCallback(
        ({ key, title, onTakenBack }: Deletion) => {
          const send = async () => {
            if (open.delete(key)) await deleteNow(key, readAnew);
          };
          const takeBack = () => {
            if (!open.delete(key)) return;
            show(key);
            onTakenBack?.();
          };
          open.set(key, { title, send });
          setHidden(new Set([...hidden, key]));
          showToast({
            title,
            variant: "neutral",
            action: { label: undo, onClick: takeBack },
            onClose: () => void send(),
          });
        },
        [readAnew],
      );
      const latest = useRef({ remove, readAnew });
      latest.current = { remove, readAnew };
      const user = useCurrentUser()?.sub;
      // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is the user's, whoever that is now
      useEffect(() => {
        const resume = () => {
          for (const { key, title, at } of takeLeft()) {
            if (Date.now() - at < reloadMs) latest.current.remove({ key, title });
            else void deleteNow(key, latest.current.readAnew);
          }
        };
        resume();
        // A page that the browser has kept as it was is shown again without being loaded.
        window.addEventListener("pageshow", resume);
        return () => window.removeEventListener("pageshow", resume);
      }, [user]);
      return remove;
    },
  };
}
