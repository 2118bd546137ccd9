import { describe, expect, it } from "vitest";
import { makeToken } from "@/testing/factories.ts";
import { currentToken, currentUser, decodeToken, endSession, refreshSession, startSession } from "./session.ts";
import { storageKeys } from "./storage.ts";

const now = new Date("2026-05-01T12:00:00Z");
const tokenOf = (payload: unknown) => `head.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.tail`;

describe("decodeToken", () => {
  it("reads the user, with letters beyond ASCII", () => {
    expect(decodeToken(makeToken({ firstName: "Jörg", lastName: "Łukasz" }), now)).toMatchObject({
      sub: "u1",
      firstName: "Jörg",
      lastName: "Łukasz",
      role: "user",
      isPremium: false,
    });
  });

  it.each([
    "",
    "abc",
    "a.b.c",
    "a.!!!.c",
    tokenOf("text"),
    tokenOf({ sub: "u1" }),
    tokenOf({ sub: 1, email: "a@b.de" }),
  ])("gives nobody for %j", (token) => {
    expect(decodeToken(token, now)).toBeNull();
  });

  it("gives nobody once the token has expired", () => {
    const token = tokenOf({ sub: "u1", email: "a@b.de", exp: now.getTime() / 1000 });
    expect(decodeToken(token, now)).toBeNull();
    expect(decodeToken(token, new Date(now.getTime() - 1))).not.toBeNull();
  });

  it("knows no role but user and admin", () => {
    expect(decodeToken(tokenOf({ sub: "u1", email: "a@b.de", role: "root" }), now)).toBeNull();
  });
});

describe("the session", () => {
  it("removes a stored token that cannot be decoded", () => {
    localStorage.setItem(storageKeys.token, "broken");
    refreshSession();
    expect(currentUser()).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("keeps the token under the key of the specification", () => {
    const token = makeToken();
    expect(startSession(token)?.email).toBe("maria@beispiel.de");
    expect(localStorage.getItem("token")).toBe(token);
    expect(currentToken()).toBe(token);
  });

  it("does not store a token that cannot be decoded", () => {
    expect(startSession("broken")).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("forgets both tokens when it ends", () => {
    startSession(makeToken());
    localStorage.setItem("authToken", "x");
    endSession();
    expect(currentUser()).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("authToken")).toBeNull();
  });
});
