import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

describe("the exercises of a book", () => {
  it("are of one kind where that is chosen, which takes the place of a subject and gives way to one", async () => {
    const calls = fakeFetch({
      "GET /coloring-pages/hero.svg": { status: 404 },
      "GET /api/check-premium-status": { body: { isPremium: true } },
      "POST /api/generate": { body: { success: true, id: "p1", imageUrl: "/api/images/p1" } },
      "POST /api/coloring-books": { status: 201, body: { id: "b7" } },
      "GET /api/coloring-books/b7": { body: { title: "Im Wald", images: [] } },
    });
    signInAs();
    const user = renderApp("/");
    await user.type(screen.getByLabelText("Was soll auf dem Bild zu sehen sein?"), "Ein Igel");
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    await screen.findByText("Ihre Vorteile mit Premium:");
    const kinds = screen.getByLabelText("Oder nur eine Art von Aufgabe");
    await user.selectOptions(kinds, "Uhr");
    await user.click(screen.getByRole("button", { name: "Von allem etwas" }));
    expect(kinds).toHaveDisplayValue("keine bestimmte");
    await user.selectOptions(kinds, "Rechenmauer");
    expect(screen.getByRole("button", { name: "Von allem etwas" })).toHaveAttribute("aria-pressed", "false");
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Titel"), "Im Wald");
    await user.type(dialog.getByLabelText("Beschreibung"), "Für Jonas");
    await user.type(dialog.getByLabelText("Name des Kindes (freiwillig)"), "Jonas");
    await user.click(dialog.getByRole("button", { name: "Malbuch erstellen" }));
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    const body = calls.find(({ key }) => key === "POST /api/coloring-books")?.body;
    expect(body).toMatchObject({ childName: "Jonas", hasLearningTask: true, learningTaskType: "number_wall" });
  });

  it("have their solutions as a file of their own", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const listed = { id: "b1", title: "Buch b1", previewImage: null, createdAt: "2026-03-07T10:00:00Z", pageCount: 5 };
    const book = {
      title: "Buch b1",
      images: ["/api/images/p1"],
      hasLearningTask: true,
      learningTaskType: "clock",
      level: "medium",
      options: usualPrintOptions,
    };
    const calls = fakeFetch({
      "GET /api/coloring-books": { body: [listed] },
      "GET /api/coloring-books/b1": { body: book },
      "GET /api/coloring-books/b1/pdf": { body: "%PDF" },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Druckoptionen für Buch b1" }));
    const dialog = await screen.findByRole("dialog", { name: "Druckoptionen" });
    await user.click(await within(dialog).findByLabelText("Klasse 2 ★★★"));
    await user.click(within(dialog).getByRole("button", { name: "Nur die Lösungen herunterladen" }));
    const query = "?level=hard&part=solutions";
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/coloring-books/b1/pdf${query}`));
  });
});
