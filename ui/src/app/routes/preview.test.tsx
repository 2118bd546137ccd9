import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

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

  it("names a story that is called like its book only once", async () => {
    fakeFetch({ "GET /api/coloring-books/b1": { body: { ...book, storyTitle: book.title } } });
    renderApp("/preview/b1");
    expect(await screen.findByRole("heading", { name: "Im Wald" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Die Geschichte dazu" })).toBeInTheDocument();
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
