import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const listed = (id: string, more: object = {}) => ({
  id,
  title: `Buch ${id}`,
  previewImage: `/api/images/${id}`,
  createdAt: "2026-03-07T10:00:00Z",
  pageCount: 5,
  ...more,
});

describe("my books", () => {
  it("asks a visitor to sign in", async () => {
    const calls = fakeFetch({});
    renderApp("/my-books");
    expect(await screen.findByText(/Melden Sie sich an, um/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it("shows three empty cards while it loads", async () => {
    fakeFetch({ "GET /api/coloring-books": () => new Promise(() => {}) });
    signInAs();
    renderApp("/my-books");
    expect(await screen.findAllByTestId("skeleton")).toHaveLength(3);
    expect(screen.getByRole("status", { name: /werden geladen/ })).toBeInTheDocument();
  });

  it("invites to make the first one", async () => {
    fakeFetch({ "GET /api/coloring-books": { body: [] } });
    signInAs();
    renderApp("/my-books");
    expect(await screen.findByText("Noch keine Malbücher erstellt")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Erstes Malbuch erstellen" })).toHaveAttribute("href", "/");
  });

  it("shows each book with its day, pages and ways on", async () => {
    fakeFetch({ "GET /api/coloring-books": { body: [listed("b1"), listed("b2", { previewImage: null })] } });
    signInAs();
    renderApp("/my-books");
    expect(await screen.findByRole("heading", { name: "Buch b1" })).toBeInTheDocument();
    expect(screen.getAllByText("Erstellt am 7. März 2026 · 5 Bilder")).toHaveLength(2);
    expect(screen.getAllByRole("link", { name: "Vorschau" })[0]).toHaveAttribute("href", "/preview/b1");
    expect(screen.getByText("Keine Vorschau verfügbar")).toBeInTheDocument();
  });

  it("says so when a cover cannot be loaded", async () => {
    fakeFetch({ "GET /api/coloring-books": { body: [listed("b1")] } });
    signInAs();
    renderApp("/my-books");
    await screen.findByRole("heading", { name: "Buch b1" });
    fireEvent.error(document.querySelector("main img") as HTMLImageElement);
    expect(await screen.findByText("Keine Vorschau verfügbar")).toBeInTheDocument();
  });

  it("ends at the last page where the server says how many books there are", async () => {
    fakeFetch({ "GET /api/coloring-books": { body: [listed("b1")], headers: { "X-Total-Count": "12" } } });
    signInAs();
    renderApp("/my-books");
    expect(await screen.findByText("Seite 1")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Nächste" })).toBeDisabled();
  });

  it("goes on to the last page and not beyond", async () => {
    fakeFetch({ "GET /api/coloring-books": { body: [listed("b1")], headers: { "X-Total-Count": "13" } } });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Nächste" }));
    expect(await screen.findByText("Seite 2")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Nächste" })).toBeDisabled();
  });

  it("turns pages, never below the first", async () => {
    const calls = fakeFetch({
      "GET /api/coloring-books": ({ path }) => ({ body: path.endsWith("page=1") ? [listed("b1")] : [] }),
    });
    signInAs();
    const user = renderApp("/my-books");
    const previous = await screen.findByRole("button", { name: "Vorherige" });
    expect(previous).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Nächste" }));
    expect(await screen.findByText("Auf Seite 2 sind keine Malbücher mehr.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Nächste" }));
    await screen.findByText("Auf Seite 3 sind keine Malbücher mehr.");
    const shelves = calls.filter(({ key }) => key === "GET /api/coloring-books");
    expect(shelves.map(({ path }) => path)).toEqual([1, 2, 3].map((page) => `/api/coloring-books?page=${page}`));
  });

  it("can be tried again after a failure", async () => {
    let failing = true;
    fakeFetch({
      "GET /api/coloring-books": () =>
        failing ? { status: 503, body: { message: "Gerade nicht." } } : { body: [listed("b1")] },
    });
    signInAs();
    const user = renderApp("/my-books");
    expect(await screen.findByText("Gerade nicht.")).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
    expect(await screen.findByRole("heading", { name: "Buch b1" })).toBeInTheDocument();
  });

  it("asks to sign in again when the session has ended on the server", async () => {
    fakeFetch({
      "GET /api/coloring-books": { status: 401, body: { code: "unauthenticated", message: "Abgelaufen." } },
    });
    signInAs();
    renderApp("/my-books");
    expect(await screen.findByText(/Melden Sie sich an, um/)).toBeInTheDocument();
    expect(localStorage.getItem("token")).toBeNull();
  });
});

describe("deleting a book", () => {
  const shelf = (more: Parameters<typeof fakeFetch>[0] = {}) => {
    const gone = new Set<string>();
    const calls = fakeFetch({
      "GET /api/coloring-books": () => ({ body: ["b1", "b2"].filter((id) => !gone.has(id)).map((id) => listed(id)) }),
      "DELETE /api/coloring-books/b1": () => {
        gone.add("b1");
        return { status: 204 };
      },
      "POST /api/logout": { status: 204 },
      ...more,
    });
    signInAs();
    const user = renderApp("/my-books");
    const remove = async (id: string) => user.click(await screen.findByRole("button", { name: `Buch ${id} löschen` }));
    const sent = () => calls.map(({ key }) => key).filter((key) => !key.startsWith("GET"));
    return { user, remove, sent, calls };
  };
  const isShown = (id: string) => screen.queryByRole("heading", { name: `Buch ${id}` }) !== null;
  const closeMessage = (user: ReturnType<typeof renderApp>) =>
    user.click(screen.getByRole("button", { name: "Nachricht schließen" }));

  it("takes it from the shelf at once, and from the server when the message goes", async () => {
    const { user, remove, sent } = shelf();
    await remove("b1");
    expect(isShown("b1")).toBe(false);
    expect(isShown("b2")).toBe(true);
    expect(screen.getByText("„Buch b1“ ist gelöscht")).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await closeMessage(user);
    await waitFor(() => expect(sent()).toEqual(["DELETE /api/coloring-books/b1"]));
    expect(isShown("b1")).toBe(false);
  });

  it("can be taken back as long as the message is there", async () => {
    const { user, remove, sent } = shelf();
    await remove("b1");
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(isShown("b1")).toBe(true);
    await waitFor(() => expect(screen.queryByText("„Buch b1“ ist gelöscht")).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
  });

  it("is done when another message takes the way back away", async () => {
    const { remove, sent } = shelf();
    await remove("b1");
    await remove("b2");
    await waitFor(() => expect(sent()).toEqual(["DELETE /api/coloring-books/b1"]));
    expect(screen.getByText("„Buch b2“ ist gelöscht")).toBeInTheDocument();
  });

  it("is done when the tab is closed and the browser keeps nothing, by a call that outlives it", async () => {
    const { remove, sent, calls } = shelf();
    await remove("b1");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    vi.spyOn(console, "error").mockImplementation(() => {});
    window.dispatchEvent(new Event("pagehide"));
    expect(sent()).toEqual(["DELETE /api/coloring-books/b1"]);
    expect(calls.at(-1)?.keepalive).toBe(true);
    vi.restoreAllMocks();
  });

  it("can still be taken back after a reload", async () => {
    const { user, remove, sent } = shelf();
    await remove("b1");
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(screen.queryByText("„Buch b1“ ist gelöscht")).not.toBeInTheDocument());
    window.dispatchEvent(new Event("pageshow"));
    expect(await screen.findByText("„Buch b1“ ist gelöscht")).toBeInTheDocument();
    expect(isShown("b1")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(isShown("b1")).toBe(true);
    expect(sent()).toEqual([]);
  });

  it("is done when who left comes back later", async () => {
    const { remove, sent } = shelf();
    await remove("b1");
    window.dispatchEvent(new Event("pagehide"));
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, "now").mockReturnValue(later);
    window.dispatchEvent(new Event("pageshow"));
    expect(sent()).toEqual(["DELETE /api/coloring-books/b1"]);
    clock.mockRestore();
    // Once only.
    window.dispatchEvent(new Event("pageshow"));
    expect(sent()).toHaveLength(1);
  });

  it("is done before the session ends", async () => {
    let finish = () => {};
    const deletion = () => new Promise<object>((resolve) => (finish = () => resolve({ status: 204 })));
    const { user, remove, sent, calls } = shelf({ "DELETE /api/coloring-books/b1": deletion });
    await remove("b1");
    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    expect(localStorage.getItem("token")).toBeNull();
    expect(sent()).toEqual(["DELETE /api/coloring-books/b1"]);
    expect(calls.at(-1)?.headers.get("Authorization")).toMatch(/^Bearer /);
    finish();
    await waitFor(() => expect(sent().at(-1)).toBe("POST /api/logout"));
  });

  it("puts the book back where the server does not delete it, and says so", async () => {
    const { user, remove } = shelf({ "DELETE /api/coloring-books/b1": { status: 503, body: { message: "Später." } } });
    await remove("b1");
    await closeMessage(user);
    expect(await screen.findByText("Das Malbuch konnte nicht gelöscht werden")).toBeInTheDocument();
    expect(screen.getByText("Später.")).toBeInTheDocument();
    expect(isShown("b1")).toBe(true);
  });

  it("leaves an empty shelf after the last one, and the focus on it", async () => {
    const { remove } = shelf({ "GET /api/coloring-books": { body: [listed("b1")] } });
    await remove("b1");
    const hint = await screen.findByText("Noch keine Malbücher erstellt");
    expect(document.activeElement).toContainElement(hint);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("a download", () => {
  it("saves the PDF as the server calls it, else under the title without what file systems refuse", async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fakeFetch({
      "GET /api/coloring-books": {
        body: [listed("b1", { title: 'Wer? Wie/Was: "Igel"' }), listed("b2", { title: "???" }), listed("b3")],
      },
      "GET /api/coloring-books/b1/pdf": { body: "%PDF" },
      "GET /api/coloring-books/b2/pdf": { body: "%PDF" },
      "GET /api/coloring-books/b3/pdf": {
        body: "%PDF",
        headers: {
          "Content-Disposition": `attachment; filename="Loesungen.pdf"; filename*=UTF-8''L%C3%B6sungen%20zu%20Igel.pdf`,
        },
      },
    });
    signInAs();
    const user = renderApp("/my-books");
    for (const button of await screen.findAllByRole("button", { name: /herunterladen$/ })) await user.click(button);
    await waitFor(() => expect(saved).toEqual(["Wer  Wie Was   Igel.pdf", "malbuch.pdf", "Lösungen zu Igel.pdf"]));
  });

  it("says that it failed", async () => {
    fakeFetch({
      "GET /api/coloring-books": { body: [listed("b1")] },
      "GET /api/coloring-books/b1/pdf": { status: 500, body: {} },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Buch b1 herunterladen" }));
    expect(await screen.findByText("Fehler beim Download")).toBeInTheDocument();
    expect(screen.getByText("Bitte versuchen Sie es später erneut.")).toBeInTheDocument();
  });

  it("says what the server says about it", async () => {
    const message = "Das Bild auf Seite 2 ist beschädigt und kann nicht mehr gedruckt werden.";
    fakeFetch({
      "GET /api/coloring-books": { body: [listed("b1")] },
      "GET /api/coloring-books/b1/pdf": { status: 404, body: { code: "not_found", field: "images", message } },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Buch b1 herunterladen" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  const ruledBook = {
    title: "Buch b1",
    images: ["/api/images/p1"],
    hasLearningTask: true,
    learningTaskType: "letters",
    level: "medium",
    options: { ...usualPrintOptions, ruling: 4 },
  };

  it("can be printed otherwise than the book was ordered", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const calls = fakeFetch({
      "GET /api/coloring-books": { body: [listed("b1")] },
      "GET /api/coloring-books/b1": { body: ruledBook },
      "GET /api/coloring-books/b1/pdf": { body: "%PDF" },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Druckoptionen für Buch b1" }));
    const dialog = await screen.findByRole("dialog", { name: "Druckoptionen" });
    expect(await within(dialog).findByLabelText("4")).toBeChecked();
    for (const name of ["Klasse 2 ★★★", "links", "nach Stufe", /^Rückseiten leer/])
      await user.click(within(dialog).getByLabelText(name));
    await user.click(within(dialog).getByRole("button", { name: "Herunterladen" }));
    const query = "?level=hard&blankBacks=1&holeMargin=left&ruling=level";
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/coloring-books/b1/pdf${query}`));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("says beside an option that it is refused, and can be tried again", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const message = "Diese Lineatur gibt es nicht.";
    let refusing = true;
    fakeFetch({
      "GET /api/coloring-books": { body: [listed("b1")] },
      "GET /api/coloring-books/b1": { body: ruledBook },
      "GET /api/coloring-books/b1/pdf": () =>
        refusing ? { status: 400, body: { code: "invalid", field: "ruling", message } } : { body: "%PDF" },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Druckoptionen für Buch b1" }));
    await user.click(await screen.findByRole("button", { name: "Herunterladen" }));
    const ruling = screen.getByRole("group", { name: "Lineatur der Schreibaufgaben" });
    expect(await within(ruling).findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByText("Fehler beim Download")).not.toBeInTheDocument();
    refusing = false;
    await user.click(screen.getByRole("button", { name: "Herunterladen" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("has no print options for a book that is gone", async () => {
    fakeFetch({
      "GET /api/coloring-books": { body: [listed("b1")] },
      "GET /api/coloring-books/b1": { status: 404, body: { message: "Dieses Malbuch gibt es nicht." } },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(await screen.findByRole("button", { name: "Druckoptionen für Buch b1" }));
    expect(await screen.findByText("Dieses Malbuch gibt es nicht.")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
