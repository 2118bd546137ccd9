import { describe, expect, it } from "vitest";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { parseLineArt, withoutMargins } from "./line-art.ts";

const page = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297">${content}</svg>`;

describe("parseLineArt", () => {
  it("finds the shapes in their order, with the names of their groups and what they inherit", () => {
    const art = parseLineArt(
      page(
        '<path fill="#fff" d="M0 0z"/><clipPath id="c"><rect x="1" y="2" width="30" height="40" rx="5"/></clipPath>' +
          '<g clip-path="url(#c)" fill="#fff" stroke="#000"><g stroke-width=".7"><title>Katze</title><path d="M1 1z"/>' +
          '<g><path fill="#000" fill-rule="evenodd" stroke-width="0" d="M2 2z"/></g></g></g>' +
          '<g stroke="#000"><path fill="none" stroke-width="1" d="M3 3z"/></g>',
      ),
    );
    const clip = { x: 1, y: 2, width: 30, height: 40, radius: 5 };
    expect(art?.shapes).toEqual([
      { data: "M0 0z", name: "Hintergrund", fill: "white", evenOdd: false, line: 0, clip: null },
      { data: "M1 1z", name: "Katze", fill: "white", evenOdd: false, line: 0.7, clip },
      { data: "M2 2z", name: "Katze", fill: "black", evenOdd: true, line: 0, clip },
      { data: "M3 3z", name: "Hintergrund", fill: "none", evenOdd: false, line: 1, clip: null },
    ]);
    expect([art?.width, art?.height]).toEqual([210, 297]);
  });

  it("takes a page of the engine's form whole", () => {
    const text = samplePicture("landscape");
    const art = parseLineArt(text);
    expect(art?.shapes).toHaveLength(text.split("<path").length - 1);
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
          '<path onclick="alert(1)" style="fill:red" href="x" d="M0 0z" stroke-width="7"/>',
      ),
    );
    const html = art?.svg.outerHTML ?? "";
    expect(html).toContain('stroke-width="7"');
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
    expect(cut?.ratio).toBeCloseTo(188 / 275);
    // The page is no smaller for that: its shapes lie where they lay.
    expect([cut?.width, cut?.height]).toEqual([210, 297]);
  });

  it("leaves a page without a drawn area as it is", () => {
    const art = parseLineArt(page('<path data-region="1" d="M0 0z"/>'));
    expect(art && withoutMargins(art)).toBe(art);
  });
});
