import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { forgetPages } from "@/features/drawing/lib/page-store.ts";
import { readPendingPages, savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

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

describe("the tutorial", () => {
  const tutorialButton = () => screen.getByRole("button", { name: "So geht es" });

  it("has four steps, back not on the first, and comes when a visitor asks for it", async () => {
    fakeFetch(noHero);
    const user = renderApp("/", { firstVisit: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(tutorialButton());
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("button", { name: "Zurück" })).toBeDisabled();
    for (const title of ["Willkommen bei Buntstift!", "Thema eingeben", "Bild generieren"]) {
      expect(dialog.getByRole("heading", { name: title })).toBeInTheDocument();
      await user.click(dialog.getByRole("button", { name: "Weiter" }));
    }
    await user.click(dialog.getByRole("button", { name: "Zurück" }));
    await user.click(dialog.getByRole("button", { name: "Weiter" }));
    await user.click(dialog.getByRole("button", { name: "Fertig" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(localStorage.getItem("hasSeenTutorial")).toBe("true");
    await user.click(tutorialButton());
    expect(await screen.findByRole("heading", { name: "Willkommen bei Buntstift!" })).toBeInTheDocument();
  });

  it("comes by itself to who has signed in and not drawn yet, and counts as seen when it is closed", async () => {
    fakeFetch(noHero);
    signInAs();
    const user = renderApp("/", { firstVisit: true });
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    expect(localStorage.getItem("hasSeenTutorial")).toBe("true");
    cleanup();
    renderApp("/", { firstVisit: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each([
    ["who has pages", "/", true],
    ["who comes with a wish", "/?prompt=Ein%20Igel", false],
  ])("lets %s work", (_who, at, hasPages) => {
    fakeFetch({ ...noHero, ...notPremium });
    signInAs();
    if (hasPages) savePendingPages([{ id: "1", prompt: "Ein Igel", imageUrl: "/api/images/p1" }], "u1", new Date());
    renderApp(at, { firstVisit: true });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("the workbench", () => {
  const plans = [
    { id: "free", name: "Free", priceCents: 0, pages: 2 },
    { id: "premium", name: "Premium", priceCents: 499, pages: 3 },
  ];
  const config = (more: object = {}) => ({
    "GET /api/public/config": { body: { plans, billing: { enabled: true }, ...more } },
  });
  const withPages = (count: number) => {
    const pages = Array.from({ length: count }, (_page, index) => `p${index}`);
    savePendingPages(
      pages.map((id) => ({ id, prompt: "Ein Igel", imageUrl: `/api/images/${id}` })),
      "u1",
      new Date(),
    );
  };
  const marketing = () => screen.queryByRole("heading", { name: "Für wen ist das?" });

  it("is for who draws, and what there is to be said for visitors", async () => {
    fakeFetch({ ...noHero, ...notPremium });
    renderApp("/");
    expect(marketing()).toBeInTheDocument();
    cleanup();
    signInAs();
    withPages(1);
    renderApp("/");
    expect(marketing()).not.toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Ihre Seiten", level: 1 })).toBeInTheDocument();
  });

  it.each([
    [1, config(), notPremium, "1 von 2 Seiten"],
    [1, config(), premium, "1 von 3 Seiten"],
    [1, config({ everyonePlan: "premium" }), notPremium, "1 von 3 Seiten"],
    [1, {}, notPremium, "1 Seite"],
    [2, {}, notPremium, "2 Seiten"],
  ])("says how full the book is: %i page(s), %j, %j", async (count, server, status, sentence) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    fakeFetch({ ...noHero, ...server, ...status });
    signInAs();
    withPages(count);
    renderApp("/");
    const bar = within(await screen.findByRole("region", { name: "Ihr Malbuch" }));
    expect(await bar.findByText(sentence)).toBeInTheDocument();
    expect(bar.queryByRole("link")).not.toBeInTheDocument();
  });

  it.each([
    [2, 2],
    [100, 0],
  ])("shows a book's %i places as long as a phone has room for them", async (pages, places) => {
    const plans = [{ id: "free", name: "Free", priceCents: 0, pages }];
    fakeFetch({ ...noHero, ...config({ plans }), ...notPremium });
    signInAs();
    withPages(1);
    renderApp("/");
    const bar = await screen.findByRole("region", { name: "Ihr Malbuch" });
    expect(await within(bar).findByText(`1 von ${pages} Seiten`)).toBeInTheDocument();
    expect(bar.querySelectorAll("[aria-hidden] > span")).toHaveLength(places);
  });

  it("says that one page is left, then that it is full, before a page is too many", async () => {
    fakeFetch({ ...noHero, ...config(), ...premium, "POST /api/generate": picture("p9") });
    signInAs();
    withPages(2);
    const user = renderApp("/");
    const bar = within(await screen.findByRole("region", { name: "Ihr Malbuch" }));
    expect(await bar.findByText("Eine Seite passt noch hinein.")).toBeInTheDocument();
    await drawOne(user);
    expect(await bar.findByText(/^Das Malbuch ist voll/)).toBeInTheDocument();
    expect(bar.getByText("3 von 3 Seiten")).toBeInTheDocument();
    expect(bar.getByRole("link", { name: "Preise & Pakete ansehen" })).toBeInTheDocument();
  });

  it("takes out what is too many, and puts it back in its order", async () => {
    fakeFetch({ ...noHero, ...config(), ...notPremium });
    signInAs();
    withPages(4);
    const user = renderApp("/");
    const bar = within(await screen.findByRole("region", { name: "Ihr Malbuch" }));
    await user.click(await bar.findByRole("button", { name: "Letzte 2 Seiten herausnehmen" }));
    expect(await bar.findByText("2 von 2 Seiten")).toBeInTheDocument();
    await waitFor(() => expect(bar.getByRole("button", { name: "Malbuch erstellen" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(await bar.findByText(/^4 Seiten: /)).toBeInTheDocument();
    expect(readPendingPages("u1").map(({ id }) => id)).toEqual(["p0", "p1", "p2", "p3"]);
  });

  it("leads on when the book is full, and makes none that is too thick", async () => {
    fakeFetch({ ...noHero, ...config(), ...notPremium });
    signInAs();
    withPages(3);
    const user = renderApp("/");
    const bar = within(await screen.findByRole("region", { name: "Ihr Malbuch" }));
    expect(await bar.findByText(/3 Seiten: In ein Malbuch passen 2\./)).toBeInTheDocument();
    expect(bar.getByRole("link", { name: "Preise & Pakete ansehen" })).toHaveAttribute("href", "/preise");
    await user.click(bar.getByRole("button", { name: "Malbuch erstellen" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Seite 3 entfernen" }));
    await user.click(bar.getByRole("button", { name: "Malbuch erstellen" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });

  it("remembers for whom the last page was drawn", async () => {
    const calls = fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1") });
    signInAs();
    const user = renderApp("/");
    await user.click(screen.getByRole("button", { name: "Wünsche zum Blatt" }));
    await user.click(screen.getByLabelText("3 bis 5 Jahre"));
    await drawOne(user);
    await screen.findByAltText("Ausmalbild 1");
    cleanup();
    forgetPages();
    const again = renderApp("/");
    await drawOne(again, "Ein Fuchs");
    await screen.findByAltText("Ausmalbild 2");
    expect(calls.filter(({ key }) => key === "POST /api/generate").map(({ body }) => body)).toEqual([
      { prompt: "Ein Igel", options: { age: "3-5", orientation: "portrait" } },
      { prompt: "Ein Fuchs", options: { age: "3-5", orientation: "portrait" } },
    ]);
  });

  it("keeps what was understood of each page over a reload", async () => {
    const more = { scene: "garten", motifs: ["Igel"] };
    fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1", more) });
    signInAs();
    const user = renderApp("/");
    await drawOne(user);
    await screen.findByRole("list", { name: "Gezeichnet" });
    cleanup();
    forgetPages();
    renderApp("/");
    const known = within(await screen.findByRole("list", { name: "Gezeichnet" })).getAllByRole("listitem");
    expect(known.map(({ textContent }) => textContent)).toEqual(["Igel", "Garten"]);
  });

  it("draws the very page that a link is about, as long as its words stay", async () => {
    const calls = fakeFetch({ ...noHero, ...notPremium, "POST /api/generate": picture("p1") });
    signInAs();
    const user = renderApp("/?prompt=Ein%20Igel&seed=7&age=9%2B&orientation=landscape");
    expect(field()).toHaveValue("Ein Igel");
    await user.click(drawButton());
    await screen.findByAltText("Ausmalbild 1");
    await drawOne(user, "Ein Fuchs");
    await screen.findByAltText("Ausmalbild 2");
    expect(calls.filter(({ key }) => key === "POST /api/generate").map(({ body }) => body)).toEqual([
      { prompt: "Ein Igel", options: { age: "9+", orientation: "landscape", seed: 7 } },
      { prompt: "Ein Fuchs", options: { age: "9+", orientation: "landscape" } },
    ]);
  });
});
