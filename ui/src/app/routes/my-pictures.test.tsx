import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readPendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const stored = (id: string, more = {}) => ({
  id,
  imageUrl: `/api/images/${id}`,
  prompt: `Ein ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z",
  options: { age: "6-8", orientation: "portrait", detail: "standard", frame: false, seed: 7 },
  scene: null,
  motifs: [],
  description: "",
  isFavourite: false,
  folder: null,
  books: 0,
  ...more,
});

const emma = { id: "f1", name: "Für Emma", pictures: 1, books: 0 };

/** The app at the album of somebody who has these pictures and folders. */
function openAlbum({ pictures = [stored("Igel"), stored("Fuchs")], folders = [emma] as object[], more = {} } = {}) {
  signInAs();
  const calls = fakeFetch({
    "GET /api/pictures": { body: pictures, headers: { "X-Total-Count": String(pictures.length) } },
    "GET /api/folders": { body: { folders, storedBytes: 1_500_000, mostBytes: 100_000_000 } },
    "GET /api/folders/f1/coloring-books": { body: [{ id: "b1", title: "Tiere" }] },
    "GET /api/coloring-books": {
      body: [
        { id: "b1", title: "Tiere", createdAt: "2026-11-20T10:00:00Z" },
        { id: "b2", title: "Herbst", createdAt: "2026-11-20T10:00:00Z" },
      ],
    },
    ...more,
  });
  return { user: renderApp("/meine-bilder"), calls };
}

const queries = (calls: readonly { key: string; path: string }[]) =>
  calls.filter(({ key }) => key === "GET /api/pictures").map(({ path }) => path.split("?")[1]);

describe("my pictures", () => {
  it("ask visitors to sign in", async () => {
    fakeFetch({});
    renderApp("/meine-bilder");
    expect(await screen.findByText("Melden Sie sich an, um Ihre Bilder zu sehen.")).toBeInTheDocument();
  });

  it("are shown with how much room they take, and lead to each picture", async () => {
    const { user } = openAlbum();
    expect(await screen.findByText("2 Bilder")).toBeInTheDocument();
    expect(await screen.findByText("2 von 100 MB belegt")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Öffnen: Ein Igel" }));
    expect(address()).toBe("/bild/Igel");
  });

  it("say that there are none yet", async () => {
    openAlbum({ pictures: [], folders: [] });
    expect(await screen.findByRole("heading", { name: "Noch keine Bilder" })).toBeInTheDocument();
  });

  it("are searched, filtered and read page by page", async () => {
    const many = { body: [stored("Igel")], headers: { "X-Total-Count": "25" } };
    const { user, calls } = openAlbum({ more: { "GET /api/pictures": many } });
    await user.click(await screen.findByRole("button", { name: "Nächste" }));
    await waitFor(() => expect(queries(calls).at(-1)).toBe("page=2"));
    await user.click(screen.getByRole("button", { name: "Favoriten" }));
    await waitFor(() => expect(queries(calls).at(-1)).toBe("page=1&favourites=1"));
    await user.click(screen.getByRole("button", { name: "Für Emma (1)" }));
    await waitFor(() => expect(queries(calls).at(-1)).toBe("page=1&folder=f1"));
    await user.type(screen.getByLabelText("Bilder suchen"), "Bär");
    await waitFor(() => expect(queries(calls).at(-1)).toBe("page=1&q=B%C3%A4r&folder=f1"));
  });

  it("become favourites and move into folders", async () => {
    const { user, calls } = openAlbum({
      more: { "PATCH /api/pictures/Igel": { body: stored("Igel", { isFavourite: true }) } },
    });
    await user.click(await screen.findByRole("button", { name: "Favorit: Ein Igel" }));
    await user.selectOptions(await screen.findByLabelText("Ordner für: Ein Igel"), "Für Emma");
    const sent = calls.filter(({ key }) => key.startsWith("PATCH")).map(({ body }) => body);
    expect(sent).toEqual([{ isFavourite: true }, { folder: "f1" }]);
  });

  it("become pages of the book that is being made", async () => {
    const { user } = openAlbum();
    await user.click(await screen.findByRole("button", { name: "Als Seite für ein Malbuch nehmen: Ein Igel" }));
    expect(await screen.findByRole("button", { name: "Liegt bei Ihren Seiten" })).toBeDisabled();
    expect(readPendingPages("u1").map(({ prompt }) => prompt)).toEqual(["Ein Igel"]);
  });

  it("can be taken back after they were deleted", async () => {
    const { user, calls } = openAlbum();
    await user.click(await screen.findByRole("button", { name: "Löschen: Ein Igel" }));
    expect(screen.queryByText("Ein Igel")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));
    expect(await screen.findByText("Ein Igel")).toBeInTheDocument();
    expect(calls.map(({ key }) => key)).not.toContain("DELETE /api/pictures/Igel");
  });

  it("are deleted once the message has gone", async () => {
    const { user, calls } = openAlbum({ more: { "DELETE /api/pictures/Igel": { status: 204 } } });
    await user.click(await screen.findByRole("button", { name: "Löschen: Ein Igel" }));
    const deletion = () => calls.find(({ key }) => key === "DELETE /api/pictures/Igel");
    expect(deletion()).toBeUndefined();
    await user.click(screen.getByRole("button", { name: "Nachricht schließen" }));
    await waitFor(() => expect(deletion()?.keepalive).toBe(true));
  });
});

describe("folders", () => {
  it("are made with a name of their own", async () => {
    const { user, calls } = openAlbum({ more: { "POST /api/folders": { status: 201, body: emma } } });
    await user.click(await screen.findByRole("button", { name: "Neuer Ordner" }));
    const dialog = await screen.findByRole("dialog", { name: "Neuer Ordner" });
    await user.click(within(dialog).getByRole("button", { name: "Speichern" }));
    expect(await within(dialog).findByText("Bitte geben Sie dem Ordner einen Namen.")).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText("Name"), "Für Emma");
    await user.click(within(dialog).getByRole("button", { name: "Speichern" }));
    await waitFor(() => expect(queries(calls).at(-1)).toBe("page=1&folder=f1"));
    expect(calls.find(({ key }) => key === "POST /api/folders")?.body).toEqual({ name: "Für Emma" });
  });

  it("hold books too, which can be put in and taken out", async () => {
    const { user, calls } = openAlbum({
      more: {
        "PUT /api/coloring-books/b2/folder": { status: 204 },
        "PUT /api/coloring-books/b1/folder": { status: 204 },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Für Emma (1)" }));
    expect(await screen.findByRole("link", { name: "Tiere" })).toHaveAttribute("href", "/preview/b1");
    await user.selectOptions(await screen.findByLabelText("Malbuch in diesen Ordner legen"), "Herbst");
    await user.click(screen.getByRole("button", { name: "Tiere aus dem Ordner nehmen" }));
    const moved = () => calls.filter(({ key }) => key.startsWith("PUT /api/coloring-books"));
    await waitFor(() => expect(moved().map(({ body }) => body)).toEqual([{ folder: "f1" }, { folder: null }]));
  });

  it("can be taken back after they were deleted", async () => {
    const { user, calls } = openAlbum();
    await user.click(await screen.findByRole("button", { name: "Für Emma (1)" }));
    await user.click(await screen.findByRole("button", { name: "Ordner löschen" }));
    expect(screen.queryByRole("button", { name: "Für Emma (1)" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));
    expect(await screen.findByRole("button", { name: "Für Emma (1)" })).toHaveAttribute("aria-pressed", "true");
    expect(calls.map(({ key }) => key)).not.toContain("DELETE /api/folders/f1");
  });
});
