import { describe, expect, it } from "vitest";
import { svgAddress } from "@/lib/line-art.ts";
import { isBook, isSides, picturesOf, sidesOf, wayOf } from "./rules.ts";

const origin = "https://malen.example";
const way = (path: string, asked: { method?: string; mode?: string } = {}) =>
  wayOf({ method: "GET", mode: "cors", url: origin + path, ...asked }, origin);

describe("what the service worker does with a request", () => {
  it.each([
    ["/api/coloring-books?page=1", "kept"],
    ["/api/coloring-books/b1", "kept"],
    ["/api/coloring-books/b1/pages?paper=a5", "kept"],
    ["/api/coloring-books/b1/pages/3", "kept"],
    ["/api/images/p1?format=svg&width=800", "kept"],
    ["/coloring-pages/hero.svg", "kept"],
    ["/api/public/config", "kept"],
    ["/assets/app-1a2b.js", "app"],
    ["/api/images/p1?format=pdf", "network"],
    ["/api/coloring-books/b1/pdf", "network"],
    ["/api/admin/users", "network"],
    ["/api/account/export", "network"],
    ["/api/check-premium-status", "network"],
  ])("%s: %s", (path, expected) => {
    expect(way(path)).toBe(expected);
  });

  it("opens pages of the app without the net, and no files", () => {
    expect(way("/", { mode: "navigate" })).toBe("page");
    expect(way("/preview/b1", { mode: "navigate" })).toBe("page");
    expect(way("/api/coloring-books/b1/pdf", { mode: "navigate" })).toBe("network");
    expect(way("/robots.txt", { mode: "navigate" })).toBe("network");
  });

  it("answers below a path what lies there, and nothing else of the host", () => {
    const below = (path: string, mode = "cors") =>
      wayOf({ method: "GET", mode, url: origin + path }, origin, "/malbuch");
    expect(below("/malbuch/api/coloring-books/b1")).toBe("kept");
    expect(below("/malbuch/assets/app-1a2b.js")).toBe("app");
    expect(below("/malbuch/", "navigate")).toBe("page");
    expect(below("/malbuchregal/", "navigate")).toBe("network");
    expect(below("/api/coloring-books/b1")).toBe("network");
    expect(isBook(`${origin}/malbuch/api/coloring-books/b1`, "/malbuch")).toBe(true);
  });

  it("leaves all that changes something, and other hosts, alone", () => {
    expect(way("/api/coloring-books", { method: "POST" })).toBe("network");
    expect(wayOf({ method: "GET", mode: "cors", url: "https://js.stripe.com/v3/" }, origin)).toBe("network");
  });
});

describe("what a book needs offline", () => {
  it("are its pictures and the lines that are coloured", () => {
    expect(picturesOf({ images: ["/api/images/p1", "/coloring-pages/a.svg"] })).toEqual([
      "/api/images/p1",
      svgAddress("/api/images/p1"),
      "/coloring-pages/a.svg",
    ]);
    expect(picturesOf({ images: ["/api/images/p1?width=800"] })).toContain(svgAddress("/api/images/p1?width=800"));
  });

  it.each([null, {}, { images: "/a" }, { images: ["//elsewhere.example/a", "https://elsewhere.example/b", 3] }])(
    "is nothing of %j",
    (book) => {
      expect(picturesOf(book)).toEqual([]);
    },
  );

  it("are its sides, also those that were never turned to", () => {
    const sides = [
      { index: 0, url: "/api/coloring-books/b1/pages/0?v=2" },
      { index: 1, url: "//elsewhere.example/a" },
      null,
      { index: 2 },
    ];
    expect(sidesOf(sides)).toEqual(["/api/coloring-books/b1/pages/0?v=2"]);
    expect(sidesOf({ success: false })).toEqual([]);
    expect(isSides(`${origin}/api/coloring-books/b1/pages?v=2`)).toBe(true);
    expect(isSides(`${origin}/api/coloring-books/b1/pages/0?v=2`)).toBe(false);
    expect(isSides(`${origin}/api/coloring-books/b1`)).toBe(false);
    expect(isSides(`${origin}/malbuch/api/coloring-books/b1/pages`, "/malbuch")).toBe(true);
  });

  it("is asked for where a book is opened, not the shelf or a side", () => {
    expect(isBook(`${origin}/api/coloring-books/b1`)).toBe(true);
    expect(isBook(`${origin}/api/coloring-books?page=2`)).toBe(false);
    expect(isBook(`${origin}/api/coloring-books/b1/pages`)).toBe(false);
  });
});
