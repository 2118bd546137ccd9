/** What the halves of the fake server share. */

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  cookie: string | undefined;
  body: Record<string, unknown>;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
  type?: string;
  headers?: Record<string, string>;
}

export interface FakeUser {
  id: string;
  email: string;
  /** Of a child, who has no address. */
  loginName?: string;
  password: string;
  firstName: string;
  lastName: string;
  role: "user" | "teacher" | "admin";
  plan: "free" | "basic" | "premium";
  isActive: boolean;
  createdAt: string;
}

export interface FakeBook {
  id: string;
  owner: string;
  title: string;
  description: string;
  images: string[];
  createdAt: string;
  story: string | null;
  hasLearningTask?: boolean;
  learningTaskType?: string;
  level?: string | null;
  options?: unknown;
  storyTitle?: string | null;
  storyPages?: string[];
  childName?: string;
  cover?: string | null;
  exercises?: unknown[];
  /** Counts the changes. */
  version: number;
}

/** An answer as JSON. */
export const json = (status: number, body: unknown, headers?: Record<string, string>): FakeAnswer => ({
  status,
  body,
  ...(headers && { headers }),
});

/** A refusal as the contract describes it. */
export const refuse = (status: number, code: string, message: string, field?: string) =>
  json(status, { success: false, code, message, ...(field && { field }) });
