import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch, takeUnknownCalls } from "@/testing/fake-fetch.ts";
import { ApiError, messageOf, read, readWithHeaders, send } from "./api-client.ts";
import { currentUser } from "./session.ts";

const schema = z.object({ name: z.string() });
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

// The addresses here are made up.
afterEach(() => void takeUnknownCalls());

describe("every call", () => {
  it("sends cookies, and the bearer token when there is one", async () => {
    const calls = fakeFetch({ "GET /api/x": { body: { name: "a" } } });
    await read("/api/x", schema);
    signInAs();
    await read("/api/x", schema);
    expect(calls.map(({ credentials }) => credentials)).toEqual(["include", "include"]);
    expect(calls.map(({ headers }) => headers.get("Authorization"))).toEqual([null, `Bearer ${makeToken()}`]);
  });

  it("fails with the message of the body", async () => {
    fakeFetch({
      "GET /api/x": { status: 403, body: { message: "Nur zwei im Monat.", code: "limit_reached", field: "title" } },
    });
    expect(await failure(read("/api/x", schema))).toMatchObject({
      message: "Nur zwei im Monat.",
      status: 403,
      code: "limit_reached",
      field: "title",
      fromServer: true,
    });
  });

  it.each([[{}], ["<html>"], [[]]])("fails with the status text for the body %j", async (body) => {
    fakeFetch({ "GET /api/x": { status: 502, body } });
    const error = await failure(read("/api/x", schema));
    expect(error).toMatchObject({ message: "Status 502", fromServer: false });
    expect(messageOf(error, "Ersatz")).toBe("Ersatz");
  });

  it("says that the server cannot be reached", async () => {
    fakeFetch({ "GET /api/x": "offline" });
    const error = await failure(read("/api/x", schema));
    expect(error.status).toBe(0);
    expect(messageOf(error, "Ersatz")).toMatch(/nicht erreichbar/);
  });

  it("forgets a session that the server does not know any more", async () => {
    signInAs();
    fakeFetch({
      "GET /api/x": { status: 401, body: { code: "unauthenticated", message: "Bitte melden Sie sich an." } },
    });
    await failure(read("/api/x", schema));
    expect(currentUser()).toBeNull();
  });

  it("keeps the session when only a password was wrong", async () => {
    signInAs();
    fakeFetch({ "POST /api/x": { status: 401, body: { code: "invalid_credentials", message: "Falsch." } } });
    await failure(send("POST", "/api/x", {}, schema));
    expect(currentUser()).not.toBeNull();
  });
});

describe("a read", () => {
  it("gives the data of a successful envelope, else the whole body", async () => {
    fakeFetch({
      "GET /api/envelope": { body: { success: true, data: { name: "innen" } } },
      "GET /api/plain": { body: { name: "ganz" } },
      "GET /api/flag": { body: { success: true, name: "daneben" } },
      "GET /api/failed": { body: { success: false, data: { name: "innen" }, name: "aussen" } },
    });
    expect(await read("/api/envelope", schema)).toEqual({ name: "innen" });
    expect(await read("/api/plain", schema)).toEqual({ name: "ganz" });
    expect(await read("/api/flag", schema)).toMatchObject({ name: "daneben" });
    expect(await read("/api/failed", schema)).toMatchObject({ name: "aussen" });
  });

  it("gives null for a body that is not JSON, and logs it", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ "GET /api/x": { body: "<html>" } });
    expect(await read("/api/x", schema)).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });

  it("gives null for 401 only when asked to", async () => {
    fakeFetch({ "GET /api/x": { status: 401, body: { message: "Nein" } } });
    expect(await read("/api/x", schema, { on401: "null" })).toBeNull();
    await failure(read("/api/x", schema));
  });

  it("refuses an answer of another shape", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ "GET /api/x": { body: { name: 1 } } });
    const error = await failure(read("/api/x", schema));
    expect(messageOf(error, "")).toMatch(/nicht lesbar/);
    expect(logged).toHaveBeenCalledOnce();
  });

  it("gives the headers", async () => {
    fakeFetch({ "GET /api/x": { body: { name: "a" }, headers: { "X-Total-Count": "31" } } });
    expect((await readWithHeaders("/api/x", schema)).headers.get("X-Total-Count")).toBe("31");
  });
});

describe("a mutation", () => {
  it("sends JSON", async () => {
    const calls = fakeFetch({ "POST /api/x": { body: { name: "a" } } });
    await send("POST", "/api/x", { prompt: "Ein Igel" }, schema);
    expect(calls[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(calls[0]?.body).toEqual({ prompt: "Ein Igel" });
  });
});
