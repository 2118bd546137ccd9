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
    savePendingPrompt({ prompt: "Ein Igel" }, now);
    expect(stored()).toEqual({ prompt: "Ein Igel", timestamp: "2026-05-01T12:00:00.000Z" });
  });

  it("keeps the wishes for the picture; unknown ones cost nothing but themselves", () => {
    const options = { age: "3-5", orientation: "landscape" } as const;
    savePendingPrompt({ prompt: "Ein Igel", options }, now);
    expect(takePendingPrompt()).toEqual({ prompt: "Ein Igel", options });
    const strange = { prompt: "Ein Igel", timestamp: now.toISOString(), options: { age: "100" } };
    localStorage.setItem("pendingColoringBook", JSON.stringify(strange));
    expect(takePendingPrompt()).toEqual({ prompt: "Ein Igel" });
  });

  const hedgehog = { id: "1", prompt: "Ein Igel", imageUrl: "/api/images/1" };
  const fox = { id: "2", prompt: "Ein Fuchs", imageUrl: "/api/images/2" };

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
    const { prompt, imageUrl } = hedgehog;
    localStorage.setItem("pendingColoringBook", JSON.stringify({ prompt, imageUrl, timestamp: now.toISOString() }));
    expect(readPendingPages("u1")).toEqual([{ id: "/api/images/1#0", prompt, imageUrl }]);
    expect(takePendingPrompt()).toEqual({ prompt });
  });

  it("keeps its pages while a prompt waits for the sign-in, and when that prompt is taken", () => {
    savePendingPages([hedgehog], "u1", now);
    savePendingPrompt({ prompt: "Ein Fuchs" }, now);
    expect(stored()).toMatchObject({ prompt: "Ein Fuchs", pages: [hedgehog] });
    expect(stored()).not.toHaveProperty("imageUrl");
    expect(takePendingPrompt()).toEqual({ prompt: "Ein Fuchs" });
    expect(readPendingPages("u1")).toEqual([hedgehog]);
    expect(takePendingPrompt()).toBeNull();
  });

  it("is taken once", () => {
    savePendingPrompt({ prompt: "Ein Igel" }, now);
    expect(takePendingPrompt()).toEqual({ prompt: "Ein Igel" });
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
