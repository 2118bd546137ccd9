import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const answers = {
  "GET /coloring-pages/hero.svg": { status: 404 },
  "GET /api/check-premium-status": { body: { isPremium: false } },
  "GET /api/places": { body: { places: [{ id: "zoo", name: "Zoo" }], weathers: [{ id: "nacht", name: "Nacht" }] } },
  "GET /api/engines": { body: [] },
  "POST /api/generate": { body: { success: true, id: "p1", imageUrl: "/api/images/p1" } },
};
const shop = (enabled: boolean) => ({ "GET /api/public/config": { body: { billing: { enabled } } } });

async function openWishes(user: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole("button", { name: "Wünsche zum Blatt" }));
  await user.click(screen.getByRole("button", { name: "Mehr Wünsche" }));
  await screen.findByText("Wetter und Tageszeit");
}

describe("wishes by plan", () => {
  it("are everybody's where nothing is sold, and go with the sentence", async () => {
    const calls = fakeFetch({ ...answers, ...shop(false) });
    signInAs();
    const user = renderApp("/");
    await openWishes(user);
    await waitFor(() => expect(screen.getByLabelText("Name über dem Bild")).toBeEnabled());
    await screen.findByRole("option", { name: "Nacht" });
    await user.selectOptions(screen.getByLabelText("Wetter und Tageszeit"), "Nacht");
    await user.selectOptions(screen.getByLabelText("Linien"), "Dick");
    await user.selectOptions(screen.getByLabelText("Wie viele"), "3");
    await user.type(screen.getByLabelText("Name über dem Bild"), "Emma");
    await user.type(screen.getByLabelText("Startwert"), "12a");
    await user.click(screen.getByLabelText("Mit Brille"));
    await user.click(screen.getByLabelText("Zoo"));
    await user.type(screen.getByLabelText("Was soll auf dem Bild zu sehen sein?"), "Ein Igel");
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    await screen.findByAltText("Ausmalbild 1");
    const wishes = { weather: "nacht", line: "bold", figures: 3, name: "Emma", seed: 12, glasses: true, place: "zoo" };
    expect(calls.find(({ key }) => key === "POST /api/generate")?.body).toEqual({
      prompt: "Ein Igel",
      options: { age: "6-8", orientation: "portrait", ...wishes },
    });
  });

  it("are shown with the plan that has them to who lacks it", async () => {
    fakeFetch({ ...answers, ...shop(true) });
    signInAs();
    const user = renderApp("/");
    await openWishes(user);
    await screen.findByText("Das gehört zum Paket Basic.", { exact: false });
    expect(screen.getByText("Das gehört zum Paket Premium.", { exact: false })).toBeInTheDocument();
    for (const [wish, plan, does] of [
      ["Wetter und Tageszeit", "Basic", "Regen, Schnee oder Nacht"],
      ["Startwert", "Basic", "Dieselbe Zahl gibt dieselbe Seite."],
      ["Name über dem Bild", "Premium", "In großen Buchstaben"],
      ["Mit Brille", "Premium", "trägt eine Brille"],
    ] as const) {
      const item = screen.getByText(wish).closest("li");
      expect(item).toHaveTextContent(plan);
      expect(item).toHaveTextContent(does);
      expect(screen.queryByLabelText(wish)).not.toBeInTheDocument();
    }
  });

  it("are open to pupils, who are shown no plans", async () => {
    fakeFetch({ ...answers, ...shop(true) });
    signInAs({ loginName: "emma.3b", email: "" });
    const user = renderApp("/");
    // Once the words for pupils are there, the page is drawn anew.
    await screen.findByPlaceholderText(/deine Idee/i);
    await openWishes(user);
    await waitFor(() => expect(screen.getByLabelText("Name über dem Bild")).toBeEnabled());
    expect(screen.queryByText(/Das gehört zum Paket/)).not.toBeInTheDocument();
    expect(screen.queryByText("Ein Schmuckrand um das Bild.")).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Art der Seite"), "Punkt zu Punkt");
    expect(screen.getByLabelText("Art der Seite")).toHaveValue("dots");
  });

  it("come with a link, and are seen there", async () => {
    fakeFetch({ ...answers, ...shop(false) });
    signInAs();
    renderApp("/?prompt=Ein+Igel&age=9%2B&orientation=landscape&seed=7&frame=true&figures=2&style=maze");
    expect(await screen.findByLabelText("Verzierter Rahmen")).toBeChecked();
    expect(screen.getByLabelText("Wie viele")).toHaveValue("2");
    expect(screen.getByLabelText("Art der Seite")).toHaveValue("maze");
    expect(screen.getByLabelText("Startwert")).toHaveValue("7");
  });
});

describe("the choice of an engine", () => {
  const engines = { "GET /api/engines": { body: [{ name: "gpu", label: "Grafikkarte", waiting: 2 }] } };

  it("is not there where only the built-in one draws", async () => {
    fakeFetch({ ...answers, ...shop(false) });
    signInAs();
    await openWishes(renderApp("/"));
    await screen.findByRole("option", { name: "Nacht" });
    expect(screen.queryByLabelText("Gezeichnet von")).not.toBeInTheDocument();
  });

  it("sends the page to it, says the place in line, and shows the picture once it is drawn", async () => {
    const job = { success: true, jobId: "p1", state: "queued", place: 3 };
    const states = [
      { ...job, place: 2 },
      { ...job, state: "done", place: 0, picture: answers["POST /api/generate"].body },
    ];
    const calls = fakeFetch({
      ...answers,
      ...shop(false),
      ...engines,
      "POST /api/generate": { status: 202, body: job },
      "GET /api/jobs/p1": () => ({ body: states.shift() }),
    });
    signInAs();
    const user = renderApp("/");
    await openWishes(user);
    await user.selectOptions(await screen.findByLabelText("Gezeichnet von"), "Grafikkarte (2 in der Schlange)");
    await user.type(screen.getByLabelText("Was soll auf dem Bild zu sehen sein?"), "Ein Igel");
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    expect(await screen.findByText("Das Bild wartet: Platz 3 in der Schlange.")).toBeInTheDocument();
    expect(
      await screen.findByText("Das Bild wartet: Platz 2 in der Schlange.", {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(await screen.findByAltText("Ausmalbild 1", {}, { timeout: 5000 })).toBeInTheDocument();
    expect(screen.queryByText(/in der Schlange\./)).not.toBeInTheDocument();
    const sent = calls.find(({ key }) => key === "POST /api/generate")?.body;
    expect(sent).toMatchObject({ options: { engine: "gpu" } });
  });

  it("lets go of a picture that is waited for", async () => {
    const job = { success: true, jobId: "p1", state: "queued", place: 3 };
    let isCancelled = false;
    fakeFetch({
      ...answers,
      ...shop(false),
      ...engines,
      "POST /api/generate": { status: 202, body: job },
      "GET /api/jobs/p1": () => ({ body: isCancelled ? { ...job, state: "cancelled", place: 0 } : job }),
      "DELETE /api/jobs/p1": () => {
        isCancelled = true;
        return { body: { ...job, state: "cancelled", place: 0 } };
      },
    });
    signInAs();
    const user = renderApp("/");
    await user.type(screen.getByLabelText("Was soll auf dem Bild zu sehen sein?"), "Ein Igel");
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    await user.click(await screen.findByRole("button", { name: "Abbrechen" }));
    expect(await screen.findByText("Das Bild wurde abgebrochen.", {}, { timeout: 5000 })).toBeInTheDocument();
  });
});
