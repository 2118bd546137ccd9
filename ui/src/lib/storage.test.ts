import { describe, expect, it, vi } from "vitest";
import {
  notePendingImage,
  readPendingBook,
  readStored,
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
    notePendingImage("/api/images/1");
    expect(stored()).toEqual({ prompt: "Ein Igel", timestamp: "2026-05-01T12:00:00.000Z", imageUrl: "/api/images/1" });
  });

  it("gets no picture when nothing is pending", () => {
    notePendingImage("/api/images/1");
    expect(stored()).toBeNull();
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
