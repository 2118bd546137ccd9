import * as z from "zod/mini";

/** The names under which the browser keeps things. They are part of the specification. */
export const storageKeys = {
  token: "token",
  dialogToken: "authToken",
  tutorialSeen: "hasSeenTutorial",
  pendingBook: "pendingColoringBook",
} as const;

/** The stored text, or null; also null where the browser forbids storage (private windows of some browsers). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; does nothing where the browser forbids it or is full. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.error("storage refused", error);
  }
}

/** Removes what is stored under a key, if anything. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored there, so nothing is left.
  }
}

const pendingBookSchema = z.object({
  prompt: z.string(),
  timestamp: z.iso.datetime(),
  imageUrl: z.optional(z.string()),
});

/** What somebody wanted to draw before signing in. */
export type PendingBook = z.infer<typeof pendingBookSchema>;

/** The pending book, or null if there is none or what is stored is not one (then it is removed). */
export function readPendingBook(): PendingBook | null {
  const text = readStored(storageKeys.pendingBook);
  if (text === null) return null;
  try {
    return pendingBookSchema.parse(JSON.parse(text));
  } catch {
    removeStored(storageKeys.pendingBook);
    return null;
  }
}

/** Keeps a prompt for after the sign-in. */
export function savePendingPrompt(prompt: string, now: Date): void {
  writeStored(storageKeys.pendingBook, JSON.stringify({ prompt, timestamp: now.toISOString() }));
}

/** Notes the picture that was drawn for the pending prompt; does nothing when nothing is pending. */
export function notePendingImage(imageUrl: string): void {
  const pending = readPendingBook();
  if (pending) writeStored(storageKeys.pendingBook, JSON.stringify({ ...pending, imageUrl }));
}

/** Removes the pending book and returns its prompt, or null if there was none. */
export function takePendingPrompt(): string | null {
  const prompt = readPendingBook()?.prompt;
  if (!prompt) return null;
  removeStored(storageKeys.pendingBook);
  return prompt;
}
