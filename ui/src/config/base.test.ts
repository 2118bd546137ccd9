import { afterEach, describe, expect, it, vi } from "vitest";

/** The module as a page has it into which the server wrote this. */
async function loadedWith(written: string | undefined) {
  vi.resetModules();
  if (written !== undefined) document.documentElement.dataset.base = written;
  return import("./base.ts");
}

afterEach(() => {
  delete document.documentElement.dataset.base;
  vi.resetModules();
});

describe("the path below which the app lies", () => {
  it.each([undefined, "/"])("is none where the server wrote %s", async (written) => {
    const { base, inBase, withoutBase } = await loadedWith(written);
    expect(base).toBe("");
    expect(inBase("/api/me")).toBe("/api/me");
    expect(withoutBase("/konto")).toBe("/konto");
  });

  it("stands before each path of the server and is taken off again", async () => {
    const { base, inBase, withoutBase } = await loadedWith("/malbuch/");
    expect(base).toBe("/malbuch");
    expect(inBase("/api/me")).toBe("/malbuch/api/me");
    expect(inBase("blob:x")).toBe("blob:x");
    expect(withoutBase("/malbuch/konto")).toBe("/konto");
    expect(withoutBase("/malbuch")).toBe("/");
    expect(withoutBase("/malbuchregal")).toBe("/malbuchregal");
  });
});
