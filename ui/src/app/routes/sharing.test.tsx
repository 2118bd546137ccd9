import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const page = (id: string, way: string) => ({ id, imageUrl: `/api/shared/${way}/pictures/${id}` });
const opened = {
  title: "Im Zoo",
  className: "",
  endsAt: "2026-12-18T22:59:59.999Z",
  isSignedIn: false,
  pages: [page("p1", "geheim"), page("p2", "geheim")],
  pupils: [],
};
const emma = { id: "a1", name: "Emma", key: "schluessel", works: [] };
const summary = {
  id: "s1",
  book: { id: "b1", title: "Im Zoo" },
  class: null,
  createdAt: "2026-11-20T11:00:00Z",
  endsAt: "2099-12-18T22:59:59.999Z",
  artistCount: 1,
  workCount: 0,
  changedAt: null,
};
const books = [{ id: "b1", title: "Im Zoo", createdAt: "2026-11-20T11:00:00Z" }];

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
});

describe("a shared book", () => {
  it("asks for a first name and shows its pages as tiles; the browser remembers who it was", async () => {
    const calls = fakeFetch({
      "GET /api/shared/geheim": { body: opened },
      "POST /api/shared/geheim/artists": { status: 201, body: emma },
    });
    const user = renderApp("/teilen/geheim");
    await user.type(await screen.findByLabelText("Dein Vorname"), "Emma");
    // No menu of things that ask for an account, neither beside the name of the app nor behind a button.
    expect(within(screen.getByRole("banner")).getAllByRole("link")).toHaveLength(1);
    expect(within(screen.getByRole("banner")).queryByRole("button")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Los geht’s" }));
    expect(await screen.findByText(/Hallo, Emma! Tippe/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bild 1 ausmalen" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bild 2 ausmalen" })).toBeInTheDocument();
    expect(calls.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ name: "Emma" });
    expect(JSON.parse(localStorage.getItem(storageKeys.sharedArtists) ?? "")).toEqual({
      geheim: { id: "a1", name: "Emma", key: "schluessel", unsent: [] },
    });
    await user.click(screen.getByRole("button", { name: "Ich bin nicht Emma" }));
    expect(await screen.findByLabelText("Dein Vorname")).toHaveValue("");
  });

  it("lets a child of a class pick itself, with large buttons", async () => {
    const calls = fakeFetch({
      "GET /api/shared/geheim": { body: { ...opened, className: "3b", pupils: [{ id: "u1", name: "Emma" }] } },
      "POST /api/shared/geheim/artists": { status: 201, body: emma },
    });
    const user = renderApp("/teilen/geheim");
    await user.click(await screen.findByRole("button", { name: "Emma" }));
    expect(await screen.findByText(/Hallo, Emma! Tippe/)).toBeInTheDocument();
    expect(calls.find(({ key }) => key.startsWith("POST"))?.body).toEqual({ pupil: "u1" });
  });

  it("says why it leads nowhere, in the server's words", async () => {
    fakeFetch({ "GET /api/shared/geheim": { status: 404, body: { message: "Die Zeit zum Ausmalen ist vorbei." } } });
    renderApp("/teilen/geheim");
    expect(await screen.findByText("Die Zeit zum Ausmalen ist vorbei.")).toBeInTheDocument();
  });

  it("says at the form that there is no room", async () => {
    fakeFetch({
      "GET /api/shared/geheim": { body: opened },
      "POST /api/shared/geheim/artists": { status: 403, body: { message: "Hier ist kein Platz mehr." } },
    });
    const user = renderApp("/teilen/geheim");
    await user.type(await screen.findByLabelText("Dein Vorname"), "Ida");
    await user.click(screen.getByRole("button", { name: "Los geht’s" }));
    expect(await screen.findByText("Hier ist kein Platz mehr.")).toBeInTheDocument();
  });

  it("sends again what an earlier visit could not", async () => {
    localStorage.setItem(
      storageKeys.sharedArtists,
      JSON.stringify({ geheim: { id: "a1", name: "Emma", key: "schluessel", unsent: ["p2"] } }),
    );
    localStorage.setItem(
      storageKeys.colouredPages,
      JSON.stringify([
        {
          picture: "/api/shared/geheim/pictures/p2?artist=a1&format=svg",
          owner: null,
          strokes: [{ x: 12.5, y: 80.3, crayon: "red" }],
        },
      ]),
    );
    const calls = fakeFetch({
      "GET /api/shared/geheim": { body: opened },
      "PUT /api/shared/geheim/works/p2": { status: 204 },
      "GET /api/shared/geheim/pictures/p2": { status: 404 },
    });
    renderApp("/teilen/geheim");
    expect(await screen.findByRole("button", { name: "Bild 2 ausmalen, schon angefangen" })).toBeInTheDocument();
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(calls.some(({ key }) => key.startsWith("PUT"))).toBe(true));
    expect(calls.find(({ key }) => key.startsWith("PUT"))?.body).toEqual({
      artist: "a1",
      key: "schluessel",
      strokes: [{ x: 1250, y: 8030, crayon: "red" }],
    });
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(storageKeys.sharedArtists) ?? "").geheim.unsent).toEqual([]),
    );
  });

  it("knows a pupil who is signed in, and brings their colours along", async () => {
    signInAs({ role: "user", loginName: "emma.schaefer", email: "", firstName: "Emma" });
    const strokes = [{ x: 100, y: 200, crayon: "blue", texture: "dots" }];
    fakeFetch({
      "GET /api/me/shares": { body: [{ id: "s1", title: "Im Zoo" }] },
      "GET /api/coloring-books": { body: [] },
      "GET /api/me/allowance": { body: {} },
      "GET /api/shared/s1": { body: { ...opened, isSignedIn: true, pages: [page("p1", "s1")] } },
      "GET /api/shared/s1/pictures/p1": { status: 404 },
      "POST /api/shared/s1/artists": {
        status: 201,
        body: { ...emma, key: "", works: [{ picture: "p1", changedAt: "2026-11-20T11:00:00Z", strokes }] },
      },
    });
    const user = renderApp("/my-books");
    const tasks = await screen.findByRole("region", { name: "Für deine Klasse" });
    await user.click(within(tasks).getByRole("link", { name: "Im Zoo" }));
    expect(await screen.findByText(/Hallo, Emma! Tippe/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Bild 1 ausmalen, schon angefangen" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Ich bin nicht/ })).not.toBeInTheDocument();
  });
});

describe("the books that a teacher shares", () => {
  const rules = {
    "GET /api/school/shares": { body: [summary] },
    "GET /api/coloring-books": { body: books },
    "GET /api/school/classes": { body: [{ id: "c1", name: "3b", teacher: null, pupilCount: 2, bookCount: 0 }] },
  };

  it("are shared for four weeks unless another day is chosen", async () => {
    signInAs({ role: "teacher" });
    const calls = fakeFetch({
      ...rules,
      "POST /api/school/shares": { status: 201, body: { ...summary, token: "AbC" } },
      "POST /api/school/shares/s1/sheet": { body: "<svg/>" },
    });
    const user = renderApp("/freigaben?malbuch=b1");
    await user.selectOptions(await screen.findByLabelText("Für wen?"), "Klasse 3b, Namen aus der Klassenliste");
    await user.click(screen.getByRole("button", { name: "Teilen" }));
    expect(await screen.findByText(`${location.origin}/teilen/AbC`)).toBeInTheDocument();
    const order = calls.find(({ key }) => key === "POST /api/school/shares")?.body as Record<string, string>;
    expect(order).toMatchObject({ book: "b1", classId: "c1" });
    const inFourWeeks = new Date();
    inFourWeeks.setDate(inFourWeeks.getDate() + 28);
    expect(new Date(`${order.lastDay}T00:00`).toDateString()).toBe(inFourWeeks.toDateString());
    expect(await screen.findByRole("img", { name: "QR-Code, der zum Malbuch führt" })).toBeInTheDocument();
  });

  it("are chosen among all of one's books, however many there are", async () => {
    signInAs({ role: "teacher" });
    const shelf = Array.from({ length: 14 }, (_one, i) => ({
      id: `b${i}`,
      title: `Buch ${i}`,
      createdAt: summary.createdAt,
    }));
    fakeFetch({
      ...rules,
      "GET /api/coloring-books": ({ path }) => {
        const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
        return { body: shelf.slice(12 * (page - 1), 12 * page), headers: { "X-Total-Count": "14" } };
      },
    });
    renderApp("/freigaben?malbuch=b13");
    const field = await screen.findByLabelText<HTMLSelectElement>("Malbuch");
    expect([...field.options].map(({ text }) => text)).toEqual(shelf.map(({ title }) => title));
    expect(field).toHaveValue("b13");
  });

  const shared = (token: string | null) => ({ ...summary, token, pages: [], artists: [] });

  it("show their link and code again, and a new one in their place", async () => {
    signInAs({ role: "teacher" });
    let token = "AbC";
    fakeFetch({
      "GET /api/school/shares/s1": () => ({ body: shared(token) }),
      "POST /api/school/shares/s1/sheet": { body: "<svg/>" },
      "POST /api/school/shares/s1/link": () => {
        token = "XyZ";
        return { body: { ...summary, token } };
      },
    });
    const user = renderApp("/freigaben/s1");
    const button = await screen.findByRole("button", { name: "Link und Code" });
    await user.click(button);
    expect(screen.getByText(`${location.origin}/teilen/AbC`)).toBeInTheDocument();
    expect(await screen.findByRole("img", { name: "QR-Code, der zum Malbuch führt" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fertig" }));
    expect(screen.queryByText(`${location.origin}/teilen/AbC`)).not.toBeInTheDocument();
    expect(button).toHaveFocus();

    await user.click(screen.getByRole("button", { name: "Neuer Link" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Neuer Link" }));
    expect(await screen.findByText(`${location.origin}/teilen/XyZ`)).toBeInTheDocument();
    expect(screen.queryByText(`${location.origin}/teilen/AbC`)).not.toBeInTheDocument();
  });

  it("have nothing to show of a link that nobody kept", async () => {
    signInAs({ role: "teacher" });
    fakeFetch({ "GET /api/school/shares/s1": { body: shared(null) } });
    renderApp("/freigaben/s1");
    expect(await screen.findByRole("button", { name: "Neuer Link" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Link und Code" })).not.toBeInTheDocument();
  });

  it("are for teachers only", async () => {
    signInAs({ role: "user" });
    fakeFetch({});
    renderApp("/freigaben");
    expect(await screen.findByText(/Dieser Bereich ist für Lehrkräfte/)).toBeInTheDocument();
  });

  it("show each child, and let its pages be deleted after a question", async () => {
    signInAs({ role: "teacher" });
    const view = { ...summary, token: "AbC", pages: [], artists: [{ id: "a1", name: "Emma", works: [] }] };
    const calls = fakeFetch({
      ...rules,
      "GET /api/school/shares/s1": { body: view },
      "GET /api/school/shares/s1/artists/a1": { body: [] },
      "DELETE /api/school/shares/s1/artists/a1": { status: 204 },
      "PATCH /api/school/shares/s1": { body: summary },
    });
    const user = renderApp("/freigaben");
    await user.click(await screen.findByRole("link", { name: "Öffnen: Im Zoo" }));
    expect(await screen.findByRole("heading", { name: "Emma" })).toBeInTheDocument();
    expect(address()).toBe("/freigaben/s1");
    await user.click(screen.getByRole("button", { name: "Seiten löschen: alle von Emma" }));
    await user.click(await screen.findByRole("button", { name: "Seiten löschen" }));
    await waitFor(() => expect(calls.some(({ key }) => key.startsWith("DELETE"))).toBe(true));
    await user.click(screen.getByRole("button", { name: "Jetzt beenden" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Jetzt beenden" }));
    await waitFor(() => expect(calls.find(({ key }) => key.startsWith("PATCH"))?.body).toEqual({ endsNow: true }));
  });
});

describe("the address of a class", () => {
  it("leads to its sign-in, with no word of prices", async () => {
    fakeFetch({ "GET /api/public/classes/3b": { body: { name: "3b" } } });
    renderApp("/klasse/3b");
    expect(await screen.findByRole("heading", { name: "Klasse 3b" })).toBeInTheDocument();
    expect(screen.getByText(/Nimm deine Anmeldekarte/)).toBeInTheDocument();
    expect(screen.getByLabelText("E-Mail oder Anmeldename")).toBeInTheDocument();
  });

  it("says when there is none", async () => {
    fakeFetch({
      "GET /api/public/classes/4a": { status: 404, body: { message: "Diese Klasse hat keine offene Adresse." } },
    });
    renderApp("/klasse/4a");
    expect(await screen.findByText("Diese Klasse hat keine offene Adresse.")).toBeInTheDocument();
  });
});
