// A school's first day: set up, take over a class list, print the login cards, and a child signs in with one.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { drawButton, promptField } from "./acts.mjs";
import { tellOfFailures } from "./journey.mjs";
import { examinePdf } from "./pdf.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

const run = promisify(execFile);
// As a spreadsheet of Windows saves it: semicolons, Latin-1, CRLF.
const classList = Buffer.from("Vorname;Nachname;Klasse\r\nJürgen;Groß;3b\r\nEmma;Schäfer;3b\r\n", "latin1");

tellOfFailures();

let server;
let browser;
let folder;
before(async () => {
  server = await startServer({ sells: false });
  browser = await launchBrowser();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-school-"));
});
after(async () => {
  await browser?.close();
  await fs.rm(folder, { recursive: true, force: true });
  assert.equal(await server?.stop(), 0, "the server ends cleanly");
});

/** What the QR code of the first card says, read from the printed page. */
async function firstCode(pdf) {
  const image = path.join(folder, "page");
  // The right half of the upper left card, at 200 dots to the inch.
  const area = ["-x", "480", "-y", "170", "-W", "340", "-H", "320"];
  await run("pdftoppm", ["-r", "200", "-f", "1", "-l", "1", "-singlefile", ...area, "-png", pdf, image]);
  const { data, width, height } = PNG.sync.read(await fs.readFile(`${image}.png`));
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Follows the link that the server prints at its first start. */
async function setUp(page) {
  const link = server.output().match(/http\S+\/admin\/setup#\S+/)?.[0];
  assert.ok(link, "the server prints a link to set it up");
  await page.goto(link);
  await page.getByRole("radio", { name: /Schule/ }).check();
  await page.getByLabel("Vorname").fill("Vera");
  await page.getByLabel("Nachname").fill("Lehmann");
  await page.getByLabel("E-Mail").fill("vera@schule.example");
  await page.getByLabel("Passwort", { exact: true }).fill("Kastanie-im-Herbst");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await page.waitForURL("**/admin");
}

/** Takes the class list over, and saves the cards. */
async function importClass(page) {
  await page.getByRole("tab", { name: "Klassen" }).click();
  await page.getByRole("button", { name: "Klassenliste einlesen" }).click();
  const file = { name: "3b.csv", mimeType: "text/csv", buffer: classList };
  await page.getByLabel("CSV-Datei").setInputFiles(file);
  await page.getByRole("button", { name: "Liste prüfen" }).click();
  await page.getByText("Klasse 3b (neu): 2 Kinder").waitFor();
  await page.getByText("Gelesen als Windows-1252 (Latin-1), getrennt durch Semikolon.").waitFor();
  await page.getByRole("button", { name: "2 Konten anlegen" }).click();
  await page.getByRole("heading", { name: "2 Anmeldekarten sind bereit" }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Anmeldekarten als PDF" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "anmeldekarten.pdf");
  const pdf = path.join(folder, "karten.pdf");
  await download.saveAs(pdf);
  return pdf;
}

test("a class list becomes login cards, and a child signs in with one", async (context) => {
  const admin = await openPage(browser, server.url);
  context.after(() => admin.context.close());
  await setUp(admin.page);
  const pdf = await importClass(admin.page);

  const { pages, text, fonts, mediaBoxes } = await examinePdf(pdf);
  assert.equal(pages, 1);
  assert.deepEqual(mediaBoxes[0].map(Math.round), [0, 0, 595, 842]);
  assert.ok(fonts.length > 0 && fonts.every(({ embedded, subset }) => embedded && subset));
  for (const words of ["Jürgen Groß", "juergen.gross", "Emma Schäfer", "emma.schaefer", "Klasse 3b", server.url]) {
    assert.ok(text.includes(words), `the cards say ${words}`);
  }
  const [password] = text.match(/[a-z]+-[a-z]+-\d\d/) ?? [];
  assert.ok(password, "the cards have passwords");

  const code = await firstCode(pdf);
  assert.equal(code, `${server.url}/auth/login#name=juergen.gross`);

  // The child's tablet: the code opens the page, the name stands there already.
  const child = await openPage(browser, server.url, { viewport: { width: 1280, height: 800 } });
  context.after(() => child.context.close());
  await child.page.goto(code);
  const name = child.page.getByLabel("E-Mail oder Anmeldename");
  await name.waitFor();
  assert.equal(await name.inputValue(), "juergen.gross");
  assert.equal(new URL(child.page.url()).hash, "", "the name does not stay in the address");
  await child.page.getByLabel("Passwort", { exact: true }).fill(password);
  await child.page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
  await child.page.waitForURL("**/my-books");
  await child.page.getByText("Hallo, Jürgen!").waitFor();

  // On a phone the workbench is as wide as the phone, however many pages a book may have.
  await child.page.setViewportSize({ width: 390, height: 844 });
  await child.page.evaluate(() => localStorage.setItem("hasSeenTutorial", "true"));
  await child.page.goto(server.url);
  await promptField(child.page).fill("Ein Pinguin");
  await drawButton(child.page).click();
  await child.page.getByText("1 von 100 Seiten").waitFor();
  assert.equal(await child.page.evaluate(() => document.scrollingElement.scrollWidth), 390);

  // The admin gives the child another password: the old one is over, and so is the session.
  await admin.page.getByRole("button", { name: "Fertig" }).click();
  await admin.page.getByRole("button", { name: "Klasse 3b öffnen" }).click();
  await admin.page.getByRole("button", { name: "Neues Passwort für Jürgen Groß" }).click();
  await admin.page.getByRole("button", { name: "Neu vergeben" }).click();
  await admin.page.getByRole("heading", { name: "Das neue Passwort für Jürgen Groß" }).waitFor();
  const refused = await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "juergen.gross", password }),
  });
  assert.equal(refused.status, 401);
  assert.equal(await child.page.evaluate(async () => (await fetch("/api/me")).status), 401);

  // A child that came later joins its class without a file; so would the first of a new class.
  await admin.page.getByRole("button", { name: "Fertig" }).click();
  await admin.page.getByRole("button", { name: "Kind hinzufügen" }).click();
  const form = admin.page.getByRole("dialog", { name: "Kind in die Klasse 3b aufnehmen" });
  await form.getByLabel("Vorname").fill("Zoë");
  await form.getByLabel("Nachname").fill("van Dyk");
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await admin.page.getByRole("heading", { name: "Das neue Passwort für Zoë van Dyk" }).waitFor();
  const given = await admin.page.locator("dd").allTextContents();
  const signIn = await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: given[0], password: given[1] }),
  });
  assert.equal(signIn.status, 200, `${given[0]} can sign in`);
  await admin.page.getByRole("button", { name: "Fertig" }).click();
  await admin.page.getByText("3 Kinder").waitFor();

  assert.ok(!server.output().includes(password), "no password stands in the log");
  assert.deepEqual(admin.faults, []);
});
