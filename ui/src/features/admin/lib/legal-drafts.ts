import { useSyncExternalStore } from "react";
import { onLeave } from "@/lib/session.ts";

/** A text that an admin has changed and not saved yet. */
interface LegalDraft {
  content: string;
  /** The version of the saved text that the edits began with. */
  version: number;
}

type Drafts = Readonly<Record<string, LegalDraft>>;

// Kept outside of the components, so that a draft survives the way to another tab and back.
let drafts: Drafts = {};
const listeners = new Set<() => void>();

/** Makes the browser ask before it leaves the page. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: Drafts): void {
  drafts = next;
  if (Object.keys(drafts).length > 0) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
  for (const listener of listeners) listener();
}

/** Keeps what was typed into the text of a type. */
export const keepDraft = (type: string, draft: LegalDraft) => set({ ...drafts, [type]: draft });

/** Forgets what was typed into the text of a type. */
export function dropDraft(type: string): void {
  const { [type]: _dropped, ...others } = drafts;
  set(others);
}

/** Forgets all drafts. */
export const dropDrafts = () => set({});

onLeave(dropDrafts);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All drafts by type. */
export const useDrafts = () => useSyncExternalStore(subscribe, () => drafts);
