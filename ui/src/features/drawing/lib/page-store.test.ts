import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PendingPage, readPendingPages, savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { generatedSchema } from "../api/generate.ts";
import { keepRemoved, readRemoved } from "./page-memory.ts";
import { appendPage, clearPages, countUnsavedPages, moved, movePage, removePage, usePages } from "./page-store.ts";

const letters = ["a", "b", "c", "d"];

describe("moving an entry", () => {
  it.each([
    [0, 2, "bcad"],
    [3, 0, "dabc"],
    [1, 2, "acbd"],
  ])("from %i to %i", (from, to, expected) => expect(moved(letters, from, to).join("")).toBe(expected));

  it("and back gives the same order", () => {
    for (const from of letters.keys()) {
      for (const to of letters.keys()) expect(moved(moved(letters, from, to), to, from)).toEqual(letters);
    }
  });

  it.each([
    [0, -1],
    [3, 4],
    [4, 0],
    [2, 2],
  ])("from %i to %i changes nothing", (from, to) => expect(moved(letters, from, to)).toBe(letters));
});

describe("two tabs", () => {
  const key = "pendingColoringBook";
  const drawn = (name: string) => generatedSchema.parse({ imageUrl: `/api/images/${name}` });
  const shown = () => renderHook(() => usePages()).result.current.map(({ prompt }) => prompt);
  const stored = (): PendingPage[] => JSON.parse(localStorage.getItem(key) ?? '{"pages":[]}').pages;

  /** Another tab writes what it makes of the pages that it knows, and this one is told of it or not yet. */
  const otherTab = (
    edit: (pages: PendingPage[]) => PendingPage[],
    { isTold = true, knows = readPendingPages("u1") } = {},
  ) => {
    const left = edit(knows);
    const gone = knows.filter((page) => !left.includes(page)).map(({ imageUrl }) => imageUrl.split("/").at(-1) ?? "");
    if (gone.length > 0) keepRemoved("u1", [...(readRemoved("u1") ?? []), ...gone]);
    savePendingPages(left, "u1", new Date());
    if (isTold) act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  };
  const fox = { id: "fox", prompt: "Fuchs", imageUrl: "/api/images/fox" };

  beforeEach(() => {
    signInAs();
    appendPage({ prompt: "Igel", picture: drawn("igel") });
  });

  it("both keep what they add", () => {
    otherTab((pages) => [...pages, fox], { isTold: false });
    appendPage({ prompt: "Dachs", picture: drawn("dachs") });
    expect(shown()).toEqual(["Igel", "Fuchs", "Dachs"]);
    expect(stored().map(({ prompt }) => prompt)).toEqual(["Igel", "Fuchs", "Dachs"]);
  });

  it("show what the other one adds, removes and moves", () => {
    otherTab((pages) => [...pages, fox]);
    expect(shown()).toEqual(["Igel", "Fuchs"]);
    otherTab((pages) => [...pages].reverse());
    expect(shown()).toEqual(["Fuchs", "Igel"]);
    otherTab((pages) => pages.filter(({ id }) => id === "fox"));
    expect(shown()).toEqual(["Fuchs"]);
    otherTab(() => []);
    expect(shown()).toEqual([]);
  });

  it("do not bring back what the other one has removed", () => {
    otherTab((pages) => [...pages, fox]);
    otherTab((pages) => pages.filter(({ id }) => id === "fox"), { isTold: false });
    movePage(0, 1);
    expect(shown()).toEqual(["Fuchs"]);
    expect(stored()).toEqual([fox]);
  });

  it("put back what the other one overwrote, which had not seen it yet", () => {
    const knows = readPendingPages("u1");
    appendPage({ prompt: "Dachs", picture: drawn("dachs") });
    otherTab((pages) => [...pages, fox], { knows });
    expect(shown()).toEqual(["Igel", "Fuchs", "Dachs"]);
    expect(stored().map(({ prompt }) => prompt)).toEqual(["Igel", "Fuchs", "Dachs"]);
  });

  it("put it back also while they are changing the pages themselves", () => {
    const knows = readPendingPages("u1");
    appendPage({ prompt: "Dachs", picture: drawn("dachs") });
    otherTab((pages) => [...pages, fox], { knows, isTold: false });
    appendPage({ prompt: "Kuh", picture: drawn("kuh") });
    expect(stored().map(({ prompt }) => prompt)).toEqual(["Igel", "Fuchs", "Dachs", "Kuh"]);
  });

  it("put it back when the other one has removed the only page that it knew", () => {
    const knows = readPendingPages("u1");
    appendPage({ prompt: "Dachs", picture: drawn("dachs") });
    otherTab(() => [], { knows });
    expect(shown()).toEqual(["Dachs"]);
  });

  it("show nothing any more once the user has signed out in the other one", () => {
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
    expect(shown()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it("remove the page that was meant, wherever the other one has moved it", () => {
    otherTab((pages) => [...pages, fox]);
    otherTab((pages) => [...pages].reverse(), { isTold: false });
    removePage(0);
    expect(shown()).toEqual(["Fuchs"]);
  });

  it("put a removed page back where it was, once, beside what the other one has added", () => {
    appendPage({ prompt: "Dachs", picture: generatedSchema.parse({ imageUrl: "/dachs" }) });
    const putBack = removePage(0);
    otherTab((pages) => [...pages, fox], { isTold: false });
    putBack();
    putBack();
    expect(shown()).toEqual(["Igel", "Dachs", "Fuchs"]);
  });

  it("keep the pages that came while a book was made of the others", () => {
    const inBook = renderHook(() => usePages()).result.current;
    otherTab((pages) => [...pages, fox], { isTold: false });
    clearPages(inBook);
    expect(shown()).toEqual(["Fuchs"]);
  });

  describe("where the browser has locks", () => {
    const waiting: (() => void)[] = [];
    const next = () => act(() => waiting.shift()?.());

    beforeEach(() => {
      const request = (_name: string, work: () => void) =>
        new Promise<void>((done) => {
          waiting.push(() => {
            work();
            done();
          });
        });
      vi.stubGlobal("navigator", { ...navigator, locks: { request } });
    });
    afterEach(() => {
      while (waiting.length > 0) next();
      vi.unstubAllGlobals();
    });

    it("wait for each other", () => {
      appendPage({ prompt: "Dachs", picture: drawn("dachs") });
      otherTab((pages) => [...pages, fox]);
      expect(stored().map(({ prompt }) => prompt)).toEqual(["Igel", "Fuchs"]);
      expect(shown()).toEqual(["Igel", "Dachs"]);
      next();
      expect(shown()).toEqual(["Igel", "Fuchs", "Dachs"]);
      expect(stored().map(({ prompt }) => prompt)).toEqual(["Igel", "Fuchs", "Dachs"]);
    });

    it("never show an order that has been changed again since", () => {
      appendPage({ prompt: "Dachs", picture: drawn("dachs") });
      next();
      movePage(1, 0);
      movePage(0, 1);
      movePage(1, 0);
      for (const _change of [1, 2, 3]) {
        expect(shown()).toEqual(["Dachs", "Igel"]);
        next();
      }
      expect(shown()).toEqual(["Dachs", "Igel"]);
      expect(stored().map(({ prompt }) => prompt)).toEqual(["Dachs", "Igel"]);
    });
  });
});

describe("a browser that stores nothing", () => {
  it("keeps the pages as long as the tab is open", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    signInAs();
    for (const name of ["Igel", "Fuchs", "Dachs"])
      appendPage({ prompt: name, picture: generatedSchema.parse({ imageUrl: `/${name}` }) });
    removePage(1);
    expect(renderHook(() => usePages()).result.current.map(({ prompt }) => prompt)).toEqual(["Igel", "Dachs"]);
    expect(countUnsavedPages("u1")).toBe(2);
    vi.restoreAllMocks();
  });
});
