import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { words } from "@/config/contract.ts";
import { readStored, removeStored, storageKeys, writeStored } from "./storage.ts";

const userSchema = z.object({
  sub: z.string(),
  /** Empty for who signs in with a login name. */
  email: z.string(),
  loginName: z._default(z.string(), ""),
  firstName: z._default(z.string(), ""),
  lastName: z._default(z.string(), ""),
  role: z._default(z.enum(words.roles), "user"),
  isPremium: z._default(z.boolean(), false),
  plan: z._default(z.string(), "free"),
  exp: z.optional(z.number()),
});

/** Who is signed in, as the token's payload says. The server decides anew on every call. */
type CurrentUser = z.infer<typeof userSchema>;

/** Whether this is a child whose account was made by their school. */
export const isPupil = (user: CurrentUser | null) => user !== null && user.loginName !== "";

/** How somebody is called: by the first name, else by what they sign in with. */
export const nameOf = ({ firstName, email, loginName }: CurrentUser) => firstName || email || loginName;

function decodePayload(part: string): unknown {
  const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}

/** The user that a token names, or null for a token that cannot be decoded or has expired by `now`. */
export function decodeToken(token: string, now: Date): CurrentUser | null {
  try {
    const user = userSchema.parse(decodePayload(token.split(".")[1] ?? ""));
    return user.exp !== undefined && user.exp * 1000 <= now.getTime() ? null : user;
  } catch {
    return null;
  }
}

type State = { token: string | null; user: CurrentUser | null };

const signedOut: State = { token: null, user: null };
const listeners = new Set<() => void>();
let state: State | undefined;

function load(): State {
  const token = readStored(storageKeys.token);
  if (token === null) return signedOut;
  const user = decodeToken(token, new Date());
  if (user) return { token, user };
  removeStored(storageKeys.token);
  return signedOut;
}

/** Reads the stored token anew; called when another tab or a test changed it. */
export function refreshSession(): void {
  state = load();
  for (const listener of listeners) listener();
}

function current(): State {
  state ??= load();
  return state;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", refreshSession);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", refreshSession);
  };
}

/** The bearer token, or null. */
export const currentToken = () => current().token;

/** The signed-in user outside of a component, or null. */
export const currentUser = () => current().user;

/** The signed-in user, or null; the component renders anew when that changes, in this tab or another. */
export const useCurrentUser = () => useSyncExternalStore(subscribe, currentUser);

const arrivalListeners = new Set<(userId: string) => void>();

/** Calls the listener whenever somebody signs in here: what a visitor has done in this browser is theirs from then on. */
export const onArrival = (listener: (userId: string) => void) => void arrivalListeners.add(listener);

/** Stores the token of a login or registration and returns its user; null if it cannot be decoded. */
export function startSession(token: string): CurrentUser | null {
  writeStored(storageKeys.token, token);
  // Read from the argument, not from the storage: that may be forbidden, and the session shall work all the same.
  const user = decodeToken(token, new Date());
  if (!user) removeStored(storageKeys.token);
  state = user ? { token, user } : signedOut;
  if (user) for (const listener of arrivalListeners) listener(user.sub);
  for (const listener of listeners) listener();
  return user;
}

type LeaveListener = () => void | Promise<void>;
const leaveListeners = new Set<LeaveListener>();

/**
 * Calls the listener whenever somebody is about to leave on purpose, so that nothing of theirs stays for the next one.
 * What it still has to ask the server, it begins at once, and returns when that is done.
 */
export const onLeave = (listener: LeaveListener) => void leaveListeners.add(listener);

/**
 * Ends the session on purpose: signed out, or the account deleted. It has ended here at once; returns when all that the
 * listeners had to ask the server with it is done.
 */
export function leaveSession(): Promise<unknown> {
  const farewells = [...leaveListeners].map((listener) => listener());
  endSession();
  return Promise.allSettled(farewells);
}

/** Forgets the token and the user. */
export function endSession(): void {
  removeStored(storageKeys.token);
  removeStored(storageKeys.dialogToken);
  state = signedOut;
  for (const listener of listeners) listener();
}
