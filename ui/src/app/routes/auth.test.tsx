import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const books = { "GET /api/coloring-books": { body: [] } };
const config = { "GET /api/public/config": { body: { registration: "open" } } };
const options = { age: "9+", orientation: "landscape" };
const pending = { prompt: "Ein Igel", timestamp: "2026-05-01T12:00:00.000Z", options };

const main = () => within(screen.getByRole("main"));

describe("the login", () => {
  const fill = async (email: string, password: string) => {
    const user = renderApp("/auth/login");
    const field = await screen.findByLabelText("E-Mail oder Anmeldename");
    if (email) await user.type(field, email);
    if (password) await user.type(screen.getByLabelText("Passwort"), password);
    await user.click(main().getByRole("button", { name: "Anmelden" }));
    return user;
  };

  it("leads a user to their books, with the token stored and a greeting", async () => {
    const token = makeToken();
    const calls = fakeFetch({ "POST /api/login": { body: { success: true, token } }, ...books });
    await fill("maria@beispiel.de", "geheim123");
    await waitFor(() => expect(address()).toBe("/my-books"));
    expect(calls[0]?.body).toEqual({ email: "maria@beispiel.de", password: "geheim123" });
    expect(localStorage.getItem("token")).toBe(token);
    expect(screen.getByText("Erfolgreich angemeldet")).toBeInTheDocument();
    expect(screen.getByText("Hallo, Maria!")).toBeInTheDocument();
  });

  it("leads an administrator to the administration", async () => {
    fakeFetch({ "POST /api/login": { body: { success: true, token: makeToken({ role: "admin" }) } } });
    await fill("chef@beispiel.de", "geheim123");
    await waitFor(() => expect(address()).toBe("/admin"));
  });

  it("brings a saved prompt back", async () => {
    localStorage.setItem("pendingColoringBook", JSON.stringify(pending));
    const calls = fakeFetch({
      "POST /api/login": { body: { success: true, token: makeToken() } },
      "POST /api/generate": { body: { success: true, imageUrl: "/api/images/p1" } },
      "GET /coloring-pages/hero.svg": { status: 404 },
    });
    await fill("maria@beispiel.de", "geheim123");
    expect(await screen.findByText("Ihr Malbuch wurde wiederhergestellt.")).toBeInTheDocument();
    expect(await screen.findByAltText("Ausmalbild 1")).toHaveAttribute("src", "/api/images/p1");
    expect(calls.find(({ key }) => key === "POST /api/generate")?.body).toEqual({ prompt: "Ein Igel", options });
    const kept = JSON.parse(localStorage.getItem("pendingColoringBook") ?? "null");
    expect(kept).toMatchObject({ prompt: "Ein Igel", imageUrl: "/api/images/p1" });
    expect(address()).toBe("/");
  });

  it("says once, under the form, what the server says", async () => {
    fakeFetch({
      "POST /api/login": {
        status: 401,
        body: { code: "invalid_credentials", message: "E-Mail oder Passwort ist falsch." },
      },
    });
    await fill("maria@beispiel.de", "falsch");
    expect(await main().findByText("Anmeldung fehlgeschlagen")).toBeInTheDocument();
    expect(screen.getAllByText("Anmeldung fehlgeschlagen")).toHaveLength(1);
    expect(screen.getAllByText("E-Mail oder Passwort ist falsch.")).toHaveLength(1);
    expect(main().getByText("E-Mail oder Passwort ist falsch.")).toBeInTheDocument();
    expect(address()).toBe("/auth/login");
  });

  it("shows an administrator the right door", async () => {
    const message = "Bitte verwenden Sie die Admin-Login-Seite";
    fakeFetch({ "POST /api/login": { status: 403, body: { code: "use_admin_login", message } } });
    await fill("chef@beispiel.de", "geheim123");
    expect(await screen.findByRole("link", { name: "Zur Admin-Login-Seite" })).toHaveAttribute("href", "/admin/login");
  });

  it("has its own sentences for a failure without one", async () => {
    fakeFetch({ "POST /api/login": { status: 502, body: "<html>" } });
    await fill("maria@beispiel.de", "geheim123");
    expect(await screen.findByText("Ein Fehler ist aufgetreten")).toBeInTheDocument();
  });

  it.each([
    ["no success flag", { token: makeToken() }],
    ["no token", { success: true }],
    ["a token that cannot be read", { success: true, token: "kaputt" }],
  ])("fails on an answer with %s", async (_case, body) => {
    fakeFetch({ "POST /api/login": { body } });
    await fill("maria@beispiel.de", "geheim123");
    expect(await screen.findByText("Anmeldung fehlgeschlagen")).toBeInTheDocument();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("checks both fields before it sends anything", async () => {
    const calls = fakeFetch({});
    await fill("maria@", "");
    expect(await screen.findByText("Ungültige E-Mail-Adresse")).toBeInTheDocument();
    expect(screen.getByText("Passwort ist erforderlich")).toBeInTheDocument();
    expect(screen.getByLabelText("E-Mail oder Anmeldename")).toBeInvalid();
    expect(calls).toHaveLength(0);
  });

  it("takes a login name in the same field", async () => {
    const calls = fakeFetch({ "POST /api/login": { body: { success: true, token: makeToken() } }, ...books });
    await fill(" Jürgen.Groß ", "tiger-wolke-47");
    await waitFor(() => expect(address()).toBe("/my-books"));
    expect(calls[0]?.body).toEqual({ email: "Jürgen.Groß", password: "tiger-wolke-47" });
  });

  it("fills in the name of a login card and takes it out of the address", async () => {
    fakeFetch({});
    renderApp("/auth/login#name=juergen.gross");
    expect(await screen.findByLabelText("E-Mail oder Anmeldename")).toHaveValue("juergen.gross");
    expect(location.hash).toBe("");
    await waitFor(() => expect(screen.getByLabelText("Passwort")).toHaveFocus());
  });

  it("leads to registration and to a new password", async () => {
    fakeFetch(config);
    renderApp("/auth/login");
    expect(await screen.findByRole("link", { name: "Jetzt registrieren" })).toHaveAttribute("href", "/auth/register");
    expect(screen.getByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute("href", "/auth/reset-password");
  });
});

describe("the registration", () => {
  const open = async () => {
    const user = renderApp("/auth/register");
    await screen.findByLabelText("Vorname");
    return user;
  };
  const send = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.type(screen.getByLabelText("Vorname"), " Maria ");
    await user.type(screen.getByLabelText("Nachname"), "Müller");
    await user.type(screen.getByLabelText("E-Mail"), "maria@beispiel.de");
    await user.type(screen.getByLabelText("Passwort"), "geheim123");
    await user.click(main().getByRole("button", { name: "Registrieren" }));
  };

  it("makes a free account and leads to the books", async () => {
    const calls = fakeFetch({
      ...config,
      ...books,
      "POST /api/register": { status: 201, body: { success: true, token: makeToken() } },
    });
    await send(await open());
    await waitFor(() => expect(address()).toBe("/my-books"));
    expect(calls.find(({ key }) => key === "POST /api/register")?.body).toEqual({
      firstName: "Maria",
      lastName: "Müller",
      email: "maria@beispiel.de",
      password: "geheim123",
      subscriptionType: "free",
    });
    expect(screen.getByText("Erfolgreich registriert")).toBeInTheDocument();
  });

  it("names each missing or wrong field", async () => {
    fakeFetch(config);
    const user = await open();
    await user.type(screen.getByLabelText("E-Mail"), "maria@");
    await user.type(screen.getByLabelText("Passwort"), "1234567");
    await user.click(main().getByRole("button", { name: "Registrieren" }));
    for (const sentence of [
      "Vorname ist erforderlich",
      "Nachname ist erforderlich",
      "Ungültige E-Mail-Adresse",
      "Passwort muss mindestens 8 Zeichen lang sein",
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
  });

  it("puts the server's complaint at its field", async () => {
    const message = "Diese Adresse hat schon ein Konto.";
    fakeFetch({
      ...config,
      "POST /api/register": { status: 409, body: { code: "conflict", field: "email", message } },
    });
    await send(await open());
    await waitFor(() => expect(screen.getByLabelText("E-Mail")).toHaveAccessibleDescription(message));
    expect(screen.queryByText("Registrierung fehlgeschlagen")).not.toBeInTheDocument();
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it("asks for a code where the server wants one", async () => {
    const calls = fakeFetch({
      ...books,
      "GET /api/public/config": { body: { registration: "code" } },
      "POST /api/register": { status: 201, body: { success: true, token: makeToken() } },
    });
    const user = await open();
    await user.type(await screen.findByLabelText("Registrierungscode"), "2B-2026");
    await send(user);
    await waitFor(() => expect(address()).toBe("/my-books"));
    expect(calls.find(({ key }) => key === "POST /api/register")?.body).toMatchObject({ registrationCode: "2B-2026" });
  });

  it("says so where nobody may register", async () => {
    fakeFetch({ "GET /api/public/config": { body: { registration: "closed" } } });
    renderApp("/auth/register");
    expect(await screen.findByText(/nur die Verwaltung an/)).toBeInTheDocument();
    expect(screen.queryByLabelText("Vorname")).not.toBeInTheDocument();
  });

  it("says whom a family or a school asks for an account", async () => {
    for (const [audience, sentence] of [
      ["family", /wer Malwerkstatt für Ihre Familie eingerichtet hat/],
      ["school", /Ihre Zugangsdaten bekommen Sie von der Lehrkraft/],
    ] as const) {
      fakeFetch({
        "GET /api/public/config": { body: { registration: "closed", audience, productName: "Malwerkstatt" } },
      });
      renderApp("/auth/register");
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      cleanup();
    }
  });

  it("is not offered at the login where nobody may register", async () => {
    fakeFetch({ "GET /api/public/config": { body: { registration: "closed" } } });
    renderApp("/auth/login");
    await waitFor(() => expect(document.title).toContain("Buntstift"));
    expect(screen.queryByRole("link", { name: "Jetzt registrieren" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Registrieren" })).not.toBeInTheDocument();
  });

  it("leads whoever is signed in to their books", async () => {
    fakeFetch({ ...config, ...books });
    signInAs();
    renderApp("/auth/register");
    await waitFor(() => expect(address()).toBe("/my-books"));
  });
});

describe("a new password", () => {
  it("is asked for by mail, with the same sentence for every address", async () => {
    const message = "Wenn es ein Konto gibt, ist eine E-Mail mit einem Link unterwegs.";
    const calls = fakeFetch({ "POST /api/reset-password": { body: { success: true, message, mailed: true } } });
    const user = renderApp("/auth/reset-password");
    await user.type(await screen.findByLabelText("E-Mail"), "maria@beispiel.de");
    await user.click(screen.getByRole("button", { name: "Link senden" }));
    expect(await screen.findByRole("link", { name: "Zurück zum Login" })).toHaveAttribute("href", "/auth/login");
    expect(screen.getAllByText("E-Mail versendet").length).toBeGreaterThan(0);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ email: "maria@beispiel.de" });
  });

  it.each([{}, { mailed: false }])("promises no mail where the server sends none: %o", async (more) => {
    const message = "Auf diesem Server ist kein E-Mail-Versand eingerichtet. Bitte wenden Sie sich an die Betreiber.";
    fakeFetch({ "POST /api/reset-password": { body: { success: true, message, ...more } } });
    const user = renderApp("/auth/reset-password");
    await user.type(await screen.findByLabelText("E-Mail"), "maria@beispiel.de");
    await user.click(screen.getByRole("button", { name: "Link senden" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText("E-Mail versendet")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Zurück zum Login" })).toBeInTheDocument();
  });

  it("is promised by mail in the app's own words where the server has none", async () => {
    fakeFetch({ "POST /api/reset-password": { body: { success: true } } });
    const user = renderApp("/auth/reset-password");
    await user.type(await screen.findByLabelText("E-Mail"), "maria@beispiel.de");
    await user.click(screen.getByRole("button", { name: "Link senden" }));
    expect(await screen.findByText(/^Wenn es ein Konto für maria@beispiel.de gibt/)).toBeInTheDocument();
    expect(screen.getAllByText("E-Mail versendet").length).toBeGreaterThan(0);
  });

  it("is refused with a notice where the server sends no mail", async () => {
    const message = "Auf diesem Server ist kein E-Mail-Versand eingerichtet.";
    fakeFetch({ "POST /api/reset-password": { status: 503, body: { code: "unavailable", message } } });
    const user = renderApp("/auth/reset-password");
    await user.type(await screen.findByLabelText("E-Mail"), "maria@beispiel.de");
    await user.click(screen.getByRole("button", { name: "Link senden" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText("Fehler beim Zurücksetzen des Passworts")).not.toBeInTheDocument();
  });

  it("is not asked for with half an address", async () => {
    const calls = fakeFetch({});
    const user = renderApp("/auth/reset-password");
    await user.type(await screen.findByLabelText("E-Mail"), "maria");
    await user.click(screen.getByRole("button", { name: "Link senden" }));
    expect(await screen.findByText("Ungültige E-Mail-Adresse")).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  const setPassword = async (password: string, confirmation: string) => {
    const user = renderApp("/auth/reset-password/t-1");
    await user.type(await screen.findByLabelText("Neues Passwort"), password);
    await user.type(screen.getByLabelText("Neues Passwort wiederholen"), confirmation);
    await user.click(screen.getByRole("button", { name: "Passwort speichern" }));
  };

  it("is set with the token of the link, then leads to the login", async () => {
    const calls = fakeFetch({ "POST /api/reset-password/t-1": { body: { success: true } } });
    await setPassword("geheim1234", "geheim1234");
    await waitFor(() => expect(address()).toBe("/auth/login"));
    expect(calls[0]?.body).toEqual({ password: "geheim1234" });
    expect(screen.getByText("Passwort zurückgesetzt")).toBeInTheDocument();
  });

  it.each([
    ["1234567", "1234567", "Das Passwort muss mindestens 8 Zeichen lang sein"],
    ["x".repeat(73), "x".repeat(73), "Das Passwort darf maximal 72 Zeichen lang sein"],
    ["geheim1234", "geheim123", "Die Passwörter stimmen nicht überein"],
  ])("is not set to %s, %s", async (password, confirmation, sentence) => {
    const calls = fakeFetch({});
    await setPassword(password, confirmation);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it("offers a new link when the old one has expired", async () => {
    fakeFetch({ "POST /api/reset-password/t-1": { status: 400, body: { message: "Der Link ist abgelaufen." } } });
    await setPassword("geheim1234", "geheim1234");
    expect(await screen.findByText("Fehler beim Zurücksetzen des Passworts")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Neuen Link anfordern" })).toHaveAttribute("href", "/auth/reset-password");
  });
});

describe("the administrators' door", () => {
  const enter = async () => {
    const user = renderApp("/admin/login");
    await user.type(await screen.findByLabelText("E-Mail"), "chef@beispiel.de");
    await user.type(screen.getByLabelText("Passwort"), "geheim123");
    await user.click(main().getByRole("button", { name: "Anmelden" }));
  };

  it("opens for an administrator", async () => {
    const statistics = {
      totalUsers: 3,
      activeUsers: 2,
      premiumUsers: 1,
      totalBooks: 12,
      recentUsers: [],
      recentBooks: [],
    };
    fakeFetch({
      "POST /api/admin/login": { body: { success: true, token: makeToken({ role: "admin" }) } },
      "GET /api/admin/statistics": { body: statistics },
    });
    await enter();
    await waitFor(() => expect(address()).toBe("/admin"));
    expect(await screen.findByText("12")).toBeInTheDocument();
  });

  it("says why it stays shut", async () => {
    const message = "Dieser Bereich ist nur für Administratoren zugänglich";
    fakeFetch({ "POST /api/admin/login": { status: 403, body: { code: "forbidden", message } } });
    await enter();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText("Anmeldung fehlgeschlagen")).toBeInTheDocument();
    expect(address()).toBe("/admin/login");
  });

  it("says that no token came", async () => {
    fakeFetch({ "POST /api/admin/login": { body: { success: true } } });
    await enter();
    expect(await screen.findByText("Token nicht erhalten")).toBeInTheDocument();
  });

  it.each([null, "user"] as const)("is where /admin leads a visitor with the role %s", async (role) => {
    fakeFetch({});
    if (role) signInAs({ role });
    renderApp("/admin/users");
    await waitFor(() => expect(address()).toBe("/admin/login"));
  });
});

describe("the header", () => {
  it("signs out: home, without token, server told", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const calls = fakeFetch({
      ...books,
      "POST /api/logout": { status: 500 },
      "GET /coloring-pages/hero.svg": { status: 404 },
    });
    signInAs();
    const user = renderApp("/my-books");
    await user.click(screen.getByRole("button", { name: "Abmelden" }));
    expect(address()).toBe("/");
    expect(localStorage.getItem("token")).toBeNull();
    const logout = calls.find(({ key }) => key === "POST /api/logout");
    expect(logout?.headers.get("Authorization")).toBe(`Bearer ${makeToken()}`);
  });

  it("greets by e-mail whoever has no first name", () => {
    fakeFetch(books);
    signInAs({ firstName: "" });
    renderApp("/my-books");
    expect(screen.getByText("Hallo, maria@beispiel.de!")).toBeInTheDocument();
  });

  it("has a menu that closes when a link is chosen", async () => {
    fakeFetch(books);
    signInAs();
    const user = renderApp("/my-books");
    await user.click(screen.getByRole("button", { name: "Menü öffnen" }));
    const menu = await screen.findByRole("dialog", { name: "Menü" });
    expect(menu).toHaveTextContent("Angemeldet als Maria");
    await user.click(within(menu).getByRole("link", { name: "Galerie" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(address()).toBe("/galerie");
  });
});
