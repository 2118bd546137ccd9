import { readdirSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { licensedWorks } from "@/text/about.ts";

const config = { "GET /api/public/config": { body: { version: "0.1.0" } } };

describe("the page about Buntstift", () => {
  it("is linked in the footer and says which version runs", async () => {
    fakeFetch({ ...config, "GET /api/public/licences": { body: [] } });
    renderApp("/ueber");
    expect(await screen.findByText("Version 0.1.0")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Über Buntstift" })).toHaveAttribute("href", "/ueber");
  });

  it("says what the PDF files do for those who do not see them, and what they do not", async () => {
    fakeFetch({ ...config, "GET /api/public/licences": { body: [] } });
    renderApp("/ueber");
    expect(await screen.findByRole("heading", { name: "Barrierefreiheit der PDF-Dateien" })).toBeInTheDocument();
    expect(screen.getByText(/PDF\/UA und PDF\/A erfüllen die Dateien nicht ganz/)).toBeInTheDocument();
  });

  it("folds each licence under the name of its work, in order; also of a work that it does not know", async () => {
    const licences = ["zlib", "neu", "andika"].map((name) => ({ name, text: `Text of ${name}` }));
    fakeFetch({ ...config, "GET /api/public/licences": { body: licences } });
    renderApp("/ueber");
    const andika = await screen.findByText("Text of andika");
    const titles = screen
      .getAllByRole("group")
      .map((group) => within(group).getByText(/^(Andika|neu|zlib)$/).textContent);
    expect(titles).toEqual(["Andika", "neu", "zlib"]);
    expect(andika.closest("details")).not.toHaveAttribute("open");
  });

  it.each(["offline" as const, { status: 500, body: {} }])("says that no licences came: %j", async (answer) => {
    fakeFetch({ ...config, "GET /api/public/licences": answer });
    renderApp("/ueber");
    expect(await screen.findByRole("alert")).toHaveTextContent(/nicht (erreichbar|geladen)/);
  });

  it("knows every work whose licence the executable carries", () => {
    const files = readdirSync("../resources/licences").map((file) => file.replace(/\.txt$/, ""));
    expect(Object.keys(licensedWorks).sort()).toEqual(["buntstift", ...files].sort());
  });
});
