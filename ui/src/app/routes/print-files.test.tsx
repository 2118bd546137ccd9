import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const listed = { id: "b1", title: "Buch b1", previewImage: null, createdAt: "2026-03-07T10:00:00Z", pageCount: 5 };
const book = { title: "Buch b1", images: ["/api/images/p1"], options: usualPrintOptions };

it.each([
  ["Innenteil herunterladen", "/api/coloring-books/b1/pdf?paper=square-inch&bleed=1&part=inside"],
  ["Umschlag herunterladen", "/api/coloring-books/b1/pdf?paper=square-inch&bleed=1&part=wrap"],
  ["Nur die Anlauttabelle herunterladen", "/api/sound-chart"],
])("files for print shop and classroom: %s", async (name, path) => {
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const calls = fakeFetch({
    "GET /api/coloring-books": { body: [listed] },
    "GET /api/coloring-books/b1": { body: book },
    "GET /api/coloring-books/b1/pdf": { body: "%PDF" },
    "GET /api/sound-chart": { body: "%PDF" },
  });
  signInAs();
  const user = renderApp("/my-books");
  await user.click(await screen.findByRole("button", { name: "Druckoptionen für Buch b1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Druckoptionen" }));
  await user.click(await dialog.findByLabelText("8,5 × 8,5 Zoll"));
  await user.click(dialog.getByLabelText("Mit Beschnitt für die Druckerei"));
  await user.click(dialog.getByText("Für die Druckerei"));
  await user.click(dialog.getByRole("button", { name }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe(path));
});
