import { vi } from "vitest";
import { isServed } from "./served.ts";

/** One answer: a body (JSON unless it is a text), with a status. */
export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SentCall {
  key: string;
  path: string;
  headers: Headers;
  body: unknown;
  /** What a form with files sent, where one did. */
  form: FormData | null;
  signal: AbortSignal | null;
  credentials: RequestCredentials | undefined;
  keepalive: boolean;
}

type Rule = Answer | ((call: SentCall) => Answer | Promise<Answer>) | "offline";

const unknownCalls: string[] = [];

/** The calls since the last time that the server would not know; every test ends without one. */
export const takeUnknownCalls = () => unknownCalls.splice(0);

const publicConfig = "GET /api/public/config";

// What the app does by itself, and most tests are not about: without a rule the workbench cannot be reached, and there is
// no story service.
const quiet = ["GET /api/workbench", "PUT /api/workbench", "GET /api/story-service", "GET /api/admin/story-service"];
const isByItself = (key: string, rules: Record<string, Rule>) =>
  key === publicConfig || (quiet.includes(key) && !rules[key]);

/**
 * Answers `fetch` from rules by "METHOD /path" (without the query). A call without a rule fails the test that reads it
 * with 500. Returns the calls in their order, without those that the app makes by itself: for the
 * public configuration, and for the workbench and the story service where no rule is about them.
 */
export function fakeFetch(rules: Record<string, Rule>): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const key = `${init.method ?? "GET"} ${path.split("?")[0]}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const form = init.body instanceof FormData ? init.body : null;
    const { credentials, keepalive = false, signal = null } = init;
    const sent = { key, path, headers: new Headers(init.headers), body, form, signal, credentials, keepalive };
    if (!isByItself(key, rules)) calls.push(sent);
    if (!isServed(key)) unknownCalls.push(key);
    const rule = rules[key] ?? { status: 500, body: { message: `no rule for ${key}` } };
    if (rule === "offline") throw new TypeError("Failed to fetch");
    const answer = typeof rule === "function" ? await rule(sent) : rule;
    const { status = 200, headers = {} } = answer;
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? {});
    return new Response(status === 204 ? null : text, { status, statusText: `Status ${status}`, headers });
  });
  return calls;
}
