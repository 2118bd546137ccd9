import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { usualExercise } from "@/features/books/lib/book-draft.ts";
import { savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { type Answer, fakeFetch, type SentCall } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const images = ["/api/images/a", "/api/images/b", "/api/images/c"];
const stored = {
  id: "7",
  title: "Tiere",
  description: "Für Emma",
  images,
  story: null,
  storyTitle: null,
  storyPages: [],
  hasLearningTask: true,
  learningTaskType: "sums",
  level: "medium",
  version: 1,
  childName: "",
  cover: null,
  exercises: images.map(() => usualExercise),
};

interface Sent {
  version: number;
  title: string;
  childName: string;
  cover: string | null;
  storyTitle: string | null;
  pages: { image: string; story: string; exercise: typeof usualExercise }[];
}

/** A server that keeps what it is sent, as the real one does. */
function serve(change?: (sent: Sent) => Answer | undefined, others: Record<string, Answer | (() => Answer)> = {}) {
  const kept: Sent[] = [];
  let version = 1;
  const put = ({ body }: SentCall): Answer => {
    const sent = body as Sent;
    const refused = change?.(sent);
    if (refused) return refused;
    kept.push(sent);
    version += 1;
    return { body: { ...stored, ...sent, version, images: sent.pages.map(({ image }) => image) } };
  };
  fakeFetch({
    "GET /api/public/config": { status: 503 },
    "GET /api/check-premium-status": { body: { isPremium: true } },
    "GET /api/coloring-books/7": { body: stored },
    "PUT /api/coloring-books/7": put,
    "GET /api/coloring-books/7/pages": {
      body: [
        { index: 0, kind: "cover", url: "/api/coloring-books/7/pages/0" },
        { index: 1, kind: "picture", page: 1, url: "/api/coloring-books/7/pages/1" },
        { index: 2, kind: "exercise", page: 1, url: "/api/coloring-books/7/pages/2" },
      ],
    },
    "GET /api/coloring-books/7/story": { body: { title: "Im Wald", pages: ["Eins.", "Zwei.", "Drei."] } },
    "POST /api/coloring-books/7/copy": { status: 201, body: { success: true, id: "8" } },
    "GET /api/coloring-books/8": { body: { ...stored, id: "8", title: "Tiere (Kopie)" } },
    "GET /api/coloring-books/8/pages": { body: [] },
    ...others,
  });
  return kept;
}

const imagesOf = (sent: Sent | undefined) => sent?.pages.map(({ image }) => image);
const saved = () => screen.findByText("Alles gespeichert");
const open = async () => {
  const user = renderApp("/malbuch/7/bearbeiten");
  await screen.findByRole("button", { name: "Seite 1 bearbeiten" });
  return user;
};

describe("a finished book", () => {
  beforeEach(() => signInAs({ plan: "premium" }));

  it("keeps its new title and name without a button to save", async () => {
    const kept = serve();
    const user = await open();
    const title = screen.getByLabelText("Titel");
    await user.clear(title);
    await user.type(title, "Neue Tiere");
    await user.type(screen.getByLabelText("Name des Kindes"), "Mia");
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ title: "Neue Tiere", childName: "Mia" }));
    await saved();
    expect(screen.getByRole("img", { name: "So wird gedruckt: Umschlag" })).toBeInTheDocument();
  });

  it("has its pages moved, taken out and put back", async () => {
    const kept = serve();
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Seite 1 nach hinten" }));
    await waitFor(() => expect(imagesOf(kept.at(-1))).toEqual([images[1], images[0], images[2]]));
    expect(screen.getByRole("button", { name: "Seite 2 nach hinten" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Seite 1 aus dem Malbuch nehmen" }));
    await waitFor(() => expect(imagesOf(kept.at(-1))).toEqual([images[0], images[2]]));
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    await waitFor(() => expect(imagesOf(kept.at(-1))).toEqual([images[1], images[0], images[2]]));
  });

  it("gets pages that are being drawn", async () => {
    savePendingPages(
      [
        { id: "p1", prompt: "Ein Hase", imageUrl: "/api/images/d" },
        { id: "p2", prompt: "Schon darin", imageUrl: "/api/images/a" },
      ],
      "u1",
      new Date(),
    );
    const kept = serve();
    const user = await open();
    expect(screen.queryByRole("button", { name: "Hinzufügen: Schon darin" })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Hinzufügen: Ein Hase" }));
    await waitFor(() => expect(imagesOf(kept.at(-1))).toEqual([...images, "/api/images/d"]));
  });

  it("gets pictures of the album, each once, until it is full", async () => {
    const picture = (id: string, prompt: string) => ({
      ...{ id, prompt, imageUrl: `/api/images/${id}`, createdAt: "2026-11-20T10:00:00.000Z", scene: null, motifs: [] },
      options: { age: "6-8", orientation: "portrait", seed: 7 },
      ...{ description: "", isFavourite: false, folder: null, books: 0 },
    });
    const plan = { id: "premium", name: "Premium", priceCents: 499, books: 5, period: "month", pages: 4, pictures: 0 };
    const config = { productName: "Buntstift", version: "0", registration: "open", audience: "public", plans: [plan] };
    const kept = serve(undefined, {
      "GET /api/public/config": { body: { ...config, billing: { enabled: true }, everyonePlan: null } },
      "GET /api/pictures": { body: [picture("d", "Ein Igel"), picture("e", "Ein Fuchs"), picture("a", "Schon darin")] },
    });
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Aus „Meine Bilder“" }));
    expect(await screen.findByRole("button", { name: "Schon im Malbuch: Schon darin" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Ins Malbuch: Ein Igel" }));
    expect(await screen.findByRole("button", { name: "Schon im Malbuch: Ein Igel" })).toBeInTheDocument();
    expect(within(screen.getByRole("dialog")).getByRole("status")).toHaveTextContent(
      "Das Malbuch ist voll: Mehr als 4 Seiten passen nicht hinein.",
    );
    await user.click(screen.getByRole("button", { name: "Ins Malbuch: Ein Fuchs" }));
    await user.click(screen.getByRole("button", { name: "Schließen" }));
    await waitFor(() => expect(imagesOf(kept.at(-1))).toEqual([...images, "/api/images/d"]));
    await saved();
    expect(imagesOf(kept.at(-1))).toHaveLength(4);
  });

  it("shows another picture on its cover", async () => {
    const kept = serve();
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Bild von Seite 2" }));
    await waitFor(() => expect(kept.at(-1)?.cover).toBe(images[1]));
  });

  it("has another exercise on one page", async () => {
    const kept = serve();
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Seite 1 bearbeiten" }));
    await user.click(screen.getByRole("button", { name: "Aufgabe" }));
    expect(await screen.findByRole("img", { name: "So wird gedruckt: Seite 1, Aufgabe" })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Zahlen der Aufgaben"), "Einmaleins mit 7");
    await user.click(screen.getByRole("button", { name: "Neu würfeln" }));
    await waitFor(() => expect(kept.at(-1)?.pages[0]?.exercise).toMatchObject({ timesRow: 7, redraw: 1 }));
    await user.click(screen.getByRole("button", { name: "Stufe und Zahlen für alle Seiten" }));
    await waitFor(() =>
      expect(kept.at(-1)?.pages.map(({ exercise }) => [exercise.timesRow, exercise.redraw])).toEqual([
        [7, 1],
        [7, 0],
        [7, 0],
      ]),
    );
    await user.selectOptions(screen.getByLabelText("Aufgabe auf dieser Seite"), "Buchstaben und Wörter nachspuren");
    await user.type(screen.getByLabelText("Wörter zum Schreiben"), "Oma, Opa");
    await waitFor(() =>
      expect(kept.at(-1)?.pages[0]?.exercise).toMatchObject({ kind: "tracing", words: ["Oma", "Opa"] }),
    );
  });

  it("is told a story whose words can be changed, and loses it only until it is taken back", async () => {
    const kept = serve();
    const user = await open();
    await user.click(screen.getByRole("button", { name: /^Geschichte.*noch keine$/ }));
    await user.click(screen.getByRole("button", { name: "Geschichte erzählen lassen" }));
    expect(await screen.findByLabelText("Text zu Seite 1")).toHaveValue("Eins.");
    expect(screen.getByRole("button", { name: /^Geschichte.*Im Wald$/ })).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("button", { name: "Seite 2 bearbeiten" }));
    const text = await screen.findByLabelText("Text zu Seite 2");
    expect(text).toHaveValue("Zwei.");
    await user.type(text, " Und weiter.");
    await waitFor(() => expect(kept.at(-1)?.pages[1]?.story).toBe("Zwei. Und weiter."));
    await user.click(screen.getByRole("button", { name: "Ohne Geschichte" }));
    await waitFor(() => expect(kept.at(-1)?.storyTitle).toBeNull());
    await user.click(screen.getByRole("button", { name: "Rückgängig" }));
    await waitFor(() => expect(kept.at(-1)?.storyTitle).toBe("Im Wald"));
    expect(kept.at(-1)?.pages[1]?.story).toBe("Zwei. Und weiter.");
  });

  it("has a service tell the story, and says where it did not", async () => {
    const notice = "„Märchenwerk“ war nicht zu erreichen. Deshalb hat Buntstift die Geschichte selbst erzählt.";
    const told = { title: "Im Tal", pages: ["Eins.", "Zwei.", "Drei."], byService: false, notice };
    const kept = serve(undefined, {
      "GET /api/story-service": { body: { label: "Märchenwerk" } },
      "POST /api/coloring-books/7/story": { body: told },
    });
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Seite 2 bearbeiten" }));
    await user.click(screen.getByRole("button", { name: "Geschichte" }));
    await user.click(await screen.findByRole("button", { name: "Geschichte von „Märchenwerk“" }));
    expect(await screen.findByLabelText("Text zu Seite 2")).toHaveValue("Zwei.");
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByText(/aber keine Namen/)).toBeInTheDocument();
    await waitFor(() => expect(kept.at(-1)?.storyTitle).toBe("Im Tal"));
  });

  it("says a refusal once: at its field, or above with the way there", async () => {
    const message = "„x“ passt nicht in die Schreibzeile.";
    serve(({ pages }) =>
      pages[0]?.exercise.words.length
        ? { status: 400, body: { code: "invalid", message, field: "pages[0].exercise.words" } }
        : undefined,
    );
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Seite 1 bearbeiten" }));
    await user.click(screen.getByRole("button", { name: "Aufgabe" }));
    await user.selectOptions(screen.getByLabelText("Aufgabe auf dieser Seite"), "Buchstaben und Wörter nachspuren");
    const field = screen.getByLabelText("Wörter zum Schreiben");
    await user.type(field, "x");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /^Umschlag/ }));
    const alert = await screen.findByText(message);
    await user.click(within(alert.parentElement as HTMLElement).getByRole("button", { name: "Stelle zeigen" }));
    expect(await screen.findByLabelText("Wörter zum Schreiben")).toHaveValue("x");
  });

  it("says at the numbers that a range is refused, and at the kind where no numbers are shown", async () => {
    const message = "Der Zahlenraum ist zu klein.";
    serve(({ pages }) =>
      pages[0]?.exercise.numbers
        ? { status: 400, body: { code: "invalid", message, field: "pages[0].exercise.numbers" } }
        : undefined,
    );
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Seite 1 bearbeiten" }));
    await user.click(screen.getByRole("button", { name: "Aufgabe" }));
    const kind = screen.getByLabelText("Aufgabe auf dieser Seite");
    await user.selectOptions(kind, "Plus, minus, mal, geteilt");
    const numbers = screen.getByLabelText("Zahlen der Aufgaben");
    await user.selectOptions(numbers, "eigener Zahlenraum");
    await waitFor(() => expect(numbers).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(kind).not.toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.selectOptions(kind, "Uhr");
    await waitFor(() => expect(kind).toHaveAccessibleDescription(expect.stringContaining(message)));
  });

  it("that was changed elsewhere is not overwritten", async () => {
    const message = "Dieses Malbuch wurde inzwischen an anderer Stelle geändert.";
    const kept = serve(() => ({ status: 409, body: { code: "conflict", message } }));
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), "!");
    await screen.findByText(message);
    await user.type(screen.getByLabelText("Titel"), "!");
    expect(kept).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Neu laden" }));
    await waitFor(() => expect(screen.getByLabelText("Titel")).toHaveValue("Tiere"));
  });

  /** A server on which somebody else has made version 2 of the book. */
  const serveChanged = () => {
    const message = "Dieses Malbuch wurde inzwischen an anderer Stelle geändert.";
    const refuse = ({ version }: Sent) =>
      version === 1 ? { status: 409, body: { code: "conflict", message } } : undefined;
    let reads = 0;
    return serve(refuse, {
      "GET /api/coloring-books/7": () => ({
        body: reads++ === 0 ? stored : { ...stored, title: "Fische", version: 2 },
      }),
    });
  };

  it("that was changed elsewhere is as it was made here, where that is wanted", async () => {
    const kept = serveChanged();
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), " im Zoo");
    await user.click(await screen.findByRole("button", { name: "Meine Fassung behalten" }));
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ title: "Tiere im Zoo", version: 2 }));
    await saved();
  });

  it("that was changed elsewhere stays to be decided while the server cannot be asked", async () => {
    let reads = 0;
    const conflict = { status: 409, body: { code: "conflict", message: "Anderswo geändert." } };
    const kept = serve(({ version }) => (version === 1 ? conflict : undefined), {
      "GET /api/coloring-books/7": () =>
        ++reads === 2
          ? { status: 503, body: { code: "unavailable", message: "Gerade nicht." } }
          : { body: { ...stored, version: reads } },
    });
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), "!");
    await user.click(await screen.findByRole("button", { name: "Meine Fassung behalten" }));
    await screen.findByText("Gerade nicht.");
    await user.click(screen.getByRole("button", { name: "Meine Fassung behalten" }));
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ title: "Tiere!", version: 3 }));
  });

  it("that was read anew gives back what was typed before", async () => {
    const kept = serveChanged();
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), " im Zoo");
    await user.click(await screen.findByRole("button", { name: "Neu laden" }));
    await waitFor(() => expect(screen.getByLabelText("Titel")).toHaveValue("Fische"));
    expect(kept).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Meine Fassung zurückholen" }));
    await waitFor(() => expect(screen.getByLabelText("Titel")).toHaveValue("Tiere im Zoo"));
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ title: "Tiere im Zoo", version: 2 }));
  });

  it("still has what was typed when the session had ended", async () => {
    let isOver = true;
    const kept = serve(() =>
      isOver ? { status: 401, body: { code: "unauthenticated", message: "Bitte melden Sie sich an." } } : undefined,
    );
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), " im Zoo");
    await user.click(await screen.findByText("Anmelden", { selector: "main a, main a *" }));
    expect(location.pathname).toBe("/auth/login");
    isOver = false;
    act(() => signInAs({ plan: "premium" }));
    await waitFor(() => expect(screen.getByLabelText("Titel")).toHaveValue("Tiere im Zoo"));
    expect(await screen.findByText("Die letzten Änderungen sind wieder da.")).toBeInTheDocument();
    await waitFor(() => expect(kept.at(-1)).toMatchObject({ title: "Tiere im Zoo", version: 1 }));
  });

  it("keeps for nobody else what somebody typed", async () => {
    serve(() => ({ status: 503, body: { code: "unavailable", message: "Gerade nicht." } }));
    const user = await open();
    await user.type(screen.getByLabelText("Titel"), " im Zoo");
    await screen.findByText("Gerade nicht.");
    cleanup();
    signInAs({ plan: "premium", id: "u2" });
    await open();
    expect(screen.getByLabelText("Titel")).toHaveValue("Tiere");
  });

  it("is copied, and the copy opened", async () => {
    serve();
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Kopie erstellen" }));
    await waitFor(() => expect(screen.getByLabelText("Titel")).toHaveValue("Tiere (Kopie)"));
    expect(location.pathname).toBe("/malbuch/8/bearbeiten");
  });
});

describe("the shelf", () => {
  const shelf = (allowance: unknown, config: unknown) =>
    fakeFetch({
      "GET /api/public/config": { body: config },
      "GET /api/coloring-books": { body: [] },
      "GET /api/me/allowance": { body: allowance },
    });
  const config = {
    productName: "Buntstift",
    version: "0",
    registration: "open",
    audience: "public",
    billing: { enabled: true },
    everyonePlan: null,
  };

  it("says how many books there may be, and what helps", async () => {
    signInAs({});
    shelf({ used: 1, most: 1, period: "ever" }, config);
    renderApp("/my-books");
    expect(await screen.findByText(/1 von 1 Malbuch/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mehr Malbücher mit einem anderen Paket" })).toHaveAttribute(
      "href",
      "/preise",
    );
  });

  it("says nothing of plans where nothing is sold", async () => {
    signInAs({});
    shelf({ used: 5, most: 5, period: "month" }, { ...config, billing: { enabled: false } });
    renderApp("/my-books");
    expect(await screen.findByText(/5 von 5 Malbüchern in diesem Monat/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Paket/ })).toBeNull();
  });
});
