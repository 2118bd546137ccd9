import { describe, expect, it } from "vitest";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { parseLineArt, withoutMargins } from "./line-art.ts";

const page = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${content}</svg>`;

describe("parseLineArt", () => {
  it("finds the regions in their order, with the names of their groups", () => {
    const art = parseLineArt(
      page(
        '<g><title>Katze</title><path data-region="1" d="M0 0z"/><g><path data-region="2" d="M0 0z"/></g></g><path data-region="3" d="M0 0z"/>',
      ),
    );
    expect(art?.regions.map(({ name }) => name)).toEqual(["Katze", "Katze", "Hintergrund"]);
    expect([art?.width, art?.height]).toEqual([210, 297]);
  });

  it("takes a page of the engine's form whole", () => {
    const text = samplePicture("landscape");
    const art = parseLineArt(text);
    expect(art?.regions).toHaveLength(text.split("data-region").length - 1);
    expect(art?.svg.querySelector("clipPath")).not.toBeNull();
    expect(art?.svg.querySelector("title")).toBeNull();
  });

  it.each([
    "",
    "kein XML",
    "<!doctype html><html><body>App</body></html>",
    "<svg/>",
    page("<g>"),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])("gives nothing for %j", (text) => {
    expect(parseLineArt(text)).toBeNull();
  });

  it("leaves out whatever is not drawing", () => {
    const art = parseLineArt(
      page(
        '<script>alert(1)</script><foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>' +
          '<a href="javascript:alert(1)"><path d="M0 0z"/></a><image href="https://example.org/x.png"/>' +
          '<path onclick="alert(1)" style="fill:red" href="x" d="M0 0z" data-region="1"/>',
      ),
    );
    const html = art?.svg.outerHTML ?? "";
    expect(html).toContain('data-region="1"');
    expect(html).not.toMatch(/script|foreignObject|<b|<a|image|href|onclick|style|javascript|example/);
  });
});

describe("withoutMargins", () => {
  it("shows the drawn area only", () => {
    const art = parseLineArt(
      page(
        '<clipPath id="a"><rect x="10" y="10" width="190" height="277"/></clipPath><path data-region="1" d="M0 0z"/>',
      ),
    );
    const cut = art && withoutMargins(art);
    expect(cut?.svg.getAttribute("viewBox")).toBe("11 11 188 275");
    expect(cut && cut.width / cut.height).toBeCloseTo(188 / 275);
  });

  it("leaves a page without a drawn area as it is", () => {
    const art = parseLineArt(page('<path data-region="1" d="M0 0z"/>'));
    expect(art && withoutMargins(art)).toBe(art);
  });
});
