import { useEffect, useSyncExternalStore } from "react";
import { currentUser, isPupil, useCurrentUser } from "./session.ts";

/** How people are addressed: pupils with "du", everybody else with "Sie". */
export type AddressForm = "du" | "Sie";

type Texts = Record<string, unknown>;

/** What to write where in a tree of sentences. */
export interface TextChange {
  texts: object;
  by: object;
}

const isTree = (value: unknown): value is Texts => typeof value === "object" && value !== null && !Array.isArray(value);

/** Writes other sentences into a tree of them, in place, and returns what stood there. */
function exchange(texts: Texts, by: Texts): Texts {
  const before: Texts = {};
  for (const [name, value] of Object.entries(by)) {
    const old = texts[name];
    if (isTree(value) && isTree(old)) before[name] = exchange(old, value);
    else {
      before[name] = old;
      texts[name] = value;
    }
  }
  return before;
}

let undo: readonly TextChange[] | null = null;
let inDu: ((sentence: string) => string) | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Says "du" with these sentences until `saySie`, and what the server says through `toDu`. */
export function sayDu(changes: readonly TextChange[], toDu: ((sentence: string) => string) | null = null): void {
  if (undo) return;
  inDu = toDu;
  undo = changes.map(({ texts, by }) => ({ texts, by: exchange(texts as Texts, by as Texts) }));
  tell();
}

/** Says "Sie" again. */
export function saySie(): void {
  if (!undo) return;
  for (const { texts, by } of undo) exchange(texts as Texts, by as Texts);
  undo = null;
  inDu = null;
  tell();
}

/** A sentence of the server as it is said to who is here. */
export const addressed = (sentence: string) => inDu?.(sentence) ?? sentence;

/** Addresses who is signed in as it befits; returns when it is so. Words that cannot be loaded stay as they are. */
export async function addressUser(): Promise<void> {
  if (!isPupil(currentUser())) return saySie();
  const [{ duTexts }, { toDu }] = await Promise.all([import("@/text/du.ts"), import("@/text/du-sentence.ts")]).catch(
    () => [{ duTexts: [] }, { toDu: null }] as const,
  );
  // Meanwhile somebody else may have signed in.
  if (isPupil(currentUser())) sayDu(duTexts, toDu);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = (): AddressForm => (undo ? "du" : "Sie");

/** How people are addressed here; what shows sentences has to be drawn anew when it changes. */
export function useAddressForm(): AddressForm {
  const user = useCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in or out, it may be another form
  useEffect(() => void addressUser(), [user]);
  return useSyncExternalStore(subscribe, now);
}
