import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const statistics = {
  totalUsers: 1204,
  activeUsers: 1190,
  premiumUsers: 31,
  totalBooks: 3567,
  recentUsers: [{ id: "u9", email: "neu@beispiel.de", createdAt: "2026-11-19T08:00:00Z" }],
  recentBooks: [{ id: "b9", title: "Igel im Herbst", createdAt: "2026-11-18T08:00:00Z" }],
  days: [
    { date: "2026-11-18", pages: 4, books: 0 },
    { date: "2026-11-19", pages: 12, books: 2 },
    { date: "2026-11-20", pages: 0, books: 1 },
  ],
  mail: { configured: true, waiting: 0, failed: 0 },
};

function open(rules: Parameters<typeof fakeFetch>[0], path = "/admin") {
  const calls = fakeFetch({ "GET /api/admin/statistics": { body: statistics }, ...rules });
  signInAs({ role: "admin" });
  return { user: renderApp(path), calls };
}

describe("the administration", () => {
  it("is hidden from search engines and has the tabs in their order", async () => {
    open({});
    await screen.findByRole("tab", { name: "Abonnements" });
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Dashboard",
      "Benutzer",
      "Klassen",
      "E-Mails",
      "Abonnements",
      "Gutscheine",
      "Rechtliche Texte",
      "Zeichner",
      "Sicherungen",
      "Protokoll",
    ]);
    await waitFor(() => expect(document.title).toBe("Verwaltung – Buntstift"));
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  });

  it("leads on from the set-up, as long as nobody else is there", async () => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, totalUsers: 1 } } });
    expect(await screen.findByRole("link", { name: "Erste Seite malen" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Konten anlegen" })).toHaveAttribute("href", "/admin/benutzer");
    cleanup();
    open({});
    await screen.findByText("1.204");
    expect(screen.queryByRole("link", { name: "Erste Seite malen" })).toBeNull();
  });

  it("has its tabs in groups, each with its heading", async () => {
    open({});
    await screen.findByRole("tab", { name: "Abonnements" });
    const groups = ["Überblick", "Menschen", "Geld", "Server"].map((name) => {
      const group = screen.getByText(name).parentElement as HTMLElement;
      return within(group)
        .getAllByRole("tab")
        .map((tab) => tab.textContent);
    });
    expect(groups).toEqual([
      ["Dashboard"],
      ["Benutzer", "Klassen", "E-Mails"],
      ["Abonnements", "Gutscheine"],
      ["Rechtliche Texte", "Zeichner", "Sicherungen", "Protokoll"],
    ]);
  });

  it("lists what is not set up yet, and nothing when all is", async () => {
    const backups = {
      folder: "/data/backups",
      dataFolder: "/data",
      freeBytes: 1,
      elsewhere: "",
      everyHours: 24,
      keep: 14,
      keepWeekly: 0,
      keepMonthly: 0,
      places: [],
      pictures: null,
    };
    const rules = {
      "GET /api/public/config": { body: { audience: "public", billing: { enabled: false } } },
      "GET /api/admin/backups": { body: { ...backups, failure: null, backups: [] } },
      "GET /api/admin/statistics": {
        body: { ...statistics, publicAddress: false, mail: { configured: false, waiting: 0, failed: 0 } },
      },
    };
    open(rules);
    const list = (await screen.findByRole("heading", { name: "Noch nicht eingerichtet" })).parentElement as HTMLElement;
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(4));
    for (const words of [/public_url/, /kein E-Mail-Versand/, /anderen Ort/, /Bezahlung/])
      expect(within(list).getByText(words)).toBeInTheDocument();
    cleanup();
    open({
      "GET /api/admin/backups": { body: { ...backups, folder: "/mnt/backups", failure: null, backups: [] } },
    });
    await screen.findByText("12");
    expect(screen.queryByRole("heading", { name: "Noch nicht eingerichtet" })).not.toBeInTheDocument();
  });

  it("has nothing about plans where none are sold", async () => {
    open({ "GET /api/public/config": { body: { everyonePlan: "premium" } } });
    await screen.findByRole("tab", { name: "Dashboard" });
    await waitFor(() => expect(document.title).toBe("Verwaltung – Buntstift"));
    for (const name of ["Abonnements", "Gutscheine"])
      expect(screen.queryByRole("tab", { name })).not.toBeInTheDocument();
  });

  it("says for whom the installation is, and lets it be changed", async () => {
    const installation = { audience: "family", registration: "closed", registrationConfigured: false };
    const { user, calls } = open({
      "GET /api/admin/installation": { body: installation },
      "PUT /api/admin/installation": { body: { ...installation, audience: "school" } },
    });
    expect(await screen.findByRole("radio", { name: /Familie/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /Schule/ }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    expect(await screen.findByText("Gespeichert")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "PUT /api/admin/installation")?.body).toEqual({ audience: "school" });
  });

  it("says that mails are held while their links would lead nowhere", async () => {
    const mail = { configured: true, held: true, waiting: 1, failed: 0 };
    open({ "GET /api/admin/statistics": { body: { ...statistics, mail } } });
    expect(await screen.findByText(/Bitte geben Sie „public_url“/)).toBeInTheDocument();
  });

  it("sends a test mail and repeats what the mail server says", async () => {
    const answers = [
      { status: 503, body: { message: "Der Mailserver hat die Anmeldung abgelehnt: 535 wrong" } },
      { body: { success: true, message: "Der Mailserver hat die Test-E-Mail angenommen." } },
    ];
    const { user } = open(
      { "GET /api/admin/outbox": { body: [] }, "POST /api/admin/mail/test": () => answers.shift() ?? { status: 500 } },
      "/admin/e-mails",
    );
    const button = await screen.findByRole("button", { name: "Test-E-Mail senden" });
    await user.click(button);
    expect(await screen.findByText(/535 wrong/)).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText("Der Mailserver hat die Test-E-Mail angenommen.")).toBeInTheDocument();
  });

  it("tests payment and repeats what the server says", async () => {
    const answers = [
      { status: 503, body: { message: "Stripe hat die Anfrage abgelehnt." } },
      { body: { success: true, message: "Stripe hat die Seite zum Bezahlen geöffnet." } },
    ];
    const { user } = open(
      {
        "GET /api/admin/subscriptions": { body: [] },
        "POST /api/admin/payment/test": () => answers.shift() ?? { status: 500 },
      },
      "/admin/abonnements",
    );
    const button = await screen.findByRole("button", { name: "Bezahlung prüfen" });
    await user.click(button);
    expect(await screen.findByText("Stripe hat die Anfrage abgelehnt.")).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText("Stripe hat die Seite zum Bezahlen geöffnet.")).toBeInTheDocument();
  });

  it("opens a tab by a click, keeps its address, and shows it again after a reload", async () => {
    const { user } = open({ "GET /api/admin/coupons": { body: [] } });
    await user.click(await screen.findByRole("tab", { name: "Gutscheine" }));
    expect(address()).toBe("/admin/gutscheine");
    expect(await screen.findByText("Noch keine Gutscheine. Legen Sie den ersten an.")).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Gutscheine" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tabpanel", { name: "Gutscheine" })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe("Gutscheine – Verwaltung – Buntstift"));
  });

  it("is walked through with the arrow keys; the focus stays at the tabs", async () => {
    const { user } = open({ "GET /api/admin/audit": { body: [] }, "GET /api/admin/users": { body: [] } });
    const dashboard = await screen.findByRole("tab", { name: "Dashboard" });
    dashboard.focus();
    await user.keyboard("{ArrowLeft}");
    const audit = screen.getByRole("tab", { name: "Protokoll" });
    await waitFor(() => expect(audit).toHaveAttribute("aria-selected", "true"));
    expect(audit).toHaveFocus();
    await user.keyboard("{Home}{ArrowRight}");
    await waitFor(() => expect(address()).toBe("/admin/benutzer"));
    expect(screen.getByRole("tab", { name: "Benutzer" })).toHaveFocus();
    expect(dashboard).toHaveAttribute("tabindex", "-1");
  });

  it("shows the dashboard under an unknown address", async () => {
    open({}, "/admin/gibt-es-nicht");
    expect(await screen.findByText("3.567")).toBeInTheDocument();
  });

  it("is left for the login when the server no longer knows the session", async () => {
    open({ "GET /api/admin/statistics": { status: 401, body: { code: "unauthenticated", message: "Abgelaufen." } } });
    await waitFor(() => expect(address()).toBe("/admin/login"));
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("is in the header for administrators only", async () => {
    open({});
    await screen.findByRole("tab", { name: "Dashboard" });
    expect(screen.getByRole("link", { name: "Verwaltung" })).toHaveAttribute("href", "/admin");
  });

  it("is not in anybody else's header", async () => {
    fakeFetch({ "GET /coloring-pages/hero.svg": { status: 404 } });
    signInAs();
    renderApp("/");
    await screen.findByText("Hallo, Maria!");
    expect(screen.queryByRole("link", { name: "Verwaltung" })).not.toBeInTheDocument();
  });
});

describe("the dashboard", () => {
  it("shows the figures and what is new", async () => {
    open({});
    const figure = async (name: string) => (await screen.findByText(name)).parentElement;
    expect(await figure("Konten")).toHaveTextContent("1.204");
    expect(await figure("aktive Konten")).toHaveTextContent("1.190");
    expect(await figure("mit Premium")).toHaveTextContent("31");
    expect(screen.getByText("neu@beispiel.de").closest("li")).toHaveTextContent("19. November 2026");
    expect(screen.getByRole("link", { name: "Igel im Herbst" })).toHaveAttribute("href", "/preview/b9");
  });

  it("counts one account as one", async () => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, totalUsers: 1, activeUsers: 1, totalBooks: 1 } } });
    const figure = async (name: string) => (await screen.findByText(name)).parentElement;
    for (const name of ["Konto", "aktives Konto", "Malbuch"]) expect(await figure(name)).toHaveTextContent(/^\D*1\D*$/);
  });

  it("draws pages and books day by day, and says the numbers to who cannot see the bars", async () => {
    const { user } = open({});
    const pages = await screen.findByRole("img", { name: "Seiten: 16 insgesamt, höchstens 12 an einem Tag" });
    // A day without a page has no bar.
    expect(pages.querySelectorAll("g")).toHaveLength(3);
    expect(pages.querySelectorAll("g path:nth-of-type(2)")).toHaveLength(2);
    expect(screen.getByRole("img", { name: "Malbücher: 3 insgesamt, höchstens 2 an einem Tag" })).toBeInTheDocument();
    await user.click(screen.getByText("Zahlen als Tabelle"));
    const newest = screen.getAllByRole("row")[1];
    expect(newest).toHaveTextContent("20. November01");
  });

  it("says that nothing was made instead of drawing an empty chart", async () => {
    const days = statistics.days.map((day) => ({ ...day, pages: 0, books: 0 }));
    open({ "GET /api/admin/statistics": { body: { ...statistics, days } } });
    expect(await screen.findByText("In dieser Zeit wurde nichts gezeichnet.")).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: /insgesamt/ })).not.toBeInTheDocument();
  });

  it("does without the chart where the server counts no days", async () => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, days: undefined, mail: undefined } } });
    expect(await screen.findByText("1.204")).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: /insgesamt/ })).not.toBeInTheDocument();
  });

  it.each([
    [{ configured: false, waiting: 2, failed: 0 }, /kein E-Mail-Versand eingerichtet/],
    [{ configured: true, waiting: 0, failed: 1 }, /^Eine E-Mail konnte nicht verschickt werden/],
    [{ configured: true, waiting: 0, failed: 3 }, /^3 E-Mails konnten nicht verschickt werden/],
  ])("points to mails that need somebody: %o", async (mail, sentence) => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, mail } } });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "E-Mails ansehen" })).toHaveAttribute("href", "/admin/e-mails");
  });

  it("says that nothing is there yet", async () => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, recentUsers: [], recentBooks: [] } } });
    await waitFor(() => expect(screen.getAllByText("Noch nichts.")).toHaveLength(2));
  });

  it("says why it has no figures, and asks again", async () => {
    const answers = [{ status: 503, body: { message: "Die Datenbank ist belegt." } }, { body: statistics }];
    const { user } = open({ "GET /api/admin/statistics": () => answers.shift() ?? { status: 500 } });
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("Die Datenbank ist belegt.");
    await user.click(within(notice).getByRole("button", { name: "Erneut versuchen" }));
    expect(await screen.findByText("1.204")).toBeInTheDocument();
  });

  it("refuses an answer that is not what was agreed", async () => {
    open({ "GET /api/admin/statistics": { body: { ...statistics, totalUsers: "viele" } } });
    expect(await screen.findByText(/Die Antwort des Servers war nicht lesbar/)).toBeInTheDocument();
  });
});

it("gives the token's administrator the place after the login", async () => {
  fakeFetch({
    "POST /api/admin/login": { body: { success: true, token: makeToken({ role: "admin" }) } },
    "GET /api/admin/statistics": { body: statistics },
  });
  const user = renderApp("/admin/login");
  await user.type(await screen.findByLabelText("E-Mail"), "chef@beispiel.de");
  await user.type(screen.getByLabelText("Passwort"), "geheim123");
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Anmelden" }));
  expect(await screen.findByRole("tab", { name: "Dashboard" })).toBeInTheDocument();
});
