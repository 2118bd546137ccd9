import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rosterOf } from "@/features/school/api/roster.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const summary = {
  id: "c1",
  name: "3b",
  teacher: { id: "t1", name: "Vera Lehmann" },
  pupilCount: 2,
  bookCount: 5,
  createdAt: "2026-09-01T08:00:00Z",
};
const pupils = [
  { id: "p1", firstName: "Jürgen", lastName: "Groß", login: "juergen.gross", isActive: true },
  { id: "p2", firstName: "Emma", lastName: "Schäfer", login: "emma.schaefer", isActive: false },
];
const cardOf = (index: number, password: string) => ({
  userId: pupils[index]?.id,
  className: "3b",
  firstName: pupils[index]?.firstName,
  lastName: pupils[index]?.lastName,
  login: pupils[index]?.login,
  password,
});
const cards = [cardOf(0, "tiger-wolke-47"), cardOf(1, "igel-sofa-12")];
const plan = {
  encoding: "windows-1252",
  separator: ";",
  pupils: [{ line: 2, firstName: "Jürgen", lastName: "Groß", className: "3b", login: "juergen.gross" }],
  classes: [
    { name: "3b", isNew: true, pupilCount: 1 },
    { name: "4a", isNew: false, pupilCount: 2 },
  ],
  problems: [],
};
const rules = {
  "GET /api/school/classes": { body: [summary] },
  "GET /api/school/classes/c1": { body: { ...summary, pupils } },
  "GET /api/admin/teachers": { body: [{ id: "t1", name: "Vera Lehmann" }] },
};

type Rules = Parameters<typeof fakeFetch>[0];

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});

const openList = async (role: "teacher" | "admin", more: Rules = {}) => {
  signInAs({ role });
  const calls = fakeFetch({ ...rules, ...more });
  const user = renderApp(role === "admin" ? "/admin/klassen" : "/klassen");
  await screen.findByRole("heading", { name: "Klassen" });
  return { user, calls };
};

const openClass = async (role: "teacher" | "admin", more: Rules = {}) => {
  const opened = await openList(role, more);
  await opened.user.click(await screen.findByRole("button", { name: "Klasse 3b öffnen" }));
  await screen.findByRole("heading", { name: "Klasse 3b" });
  return opened;
};

describe("the classes", () => {
  it("are a teacher's own, with a link in the header, and cannot be imported by them", async () => {
    await openList("teacher");
    expect(await screen.findByRole("row", { name: /3b Vera Lehmann 2 5/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Meine Klassen" })).toHaveAttribute("href", "/klassen");
    expect(screen.queryByRole("button", { name: "Klassenliste einlesen" })).not.toBeInTheDocument();
  });

  it("are for teachers only", async () => {
    signInAs({ role: "user" });
    fakeFetch({});
    renderApp("/klassen");
    expect(await screen.findByText(/Dieser Bereich ist für Lehrkräfte/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Meine Klassen" })).not.toBeInTheDocument();
  });

  it("say that there are none, and why they did not come", async () => {
    await openList("admin", { "GET /api/school/classes": { body: [] } });
    expect(await screen.findByText(/Noch keine Klassen/)).toBeInTheDocument();
  });

  it("say why they did not come", async () => {
    await openList("teacher", { "GET /api/school/classes": "offline" });
    expect(await screen.findByText(/Der Server ist nicht erreichbar/)).toBeInTheDocument();
  });
});

describe("a class", () => {
  it("shows its children, and an admin's tools to admins only", async () => {
    await openClass("teacher");
    expect(screen.getByRole("row", { name: /Emma Schäfer emma.schaefer deaktiviert/ })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Klasse löschen" })).not.toBeInTheDocument();
  });

  it("gives one child a new password, after a question, and shows it", async () => {
    const { user, calls } = await openClass("teacher", {
      "POST /api/school/classes/c1/pupils/p1/password": { body: cards[0] },
    });
    await user.click(screen.getByRole("button", { name: "Neues Passwort für Jürgen Groß" }));
    expect(calls.some(({ key }) => key.startsWith("POST"))).toBe(false);
    await user.click(await screen.findByRole("button", { name: "Neu vergeben" }));
    expect(await screen.findByText("tiger-wolke-47")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fertig" }));
    expect(await screen.findByRole("heading", { name: "Klasse 3b" })).toBeInTheDocument();
  });

  it("hands out a child's data, and deletes its account after a question", async () => {
    const { user, calls } = await openClass("teacher", {
      "DELETE /api/school/classes/c1/pupils/p1": { status: 204 },
    });
    const link = screen.getByRole("link", { name: "Alle Daten von Jürgen Groß herunterladen" });
    expect(link).toHaveAttribute("href", "/api/school/classes/c1/pupils/p1/export");
    await user.click(screen.getByRole("button", { name: "Konto von Jürgen Groß löschen" }));
    expect(calls.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
    await user.click(await screen.findByRole("button", { name: "Endgültig löschen" }));
    expect(await screen.findByText("Das Konto wurde gelöscht")).toBeInTheDocument();
  });

  it("gives all children new passwords and prints their cards", async () => {
    const { user, calls } = await openClass("teacher", {
      "POST /api/school/classes/c1/passwords": { body: { cards } },
      "POST /api/school/cards": { body: "%PDF" },
    });
    await user.click(screen.getByRole("button", { name: "Neue Passwörter für alle" }));
    await user.click(await screen.findByRole("button", { name: "Neu vergeben" }));
    expect(await screen.findByRole("heading", { name: "2 Anmeldekarten sind bereit" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fertig" }));
    expect(await screen.findByText("Ohne Karten fortfahren?")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Abbrechen" }));
    await user.click(screen.getByRole("button", { name: "Anmeldekarten als PDF" }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key === "POST /api/school/cards")?.body).toEqual({
        address: location.origin,
        cards,
      }),
    );
    await user.click(screen.getByRole("button", { name: "Fertig" }));
    expect(await screen.findByRole("heading", { name: "Klasse 3b" })).toBeInTheDocument();
    expect(screen.queryByText("igel-sofa-12")).not.toBeInTheDocument();
  });

  it("says why no password was given", async () => {
    const message = "Dieses Kind gibt es in der Klasse nicht.";
    const { user } = await openClass("teacher", {
      "POST /api/school/classes/c1/pupils/p1/password": { status: 404, body: { code: "not_found", message } },
    });
    await user.click(screen.getByRole("button", { name: "Neues Passwort für Jürgen Groß" }));
    await user.click(await screen.findByRole("button", { name: "Neu vergeben" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("gets another name and teacher", async () => {
    const { user, calls } = await openClass("admin", {
      "PATCH /api/admin/classes/c1": { body: { ...summary, name: "4b", pupils } },
    });
    await user.click(screen.getByRole("button", { name: "Klasse ändern" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.clear(dialog.getByLabelText("Name der Klasse"));
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await dialog.findByText("Bitte geben Sie den Namen der Klasse ein.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Name der Klasse"), "4b");
    await user.selectOptions(dialog.getByLabelText("Lehrkraft"), "noch keine");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await screen.findByText("Klasse wurde geändert")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "PATCH /api/admin/classes/c1")?.body).toEqual({
      name: "4b",
      teacherId: null,
    });
  });

  it("is deleted only when its name is typed", async () => {
    const { user, calls } = await openClass("admin", { "DELETE /api/admin/classes/c1": { status: 204 } });
    await user.click(screen.getByRole("button", { name: "Klasse löschen" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Die Konten aller 2 Kinder und 5 Malbücher/)).toBeInTheDocument();
    const field = dialog.getByLabelText(/Geben Sie zur Bestätigung/);
    await user.type(field, "3");
    await user.click(dialog.getByRole("button", { name: "Endgültig löschen" }));
    expect(await dialog.findByText("Der Name stimmt nicht überein.")).toBeInTheDocument();
    expect(calls.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
    await user.type(field, "B");
    await user.click(dialog.getByRole("button", { name: "Endgültig löschen" }));
    expect(await screen.findByText("Klasse wurde gelöscht")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "DELETE /api/admin/classes/c1")?.body).toEqual({ name: "3B" });
    expect(await screen.findByRole("heading", { name: "Klassen" })).toBeInTheDocument();
  });
});

describe("one child more", () => {
  const nextCard = { ...cardOf(1, "tiger-wolke-47"), firstName: "Zoë", lastName: 'van "Dyk"' };
  const importRule = "POST /api/admin/users/import";
  const joinRule = "POST /api/school/classes/c1/pupils";

  it.each(["admin", "teacher"] as const)("joins a class by name, and gets its card (%s)", async (viewer) => {
    const { user, calls } = await openClass(viewer, { [joinRule]: { status: 201, body: nextCard } });
    await user.click(screen.getByRole("button", { name: "Kind hinzufügen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Kind in die Klasse 3b aufnehmen" }));
    await user.click(dialog.getByRole("button", { name: "Konto anlegen" }));
    expect(dialog.getByText("Bitte geben Sie den Vornamen ein.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Vorname"), "Zoë");
    await user.type(dialog.getByLabelText("Nachname"), 'van "Dyk"');
    await user.click(dialog.getByRole("button", { name: "Konto anlegen" }));
    expect(await screen.findByText("tiger-wolke-47")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === joinRule)?.body).toEqual({ firstName: "Zoë", lastName: 'van "Dyk"' });
  });

  it("is told why it cannot join, and keeps what was typed", async () => {
    const message = "Emma Schäfer gibt es in der Klasse 3b schon.";
    const { user } = await openClass("teacher", { [joinRule]: { status: 409, body: { code: "conflict", message } } });
    await user.click(screen.getByRole("button", { name: "Kind hinzufügen" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Vorname"), "Emma");
    await user.type(dialog.getByLabelText("Nachname"), "Schäfer");
    await user.click(dialog.getByRole("button", { name: "Konto anlegen" }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText("Nachname")).toHaveValue("Schäfer");
  });

  it("is written as a list of one", async () => {
    const file = rosterOf([{ firstName: "Zoë", lastName: 'van "Dyk"; Graf' }]);
    expect(await file.text()).toBe('Vorname;Nachname\n"Zoë";"van ""Dyk""; Graf"\n');
  });

  it("makes a new class, which has a teacher, and says what the server says", async () => {
    const message = "Zeile 2: Der Nachname fehlt.";
    const { user, calls } = await openList("admin", {
      [importRule]: { status: 400, body: { code: "invalid", message } },
    });
    await user.click(screen.getByRole("button", { name: "Kind hinzufügen" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Vorname"), "Zoë");
    await user.type(dialog.getByLabelText("Nachname"), "Dyk");
    await user.type(dialog.getByLabelText("Klasse"), "1c");
    await user.selectOptions(dialog.getByLabelText("Lehrkraft"), await dialog.findByText("Vera Lehmann"));
    await user.click(dialog.getByRole("button", { name: "Konto anlegen" }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(calls.find(({ key }) => key === importRule)?.path).toContain("class=1c&teacher=t1");
  });
});

describe("a class list", () => {
  const file = new File(["Vorname;Nachname\n"], "3b.csv", { type: "text/csv" });
  const check = async (answer: Rules[string], more: Rules = {}) => {
    const opened = await openList("admin", { "POST /api/admin/users/import": answer, ...more });
    await opened.user.click(screen.getByRole("button", { name: "Klassenliste einlesen" }));
    await opened.user.upload(await screen.findByLabelText("CSV-Datei"), file);
    await opened.user.type(screen.getByLabelText("Klasse"), " 3b ");
    await opened.user.selectOptions(screen.getByLabelText("Lehrkraft"), await screen.findByText("Vera Lehmann"));
    await opened.user.click(screen.getByRole("button", { name: "Liste prüfen" }));
    return opened;
  };

  it("is checked first, then taken over, and gives cards", async () => {
    const { user, calls } = await check(({ path }) =>
      path.includes("preview=true") ? { body: plan } : { status: 201, body: { cards } },
    );
    expect(await screen.findByText("Klasse 3b (neu): 1 Kind")).toBeInTheDocument();
    expect(screen.getByText("Klasse 4a: 2 Kinder kommen dazu")).toBeInTheDocument();
    expect(screen.getByText("Gelesen als Windows-1252 (Latin-1), getrennt durch Semikolon.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "1 Konto anlegen" }));
    expect(await screen.findByRole("heading", { name: "2 Anmeldekarten sind bereit" })).toBeInTheDocument();
    const sent = calls.filter(({ key }) => key === "POST /api/admin/users/import").map(({ path }) => path);
    expect(sent.map((path) => Object.fromEntries(new URLSearchParams(path.split("?")[1])))).toEqual([
      { class: "3b", teacher: "t1", preview: "true" },
      { class: "3b", teacher: "t1", preview: "false" },
    ]);
  });

  it("shows what is wrong by line, and cannot be taken over then", async () => {
    const problems = [{ line: 7, message: "Der Nachname fehlt." }];
    await check({ body: { ...plan, problems } });
    expect(await screen.findByText("Eine Zeile ist fehlerhaft")).toBeInTheDocument();
    expect(screen.getByText("Zeile 7:")).toBeInTheDocument();
    expect(screen.getByText(/Der Nachname fehlt/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /anlegen$/ })).not.toBeInTheDocument();
  });

  it("needs a file", async () => {
    const { user, calls } = await openList("admin");
    await user.click(screen.getByRole("button", { name: "Klassenliste einlesen" }));
    await user.click(await screen.findByRole("button", { name: "Liste prüfen" }));
    expect(await screen.findByText("Bitte wählen Sie eine Datei.")).toBeInTheDocument();
    expect(calls.some(({ key }) => key.startsWith("POST"))).toBe(false);
  });

  it("says what the server says of the file", async () => {
    const message = "Das ist eine Excel-Datei.";
    await check({ status: 400, body: { code: "invalid", message } });
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe("the account of somebody else", () => {
  const anna = {
    id: "u1",
    email: "",
    loginName: "anna.mueller",
    firstName: "Anna",
    lastName: "Müller",
    role: "user",
    isPremium: false,
    isActive: true,
    createdAt: "2026-05-02T10:00:00Z",
  };
  const edit = async (more: Rules) => {
    signInAs({ role: "admin" });
    const calls = fakeFetch({ "GET /api/admin/users": { body: [anna] }, ...more });
    const user = renderApp("/admin/benutzer");
    await user.click(await screen.findByRole("button", { name: "Bearbeiten: anna.mueller" }));
    return { user, calls, dialog: within(await screen.findByRole("dialog", { name: "anna.mueller" })) };
  };

  it("gets another role", async () => {
    const { user, calls, dialog } = await edit({ "PATCH /api/admin/users/u1": { body: { ...anna, role: "teacher" } } });
    await user.click(dialog.getByRole("radio", { name: "Lehrkraft" }));
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await screen.findByText("Benutzer wurde aktualisiert")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === "PATCH /api/admin/users/u1")?.body).toEqual({ role: "teacher" });
  });

  it("gets a name and a password, and only those are sent", async () => {
    // One's own password is changed in one's account.
    const other = { ...anna, id: "u9" };
    const { user, calls, dialog } = await edit({
      "GET /api/admin/users": { body: [other] },
      "PATCH /api/admin/users/u9": { body: other },
    });
    const name = dialog.getByLabelText("Vorname (optional)");
    expect(name).toHaveValue("Anna");
    await user.clear(name);
    await user.type(name, "Änne");
    await user.type(dialog.getByLabelText("Neues Passwort (optional)"), "12345");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await dialog.findByText("Passwort muss mindestens 6 Zeichen lang sein")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Neues Passwort (optional)"), "6");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await screen.findByText("Benutzer wurde aktualisiert")).toBeInTheDocument();
    const sent = calls.filter(({ key }) => key === "PATCH /api/admin/users/u9").map(({ body }) => body);
    expect(sent).toEqual([{ firstName: "Änne", passwordHash: "123456" }]);
  });

  it("keeps its role where the server refuses, and says why", async () => {
    const message = "Lehrkräfte und Administratoren brauchen eine E-Mail-Adresse.";
    const { user, dialog } = await edit({
      "PATCH /api/admin/users/u1": { status: 409, body: { code: "conflict", message } },
    });
    await user.click(dialog.getByRole("radio", { name: "Administrator" }));
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  it("is deleted after a question", async () => {
    const { user, calls, dialog } = await edit({ "DELETE /api/admin/users/u1": { status: 204 } });
    await user.click(dialog.getByRole("button", { name: "Konto löschen" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Konto anna.mueller löschen?" }));
    expect(calls.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
    await user.click(question.getByRole("button", { name: "Endgültig löschen" }));
    expect(await screen.findByText("Konto wurde gelöscht")).toBeInTheDocument();
    expect(address()).toBe("/admin/benutzer");
  });
});

describe("a class set", () => {
  const books = [
    { id: "b1", title: "Im Zoo", createdAt: "2026-09-01T08:00:00Z" },
    { id: "b2", title: "Herbst", createdAt: "2026-09-02T08:00:00Z" },
  ];
  const openDialog = async (more: Rules) => {
    const opened = await openClass("teacher", { "GET /api/coloring-books": { body: books }, ...more });
    await opened.user.click(screen.getByRole("button", { name: "Klassensatz" }));
    return opened;
  };

  it("is one of the teacher's books for each child", async () => {
    const { user, calls } = await openDialog({ "GET /api/school/classes/c1/books/b2": { body: "zip" } });
    await user.selectOptions(await screen.findByLabelText("Malbuch"), "Herbst");
    await user.click(screen.getByRole("button", { name: "Als ZIP herunterladen" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.map(({ path }) => path)).toContain("/api/school/classes/c1/books/b2");
  });

  it("says why it was not printed, and stays open", async () => {
    const message = "Gerade wird schon ein Klassensatz gedruckt.";
    const { user } = await openDialog({
      "GET /api/school/classes/c1/books/b1": { status: 503, body: { code: "unavailable", message } },
    });
    await user.click(await screen.findByRole("button", { name: "Als ZIP herunterladen" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  it("needs a book", async () => {
    await openDialog({ "GET /api/coloring-books": { body: [] } });
    expect(await screen.findByText(/Sie haben noch kein Malbuch/)).toBeInTheDocument();
  });
});
