import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { createFakeServer } from "./fake-server.ts";

// The policy of the real server, so that a violation shows early.
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text === "" ? {} : JSON.parse(text);
}

/** Answers API calls in Vite's servers from memory; the built app gets the real server's security policy too. */
export function fakeApi(): Plugin {
  const answer = createFakeServer();
  const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const isApi = url.pathname.startsWith("/api/");
    const result = answer({
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      authorization: request.headers.authorization,
      cookie: request.headers.cookie,
      body: isApi ? await bodyOf(request) : {},
    });
    if (!result) return next();
    if (url.pathname === "/api/generate") await new Promise((resolve) => setTimeout(resolve, 400));
    response.writeHead(result.status, { "Content-Type": result.type ?? "application/json", ...result.headers });
    if (result.status === 204) return response.end();
    response.end(result.type ? String(result.body) : JSON.stringify(result.body));
  };
  return {
    name: "buntstift-fake-api",
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => {
      server.middlewares.use((_request, response, next) => {
        response.setHeader("Content-Security-Policy", policy);
        next();
      });
      server.middlewares.use(handle);
    },
  };
}
