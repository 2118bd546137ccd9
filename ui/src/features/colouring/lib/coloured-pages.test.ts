import { describe, expect, it } from "vitest";
import { endSession, leaveSession } from "@/lib/session.ts";
import { readStored, storageKeys, writeStored } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { bounds, colouredBefore, countColoured, keepColoured } from "./coloured-pages.ts";

const red = { x: 10, y: 20, crayon: "red" } as const;

describe("what was coloured", () => {
  it("is kept for each picture, the newest colours only", () => {
    keepColoured("/a", [red]);
    keepColoured("/b", [red, { ...red, x: 50 }]);
    keepColoured("/a", [{ ...red, crayon: "blue" }]);
    expect(colouredBefore("/a")).toEqual([{ ...red, crayon: "blue" }]);
    expect(colouredBefore("/b")).toHaveLength(2);
    expect(colouredBefore("/c")).toEqual([]);
  });

  it("belongs to who coloured it", () => {
    signInAs();
    keepColoured("/a", [red]);
    signInAs({ id: "u2" });
    expect(colouredBefore("/a")).toEqual([]);
    expect(countColoured()).toBe(0);
  });

  it("by a visitor moves into the account at the sign-in, beside what is there already", () => {
    signInAs();
    keepColoured("/a", [{ ...red, crayon: "blue" }]);
    endSession();
    keepColoured("/a", [red]);
    keepColoured("/b", [red]);
    signInAs();
    expect(colouredBefore("/a")).toEqual([{ ...red, crayon: "blue" }]);
    expect(colouredBefore("/b")).toEqual([red]);
    expect(countColoured()).toBe(2);
    endSession();
    expect(colouredBefore("/b")).toEqual([]);
  });

  it("is forgotten when it is white again, and when its owner leaves", () => {
    keepColoured("/a", [red]);
    keepColoured("/a", []);
    expect(readStored(storageKeys.colouredPages)).toBeNull();
    keepColoured("/a", [red]);
    leaveSession();
    expect(readStored(storageKeys.colouredPages)).toBeNull();
  });

  it("is bounded in number and in size: the oldest go first", () => {
    for (let page = 0; page <= bounds.pages; page++) keepColoured(`/${page}`, [red]);
    expect(colouredBefore("/0")).toEqual([]);
    expect(colouredBefore("/1")).toEqual([red]);
    keepColoured("/large", Array(9_000).fill(red));
    expect(readStored(storageKeys.colouredPages)?.length).toBeLessThanOrEqual(bounds.characters);
    expect(colouredBefore("/1")).toEqual([]);
    expect(colouredBefore("/large")).toHaveLength(9_000);
  });

  it.each(["kein JSON", "{}", '[{"picture":"/a","owner":null,"strokes":[{"x":1,"y":2,"crayon":"beige"}]}]'])(
    "is nothing where something else is stored: %s",
    (text) => {
      writeStored(storageKeys.colouredPages, text);
      expect(colouredBefore("/a")).toEqual([]);
      expect(readStored(storageKeys.colouredPages)).toBeNull();
    },
  );
});
