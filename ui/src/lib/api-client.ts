import { navigate } from "wouter/use-browser-location";
import * as z from "zod/mini";
import { inBase } from "@/config/base.ts";
import { routes } from "@/config/paths.ts";
import { errorText } from "@/text/errors.ts";
import { addressed } from "./address-form.ts";
import { currentToken, endSession } from "./session.ts";

/** A call that failed. `message` is a German sentence, or the status text where the server sent none. */
export class ApiError extends Error {
  override name = "ApiError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's stable code, for example "limit_reached", where it sent one. */
  readonly code: string | undefined;
  /** The form field that the server complains of, where it names one. */
  readonly field: string | undefined;
  /** Whether `message` comes from the answer's body and may be shown as it is. */
  readonly fromServer: boolean;

  constructor(message: string, options: { status: number; code?: string; field?: string; fromServer?: boolean }) {
    super(message);
    this.status = options.status;
    this.code = options.code;
    this.field = options.field;
    this.fromServer = options.fromServer ?? false;
  }
}

/** The sentence of a failure where a person can read it; `fallback` when only the software would understand it. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.fromServer || error.status === 0 ? error.message : fallback;
}

const failureSchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  field: z.optional(z.string()),
});

/** The server lets this account do nothing before the second step of its sign-in is set up; that is done there. */
function leadToSecondFactor(): void {
  const path = inBase(routes.account);
  if (window.location.pathname !== path) navigate(path, { replace: true });
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

interface CallOptions {
  method?: Method;
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  file?: Blob | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether the call is finished even if the page is left meanwhile. */
  keepalive?: boolean;
}

async function failure(response: Response): Promise<ApiError> {
  const { status } = response;
  const body = failureSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError(response.statusText, { status });
  const { message, code, field } = body.data;
  return new ApiError(message ? addressed(message) : response.statusText, {
    status,
    fromServer: Boolean(message),
    ...(code !== undefined && { code }),
    ...(field !== undefined && { field }),
  });
}

/**
 * Sends one call with the session's cookie and bearer token. Returns the answer if its status is 2xx.
 * Throws ApiError otherwise, and when no answer came. A session that the server no longer knows is forgotten.
 */
export async function call(path: string, { method = "GET", body, file, headers, signal, keepalive }: CallOptions = {}) {
  const token = currentToken();
  const init: RequestInit = {
    method,
    credentials: "include",
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (file) init.body = file;
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  const response = await fetch(inBase(path), init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(errorText.noConnection, { status: 0 });
  });
  if (response.ok) return response;
  const error = await failure(response);
  if (error.status === 401 && error.code === "unauthenticated" && token !== null && token === currentToken())
    endSession();
  if (error.code === "second_factor_missing") leadToSecondFactor();
  throw error;
}

function parse<Output>(schema: z.ZodMiniType<Output>, body: unknown, status: number): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  console.error("unexpected answer", z.prettifyError(result.error));
  throw new ApiError(errorText.unreadableAnswer, { status, fromServer: true });
}

const envelopeSchema = z.object({ success: z.literal(true), data: z.unknown() });

interface ReadOptions {
  /** What a 401 means: an error, or simply nothing. */
  on401?: "throw" | "null";
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A read together with its answer's headers. `data` is null for a body that is not JSON. */
export async function readWithHeaders<Output>(
  path: string,
  schema: z.ZodMiniType<Output>,
  { on401 = "throw", ...options }: ReadOptions = {},
): Promise<{ data: Output | null; headers: Headers }> {
  let response: Response;
  try {
    response = await call(path, options);
  } catch (error) {
    if (on401 === "null" && error instanceof ApiError && error.status === 401) {
      return { data: null, headers: new Headers() };
    }
    throw error;
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch (error) {
    console.error(`${path}: the answer is not JSON`, error);
    return { data: null, headers: response.headers };
  }
  const envelope = envelopeSchema.safeParse(body);
  const content = envelope.success && envelope.data.data !== undefined ? envelope.data.data : body;
  return { data: parse(schema, content, response.status), headers: response.headers };
}

/** Reads JSON: the `data` field of a successful envelope, else the whole body; null for a body that is not JSON. */
export async function read<Output>(path: string, schema: z.ZodMiniType<Output>, options: ReadOptions = {}) {
  return (await readWithHeaders(path, schema, options)).data;
}

/** Sends a mutation and parses its answer. */
export async function send<Output>(
  method: Method,
  path: string,
  body: unknown,
  schema: z.ZodMiniType<Output>,
  headers: Record<string, string> = {},
  { keepalive = false }: Pick<CallOptions, "keepalive"> = {},
): Promise<Output> {
  const response = await call(path, { method, headers, keepalive, ...(body !== undefined && { body }) });
  const content: unknown = await response.json().catch(() => null);
  return parse(schema, content, response.status);
}

/** Posts a file as it is, and parses the answer. */
export async function sendFile<Output>(path: string, file: Blob, schema: z.ZodMiniType<Output>): Promise<Output> {
  const headers = { "Content-Type": file.type || "text/csv" };
  const response = await call(path, { method: "POST", file, headers });
  const content: unknown = await response.json().catch(() => null);
  return parse(schema, content, response.status);
}

/** Posts a form with files in it, and parses the answer. */
export async function sendForm<Output>(
  path: string,
  form: FormData,
  schema: z.ZodMiniType<Output>,
  signal?: AbortSignal,
): Promise<Output> {
  // The browser writes the type with the boundary between the parts.
  const response = await call(path, { method: "POST", file: form, ...(signal && { signal }) });
  const content: unknown = await response.json().catch(() => null);
  return parse(schema, content, response.status);
}
