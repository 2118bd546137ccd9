import { describe, expect, it, vi } from "vitest";
import {
  readPendingBook,
  readPendingPages,
  readStored,
  savePendingPages,
  savePendingPrompt,
  takePendingPrompt,
  writeStored,
} from "./storage.ts";

const now = new Date("2026-05-01T12:00:00Z");
const stored = () => JSON.parse(localStorage.getItem("pendingColoringBook") ?? "null");

describe("the pending book", () => {
  it("is stored as the specification has it", () => {
    savePendingPrompt("Ein Igel", now);
    expect(stored()).toEqual({ prompt: "Ein Igel", timestamp: "2026-05-01T12:00:00.000Z" });
  });

  const hedgehog = { prompt: "Ein Igel", imageUrl: "/api/images/1" };
  const fox = { prompt: "Ein Fuchs", imageUrl: "/api/images/2" };

  it("has the picture of its last prompt, and all pages", () => {
    savePendingPages([hedgehog, fox], "u1", now);
    expect(stored()).toEqual({
      prompt: "Ein Fuchs",
      timestamp: "2026-05-01T12:00:00.000Z",
      imageUrl: "/api/images/2",
      pages: [hedgehog, fox],
      owner: "u1",
    });
  });

  it("is gone with its last page", () => {
    savePendingPages([hedgehog], "u1", now);
    savePendingPages([], "u1", now);
    expect(stored()).toBeNull();
  });

  it("gives its pages back to whoever made them, and to nobody else", () => {
    savePendingPages([hedgehog, fox], "u1", now);
    expect(readPendingPages("u1")).toEqual([hedgehog, fox]);
    expect(readPendingPages("u2")).toEqual([]);
  });

  it("gives back the one picture of a record with nothing but the specified fields", () => {
    localStorage.setItem("pendingColoringBook", JSON.stringify({ ...hedgehog, timestamp: now.toISOString() }));
    expect(readPendingPages("u1")).toEqual([hedgehog]);
    expect(takePendingPrompt()).toBe("Ein Igel");
  });

  it("keeps its pages while a prompt waits for the sign-in, and when that prompt is taken", () => {
    savePendingPages([hedgehog], "u1", now);
    savePendingPrompt("Ein Fuchs", now);
    expect(stored()).toMatchObject({ prompt: "Ein Fuchs", pages: [hedgehog] });
    expect(stored()).not.toHaveProperty("imageUrl");
    expect(takePendingPrompt()).toBe("Ein Fuchs");
    expect(readPendingPages("u1")).toEqual([hedgehog]);
    expect(takePendingPrompt()).toBeNull();
  });

  it("is taken once", () => {
    savePendingPrompt("Ein Igel", now);
    expect(takePendingPrompt()).toBe("Ein Igel");
    expect(takePendingPrompt()).toBeNull();
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"prompt":1,"timestamp":"2026-05-01T12:00:00Z"}',
    '{"prompt":"Ein Igel","timestamp":"gestern"}',
  ])("is removed when it is damaged: %s", (text) => {
    localStorage.setItem("pendingColoringBook", text);
    expect(readPendingBook()).toBeNull();
    expect(localStorage.getItem("pendingColoringBook")).toBeNull();
  });
});

describe("a browser that forbids storage", () => {
  it("reads nothing and does not throw", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(readStored("token")).toBeNull();
    writeStored("token", "x");
    expect(logged).toHaveBeenCalledOnce();
  });
});
