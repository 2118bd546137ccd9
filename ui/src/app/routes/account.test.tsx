import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const firefox = "Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0";
const sessions = [
  { id: "s1", createdAt: "2026-05-02T10:00:00Z", userAgent: firefox, isCurrent: true },
  { id: "s2", createdAt: "2026-03-07T10:00:00Z", userAgent: "", isCurrent: false },
];
const devices = { "GET /api/me/sessions": { body: sessions }, "GET /api/subscription": { body: "null" } };
const part = (name: string) => within(screen.getByRole("region", { name }));

async function open(rules: Parameters<typeof fakeFetch>[0]) {
  const calls = fakeFetch({ ...devices, ...rules });
  signInAs();
  const user = renderApp("/konto");
  await screen.findByRole("region", { name: "Paket" });
  return { user, calls };
}

describe("the account page", () => {
  it("asks a visitor to sign in", async () => {
    const calls = fakeFetch({});
    renderApp("/konto");
    expect(await screen.findByText("Melden Sie sich an, um Ihr Konto zu sehen.")).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it("is where the greeting leads", async () => {
    const { user } = await open({ "GET /coloring-pages/hero.svg": { status: 404 } });
    await user.click(screen.getByRole("link", { name: "Buntstift, zur Startseite" }));
    await user.click(screen.getByRole("link", { name: "Hallo, Maria! Mein Konto" }));
    await waitFor(() => expect(address()).toBe("/konto"));
  });
});

describe("a pupil's account", () => {
  it("has neither a plan nor a way to delete it", async () => {
    fakeFetch({ ...devices, "GET /api/public/config": { body: { billing: { enabled: true } } } });
    signInAs({ email: "", loginName: "emma.schaefer" });
    renderApp("/konto");
    expect(await screen.findByRole("region", { name: "Name" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Paket" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Konto löschen" })).not.toBeInTheDocument();
  });
});

describe("the name", () => {
  it("is changed, and the greeting with it, also after a reload", async () => {
    const { user, calls } = await open({
      "PATCH /api/me": { body: { token: makeToken({ firstName: "Marie" }) } },
    });
    const field = part("Name").getByLabelText("Vorname");
    expect(field).toHaveValue("Maria");
    await user.clear(field);
    await user.type(field, " Marie ");
    await user.click(part("Name").getByRole("button", { name: "Namen speichern" }));
    expect(await screen.findByText("Name gespeichert")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "PATCH /api/me")?.body).toEqual({ firstName: "Marie", lastName: "Müller" });
    expect(screen.getByText("Hallo, Marie!")).toBeInTheDocument();
    expect(localStorage.getItem("token")).toBe(makeToken({ firstName: "Marie" }));
  });

  it("must not be empty", async () => {
    const { user, calls } = await open({});
    await user.clear(part("Name").getByLabelText("Nachname"));
    await user.click(part("Name").getByRole("button", { name: "Namen speichern" }));
    expect(await screen.findByText("Nachname ist erforderlich")).toBeInTheDocument();
    expect(calls.some(({ key }) => key === "PATCH /api/me")).toBe(false);
  });

  it("gets the server's complaint at its field", async () => {
    const message = "Der Vorname ist zu lang: höchstens 80 Zeichen sind möglich.";
    const { user } = await open({ "PATCH /api/me": { status: 400, body: { message, field: "firstName" } } });
    await user.click(part("Name").getByRole("button", { name: "Namen speichern" }));
    await waitFor(() => expect(part("Name").getByLabelText("Vorname")).toHaveAccessibleDescription(message));
  });
});

describe("the plan", () => {
  const premium = {
    plan: { name: "Premium", amount: 499 },
    currentPeriodEnd: "2026-12-02T11:00:00Z",
    cancelAtPeriodEnd: false,
  };
  const reads = (calls: ReturnType<typeof fakeFetch>) => calls.filter(({ key }) => key === "GET /api/subscription");

  it.each([{ body: "null" }, { status: 404, body: { code: "not_found", message: "Nichts da." } }])(
    "may be none; then the way to one is shown: %o",
    async (answer) => {
      await open({ "GET /api/subscription": answer });
      expect(await part("Paket").findByText(/Sie haben kein laufendes Abonnement/)).toBeInTheDocument();
      expect(part("Paket").getByRole("link")).toHaveAttribute("href", "/preise");
    },
  );

  it("is cancelled after a question, and read again", async () => {
    const answers = [premium, { ...premium, cancelAtPeriodEnd: true }];
    const { user, calls } = await open({
      "GET /api/subscription": () => ({ body: answers.shift() }),
      "POST /api/subscription/cancel": { body: { success: true } },
    });
    expect(await part("Paket").findByText(/4,99 € im Monat/)).toHaveTextContent("Verlängert sich am 2. Dezember 2026.");
    await user.click(part("Paket").getByRole("button", { name: "Kündigen …" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Abonnement kündigen?" }));
    await user.click(dialog.getByRole("button", { name: "Abonnement kündigen" }));
    expect(await screen.findByText("Abonnement wurde erfolgreich gekündigt")).toBeInTheDocument();
    expect(await part("Paket").findByText(/Läuft bis zum 2. Dezember 2026 und endet dann/)).toBeInTheDocument();
    expect(part("Paket").queryByRole("button")).not.toBeInTheDocument();
    expect(reads(calls)).toHaveLength(2);
  });

  it("says why it could not be cancelled", async () => {
    const { user } = await open({
      "GET /api/subscription": { body: premium },
      "POST /api/subscription/cancel": { status: 500, body: "kaputt" },
    });
    await user.click(await part("Paket").findByRole("button", { name: "Kündigen …" }));
    await user.click(await screen.findByRole("button", { name: "Abonnement kündigen" }));
    expect(await screen.findByText("Fehler beim Kündigen des Abonnements")).toBeInTheDocument();
  });

  it("that costs nothing shows no price", async () => {
    await open({ "GET /api/subscription": { body: { ...premium, plan: { name: "Basic", amount: 0 } } } });
    expect(await part("Paket").findByText("Basic")).toBeInTheDocument();
    expect(part("Paket").queryByText(/€/)).not.toBeInTheDocument();
  });
});

describe("the data", () => {
  it("are saved as a file", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
    const { user } = await open({ "GET /api/me/export": { body: "PK" } });
    await user.click(part("Ihre Daten").getByRole("button", { name: "Daten herunterladen" }));
    await waitFor(() => expect(saved).toEqual(["meine-daten.zip"]));
    click.mockRestore();
  });

  it("say why they did not come", async () => {
    const message = "Gerade wird schon ein Paket mit Daten geschnürt.";
    const { user } = await open({ "GET /api/me/export": { status: 429, body: { message } } });
    await user.click(part("Ihre Daten").getByRole("button", { name: "Daten herunterladen" }));
    expect(await part("Ihre Daten").findByText(message)).toBeInTheDocument();
  });
});

describe("the password", () => {
  const change = async (user: ReturnType<typeof renderApp>, current: string, next: string, again = next) => {
    const form = part("Passwort ändern");
    if (current) await user.type(form.getByLabelText("Aktuelles Passwort"), current);
    if (next) await user.type(form.getByLabelText("Neues Passwort"), next);
    if (again) await user.type(form.getByLabelText("Neues Passwort wiederholen"), again);
    await user.click(form.getByRole("button", { name: "Passwort ändern" }));
  };

  it("is changed with the current one; the fields are emptied and the devices read again", async () => {
    const { user, calls } = await open({ "PATCH /api/me": { body: { token: makeToken() } } });
    await change(user, "geheim123", "geheim1234");
    expect(await screen.findByText("Passwort geändert")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "PATCH /api/me")?.body).toEqual({
      currentPassword: "geheim123",
      password: "geheim1234",
    });
    for (const field of screen.getAllByLabelText(/Passwort/)) {
      if (field instanceof HTMLInputElement) expect(field).toHaveValue("");
    }
    await waitFor(() => expect(calls.filter(({ key }) => key === "GET /api/me/sessions")).toHaveLength(2));
  });

  it.each([
    ["", "geheim1234", "geheim1234", "Bitte geben Sie Ihr aktuelles Passwort ein"],
    ["geheim123", "1234567", "1234567", "Das Passwort muss mindestens 8 Zeichen lang sein"],
    ["geheim123", "x".repeat(73), "x".repeat(73), "Das Passwort darf maximal 72 Zeichen lang sein"],
    ["geheim123", "geheim1234", "geheim123", "Die Passwörter stimmen nicht überein"],
  ])("is not changed from %s to %s, %s", async (current, next, again, sentence) => {
    const { user, calls } = await open({});
    await change(user, current, next, again);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls.some(({ key }) => key === "PATCH /api/me")).toBe(false);
  });

  it("is not changed with a wrong current one", async () => {
    const message = "Das aktuelle Passwort stimmt nicht.";
    const { user } = await open({ "PATCH /api/me": { status: 400, body: { message, field: "currentPassword" } } });
    await change(user, "falsch", "geheim1234");
    await waitFor(() => expect(screen.getByLabelText("Aktuelles Passwort")).toHaveAccessibleDescription(message));
  });
});

describe("the devices", () => {
  it("are listed; another one can be signed out", async () => {
    const { user, calls } = await open({ "DELETE /api/me/sessions/s2": { status: 204 } });
    const list = part("Angemeldete Geräte");
    expect(await list.findByText("Firefox auf Windows")).toBeInTheDocument();
    expect(list.getByText("Dieses Gerät")).toBeInTheDocument();
    expect(list.getAllByRole("button")).toHaveLength(1);
    await user.click(list.getByRole("button", { name: /^Unbekanntes Gerät, angemeldet am 7. März 2026, abmelden/ }));
    expect(await screen.findByText("Gerät abgemeldet")).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ key }) => key === "GET /api/me/sessions")).toHaveLength(2));
  });

  it("say why one could not be signed out", async () => {
    const message = "Diese Anmeldung gibt es nicht mehr.";
    const { user } = await open({ "DELETE /api/me/sessions/s2": { status: 404, body: { message } } });
    await user.click(await screen.findByRole("button", { name: /abmelden$/ }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("can be asked for again when they did not come", async () => {
    const answers = [{ status: 503, body: { message: "Später." } }, { body: sessions }];
    const { user } = await open({ "GET /api/me/sessions": () => answers.shift() ?? { status: 500 } });
    expect(await screen.findByText("Später.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
    expect(await screen.findByText("Dieses Gerät")).toBeInTheDocument();
  });
});

describe("the deletion", () => {
  const ask = async (user: ReturnType<typeof renderApp>, password: string) => {
    await user.click(screen.getByRole("button", { name: "Konto löschen …" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Konto wirklich löschen?" }));
    if (password) await user.type(dialog.getByLabelText("Passwort"), password);
    await user.click(dialog.getByRole("button", { name: "Endgültig löschen" }));
    return dialog;
  };

  it("needs the password", async () => {
    const { user, calls } = await open({});
    const dialog = await ask(user, "");
    expect(await dialog.findByText("Passwort ist erforderlich")).toBeInTheDocument();
    expect(calls.some(({ key }) => key === "DELETE /api/me")).toBe(false);
  });

  it("is refused with a wrong one", async () => {
    const message = "E-Mail-Adresse oder Passwort stimmen nicht.";
    const { user } = await open({ "DELETE /api/me": { status: 400, body: { message, field: "password" } } });
    const dialog = await ask(user, "falsch");
    await waitFor(() => expect(dialog.getByLabelText("Passwort")).toHaveAccessibleDescription(message));
    expect(localStorage.getItem("token")).not.toBeNull();
  });

  it("leaves nothing in this browser and leads home", async () => {
    const { user, calls } = await open({
      "DELETE /api/me": { status: 204 },
      "GET /coloring-pages/hero.svg": { status: 404 },
    });
    const page = { prompt: "Ein Igel", imageUrl: "/api/images/1" };
    const pending = { ...page, timestamp: "2026-05-01T12:00:00Z", pages: [page], owner: "u1" };
    localStorage.setItem("pendingColoringBook", JSON.stringify(pending));
    await ask(user, "geheim123");
    expect(await screen.findByText("Ihr Konto ist gelöscht")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "DELETE /api/me")?.body).toEqual({ password: "geheim123" });
    expect(address()).toBe("/");
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("pendingColoringBook")).toBeNull();
  });
});

describe("the rating", () => {
  const submit = "Bewertung abgeben";

  it("is given in stars, and told to the pricing page", async () => {
    let sent: unknown;
    const { user } = await open({
      "POST /api/ratings": ({ body }) => {
        sent = body;
        return { status: 204 };
      },
    });
    const rating = part("Ihre Bewertung");
    await user.click(rating.getByRole("radio", { name: "4 Sterne" }));
    await user.click(rating.getByRole("button", { name: submit }));
    expect(await screen.findByText("Vielen Dank für Ihre Bewertung")).toBeInTheDocument();
    expect(sent).toEqual({ stars: 4 });
  });

  it("needs a star", async () => {
    const { user, calls } = await open({});
    await user.click(part("Ihre Bewertung").getByRole("button", { name: submit }));
    expect(await screen.findByText("Bitte wählen Sie ein bis fünf Sterne")).toBeInTheDocument();
    expect(calls.some(({ key }) => key === "POST /api/ratings")).toBe(false);
  });

  it("says why it was not kept", async () => {
    const message = "Auf dem Server ist kein Speicherplatz mehr frei.";
    const { user } = await open({ "POST /api/ratings": { status: 503, body: { message } } });
    const rating = part("Ihre Bewertung");
    await user.click(rating.getByRole("radio", { name: "1 Stern" }));
    await user.click(rating.getByRole("button", { name: submit }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
