import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { signInAs } from "@/testing/factories.ts";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

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
  it("saves the PDF under the title, without what file systems refuse", async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fakeFetch({
      "GET /api/coloring-books": {
        body: [listed("b1", { title: 'Wer? Wie/Was: "Igel"' }), listed("b2", { title: "???" })],
      },
      "GET /api/coloring-books/b1/pdf": { body: "%PDF" },
      "GET /api/coloring-books/b2/pdf": { body: "%PDF" },
    });
    signInAs();
    const user = renderApp("/my-books");
    for (const button of await screen.findAllByRole("button", { name: /herunterladen$/ })) await user.click(button);
    await waitFor(() => expect(saved).toEqual(["Wer  Wie Was   Igel.pdf", "malbuch.pdf"]));
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

describe("the preview", () => {
  const book = {
    title: "Im Wald",
    description: "Für Jonas",
    images: ["/api/images/p1", "/api/images/p2?width=800"],
    story: "Es war einmal ein Igel.",
    storyTitle: "Der Igel",
  };

  it("shows the book and all its pages", async () => {
    fakeFetch({ "GET /api/coloring-books/b1": { body: book } });
    const user = renderApp("/preview/b1");
    expect(await screen.findByRole("heading", { name: "Im Wald" })).toBeInTheDocument();
    expect(screen.getByText("Für Jonas")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Der Igel" })).toBeInTheDocument();
    expect(screen.getByText("2 Bilder")).toBeInTheDocument();
    expect(await screen.findByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p1");
    expect(screen.getByRole("button", { name: "Vorige Seite" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Nächste Seite" }));
    expect(screen.getByAltText("Ausmalbild 2")).toBeInTheDocument();
    expect(screen.getByText("Seite 2 von 2")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Nächste Seite" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Seite 1 ansehen: Ausmalbild" }));
    expect(screen.getByAltText("Ausmalbild 1")).toBeInTheDocument();
    expect(document.title).toBe("Im Wald – Buntstift");
  });

  const side = (index: number, kind: string, page?: number) => ({
    index,
    kind,
    ...(page && { page }),
    url: `/api/coloring-books/b1/pages/${index}`,
  });
  const lessonBook = {
    ...book,
    storyPages: ["Der Igel geht los.", "Er findet einen Apfel."],
    hasLearningTask: true,
    learningTaskType: "math",
    level: "easy",
    options: { ...usualPrintOptions },
  };
  const printed = [
    side(0, "cover"),
    side(1, "story", 1),
    side(2, "picture", 1),
    side(3, "exercise", 1),
    side(4, "solutions"),
    side(5, "blank"),
    side(6, "credits"),
    side(7, "neues"),
  ];
  const withSides = {
    "GET /api/coloring-books/b1": { body: lessonBook },
    "GET /api/coloring-books/b1/pages": { body: printed },
  };

  it("turns every side of the printed book, by keyboard too", async () => {
    fakeFetch(withSides);
    const user = renderApp("/preview/b1");
    const names = [
      "Umschlag: Im Wald",
      "Geschichte zu Ausmalbild 1: Der Igel geht los.",
      "Ausmalbild 1",
      "Aufgabe zu Ausmalbild 1",
      "Lösungen der Aufgaben",
      "Leere Rückseite",
      "Quellen und Lizenzen der Bilder",
      "Weitere Seite",
    ];
    for (const [index, name] of names.entries()) {
      expect(await screen.findByAltText(name)).toHaveAttribute("src", printed[index]?.url);
      expect(screen.getByText(`Seite ${index + 1} von 8`)).toBeInTheDocument();
      await user.keyboard("{ArrowRight}");
    }
    expect(screen.getByText("2 Bilder, 8 Seiten")).toBeInTheDocument();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByAltText("Quellen und Lizenzen der Bilder")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Seite 4 ansehen: Aufgabe" }));
    expect(screen.getByAltText("Aufgabe zu Ausmalbild 1")).toBeInTheDocument();
    await user.keyboard("{Home}");
    expect(screen.getByAltText("Umschlag: Im Wald")).toBeInTheDocument();
    expect(screen.queryByText(/lassen sich gerade nicht zeigen/)).not.toBeInTheDocument();
  });

  it("is turned by a finger that goes across, and not by one that scrolls", async () => {
    fakeFetch(withSides);
    renderApp("/preview/b1");
    await screen.findByAltText("Umschlag: Im Wald");
    const swipe = (byX: number, byY: number, pointerType = "touch") => {
      const leaf = screen.getAllByRole("img", { name: /./ })[0]?.parentElement as HTMLElement;
      const at = { pointerType, isPrimary: true, pointerId: 1 };
      fireEvent.pointerDown(leaf, { ...at, clientX: 200, clientY: 300 });
      fireEvent.pointerUp(leaf, { ...at, clientX: 200 + byX, clientY: 300 + byY });
    };
    swipe(60, 0);
    expect(screen.getByAltText("Umschlag: Im Wald")).toBeInTheDocument();
    for (const [byX, byY, pointer] of [
      [-40, 0, "touch"],
      [-80, 70, "touch"],
      [-80, 0, "mouse"],
    ] as const) {
      swipe(byX, byY, pointer);
      expect(screen.getByAltText("Umschlag: Im Wald")).toBeInTheDocument();
    }
    swipe(-60, 10);
    expect(screen.getByAltText(/^Geschichte zu Ausmalbild 1/)).toBeInTheDocument();
    swipe(60, -10);
    expect(screen.getByAltText("Umschlag: Im Wald")).toBeInTheDocument();
  });

  it("leaves the arrow keys to a choice that has the focus", async () => {
    fakeFetch(withSides);
    const user = renderApp("/preview/b1");
    await screen.findByAltText("Umschlag: Im Wald");
    await user.click(screen.getByText("Druckoptionen"));
    screen.getByLabelText("A4").focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByAltText("Umschlag: Im Wald")).toBeInTheDocument();
  });

  it("colours the picture that an exercise belongs to, and none from the solutions", async () => {
    const calls = fakeFetch({ ...withSides, "GET /api/images/p1": { body: samplePicture() } });
    const user = renderApp("/preview/b1");
    await user.click(await screen.findByRole("button", { name: "Seite 5 ansehen: Lösungen" }));
    expect(screen.getByRole("button", { name: "Hier ausmalen" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Seite 4 ansehen: Aufgabe" }));
    await user.click(screen.getByRole("button", { name: "Hier ausmalen" }));
    expect(await screen.findByRole("button", { name: /^Sonne, Fläche 1 von/ })).toBeInTheDocument();
    expect(calls.at(-1)?.path).toContain("/api/images/p1");
    await user.click(screen.getByRole("button", { name: "Zurück zum Blättern" }));
    expect(screen.getByAltText("Ausmalbild 1")).toBeInTheDocument();
  });

  it("is shown and downloaded with the print options that are chosen, and only those", async () => {
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const calls = fakeFetch({ ...withSides, "GET /api/coloring-books/b1/pdf": { body: "%PDF" } });
    const user = renderApp("/preview/b1");
    await screen.findByAltText("Umschlag: Im Wald");
    await user.click(screen.getByText("Druckoptionen"));
    for (const name of ["Klasse 1 ★★", "A5", "Lösungen am Ende"]) await user.click(screen.getByLabelText(name));
    expect(screen.queryByLabelText("nach Stufe")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Herunterladen" }));
    const query = "?level=medium&paper=a5&solutions=0";
    await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/coloring-books/b1/pdf${query}`));
    const pages = calls.map(({ path }) => path).filter((path) => path.includes("/pages"));
    expect([pages[0], pages.at(-1)]).toEqual(["/api/coloring-books/b1/pages", `/api/coloring-books/b1/pages${query}`]);
  });

  it("says beside the option what the server has against it", async () => {
    const message = "Dieses Papierformat gibt es nicht.";
    fakeFetch({
      ...withSides,
      "GET /api/coloring-books/b1/pdf": { status: 400, body: { code: "invalid", field: "paper", message } },
    });
    const user = renderApp("/preview/b1");
    await screen.findByAltText("Umschlag: Im Wald");
    await user.click(screen.getByRole("button", { name: "Herunterladen" }));
    expect(within(screen.getByRole("group", { name: "Papier" })).getByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByText("Fehler beim Download")).not.toBeInTheDocument();
  });

  it.each([
    ["fail", { status: 500, body: {} }],
    ["are none", { body: [] }],
    ["are not JSON", { body: "<html>" }],
  ])("shows the pictures when the printed sides %s", async (_case, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ ...withSides, "GET /api/coloring-books/b1/pages": answer });
    renderApp("/preview/b1");
    expect(await screen.findByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p1");
    expect(screen.getByText(/lassen sich gerade nicht zeigen/)).toBeInTheDocument();
  });

  it("lets the shown page be coloured", async () => {
    const calls = fakeFetch({
      "GET /api/coloring-books/b1": { body: book },
      "GET /api/images/p2": { body: samplePicture() },
    });
    const user = renderApp("/preview/b1");
    await user.click(await screen.findByRole("button", { name: "Nächste Seite" }));
    await user.click(screen.getByRole("button", { name: "Hier ausmalen" }));
    expect(await screen.findByRole("button", { name: /^Sonne, Fläche 1 von/ })).toBeInTheDocument();
    expect(calls.at(-1)?.path).toBe("/api/images/p2?width=800&format=svg");
  });

  it("says in its place when a page cannot be coloured, and leads back to leafing", async () => {
    fakeFetch({ "GET /api/coloring-books/b1": { body: book }, "GET /api/images/p1": { body: "PNG" } });
    const user = renderApp("/preview/b1");
    await user.click(await screen.findByRole("button", { name: "Hier ausmalen" }));
    const room = await screen.findByRole("dialog", { name: "Ausmalen" });
    expect(await within(room).findByText("Hier lässt sich dieses Bild nicht ausmalen")).toBeInTheDocument();
    await user.click(within(room).getByRole("button", { name: "Zurück zum Blättern" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByAltText("Ausmalbild 1")).toBeInTheDocument();
  });

  it("is coloured page by page, and goes on at the page where one stopped", async () => {
    fakeFetch({
      "GET /api/coloring-books/b1": { body: book },
      "GET /api/images/p1": { body: samplePicture() },
      "GET /api/images/p2": { body: samplePicture() },
    });
    const user = renderApp("/preview/b1");
    await user.click(await screen.findByRole("button", { name: "Hier ausmalen" }));
    const room = await screen.findByRole("dialog", { name: "Ausmalen" });
    expect(await within(room).findByRole("button", { name: "Vorheriges Bild" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.click(within(room).getByRole("radio", { name: "Hautton hell" }));
    await user.click(within(room).getByRole("button", { name: "Nächstes Bild" }));
    expect(within(room).getByText("Bild 2 von 2")).toBeInTheDocument();
    expect(window.location.hash).toBe("#ausmalen-2");
    // What was in the hand is still there.
    expect(await within(room).findByRole("radio", { name: "Hautton hell" })).toBeChecked();
    await user.click(within(room).getByRole("button", { name: "Zurück zum Blättern" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(window.location.hash).toBe("");
    expect(screen.getByAltText("Ausmalbild 2")).toBeInTheDocument();
  });

  it("of a template leads to a book made from it", async () => {
    fakeFetch({ "GET /api/coloring-books/space-adventure": { body: book } });
    renderApp("/preview/space-adventure");
    expect(await screen.findByRole("link", { name: "Mit dieser Vorlage erstellen" })).toHaveAttribute(
      "href",
      "/?template=space-adventure",
    );
  });

  it.each([
    ["an unknown book", { status: 404, body: { message: "Dieses Malbuch gibt es nicht." } }],
    ["a book without pictures", { body: { title: "Leer", images: [] } }],
    ["an answer that is not JSON", { body: "<html>" }],
  ])("says that there is none for %s", async (_case, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ "GET /api/coloring-books/b1": answer });
    renderApp("/preview/b1");
    expect(await screen.findByRole("heading", { name: "Keine Vorschau verfügbar" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Zurück zur Startseite" })).toHaveAttribute("href", "/");
    expect(address()).toBe("/preview/b1");
  });

  it("reads aloud in German, and stops", async () => {
    const spoken: SpeechSynthesisUtterance[] = [];
    const cancel = vi.fn();
    const voices = [
      { lang: "en-US", name: "Samantha" },
      { lang: "de-DE", name: "Stefan" },
      { lang: "de-AT", name: "Anna" },
    ] as SpeechSynthesisVoice[];
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    vi.stubGlobal("speechSynthesis", {
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
      cancel,
      getVoices: () => voices,
    });
    fakeFetch({ "GET /api/coloring-books/b1": { body: book } });
    const user = renderApp("/preview/b1");
    await user.click(await screen.findByRole("button", { name: "Vorlesen" }));
    expect(spoken[0]).toMatchObject({ lang: "de-DE", rate: 0.9, pitch: 1, volume: 0.9, voice: voices[2] });
    expect(spoken[0]?.text).toContain("Im Wald");
    await user.click(screen.getByRole("button", { name: "Vorlesen beenden" }));
    expect(cancel).toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Vorlesen" })).toBeInTheDocument();
  });
});
