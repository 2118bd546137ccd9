import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

const maria = {
  id: "u1",
  email: "maria@beispiel.de",
  firstName: "Maria",
  lastName: "Müller",
  role: "user",
  isPremium: false,
  plan: "basic",
  isActive: true,
  createdAt: "2026-03-07T10:00:00Z",
};
const chef = {
  ...maria,
  id: "u2",
  email: "chef@beispiel.de",
  firstName: "",
  lastName: "",
  role: "admin",
  plan: "premium",
  isPremium: true,
};
const list = { body: [maria, chef], headers: { "X-Total-Count": "2" } };

async function open(rules: Parameters<typeof fakeFetch>[0] = {}) {
  const calls = fakeFetch({ "GET /api/admin/users": list, ...rules });
  signInAs({ role: "admin" });
  const user = renderApp("/admin/benutzer");
  await screen.findByRole("heading", { name: "Benutzer" });
  return { user, calls };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole("row", { name }));
const searches = (calls: ReturnType<typeof fakeFetch>) =>
  calls.filter(({ key }) => key === "GET /api/admin/users").map(({ path }) => path.split("?")[1]);

describe("the list of users", () => {
  it("shows who they are", async () => {
    await open();
    const row = await rowOf(/Maria Müller/);
    for (const words of ["maria@beispiel.de", "Benutzer", "Basic", "7. März 2026"]) {
      expect(row.getByText(words)).toBeInTheDocument();
    }
    expect(row.getByRole("switch", { name: "Premium: maria@beispiel.de" })).not.toBeChecked();
    expect(row.getByRole("switch", { name: "Aktiv: maria@beispiel.de" })).toBeChecked();
    expect((await rowOf(/^chef@/)).getByText("Administrator")).toBeInTheDocument();
    expect(screen.getByText("2 Konten")).toBeInTheDocument();
  });

  it("searches when somebody pauses, from the first page on", async () => {
    const { user, calls } = await open({
      "GET /api/admin/users": { body: [maria], headers: { "X-Total-Count": "120" } },
    });
    await user.click(await screen.findByRole("button", { name: "Nächste" }));
    await screen.findByText("Seite 2");
    await user.type(screen.getByLabelText("Name oder E-Mail suchen"), " Ma&x ");
    await waitFor(() => expect(searches(calls).at(-1)).toBe("q=Ma%26x&page=1"));
    expect(searches(calls).slice(0, 2)).toEqual(["q=&page=1", "q=&page=2"]);
    expect(screen.getByText("Seite 1")).toBeInTheDocument();
  });

  it("ends at its last page", async () => {
    const { user } = await open({ "GET /api/admin/users": { body: [maria], headers: { "X-Total-Count": "51" } } });
    await user.click(await screen.findByRole("button", { name: "Nächste" }));
    await screen.findByText("Seite 2");
    expect(screen.getByRole("button", { name: "Nächste" })).toBeDisabled();
  });

  it("says that nobody was found", async () => {
    const { user } = await open({ "GET /api/admin/users": { body: [], headers: { "X-Total-Count": "0" } } });
    expect(await screen.findByText("Noch keine Konten.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Name oder E-Mail suchen"), "Jonas");
    expect(await screen.findByText("Kein Konto passt zu „Jonas“.")).toBeInTheDocument();
  });

  it("says why it did not come", async () => {
    await open({ "GET /api/admin/users": "offline" });
    expect(await screen.findByText(/Der Server ist nicht erreichbar/)).toBeInTheDocument();
  });
});

describe("a switch of a user", () => {
  it.each([
    ["Premium", { isPremium: true }],
    ["Aktiv", { isActive: false }],
  ])("%s changes at once, and is told to the server", async (name, change) => {
    let answer = (_ready: unknown) => {};
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, calls } = await open({
      "PATCH /api/admin/users/u1": () => slow.then(() => ({ body: { ...maria, ...change } })),
    });
    const control = (await rowOf(/Maria Müller/)).getByRole("switch", { name: `${name}: maria@beispiel.de` });
    const wanted = Object.values(change)[0];
    await user.click(control);
    await waitFor(() => expect(control).toHaveAttribute("aria-checked", String(wanted)));
    expect(calls.find(({ key }) => key === "PATCH /api/admin/users/u1")?.body).toEqual(change);
    expect(screen.queryByText("Benutzer wurde aktualisiert")).not.toBeInTheDocument();
    const before = searches(calls).length;
    answer(undefined);
    expect(await screen.findByText("Benutzer wurde aktualisiert")).toBeInTheDocument();
    await waitFor(() => expect(searches(calls)).toHaveLength(before + 1));
  });

  it("goes back where the server refuses, and says why", async () => {
    const message = "Dies ist das einzige aktive Administratorkonto und muss es bleiben.";
    const { user } = await open({ "PATCH /api/admin/users/u2": { status: 409, body: { code: "conflict", message } } });
    const control = (await rowOf(/^chef@/)).getByRole("switch", { name: "Aktiv: chef@beispiel.de" });
    await user.click(control);
    expect(await screen.findByText("Fehler beim Aktualisieren des Benutzers")).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    await waitFor(() => expect(control).toBeChecked());
  });

  it("works with the space bar", async () => {
    const { user, calls } = await open({ "PATCH /api/admin/users/u1": { body: maria } });
    (await rowOf(/Maria Müller/)).getByRole("switch", { name: "Premium: maria@beispiel.de" }).focus();
    await user.keyboard(" ");
    await waitFor(() => expect(calls.some(({ key }) => key === "PATCH /api/admin/users/u1")).toBe(true));
  });
});

describe("the form for a user", () => {
  const show = async (rules: Parameters<typeof fakeFetch>[0] = {}, sought = "") => {
    const { user, calls } = await open(rules);
    if (sought) await user.type(screen.getByRole("searchbox"), sought);
    await user.click(screen.getByRole("button", { name: "Benutzer anlegen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Benutzer anlegen" }));
    const send = () => user.click(dialog.getByRole("button", { name: "Anlegen" }));
    return { user, calls, dialog, send };
  };
  const sent = (calls: ReturnType<typeof fakeFetch>) => calls.find(({ key }) => key === "POST /api/admin/users")?.body;

  it("needs an address and a password, no name, and makes a user", async () => {
    const { user, calls, dialog, send } = await show({ "POST /api/admin/users": { status: 201, body: maria } });
    await user.type(dialog.getByLabelText("E-Mail"), "neu@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "123456");
    await send();
    expect(await screen.findByText("Benutzer wurde erfolgreich erstellt")).toBeInTheDocument();
    expect(sent(calls)).toEqual({
      email: "neu@beispiel.de",
      passwordHash: "123456",
      firstName: "",
      lastName: "",
      role: "user",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(searches(calls).length).toBeGreaterThan(1));
  });

  it("shows who is new, whoever was sought before", async () => {
    const { user, calls, dialog, send } = await show({ "POST /api/admin/users": { status: 201, body: chef } }, "Mia");
    await user.type(dialog.getByLabelText("E-Mail"), "neu@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "123456");
    await send();
    await waitFor(() => expect(searches(calls).at(-1)).toBe("q=&page=1"));
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  it("makes an administrator with a name", async () => {
    const { user, calls, dialog, send } = await show({ "POST /api/admin/users": { status: 201, body: chef } });
    await user.type(dialog.getByLabelText("E-Mail"), "zwei@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "Elefant");
    await user.type(dialog.getByLabelText("Vorname (optional)"), " Änne ");
    await user.type(dialog.getByLabelText("Nachname (optional)"), "Groß");
    await user.click(dialog.getByRole("radio", { name: "Administrator" }));
    await send();
    await waitFor(() => expect(sent(calls)).toMatchObject({ firstName: "Änne", lastName: "Groß", role: "admin" }));
  });

  it.each([
    ["", "123456", "Ungültige E-Mail-Adresse"],
    ["niemand", "123456", "Ungültige E-Mail-Adresse"],
    ["neu@beispiel.de", "12345", "Passwort muss mindestens 6 Zeichen lang sein"],
    ["neu@beispiel.de", "x".repeat(73), "Das Passwort darf maximal 72 Zeichen lang sein"],
  ])("does not send %s with %s", async (email, password, sentence) => {
    const { user, calls, dialog, send } = await show();
    if (email) await user.type(dialog.getByLabelText("E-Mail"), email);
    await user.type(dialog.getByLabelText("Passwort"), password);
    await send();
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(sent(calls)).toBeUndefined();
  });

  it("stays open with the server's complaint at its field", async () => {
    const message = "Für diese E-Mail-Adresse gibt es schon ein Konto.";
    const { user, dialog, send } = await show({
      "POST /api/admin/users": { status: 409, body: { code: "conflict", message, field: "email" } },
    });
    await user.type(dialog.getByLabelText("E-Mail"), "maria@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "Elefant");
    await send();
    await waitFor(() => expect(dialog.getByLabelText("E-Mail")).toHaveAccessibleDescription(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it("has a sentence for a failure without a reason", async () => {
    const { user, dialog, send } = await show({ "POST /api/admin/users": { status: 500, body: "kaputt" } });
    await user.type(dialog.getByLabelText("E-Mail"), "neu@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "Elefant");
    await send();
    expect(await dialog.findByText("Benutzer konnte nicht erstellt werden")).toBeInTheDocument();
    expect(dialog.getByText("Fehler beim Erstellen des Benutzers")).toBeInTheDocument();
  });
});
