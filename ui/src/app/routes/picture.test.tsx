import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { rememberedPrintForm } from "@/features/books/lib/print-options.ts";
import { keepColoured } from "@/features/colouring/lib/coloured-pages.ts";
import { svgAddress } from "@/lib/line-art.ts";
import { readPendingPages, savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

describe("one picture by itself", () => {
  const image = "GET /api/images/p1";
  const page = { id: "1", prompt: "Ein Igel", imageUrl: "/api/images/p1" };

  it("is led to from its page, without a book", async () => {
    fakeFetch({});
    signInAs();
    savePendingPages([page], "u1", new Date());
    const user = renderApp("/");
    await user.click(await screen.findByRole("link", { name: "Ausmalen und drucken: Seite 1" }));
    expect(address()).toBe("/bild/p1");
    expect(await screen.findByAltText("Ausmalbild: Ein Igel")).toHaveAttribute("src", "/api/images/p1");
    expect(screen.getByRole("link", { name: "Zurück zu Ihren Seiten" })).toHaveAttribute("href", "/");
  });

  it("is saved as a PDF on the chosen paper, under its words", async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const calls = fakeFetch({ [image]: { body: "%PDF" } });
    signInAs();
    savePendingPages([page], "u1", new Date());
    const user = renderApp("/bild/p1");
    await user.click(await screen.findByLabelText("A5"));
    await user.click(screen.getByRole("button", { name: "Als PDF speichern" }));
    await waitFor(() => expect(saved).toEqual(["Ein Igel.pdf"]));
    expect(calls.at(-1)?.path).toBe("/api/images/p1?format=pdf&paper=a5");
    // The next one is put on the same paper.
    expect(rememberedPrintForm()).toMatchObject({ paper: "a5", solutions: true });
  });

  it("says of a kept picture what it shows, and makes it a page that can be changed", async () => {
    const options = { age: "6-8", orientation: "portrait", seed: 3 };
    const kept = {
      id: "p1",
      imageUrl: "/api/images/p1",
      prompt: "Ein Igel",
      createdAt: "2026-11-20T10:00:00Z",
      options,
    };
    fakeFetch({
      "GET /api/pictures/p1": {
        body: { ...kept, scene: null, motifs: [], description: "", isFavourite: false, folder: null, books: 0 },
      },
    });
    signInAs();
    const user = renderApp("/bild/p1");
    expect(await screen.findByAltText("Ausmalbild: Ein Igel")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Als Seite nehmen und ändern" }));
    expect(await screen.findByRole("button", { name: "Noch einmal anders" })).toBeInTheDocument();
    expect(readPendingPages("u1").map(({ prompt }) => prompt)).toEqual(["Ein Igel"]);
  });

  it("says what was understood only under the words of which it was", async () => {
    fakeFetch({});
    signInAs();
    savePendingPages([{ ...page, picture: { imageUrl: page.imageUrl, motifs: ["Igel"] } }], "u1", new Date());
    const user = renderApp("/bild/p1");
    const understood = await screen.findByRole("list", { name: "Gezeichnet" });
    const field = screen.getByLabelText("Was soll auf dem Bild zu sehen sein?");
    const seen = () => understood.closest("div")?.parentElement?.className;
    const before = seen();
    await user.clear(field);
    expect(seen()).toMatch(/other/);
    await user.type(field, "Ein Igel");
    expect(seen()).toBe(before);
  });

  it("is coloured and printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    fakeFetch({ [image]: { body: samplePicture() } });
    signInAs();
    const user = renderApp("/bild/p1");
    await user.click(await screen.findByRole("button", { name: "Drucken" }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Hier ausmalen" }));
    expect(await screen.findByRole("button", { name: /^Sonne, Fläche 1 von/ })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Zurück zum Bild" }));
    expect(screen.getByAltText("Ausmalbild")).toBeInTheDocument();
  });

  it("says so where there is none, and asks a visitor to sign in and leads back", async () => {
    fakeFetch({ "GET /api/public/config": { body: {} } });
    const user = renderApp("/bild/p1");
    await user.click(within(await screen.findByRole("main")).getByRole("link", { name: "Anmelden" }));
    expect(address()).toBe("/auth/login");
    signInAs();
    await waitFor(() => expect(address()).toBe("/bild/p1"));
    fireEvent.error(await screen.findByAltText("Ausmalbild"));
    expect(screen.getByRole("heading", { name: "Dieses Bild lässt sich nicht zeigen" })).toBeInTheDocument();
  });

  it("leads to the login and back where the session has ended", async () => {
    fakeFetch({ [image]: { status: 401, body: { code: "unauthenticated", message: "Bitte melden Sie sich an." } } });
    signInAs();
    const user = renderApp("/bild/p1");
    await user.click(await screen.findByRole("button", { name: "Als PDF speichern" }));
    await user.click(await screen.findByRole("button", { name: "Erneut anmelden" }));
    expect(address()).toBe("/auth/login");
    signInAs();
    await waitFor(() => expect(address()).toBe("/bild/p1"));
  });
});

describe("what is coloured", () => {
  it("is seen on the picture too, and said to be in this browser", async () => {
    fakeFetch({});
    signInAs();
    savePendingPages([{ id: "1", prompt: "Ein Igel", imageUrl: "/api/images/p1" }], "u1", new Date());
    renderApp("/bild/p1");
    await screen.findByAltText("Ausmalbild: Ein Igel");
    expect(screen.queryByText(/Die Farben liegen in diesem Browser/)).not.toBeInTheDocument();
    act(() => void keepColoured(svgAddress("/api/images/p1"), { strokes: [{ x: 20, y: 30, crayon: "red" }] }));
    expect(await screen.findByText(/Die Farben liegen in diesem Browser/)).toBeInTheDocument();
    expect(document.querySelector("[data-drawn]")).toBeInTheDocument();
  });
});

describe("a page by itself", () => {
  const owned = {
    id: "1",
    prompt: "Ein Igel",
    imageUrl: "/api/images/p1",
    options: { age: "6-8" as const, orientation: "landscape" as const },
    picture: { seed: 7, motifs: ["Igel"], scene: "garten" },
  };
  const neighbour = { id: "2", prompt: "Ein Fuchs", imageUrl: "/api/images/p9" };
  /** Draws p2, p3 and so on, in their order. */
  const drawing = () => {
    let next = 2;
    return () => ({ body: { success: true, imageUrl: `/api/images/p${next}`, seed: next++ } });
  };
  const start = (rules: Parameters<typeof fakeFetch>[0] = { "POST /api/generate": drawing() }) => {
    const calls = fakeFetch(rules);
    signInAs();
    savePendingPages([owned, neighbour], "u1", new Date());
    const user = renderApp("/bild/p1");
    const orders = () => calls.filter(({ key }) => key === "POST /api/generate").map(({ body }) => body);
    /** Which pictures were taken out of the album. */
    const discarded = () =>
      calls.flatMap(({ key, path }) => (key.startsWith("DELETE /api/pictures/") ? [path.split("/").at(-1)] : []));
    return { user, orders, discarded };
  };
  const keptPages = () => readPendingPages("u1").map(({ prompt, imageUrl }) => [prompt, imageUrl.split("/").at(-1)]);
  const button = (name: string) => screen.findByRole("button", { name });

  it("has what was understood of it, and its neighbours", async () => {
    const { user } = start();
    const known = within(await screen.findByRole("list", { name: "Gezeichnet" })).getAllByRole("listitem");
    expect(known.map(({ textContent }) => textContent)).toEqual(["Igel", "Garten"]);
    expect(screen.getByText("Seite 1 von 2")).toBeInTheDocument();
    await user.click(await button("Nächste Seite"));
    expect(address()).toBe("/bild/p9");
    expect(await screen.findByText("Seite 2 von 2")).toBeInTheDocument();
    expect(await button("Nächste Seite")).toBeDisabled();
  });

  it("is drawn anew with another sentence, and that can be taken back", async () => {
    const { user, orders } = start();
    const field = await screen.findByLabelText("Was soll auf dem Bild zu sehen sein?");
    expect(field).toHaveValue("Ein Igel");
    await user.type(field, " im Laub");
    await user.click(await button("Neu zeichnen"));
    await waitFor(() => expect(address()).toBe("/bild/p2"));
    expect(orders()).toEqual([
      { prompt: "Ein Igel im Laub", options: { age: "6-8", orientation: "landscape", seed: 7 } },
    ]);
    expect(keptPages()).toEqual([
      ["Ein Igel im Laub", "p2"],
      ["Ein Fuchs", "p9"],
    ]);
    await user.click(await button("Rückgängig"));
    expect(address()).toBe("/bild/p1");
    expect(keptPages()).toEqual([
      ["Ein Igel", "p1"],
      ["Ein Fuchs", "p9"],
    ]);
    expect(screen.queryByRole("button", { name: "Rückgängig" })).not.toBeInTheDocument();
  });

  it.each([
    ["Einfacher", "3-5"],
    ["Schwieriger", "9+"],
  ])("becomes another one in one tap: %s", async (name, age) => {
    const { user, orders } = start();
    await user.click(await button(name));
    await waitFor(() => expect(address()).toBe("/bild/p2"));
    expect(orders()).toEqual([{ prompt: "Ein Igel", options: { age, orientation: "landscape", seed: 7 } }]);
    await waitFor(async () => expect(await button(name)).toHaveAttribute("aria-disabled", "true"));
    await user.click(await button(name));
    expect(orders()).toHaveLength(1);
  });

  it("is drawn four more times, and those that please take its place", async () => {
    const { user, orders, discarded } = start();
    await user.click(await button("Noch einmal anders"));
    await button("Variante 4");
    expect(orders()).toEqual(
      Array.from({ length: 4 }, () => ({ prompt: "Ein Igel", options: { age: "6-8", orientation: "landscape" } })),
    );
    expect(await button("Auswahl behalten")).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Variante 4", "Variante 2", "Bisher", "Variante 4"]) await user.click(await button(name));
    await user.click(await button("2 Bilder behalten"));
    expect(keptPages()).toEqual([
      ["Ein Igel", "p1"],
      ["Ein Igel", "p3"],
      ["Ein Fuchs", "p9"],
    ]);
    // Nobody wanted the others.
    await waitFor(() => expect(discarded()).toEqual(["p2", "p4", "p5"]));
  });

  it("stays as it is when the choice is given up", async () => {
    const { user, discarded } = start();
    await user.click(await button("Noch einmal anders"));
    await button("Variante 4");
    await user.click(await button("Variante 1"));
    await user.click(await button("Abbrechen"));
    expect(screen.getByAltText("Ausmalbild: Ein Igel")).toBeInTheDocument();
    await waitFor(() => expect(discarded()).toEqual(["p2", "p3", "p4", "p5"]));
    expect(keptPages()).toEqual([
      ["Ein Igel", "p1"],
      ["Ein Fuchs", "p9"],
    ]);
  });

  it("says at its place why there is no other one, and the way on", async () => {
    const body = { code: "limit_reached", message: "Für heute ist Schluss." };
    const { user } = start({ "POST /api/generate": { status: 403, body } });
    await user.click(await button("Schwieriger"));
    expect(await screen.findByText("Für heute ist Schluss.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Meine Malbücher ansehen" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Nachricht schließen" })).not.toBeInTheDocument();
    await user.click(await button("Noch einmal anders"));
    await waitFor(() => expect(screen.getAllByText("Für heute ist Schluss.")).toHaveLength(2));
    expect(screen.queryByText(/^Variante/)).not.toBeInTheDocument();
  });

  it("has a link by which others draw the same", async () => {
    const { user } = start();
    await user.click(await button("Link zu diesem Bild"));
    expect(await button("Link ist kopiert")).toBeInTheDocument();
    const copied = new URL(await navigator.clipboard.readText());
    expect(Object.fromEntries(copied.searchParams)).toEqual({
      prompt: "Ein Igel",
      age: "6-8",
      orientation: "landscape",
      seed: "7",
    });
  });

  it("shows the link where the browser has no clipboard", async () => {
    const { user } = start();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not here"));
    await user.click(await button("Link zu diesem Bild"));
    expect(await screen.findByLabelText("Link zu diesem Bild")).toHaveValue(
      `${location.origin}/?prompt=Ein+Igel&age=6-8&orientation=landscape&seed=7`,
    );
  });
});
