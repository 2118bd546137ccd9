// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is read here is source text
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isServed } from "./served.ts";
import { serverRoutes } from "./server-routes.ts";

const root = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
  .map((file) => ({ file, content: readFileSync(path.join(root, file), "utf8") }));

/** The addresses below /api that a file names, with ":x" for what is put in; `${path}` is a constant of the file. */
function addressesIn(content: string): string[] {
  const constants = new Map([...content.matchAll(/const (\w+) = "(\/api\/[^"]*)"/g)].map(([, name, at]) => [name, at]));
  const literals = [...content.matchAll(/"(\/api\/[^"]+)"|`((?:\/api\/|\$\{\w+\}\/)[^`]+)`/g)];
  return literals
    .map(([, text, template]) => text ?? template ?? "")
    .map((address) => address.replace(/^\$\{(\w+)\}/, (whole, name) => constants.get(name) ?? whole))
    .filter((address) => address.startsWith("/api/"))
    .map((address) => address.replace(/\?.*$|\$\{query\}$/, "").replaceAll(/\$\{[^}]*\}/g, ":x"));
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

describe("the calls of the app", () => {
  it.each([
    ['read("/api/me")', ["/api/me"]],
    ['const path = "/api/a";\ncall(`${path}/${encodeURIComponent(id)}/b`)', ["/api/a", "/api/a/:x/b"]],
    ["read(`/api/a?page=${page}`, `/api/b/${id}/c${query}`)", ["/api/a", "/api/b/:x/c"]],
    ["`${folder}/${name}`", []],
  ])("are found in %s", (content, addresses) => {
    expect(addressesIn(content)).toEqual(addresses);
  });

  it("are all ones that the server answers", () => {
    const found = sources.flatMap(({ file, content }) => addressesIn(content).map((address) => ({ file, address })));
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ address }) => !methods.some((method) => isServed(`${method} ${address}`)))).toEqual([]);
  });
});

describe("isServed", () => {
  it("knows every route by its own pattern", () => {
    expect(serverRoutes.filter((route) => !isServed(route))).toEqual([]);
  });

  it.each(["GET /api/nothing", "PATCH /api/login", "GET /api/me/sessions/7/8", "DELETE /api/coloring-books"])(
    "does not know %s",
    (call) => {
      expect(isServed(call)).toBe(false);
    },
  );

  it.each(["DELETE /api/me/sessions/7", "POST /api/subscription/:x"])("knows %s", (call) => {
    expect(isServed(call)).toBe(true);
  });
});
