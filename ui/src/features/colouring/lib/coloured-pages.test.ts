import { describe, expect, it, vi } from "vitest";
import { endSession, leaveSession } from "@/lib/session.ts";
import { readStored, storageKeys, writeStored } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { bounds, colouredBefore, countColoured, keepColoured } from "./coloured-pages.ts";

const red = { x: 10, y: 20, crayon: "red" } as const;

describe("what was coloured", () => {
  it("is kept for each picture, the newest colours only", () => {
    const dotted = { ...red, crayon: "navy", texture: "dots" } as const;
    keepColoured("/a", { strokes: [red] });
    keepColoured("/b", { strokes: [red, { ...red, x: 50 }] });
    keepColoured("/a", { strokes: [dotted] });
    expect(colouredBefore("/a")).toEqual({ strokes: [dotted] });
    expect(colouredBefore("/b").strokes).toHaveLength(2);
    expect(colouredBefore("/c")).toEqual({ strokes: [] });
  });

  it("belongs to who coloured it", () => {
    signInAs();
    keepColoured("/a", { strokes: [red] });
    signInAs({ id: "u2" });
    expect(colouredBefore("/a")).toEqual({ strokes: [] });
    expect(countColoured()).toBe(0);
  });

  it("by a visitor moves into the account at the sign-in, beside what is there already", () => {
    signInAs();
    keepColoured("/a", { strokes: [{ ...red, crayon: "blue" }] });
    endSession();
    keepColoured("/a", { strokes: [red] });
    keepColoured("/b", { strokes: [red] });
    signInAs();
    expect(colouredBefore("/a")).toEqual({ strokes: [{ ...red, crayon: "blue" }] });
    expect(colouredBefore("/b")).toEqual({ strokes: [red] });
    expect(countColoured()).toBe(2);
    endSession();
    expect(colouredBefore("/b")).toEqual({ strokes: [] });
  });

  it("is forgotten when it is white again, and when its owner leaves", () => {
    keepColoured("/a", { strokes: [red] });
    keepColoured("/a", { strokes: [] });
    expect(readStored(storageKeys.colouredPages)).toBeNull();
    keepColoured("/a", { strokes: [red] });
    leaveSession();
    expect(readStored(storageKeys.colouredPages)).toBeNull();
  });

  it("can still be taken back and made again", () => {
    const steps = { back: [[red], [{ x: 10, y: 20 }]], forward: [[{ ...red, crayon: "blue" as const }]] };
    keepColoured("/a", { strokes: [], ...steps });
    expect(colouredBefore("/a")).toEqual({ strokes: [], ...steps });
    expect(countColoured()).toBe(1);
    keepColoured("/a", { strokes: [], forward: steps.forward });
    expect(countColoured()).toBe(0);
  });

  it("is taken back on the newest pages only, and so far as there is room", () => {
    for (let page = 0; page <= bounds.histories; page++) keepColoured(`/${page}`, { strokes: [red], back: [[red]] });
    expect(colouredBefore("/0")).toEqual({ strokes: [red] });
    expect(colouredBefore("/1")).toEqual({ strokes: [red], back: [[red]] });
    keepColoured("/a", { strokes: [red], back: Array(bounds.changes + 1).fill([red]) });
    expect(colouredBefore("/a").back).toHaveLength(bounds.changes);
    // A new start can always be taken back, however much was coloured.
    const whole = Array(bounds.changes + 1).fill(red);
    keepColoured("/a", { strokes: [], back: [whole, [red]] });
    expect(colouredBefore("/a").back).toEqual([whole]);
  });

  it("tells when the browser cannot keep it", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(keepColoured("/a", { strokes: [red] })).toBe(false);
  });

  it("is bounded in number and in size: the oldest go first", () => {
    for (let page = 0; page <= bounds.pages; page++) keepColoured(`/${page}`, { strokes: [red] });
    expect(colouredBefore("/0").strokes).toEqual([]);
    expect(colouredBefore("/1").strokes).toEqual([red]);
    keepColoured("/large", { strokes: Array(17_500).fill(red) });
    expect(readStored(storageKeys.colouredPages)?.length).toBeLessThanOrEqual(bounds.characters);
    expect(colouredBefore("/1").strokes).toEqual([]);
    expect(colouredBefore("/large").strokes).toHaveLength(17_500);
  });

  it.each(["kein JSON", "{}", '[{"picture":"/a","owner":null,"strokes":[{"x":1,"y":2,"crayon":"beige"}]}]'])(
    "is nothing where something else is stored: %s",
    (text) => {
      writeStored(storageKeys.colouredPages, text);
      expect(colouredBefore("/a").strokes).toEqual([]);
      expect(readStored(storageKeys.colouredPages)).toBeNull();
    },
  );
});
