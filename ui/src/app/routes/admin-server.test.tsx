import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

type Rules = Parameters<typeof fakeFetch>[0];

async function open(path: string, heading: string, rules: Rules) {
  const calls = fakeFetch(rules);
  signInAs({ role: "admin" });
  const user = renderApp(path);
  await screen.findByRole("heading", { name: heading });
  return { user, calls };
}

describe("the backups", () => {
  const name = "buntstift-2026-11-20T110000Z.sqlite3";
  const backup = { name, kind: "scheduled", sizeBytes: 4_200_000, createdAt: "2026-11-20T11:00:00Z" };
  const state = {
    folder: "/var/lib/buntstift/backups",
    dataFolder: "/var/lib/buntstift",
    freeBytes: 12_000_000_000,
    elsewhere: "",
    everyHours: 24,
    keep: 14,
    keepWeekly: 0,
    keepMonthly: 0,
    places: [],
    pictures: null,
    failure: null,
    backups: [backup],
  };
  const show = (changes: object = {}, rules: Rules = {}) =>
    open("/admin/sicherungen", "Sicherungen", {
      "GET /api/admin/backups": { body: { ...state, ...changes } },
      ...rules,
    });

  it("lists them with a way to download each", async () => {
    await show();
    const row = within(await screen.findByRole("row", { name: /20.11.2026/ }));
    expect(row.getByText("4,2 MB")).toBeInTheDocument();
    expect(row.getByText("nach Plan")).toBeInTheDocument();
    const link = row.getByRole("link", { name: /^Herunterladen: Sicherung vom 20.11.2026/ });
    expect(link).toHaveAttribute("href", `/api/admin/backups/${name}`);
    expect(link).toHaveAttribute("download", name);
    expect(screen.getByText(/Einmal am Tag wird von selbst gesichert. Die neuesten 14/)).toBeInTheDocument();
    expect(screen.getByText(/Frei: 12 GB/)).toBeInTheDocument();
  });

  it("says how a database elsewhere is saved, and offers nothing that does nothing", async () => {
    const elsewhere =
      "Die Daten liegen in der PostgreSQL-Datenbank db.example/buntstift. pg_dump schreibt sie in eine Datei.";
    await show({ elsewhere, backups: [] });
    expect(await screen.findByText(elsewhere)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /sichern/i })).not.toBeInTheDocument();
    expect(screen.queryByText(/Frei:/)).not.toBeInTheDocument();
  });

  it("says which pictures are in no backup, and that their place does not answer", async () => {
    const location = "https://s3.example.org/bilder";
    await show({ pictures: { location, pictures: 1234, sizeBytes: 56_000_000, failure: "403 AccessDenied" } });
    expect(await screen.findByText(location)).toBeInTheDocument();
    expect(screen.getByText(/sind in keiner Sicherung/)).toHaveTextContent("1.234 Bilder, 56 MB.");
    expect(screen.getByRole("alert")).toHaveTextContent("nicht geklappt: 403 AccessDenied.");
  });

  it("tells those made by hand", async () => {
    const byHand = { ...backup, name: "buntstift-2026-11-21T110000Z-manuell.sqlite3", kind: "manual" };
    await show({ backups: [{ ...byHand, createdAt: "2026-11-21T11:00:00Z" }, backup] });
    const row = within(await screen.findByRole("row", { name: /21.11.2026/ }));
    expect(row.getByText("von Hand")).toBeInTheDocument();
  });

  it("tells how to bring one back", async () => {
    const { user } = await show();
    await user.click(await screen.findByText("So spielen Sie eine Sicherung ein"));
    expect(
      screen.getByText(`buntstift backup restore --data-dir "/var/lib/buntstift" "${state.folder}/${name}"`),
    ).toBeInTheDocument();
  });

  it("makes one, and is read again", async () => {
    const { user, calls } = await show({}, { "POST /api/admin/backups": { status: 201, body: backup } });
    await user.click(await screen.findByRole("button", { name: "Jetzt sichern" }));
    expect(await screen.findByText("Die Sicherung ist fertig und geprüft")).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ key }) => key === "GET /api/admin/backups")).toHaveLength(2));
  });

  it("says why none was made", async () => {
    const message = "Die Sicherung konnte nicht in den Ordner /b geschrieben werden: der Datenträger ist voll.";
    const { user } = await show({}, { "POST /api/admin/backups": { status: 503, body: { message } } });
    await user.click(await screen.findByRole("button", { name: "Jetzt sichern" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("asks before it deletes one", async () => {
    const { user, calls } = await show({}, { [`DELETE /api/admin/backups/${name}`]: { status: 204 } });
    await user.click(await screen.findByRole("button", { name: /^Löschen: Sicherung vom 20.11.2026/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(calls.some(({ key }) => key.startsWith("DELETE"))).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Löschen" }));
    expect(await screen.findByText("Die Sicherung wurde gelöscht")).toBeInTheDocument();
  });

  it("tells what lies elsewhere, and tries the places", async () => {
    const failure = { at: "2026-11-20T02:00:00Z", message: "Mit /mnt/b für die Sicherungen hat es nicht geklappt." };
    const well = { location: "https://s3.example.org/b", newestAt: "2026-11-20T01:00:00Z", backups: 3, failure: null };
    const places = [well, { location: "/mnt/b", newestAt: null, backups: 0, failure }];
    const tested = "POST /api/admin/backup-places/test";
    const { user, calls } = await show(
      { places, keepWeekly: 1, keepMonthly: 3 },
      { [tested]: { body: { places: [well] } } },
    );
    expect(await screen.findByText(/die neueste vom 20.11.2026.*insgesamt 3/)).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(failure.message);
    expect(screen.getByText(/die letzte aus 1 Woche und 3 Monaten/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Orte prüfen" }));
    expect(await screen.findByText("An jedem Ort lässt sich schreiben, lesen und löschen")).toBeInTheDocument();
    expect(calls.some(({ key }) => key === tested)).toBe(true);
  });

  it("says where a place could be named when there is none", async () => {
    await show();
    expect(await screen.findByText(/Sicherungen liegen nur auf diesem Server/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Orte prüfen" })).not.toBeInTheDocument();
  });

  it("tells that the schedule fails, or is off, and that there are none yet", async () => {
    const failure = { at: "2026-11-20T02:00:00Z", message: "Der Datenträger ist voll." };
    await show({ backups: [], everyHours: 0, failure });
    expect(await screen.findByRole("alert")).toHaveTextContent("Der Datenträger ist voll.");
    expect(screen.getByText(/Von selbst wird nicht gesichert/)).toBeInTheDocument();
    expect(screen.getByText("Noch keine Sicherung.")).toBeInTheDocument();
  });
});

describe("the image engine", () => {
  const state = {
    engine: "builtin",
    version: "1.2.3",
    motifs: 2130,
    words: 4000,
    forms: 21000,
    scenes: 60,
    drawn: 3,
    medianMs: 12.4,
    slowestMs: 30.2,
    settings: { refusedWords: ["geist", "hexe"] },
  };
  const show = (rules: Rules = {}, changes: object = {}) =>
    open("/admin/zeichner", "Zeichner", {
      "GET /api/admin/engine": { body: { ...state, ...changes } },
      "GET /api/admin/engines": { body: [] },
      ...rules,
    });
  const remote = {
    name: "gpu",
    label: "Grafikkarte",
    isOn: true,
    openJobs: 7,
    longestQueue: 100,
    picturesToday: 3,
    centsToday: 12,
    centsPerDay: 500,
    addresses: [
      { address: "http://10.0.0.5:1234", running: 1, failures: 0, isResting: false, lastError: "" },
      { address: "http://10.0.0.6:1234", running: 0, failures: 4, isResting: true, lastError: "status 500" },
    ],
  };

  it("tells how the remote engines do, and switches them", async () => {
    let sent: unknown;
    const { user } = await show({
      "GET /api/admin/engines": { body: [remote] },
      "PUT /api/admin/engines/gpu": ({ body }) => {
        sent = body;
        return { body: [{ ...remote, isOn: false }] };
      },
    });
    expect(await screen.findByText(/7 von höchstens 100/)).toBeInTheDocument();
    expect(screen.getByText(/0,12/)).toBeInTheDocument();
    expect(screen.getByText(/ruht nach 4 Fehlern/)).toBeInTheDocument();
    expect(screen.getByText("Letzter Fehler: status 500")).toBeInTheDocument();
    await user.click(screen.getByRole("checkbox", { name: "Eingeschaltet" }));
    await waitFor(() => expect(sent).toEqual({ isOn: false }));
    expect(await screen.findByRole("checkbox", { name: "Eingeschaltet" })).not.toBeChecked();
  });

  it("shows a test picture of a remote engine, or why there is none", async () => {
    const sent: unknown[] = [];
    const { user } = await show({
      "GET /api/admin/engines": { body: [remote] },
      "POST /api/admin/engines/gpu/test": ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? { status: 503, body: { success: false, message: "„Grafikkarte“ lehnt den Schlüssel ab." } }
          : { body: { svg: "<svg xmlns='http://www.w3.org/2000/svg'/>", durationMs: 3210 } };
      },
    });
    const button = await screen.findByRole("button", { name: "Probebild zeichnen lassen" });
    await user.click(button);
    expect(await screen.findByText("„Grafikkarte“ lehnt den Schlüssel ab.")).toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole("img", { name: "Testbild von „Grafikkarte“" })).toBeInTheDocument();
    expect(screen.getByText("Gezeichnet in 3,2 Sekunden.")).toBeInTheDocument();
    expect(sent[1]).toMatchObject({ prompt: "Ein Bär am See" });
  });

  it("tells how the story service does, and has it tell a story", async () => {
    const service = {
      label: "Märchenwerk",
      isOn: true,
      triesToday: 4,
      perDay: 200,
      centsToday: 8,
      centsPerDay: 0,
      addresses: [remote.addresses[1]],
    };
    const { user } = await show({
      "GET /api/admin/story-service": { body: service },
      "POST /api/admin/story-service/test": { body: { title: "Der Igel", pages: ["Eins.", "Zwei."], durationMs: 900 } },
    });
    expect(await screen.findByText(/Heute: 4 Anfragen/)).toHaveTextContent("Am Tag höchstens 200.");
    expect(screen.getByText(/für Vornamen stehen Platzhalter/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Probe erzählen lassen" }));
    expect(await screen.findByText("Der Igel")).toBeInTheDocument();
    expect(screen.getByText("Erzählt in 0,9 Sekunden.")).toBeInTheDocument();
  });

  it("says that no remote engine is configured", async () => {
    await show();
    expect(await screen.findByText(/Ein Bilddienst ist nicht eingerichtet/)).toBeInTheDocument();
  });

  it("tells what it can do and how fast it is", async () => {
    await show();
    expect(await screen.findByText("2.130")).toBeInTheDocument();
    expect(screen.getByText(/meist nach 12 ms fertig, das langsamste nach 30 ms/)).toBeInTheDocument();
  });

  it("has no times before the first picture", async () => {
    await show({}, { drawn: 0, medianMs: null, slowestMs: null });
    expect(await screen.findByText(/Seit dem Start gezeichnet: 0/)).toBeInTheDocument();
    expect(screen.queryByText(/das langsamste/)).not.toBeInTheDocument();
  });

  it("draws a test picture", async () => {
    const body = { svg: "<svg/>", durationMs: 11.6, seed: 5, scene: null, motifs: ["Bär"], unknown: ["Quatsch"] };
    const { user } = await show({ "POST /api/admin/engine/test": { body } });
    await user.click(await screen.findByRole("button", { name: "Testbild zeichnen" }));
    const picture = await screen.findByRole("img", { name: "Testbild: Ein Bär am See" });
    expect(picture).toHaveAttribute("src", "data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E");
    expect(screen.getByText(/Gezeichnet in 12 ms. Erkannte Motive: Bär. Nicht bekannt: Quatsch./)).toBeInTheDocument();
  });

  it("says why there is no test picture", async () => {
    const message = "„Waffe“ passt nicht in ein Malbuch für Kinder.";
    const { user } = await show({ "POST /api/admin/engine/test": { status: 422, body: { message } } });
    await user.click(await screen.findByRole("button", { name: "Testbild zeichnen" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("keeps the words that are not wanted, one a line", async () => {
    let sent: unknown;
    const { user } = await show({
      "PUT /api/admin/engine": ({ body }) => {
        sent = body;
        return { body: { ...state, settings: { refusedWords: ["geist", "panzer"] } } };
      },
    });
    const field = await screen.findByRole("textbox", { name: /Ein Wort je Zeile/ });
    expect(field).toHaveValue("geist\nhexe");
    await user.clear(field);
    await user.type(field, "Geist{enter}{enter} Panzer ");
    await user.click(screen.getByRole("button", { name: "Wörter speichern" }));
    expect(await screen.findByText("Die unerwünschten Wörter wurden gespeichert")).toBeInTheDocument();
    expect(sent).toEqual({ refusedWords: ["Geist", "Panzer"] });
    expect(field).toHaveValue("geist\npanzer");
  });

  it("says which word cannot be", async () => {
    const message = "„zwei Wörter“ ist kein einzelnes Wort.";
    const { user } = await show({ "PUT /api/admin/engine": { status: 400, body: { message, field: "refusedWords" } } });
    await user.click(await screen.findByRole("button", { name: "Wörter speichern" }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
