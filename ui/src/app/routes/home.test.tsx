import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usualPrintOptions } from "@/features/books/lib/print-options.ts";
import { forgetPages } from "@/features/drawing/lib/page-store.ts";
import { endSession } from "@/lib/session.ts";
import { markPromptToRestore } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch, type SentCall } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const noHero = { "GET /coloring-pages/hero.svg": { status: 404 } };
const notPremium = { "GET /api/check-premium-status": { body: { isPremium: false } } };
const premium = { "GET /api/check-premium-status": { body: { isPremium: true } } };
const picture = (id: string, more: object = {}) => ({
  body: { success: true, id, imageUrl: `/api/images/${id}`, ...more },
});

const field = () => screen.getByLabelText("Was soll auf dem Bild zu sehen sein?");
const drawButton = () => screen.getByRole("button", { name: "Magisches Bild generieren" });

async function drawOne(user: ReturnType<typeof renderApp>, prompt = "Ein Igel") {
  await user.type(field(), prompt);
  await user.click(drawButton());
}

describe("the prompt", () => {
  it("has to be there", async () => {
    const calls = fakeFetch(noHero);
    const user = renderApp("/");
    await user.type(field(), "   ");
    await user.click(drawButton());
    expect(await screen.findByText("Bitte geben Sie eine Beschreibung ein für Ihr Malbuch-Motiv")).toBeInTheDocument();
    expect(calls.filter(({ key }) => key.startsWith("POST"))).toHaveLength(0);
  });

  it("has at most 500 characters", async () => {
    fakeFetch(noHero);
    const user = renderApp("/");
    await user.click(field());
    await user.paste("x".repeat(501));
    await user.click(drawButton());
    expect(await screen.findByText(/höchstens 500 Zeichen/)).toBeInTheDocument();
  });

  it("becomes a page; the field is emptied and who does not see it hears so", async () => {
    let answer = (_value: ReturnType<typeof picture>) => {};
    const calls = fakeFetch({
      ...noHero,
      ...notPremium,
      "POST /api/generate": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    const pending = await screen.findByRole("button", { name: "Generiere magisches Bild..." });
    // It keeps the focus, which a disabled one would lose.
    expect(pending).toHaveAttribute("aria-disabled", "true");
    expect(pending).toHaveFocus();
    await user.click(pending);
    expect(calls.filter(({ key }) => key === "POST /api/generate")).toHaveLength(1);
    answer(picture("p1", { scene: "garten", motifs: ["Igel", { name: "Apfel", count: 3 }] }));
    expect(await screen.findByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p1");
    expect(
      await screen.findByText(
        "Bild erfolgreich generiert. Sie können jetzt weitere Bilder generieren oder Ihr Malbuch erstellen.",
      ),
    ).toHaveAttribute("role", "status");
    expect(screen.queryByRole("button", { name: "Nachricht schließen" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Seite 1" })).toBeInTheDocument();
    expect(field()).toHaveValue("");
    expect(calls.find(({ key }) => key === "POST /api/generate")?.body).toEqual({
      prompt: "Ein Igel",
      options: { age: "6-8", orientation: "portrait" },
    });
    expect(
      within(screen.getByRole("list", { name: "Gezeichnet" }))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Igel", "Apfel (3)", "Garten"]);
  });

  it("is sent by Enter, and Shift with Enter starts a new line", async () => {
    const calls = fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1") });
    signInAs();
    const user = renderApp("/");
    await user.type(field(), "Ein Igel{Shift>}{Enter}{/Shift}im Laub{Enter}");
    await screen.findByAltText("Ausmalbild 1");
    expect(calls.find(({ key }) => key === "POST /api/generate")?.body).toMatchObject({ prompt: "Ein Igel\nim Laub" });
  });

  it("asks nobody to register where nobody can", async () => {
    fakeFetch({
      ...noHero,
      "GET /api/public/config": { body: { registration: "closed" } },
      "POST /api/generate": { status: 401, body: { code: "unauthenticated", message: "Nein" } },
    });
    const user = renderApp("/");
    await waitFor(() => expect(document.title).toContain("Buntstift"));
    await user.type(await screen.findByLabelText("Was soll auf dem Bild zu sehen sein?"), "Ein Hund");
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    await waitFor(() => expect(address()).toBe("/auth/login"));
    expect(await screen.findByText(/müssen Sie sich anmelden\. Ihre Eingaben/)).toBeInTheDocument();
    expect(screen.queryByText(/registrieren/)).not.toBeInTheDocument();
  });

  it("is kept for after the sign-in when there is no session", async () => {
    fakeFetch({ ...noHero, "POST /api/generate": { status: 401, body: { code: "unauthenticated", message: "Nein" } } });
    const user = renderApp("/");
    await drawOne(user);
    await waitFor(() => expect(address()).toBe("/auth/login"));
    const pending = JSON.parse(localStorage.getItem("pendingColoringBook") ?? "{}");
    expect(pending).toMatchObject({ prompt: "Ein Igel", options: { age: "6-8", orientation: "portrait" } });
    expect(pending.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(screen.getByText("Anmeldung erforderlich")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Zur Anmeldung" })).toBeInTheDocument();
    // Who comes from drawing may never have been here: nothing greets them back, and an account is one step away.
    expect(await screen.findByText(/^Ihre Idee ist gespeichert/)).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Jetzt registrieren" }));
    expect(address()).toBe("/auth/register");
  });

  it.each([
    [
      { status: 422, body: { message: "Dieses Motiv zeichnet Buntstift nicht." } },
      "Dieses Motiv zeichnet Buntstift nicht.",
    ],
    [{ status: 403, body: { code: "limit_reached", message: "Für heute ist Schluss." } }, "Für heute ist Schluss."],
    [{ body: { success: true } }, "Die Antwort des Servers war nicht lesbar. Bitte versuchen Sie es später erneut."],
    [
      "offline" as const,
      "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    ],
  ])("says why no picture came: %j", async (answer, sentence) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ ...noHero, "POST /api/generate": answer });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    // Once, and in the form; no message lies over it.
    expect((await screen.findByText(sentence)).closest("form")).toContainElement(field());
    expect(screen.queryByRole("button", { name: "Nachricht schließen" })).not.toBeInTheDocument();
    expect(field()).toHaveValue("Ein Igel");
  });

  it("has a refusal at the field, until other words are typed", async () => {
    const message = "„Pistole“ passt nicht in ein Malbuch für Kinder.";
    const body = { code: "motif_refused", field: "prompt", message };
    fakeFetch({ ...noHero, "POST /api/generate": { status: 422, body } });
    signInAs();
    const user = renderApp("/");
    await drawOne(user, "Eine Pistole");
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.clear(field());
    await user.type(field(), "Ein Pirat");
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    [{ enabled: true }, true],
    [{ enabled: false }, false],
  ])("leads on from a limit, to the plans only where they are sold: %j", async (billing, isSold) => {
    const refusal = { status: 403, body: { code: "limit_reached", message: "Für heute ist Schluss." } };
    fakeFetch({ ...noHero, "POST /api/generate": refusal, "GET /api/public/config": { body: { billing } } });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    expect(await screen.findByRole("link", { name: "Meine Malbücher ansehen" })).toHaveAttribute("href", "/my-books");
    if (isSold) {
      expect(await screen.findByRole("link", { name: "Preise & Pakete ansehen" })).toHaveAttribute("href", "/preise");
    } else expect(screen.queryByRole("link", { name: "Preise & Pakete ansehen" })).not.toBeInTheDocument();
  });

  it("has a sentence for a failure without one", async () => {
    fakeFetch({ ...noHero, "POST /api/generate": { status: 500, body: {} } });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    expect((await screen.findByText("Fehler bei der Bildgenerierung")).closest("form")).toContainElement(field());
  });

  it("offers what is known instead of an unknown word", async () => {
    const more = { unknown: ["Schnurpsel"], suggestions: ["Schnecke"], motifs: [] };
    fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1", more) });
    signInAs();
    const user = renderApp("/");
    await drawOne(user, "Ein Schnurpsel");
    expect(await screen.findByText("Das kenne ich noch nicht: „Schnurpsel“.")).toBeInTheDocument();
    expect(screen.queryByText(/^Bild erfolgreich generiert/)).not.toBeInTheDocument();
    // Beside the field, until one writes on.
    expect(screen.getByText("Nicht gezeichnet: „Schnurpsel“.").closest("form")).toContainElement(field());
    await user.click(screen.getByRole("button", { name: /Schnecke in die Beschreibung/ }));
    expect(field()).toHaveValue("Schnecke");
    expect(field()).toHaveFocus();
    await user.keyboard("!");
    expect(screen.queryByText("Nicht gezeichnet: „Schnurpsel“.")).not.toBeInTheDocument();
  });
});

describe("what the address asks for", () => {
  const options = { age: "3-5", orientation: "landscape" } as const;

  it("draws the prompt that was pending before the sign-in once, as it was wished", async () => {
    const calls = fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1") });
    signInAs();
    markPromptToRestore({ prompt: "Ein Igel", options });
    renderApp("/?prompt=Ein%20Igel");
    expect(screen.getByLabelText("Querformat")).toBeChecked();
    expect(await screen.findByText("Ihr Malbuch wurde wiederhergestellt.")).toBeInTheDocument();
    await screen.findByAltText("Ausmalbild 1");
    expect(address()).toBe("/");
    const drawings = calls.filter(({ key }) => key === "POST /api/generate");
    expect(drawings.map(({ body }) => body)).toEqual([{ prompt: "Ein Igel", options }]);
    await waitFor(() => expect(field()).toHaveValue(""));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([undefined, "Ein Fuchs"])("draws nothing that only a link asks for (pending: %s)", async (pending) => {
    const calls = fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1") });
    signInAs();
    if (pending) markPromptToRestore({ prompt: pending });
    const user = renderApp("/?prompt=Ein%20Igel");
    expect(field()).toHaveValue("Ein Igel");
    expect(calls.filter(({ key }) => key.startsWith("POST"))).toHaveLength(0);
    await user.click(drawButton());
    expect(await screen.findByAltText("Ausmalbild 1")).toBeInTheDocument();
  });

  it("only logs when that fails, and keeps the words in the field", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ ...noHero, "POST /api/generate": { status: 503, body: { message: "Später." } } });
    signInAs();
    markPromptToRestore({ prompt: "Ein Igel" });
    renderApp("/?prompt=Ein%20Igel");
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await waitFor(() => expect(address()).toBe("/"));
    expect(screen.queryByText("Später.")).not.toBeInTheDocument();
    expect(field()).toHaveValue("Ein Igel");
  });

  it("draws nothing for a visitor, but fills the field", () => {
    const calls = fakeFetch(noHero);
    renderApp("/?prompt=Ein%20Igel");
    expect(field()).toHaveValue("Ein Igel");
    expect(calls.filter(({ key }) => key.startsWith("POST"))).toHaveLength(0);
  });

  it("puts a template's motif into the field", () => {
    fakeFetch(noHero);
    renderApp("/?template=space-adventure");
    expect(field()).toHaveValue("Eine Rakete und ein Astronaut im Weltraum");
  });
});

describe("the book that is being made", () => {
  const start = async (more: Parameters<typeof fakeFetch>[0]) => {
    let number = 0;
    const calls = fakeFetch({ ...noHero, "POST /api/generate": () => picture(`p${++number}`), ...more });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    await screen.findByAltText("Ausmalbild 1");
    return { user, calls };
  };

  it("loses the page that is removed, and the others move up", async () => {
    const { user } = await start(notPremium);
    await drawOne(user, "Ein Fuchs");
    await screen.findByAltText("Ausmalbild 2");
    await user.click(screen.getByRole("button", { name: "Seite 1 entfernen" }));
    expect(screen.getByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p2");
    expect(screen.queryByAltText("Ausmalbild 2")).not.toBeInTheDocument();
  });

  it("gets a page back that was removed, at its place; the focus stays among the pages", async () => {
    const { user } = await start(notPremium);
    await drawOne(user, "Ein Fuchs");
    await screen.findByAltText("Ausmalbild 2");
    await user.click(screen.getByRole("button", { name: "Seite 1 entfernen" }));
    expect(await screen.findByText("Seite 1 ist entfernt.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Seite 1 entfernen" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(await screen.findByAltText("Ausmalbild 2")).toHaveAttribute("src", "/api/images/p2");
    expect(screen.getByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p1");
  });

  const threePages = async () => {
    const { user } = await start(notPremium);
    for (const [index, animal] of ["Ein Fuchs", "Ein Dachs"].entries()) {
      await drawOne(user, animal);
      await screen.findByAltText(`Ausmalbild ${index + 2}`);
    }
    return user;
  };
  const order = () => screen.getAllByAltText(/^Ausmalbild/).map((image) => image.getAttribute("src")?.slice(-2));

  it("gets another order by keyboard, and the focus stays at the moved page", async () => {
    const user = await threePages();
    screen.getByRole("button", { name: "Seite 3 nach vorn" }).focus();
    await user.keyboard("{Enter}");
    expect(order()).toEqual(["p1", "p3", "p2"]);
    expect(screen.getByText("Seite 3 ist jetzt Seite 2.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Seite 2 nach vorn" })).toHaveFocus();
    await user.keyboard("{Enter}{Enter}");
    expect(order()).toEqual(["p3", "p1", "p2"]);
    expect(screen.getByRole("button", { name: "Seite 1 nach vorn" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Seite 1 nach hinten" }));
    expect(order()).toEqual(["p1", "p3", "p2"]);
  });

  // Each card is 100 wide and 100 high, side by side.
  const drag = async () => {
    const user = await threePages();
    const cards = () => [...document.querySelectorAll("[data-page]")];
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const left = cards().indexOf(this) * 100;
      return { left, right: left + 100, top: 100, bottom: 200 } as DOMRect;
    });
    const grip = screen.getAllByTitle("Mit der Maus oder dem Finger verschieben")[0] as HTMLElement;
    fireEvent.pointerDown(grip, { button: 0 });
    const to = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 150 });
    return { user, to };
  };

  it("gets another order by dragging", async () => {
    const { to } = await drag();
    to(150);
    await waitFor(() => expect(order()).toEqual(["p2", "p1", "p3"]));
    to(160);
    expect(order()).toEqual(["p2", "p1", "p3"]);
    to(250);
    await waitFor(() => expect(order()).toEqual(["p2", "p3", "p1"]));
    to(950);
    fireEvent.pointerUp(window);
    await screen.findByText("Seite 1 ist jetzt Seite 3.");
    to(50);
    expect(order()).toEqual(["p2", "p3", "p1"]);
  });

  it("keeps its order when the dragging is given up", async () => {
    const { user, to } = await drag();
    to(250);
    await waitFor(() => expect(order()).toEqual(["p2", "p3", "p1"]));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(order()).toEqual(["p1", "p2", "p3"]));
  });

  it("cannot be put in order while it has one page", async () => {
    await start(notPremium);
    expect(screen.queryByRole("button", { name: /nach (vorn|hinten)/ })).not.toBeInTheDocument();
  });

  it("is still there after a reload", async () => {
    const { user } = await start(notPremium);
    await drawOne(user, "Ein Fuchs");
    await screen.findByAltText("Ausmalbild 2");
    cleanup();
    forgetPages();
    renderApp("/");
    expect(await screen.findByAltText("Ausmalbild 2")).toHaveAttribute("src", "/api/images/p2");
    expect(screen.getByText("Ein Fuchs")).toBeInTheDocument();
    expect(screen.queryByText("Ihr Malbuch wurde wiederhergestellt.")).not.toBeInTheDocument();
  });

  it("comes back to whoever signs in again, and to nobody else", async () => {
    const page = { prompt: "Ein Igel", imageUrl: "/api/images/p9" };
    const pending = { ...page, timestamp: "2026-05-01T12:00:00Z", pages: [page], owner: "u1" };
    localStorage.setItem("pendingColoringBook", JSON.stringify(pending));
    fakeFetch({ ...noHero, ...notPremium, "GET /api/coloring-books": { body: [] } });
    renderApp("/auth/login");
    signInAs({ id: "u2" });
    await waitFor(() => expect(address()).toBe("/my-books"));
    cleanup();
    endSession();
    renderApp("/auth/login");
    signInAs({ id: "u1" });
    expect(await screen.findByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p9");
    expect(address()).toBe("/");
  });

  it("is not dropped unasked when somebody signs out, nor left behind for the next one", async () => {
    const { user, calls } = await start({ ...notPremium, "POST /api/logout": { status: 204 } });
    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/^Eine Seite liegt noch nur in diesem Browser/)).toBeInTheDocument();
    await user.click(question.getByRole("button", { name: "Abbrechen" }));
    expect(screen.getByAltText("Ausmalbild 1")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    await user.click(await screen.findByRole("button", { name: "Trotzdem abmelden" }));
    await waitFor(() => expect(calls.at(-1)?.key).toBe("POST /api/logout"));
    expect(calls.at(-1)?.headers.get("Authorization")).toMatch(/^Bearer e30\./);
    expect(screen.queryByAltText("Ausmalbild 1")).not.toBeInTheDocument();
    expect(localStorage.getItem("pendingColoringBook")).toBeNull();
  });

  it("is not offered once its last page is gone", async () => {
    const { user } = await start(notPremium);
    expect(screen.getByRole("button", { name: "Malbuch erstellen" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Seite 1 entfernen" }));
    expect(screen.queryByRole("button", { name: "Malbuch erstellen" })).not.toBeInTheDocument();
  });

  it.each(["Mathematik", "Buchstaben", "Zahlen", "Geschichte dazu"])("offers premium instead of %s", async (extra) => {
    const { user } = await start(notPremium);
    const button = screen.getByRole("button", { name: extra });
    await user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(await screen.findByText("Premium-Funktion")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Upgrade" }));
    expect(address()).toBe("/preise");
  });

  const create = async (user: ReturnType<typeof renderApp>, title = "Im Wald", description = "Für Jonas") => {
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const dialog = within(await screen.findByRole("dialog"));
    if (title) await user.type(dialog.getByLabelText("Titel"), title);
    if (description) await user.type(dialog.getByLabelText("Beschreibung"), description);
    await user.click(dialog.getByRole("button", { name: "Malbuch erstellen" }));
    return dialog;
  };

  it("needs a title and a description", async () => {
    const { user, calls } = await start(notPremium);
    const dialog = await create(user, " ", "");
    expect(await dialog.findByText("Bitte geben Sie einen Titel ein")).toBeInTheDocument();
    expect(dialog.getByText("Bitte geben Sie eine Beschreibung ein")).toBeInTheDocument();
    expect(calls.some(({ key }) => key === "POST /api/coloring-books")).toBe(false);
  });

  it("is created from its pages and shown", async () => {
    const book = { title: "Im Wald", description: "Für Jonas", images: ["/api/images/p1"] };
    const { user, calls } = await start({
      ...notPremium,
      "POST /api/coloring-books": { status: 201, body: { success: true, id: "b7" } },
      "GET /api/coloring-books/b7": { body: book },
    });
    await create(user);
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    expect(await screen.findByRole("heading", { name: "Im Wald" })).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "POST /api/coloring-books")?.body).toEqual({
      title: "Im Wald",
      description: "Für Jonas",
      prompt: "Mein Malbuch",
      images: ["/api/images/p1"],
      isPremium: false,
      hasLearningTask: false,
      learningTaskType: "",
      options: usualPrintOptions,
      story: null,
      storyTitle: null,
    });
  });

  it("carries a lesson and a story for premium members", async () => {
    const { user, calls } = await start({
      ...premium,
      "POST /api/coloring-books": { status: 201, body: { id: "b7" } },
      "GET /api/coloring-books/b7": { body: { title: "Im Wald", images: [] } },
    });
    await screen.findByText("Ihre Vorteile mit Premium:");
    await user.click(screen.getByRole("button", { name: "Mathematik" }));
    await user.click(screen.getByRole("button", { name: "Zahlen" }));
    await user.click(screen.getByRole("button", { name: "Geschichte dazu" }));
    expect(screen.getByRole("button", { name: "Mathematik" })).toHaveAttribute("aria-pressed", "false");
    await create(user);
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    const body = calls.find(({ key }) => key === "POST /api/coloring-books")?.body as Record<string, unknown>;
    expect(body).toMatchObject({ isPremium: true, hasLearningTask: true, learningTaskType: "numbers" });
    expect("story" in body || "storyTitle" in body || "learningTaskContent" in body).toBe(false);
  });

  it("has the level and the print options that were chosen", async () => {
    const { user, calls } = await start({
      ...premium,
      "POST /api/coloring-books": { status: 201, body: { id: "b7" } },
      "GET /api/coloring-books/b7": { body: { title: "Im Wald", images: [] } },
    });
    await screen.findByText("Ihre Vorteile mit Premium:");
    await user.click(screen.getByRole("button", { name: "Buchstaben" }));
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Druckoptionen").closest("details")).not.toHaveAttribute("open");
    await user.click(dialog.getByText("Druckoptionen"));
    for (const name of ["Klasse 2 ★★★", "A5", "links", "3", "Lösungen am Ende", /^Rückseiten leer lassen/]) {
      await user.click(dialog.getByLabelText(name));
    }
    await user.type(dialog.getByLabelText("Titel"), "Im Wald");
    await user.type(dialog.getByLabelText("Beschreibung"), "Für Jonas");
    await user.click(dialog.getByRole("button", { name: "Malbuch erstellen" }));
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    expect(calls.find(({ key }) => key === "POST /api/coloring-books")?.body).toMatchObject({
      learningTaskType: "letters",
      level: "hard",
      options: {
        paper: "a5",
        holeMargin: "left",
        blankBacks: true,
        solutions: false,
        nameLine: true,
        ruling: 3,
        imposition: "single",
        bleed: false,
        colourCover: false,
        soundChart: false,
      },
    });
  });

  it("asks for nothing about exercises when it has none", async () => {
    const { user } = await start(notPremium);
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("group", { name: "Papier" })).toBeInTheDocument();
    for (const name of ["Vorschule ★", "Lösungen am Ende", "Zeile für Name und Datum", "nach Stufe"]) {
      expect(dialog.queryByLabelText(name)).not.toBeInTheDocument();
    }
  });

  it.each([
    ["title", "Titel"],
    ["options.paper", "Druckoptionen"],
  ])("shows what the server says of %s there", async (field, place) => {
    const message = "So nimmt der Server es nicht.";
    const answer = { status: 400, body: { code: "invalid", field, message } };
    const { user } = await start({ ...notPremium, "POST /api/coloring-books": answer });
    const dialog = await create(user);
    const complaint = await dialog.findByText(message);
    expect(complaint.closest("[role=alert]")).toBeInTheDocument();
    if (field === "title") expect(dialog.getByLabelText(place)).toHaveAccessibleDescription(message);
    else expect(complaint.closest("details")).toHaveAttribute("open");
  });

  it.each([
    [{ status: 403, body: { message: "Ein Malbuch ist frei." } }, "Ein Malbuch ist frei."],
    [{ status: 500, body: {} }, "Das Malbuch konnte nicht erstellt werden."],
  ])("stays as it is when it cannot be created: %j", async (answer, sentence) => {
    const { user } = await start({ ...notPremium, "POST /api/coloring-books": answer });
    const dialog = await create(user);
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.queryByText("Fehler")).not.toBeInTheDocument();
    expect(address()).toBe("/");
  });

  it("leads to the login and back where the session has ended meanwhile", async () => {
    const answer = { status: 401, body: { code: "unauthenticated", message: "Bitte melden Sie sich an." } };
    const { user } = await start({ ...notPremium, "POST /api/coloring-books": answer });
    const dialog = await create(user);
    await user.click(await dialog.findByRole("link", { name: "Erneut anmelden" }));
    await waitFor(() => expect(address()).toBe("/auth/login"));
    signInAs();
    expect(await screen.findByAltText("Ausmalbild 1")).toBeInTheDocument();
  });

  const madeBook = {
    "GET /api/coloring-books/b7": { body: { title: "Im Wald", images: [] } },
    "GET /api/coloring-books": { body: [] },
  };
  const orders = (calls: SentCall[]) =>
    calls.filter(({ key }) => key === "POST /api/coloring-books").map(({ headers }) => headers.get("Idempotency-Key"));

  it("is ordered once by a double click", async () => {
    const { user, calls } = await start({
      ...notPremium,
      ...madeBook,
      "POST /api/coloring-books": { status: 201, body: { id: "b7" } },
    });
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Titel"), "Im Wald");
    await user.type(dialog.getByLabelText("Beschreibung"), "Für Jonas");
    const button = dialog.getByRole("button", { name: "Malbuch erstellen" });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    expect(orders(calls)).toHaveLength(1);
  });

  it("goes with the same key until it has worked, and with another one when it is another book", async () => {
    let answer: { status?: number; body?: object } = { status: 503, body: {} };
    const { user, calls } = await start({ ...notPremium, ...madeBook, "POST /api/coloring-books": () => answer });
    const dialog = await create(user);
    const again = () => user.click(dialog.getByRole("button", { name: "Malbuch erstellen" }));
    await dialog.findByText("Das Malbuch konnte nicht erstellt werden.");
    await again();
    await waitFor(() => expect(orders(calls)).toHaveLength(2));
    await user.type(dialog.getByLabelText("Titel"), "!");
    answer = { status: 201, body: { id: "b7" } };
    await again();
    await waitFor(() => expect(address()).toBe("/preview/b7"));
    const [first, second, third] = orders(calls);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
