import { useCallback, useSyncExternalStore } from "react";
import { dismissToasts, showToast } from "@/components/ui/toast-store.ts";
import { ApiError, call, messageOf } from "@/lib/api-client.ts";
import { onLeave } from "@/lib/session.ts";
import { albumText as text } from "@/text/album.ts";
import { useReadAlbumAnew } from "../api/album.ts";

// What is deleted goes from sight at once, and from the server when nobody can take it back any more; as with books.
let hidden: ReadonlySet<string> = new Set();
const open = new Map<string, () => Promise<void>>();
const listeners = new Set<() => void>();

function setHidden(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

const show = (path: string) => setHidden(new Set([...hidden].filter((other) => other !== path)));

async function deleteNow(path: string, readAnew: () => Promise<unknown>): Promise<void> {
  try {
    await call(path, { method: "DELETE", keepalive: true });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // Gone already, or nobody is signed in any more: there is no place where it could stand again.
    if (status !== 401 && status !== 404) {
      const description = messageOf(error, text.changeFailureHint);
      showToast({ title: text.changeFailure, description, variant: "destructive" });
    }
  }
  await readAnew();
  show(path);
}

const deleteOpenOnes = () => Promise.all([...open.values()].map((send) => send())).then(() => undefined);

window.addEventListener("pagehide", () => {
  void deleteOpenOnes();
  dismissToasts();
});
onLeave(deleteOpenOnes);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows everything again and sends nothing; between tests. */
export function forgetAlbumDeletions(): void {
  open.clear();
  setHidden(new Set());
}

/** The addresses of what is not shown any more. */
export const useDeletedPaths = () => useSyncExternalStore(subscribe, () => hidden);

export const picturePath = (id: string) => `/api/pictures/${encodeURIComponent(id)}`;
export const folderPath = (id: string) => `/api/folders/${encodeURIComponent(id)}`;

/** Deletes what has an address, and says so with a message by which it can be taken back as long as it is shown. */
export function useDelete(): (path: string, title: string, onTakenBack?: () => void) => void {
  const readAnew = useReadAlbumAnew();
  return useCallback(
    (path, title, onTakenBack) => {
      const send = async () => {
        if (open.delete(path)) await deleteNow(path, readAnew);
      };
      const takeBack = () => {
        if (!open.delete(path)) return;
        show(path);
        onTakenBack?.();
      };
      open.set(path, send);
      setHidden(new Set([...hidden, path]));
      showToast({
        title,
        variant: "neutral",
        action: { label: text.undo, onClick: takeBack },
        onClose: () => void send(),
      });
    },
    [readAnew],
  );
}
