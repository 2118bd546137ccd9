import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readLastWishes, readPendingPages, savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { type Answer, fakeFetch, type SentCall } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const picture = (id: string) => ({ body: { success: true, id, imageUrl: `/api/images/${id}` } });
const promptOf = ({ body }: SentCall) => (body as { prompt: string }).prompt;

/** The app of somebody who is signed in; `draw` answers each sentence. */
function start(
  draw: (prompt: string) => Answer | Promise<Answer> = picture,
  { premium = true, at = "/", pages }: { premium?: boolean; at?: string; pages?: number } = {},
) {
  const plans = ["free", "premium"].map((id) => ({ id, name: id, priceCents: 0, pages }));
  const calls = fakeFetch({
    ...(pages !== undefined && { "GET /api/public/config": { body: { plans, billing: { enabled: true } } } }),
    "GET /coloring-pages/hero.svg": { status: 404 },
    "GET /api/check-premium-status": { body: { isPremium: premium } },
    "GET /api/themes": { body: ["Dinosaurier", "Bauernhof"] },
    "POST /api/themes": {
      body: { title: "Unser Bauernhofbesuch", description: "Ein Tag.", sentences: ["Eine Kuh", "Ein Huhn"] },
    },
    "GET /api/coloring-books/space-adventure": {
      body: { title: "Weltraum-Abenteuer", description: "Reise.", sentences: ["Eine Rakete", "Ein Ufo"] },
    },
    "POST /api/generate": (call) => draw(promptOf(call)),
    "GET /api/images/:x": { status: 404 },
  });
  const user = renderApp(at);
  const drawn = () => calls.filter(({ key }) => key === "POST /api/generate").map(promptOf);
  return { user, calls, drawn };
}

async function openDialog(user: ReturnType<typeof renderApp>) {
  await user.click(screen.getByRole("button", { name: "Mehrere auf einmal" }));
  return within(await screen.findByRole("dialog", { name: "Mehrere Seiten auf einmal" }));
}

/** Pages that lie there from an earlier visit. */
const keepPages = (count: number) =>
  savePendingPages(
    Array.from({ length: count }, (_page, index) => ({
      id: `e${index}`,
      prompt: "Ein Igel",
      imageUrl: `/api/images/e${index}`,
    })),
    "u1",
    new Date(),
  );

const kept = () => readPendingPages("u1").map(({ prompt }) => prompt);

beforeEach(() => signInAs());

describe("many pages at once", () => {
  it("are drawn one for each line, empty ones left out", async () => {
    const { user, drawn } = start();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Eine Katze{Enter}{Enter} Ein Hund ");
    await user.click(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
    expect(await dialog.findByText("2 von 2 Bildern")).toBeInTheDocument();
    expect(drawn()).toEqual(["Eine Katze", "Ein Hund"]);
    expect(kept()).toEqual(["Eine Katze", "Ein Hund"]);
    await user.click(dialog.getByRole("button", { name: "Zu den Seiten" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    // The opener is below the pages; one goes on with the first of the new ones.
    await waitFor(() => expect(screen.getByRole("link", { name: "Ausmalen und drucken: Seite 1" })).toHaveFocus());
  });

  it("begin after those that lie there, and leave the focus at the opener when nothing was drawn", async () => {
    keepPages(1);
    const { user } = start();
    const opener = screen.getByRole("button", { name: "Mehrere auf einmal" });
    await openDialog(user);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Eine Katze{Enter}Ein Hund");
    await user.click(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
    await dialog.findByText("2 von 2 Bildern");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Ausmalen und drucken: Seite 2" })).toHaveFocus());
  });

  it.each([
    [1, 5, "Höchstens 5 Zeilen. Sie können jede ändern. In das Malbuch passen noch 4 Seiten."],
    [4, 5, "Höchstens 5 Zeilen. Sie können jede ändern. In das Malbuch passt noch 1 Seite."],
    [5, 5, "Höchstens 5 Zeilen. Sie können jede ändern. Das Malbuch ist schon voll."],
    [0, 5, "Höchstens 5 Zeilen. Sie können jede ändern."],
  ])("say before they are drawn what the book has room for: %i of %i", async (count, pages, hint) => {
    keepPages(count);
    const { user } = start(picture, { pages });
    const dialog = await openDialog(user);
    expect(await dialog.findByText(hint)).toBeInTheDocument();
  });

  it("are proposed as far as they fit", async () => {
    keepPages(2);
    const { user } = start(picture, { pages: 3 });
    const dialog = await openDialog(user);
    await dialog.findByText(/passt noch 1 Seite/);
    await user.type(dialog.getByLabelText("Thema"), "Bauernhof{Enter}");
    await dialog.findByLabelText("Titel");
    expect(dialog.getByLabelText("Ein Bild je Zeile")).toHaveValue("Eine Kuh");
  });

  it("are all drawn with the wishes of this dialog, which are the next page's too", async () => {
    const { user, calls } = start();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Katze{Enter}Hund");
    await user.click(dialog.getByText("Wünsche zum Blatt"));
    await user.click(dialog.getByLabelText("3 bis 5 Jahre"));
    await user.click(dialog.getByLabelText("Querformat"));
    await user.click(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
    expect(await dialog.findByText("2 von 2 Bildern")).toBeInTheDocument();
    const wished = { age: "3-5", orientation: "landscape" };
    const sent = calls.filter(({ key }) => key === "POST /api/generate").map(({ body }) => body);
    expect(sent).toMatchObject([{ options: wished }, { options: wished }]);
    expect(readLastWishes()).toEqual(wished);
  });

  it("show the same people, know whom the lines before speak of, and draw a line that comes again anew", async () => {
    const { user, calls } = start((prompt) => ({
      body: {
        success: true,
        id: prompt,
        imageUrl: "/api/images/1",
        seed: 7,
        prompt: prompt === "Sie tanzt" ? "Die Fee tanzt" : prompt,
      },
    }));
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Eine Fee{Enter}Sie tanzt{Enter}Eine Fee");
    await user.click(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
    expect(await dialog.findByText("3 von 3 Bildern")).toBeInTheDocument();
    const sent = calls.filter(({ key }) => key === "POST /api/generate").map(({ body }) => body);
    expect(sent).toMatchObject([
      { prompt: "Eine Fee" },
      { prompt: "Sie tanzt", before: ["Eine Fee"], options: { seed: 7 } },
      { prompt: "Eine Fee", before: ["Eine Fee", "Sie tanzt"] },
    ]);
    expect(sent[0]).not.toHaveProperty("options.seed");
    expect(sent[2]).not.toHaveProperty("options.seed");
    expect(kept()).toEqual(["Eine Fee", "Die Fee tanzt", "Eine Fee"]);
  });

  it("complain of no line, of too many, and of one that is too long", async () => {
    const { user, drawn } = start();
    const dialog = await openDialog(user);
    const field = dialog.getByLabelText<HTMLTextAreaElement>("Ein Bild je Zeile");
    const send = () => user.click(dialog.getByRole("button", { name: /zeichnen$/ }));
    await send();
    expect(dialog.getByText("Bitte schreiben Sie wenigstens eine Zeile.")).toBeInTheDocument();
    await user.click(field);
    await user.paste("Katze\n".repeat(11));
    await send();
    expect(dialog.getByText("Es sind 11 Zeilen, und 10 sind möglich.")).toBeInTheDocument();
    await user.clear(field);
    await user.paste(`Katze\n${"x".repeat(501)}`);
    await send();
    expect(dialog.getByText("Zeile 2 ist länger als 500 Zeichen.")).toBeInTheDocument();
    expect(drawn()).toEqual([]);
  });

  it("tell each failure at its line, draw the others, and let it be changed", async () => {
    const refusal = { status: 422, body: { code: "motif_refused", message: "Das passt nicht." } };
    const { user } = start((prompt) => (prompt === "Panzer" ? refusal : picture(prompt)));
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Katze{Enter}Panzer{Enter}Hund");
    await user.click(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
    const failure = await dialog.findByText("Zeile 2, „Panzer“:");
    await dialog.findByRole("button", { name: "Zu den Seiten" });
    expect(failure.closest("li")).toHaveTextContent("Das passt nicht.");
    expect(kept()).toEqual(["Katze", "Hund"]);
    await user.click(dialog.getByRole("button", { name: "Diese Zeilen ändern" }));
    expect(dialog.getByLabelText("Ein Bild je Zeile")).toHaveValue("Panzer");
  });

  it("tell at its line what is not on its picture, and what became words to colour", async () => {
    const { user } = start((prompt) => ({
      body: {
        success: true,
        id: prompt,
        imageUrl: `/api/images/${prompt.length}`,
        ...(prompt === "Ein Zwurbel" && { unknown: ["Zwurbel"] }),
        ...(prompt === "Knorfel" && { unknown: ["Knorfel"], special: "schriftzug", notice: "Deshalb ein Schriftzug." }),
      },
    }));
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Katze{Enter}Ein Zwurbel{Enter}Knorfel");
    await user.click(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
    await dialog.findByRole("button", { name: "Zu den Seiten" });
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Zeile 2, „Ein Zwurbel“: Nicht alles ist auf dem Bild. Nicht gezeichnet: „Zwurbel“.",
      "Zeile 3, „Knorfel“: Daraus ist ein Schriftzug geworden. Warum, steht unter dem Bild.",
    ]);
    await user.click(dialog.getByRole("button", { name: "Zu den Seiten" }));
    // Words that are drawn as words are not called missing on their card either.
    expect(await screen.findByText("Das kenne ich noch nicht: „Zwurbel“.")).toBeInTheDocument();
    expect(screen.getByText("Deshalb ein Schriftzug.")).toBeInTheDocument();
    expect(screen.queryByText("Das kenne ich noch nicht: „Knorfel“.")).not.toBeInTheDocument();
  });

  it("end at a limit, and name the lines that are left", async () => {
    const limit = { status: 403, body: { code: "limit_reached", message: "Morgen wieder." } };
    const { user, drawn } = start((prompt) => (prompt === "Hund" ? limit : picture(prompt)));
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Katze{Enter}Hund{Enter}Pferd");
    await user.click(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
    expect(await dialog.findByText("Zeile 3, „Pferd“:")).toBeInTheDocument();
    expect(drawn()).toEqual(["Katze", "Hund"]);
  });

  it("can be cancelled, and what is drawn stays", async () => {
    let release = (_answer: Answer) => {};
    const { user, drawn } = start((prompt) =>
      prompt === "Hund"
        ? new Promise((done) => {
            release = done;
          })
        : picture(prompt),
    );
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Ein Bild je Zeile"), "Katze{Enter}Hund{Enter}Pferd");
    await user.click(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
    await waitFor(() => expect(drawn()).toEqual(["Katze", "Hund"]));
    expect(dialog.getByRole("progressbar")).toHaveAttribute("value", "1");
    await user.click(dialog.getByRole("button", { name: "Aufhören" }));
    release(picture("Hund"));
    await waitFor(() => expect(kept()).toEqual(["Katze", "Hund"]));
    expect(dialog.getByText("Aufgehört. Was gezeichnet ist, liegt bei Ihren Seiten.")).toBeInTheDocument();
    expect(drawn()).toEqual(["Katze", "Hund"]);
  });
});

describe("a book from a theme", () => {
  it("has pages, title, exercises and story, all of which can be changed", async () => {
    const { user, calls } = start();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Thema"), "Bauernhof{Enter}");
    expect(await dialog.findByLabelText("Titel")).toHaveValue("Unser Bauernhofbesuch");
    expect(calls.find(({ key }) => key === "POST /api/themes")?.body).toEqual({ theme: "Bauernhof" });
    expect(dialog.getByLabelText("Ein Bild je Zeile")).toHaveValue("Eine Kuh\nEin Huhn");
    await user.type(dialog.getByLabelText("Titel"), " mit Oma");
    // Beside the theme, for what was set lies below the fold.
    const said = () => dialog.getByText("Thema").closest("form")?.querySelector("[role=status]")?.textContent;
    expect(said()).toMatch(/^2 Sätze sind eingetragen.* Lernaufgaben und eine Geschichte sind eingeschaltet/);
    await user.click(dialog.getByRole("button", { name: "Ansehen und ändern" }));
    expect(dialog.getByRole("region", { name: "Das Buch dazu" })).toHaveFocus();
    await user.click(dialog.getByLabelText("Mit Geschichte"));
    expect(said()).toMatch(/Lernaufgaben sind eingeschaltet/);
    await user.click(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
    await user.click(await dialog.findByRole("button", { name: "Zu den Seiten" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Von allem etwas" })).toHaveAttribute("aria-pressed", "true"),
    );
    expect(screen.getByRole("button", { name: "Geschichte dazu" })).toHaveAttribute("aria-pressed", "false");
    await user.click(screen.getByRole("button", { name: "Malbuch erstellen" }));
    const details = within(await screen.findByRole("dialog", { name: "Malbuch erstellen" }));
    expect(details.getByLabelText("Titel")).toHaveValue("Unser Bauernhofbesuch mit Oma");
    expect(details.getByLabelText("Beschreibung")).toHaveValue("Ein Tag.");
    expect(details.getByText("Außer den Bildern kommen Lernaufgaben hinein.")).toBeInTheDocument();
  });

  it("says without premium what there would be", async () => {
    const { user } = start(picture, { premium: false });
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText("Thema"), "Bauernhof{Enter}");
    expect(await dialog.findByText("Lernaufgaben und eine Geschichte gibt es mit Premium dazu.")).toBeInTheDocument();
    expect(dialog.queryByLabelText("Mit Geschichte")).not.toBeInTheDocument();
    expect(dialog.queryByText(/eingeschaltet/)).not.toBeInTheDocument();
  });
});

describe("a template", () => {
  it("opens with all its pages", async () => {
    start(picture, { at: "/?template=space-adventure" });
    const dialog = within(await screen.findByRole("dialog", { name: "Mehrere Seiten auf einmal" }));
    await waitFor(() => expect(dialog.getByLabelText("Ein Bild je Zeile")).toHaveValue("Eine Rakete\nEin Ufo"));
    expect(dialog.getByLabelText("Titel")).toHaveValue("Weltraum-Abenteuer");
  });
});
