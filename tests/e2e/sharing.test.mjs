// A teacher shares a book, a child on a phone colours it without an account, the teacher sees it come in and prints it.
import assert from "node:assert/strict";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { examinePdf } from "./pdf.mjs";
import { newBook, newTeacher, send, theAdmin } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const room = (page) => page.getByRole("dialog", { name: "Ausmalen" });

/** A teacher with a book of two pages. */
async function teacherWithBook(names) {
  const teacher = await newTeacher(names);
  const book = await newBook(teacher, { title: "Im Zoo", prompts: ["Ein Elefant", "Eine Katze im Garten"] });
  return { ...teacher, storage: { ...teacher.storage, hasSeenTutorial: "true" }, book };
}

async function open(context, person, device = devices.desktop) {
  const storage = person?.storage ?? { hasSeenTutorial: "true" };
  const opened = await openPage(site.browser, site.url, { ...device, storage, cookies: person?.cookies ?? [] });
  context.after(() => opened.context.close());
  return opened;
}

/** Shares the book on the screen; returns the link. */
async function share(page, book, schoolClass) {
  await page.goto(`${site.url}/preview/${book}`);
  await page.getByRole("link", { name: "Mit der Klasse teilen" }).click();
  await page.getByRole("heading", { name: "Geteilte Malbücher" }).waitFor();
  assert.equal(await page.getByLabel("Malbuch", { exact: true }).inputValue(), book);
  if (schoolClass) await page.getByLabel("Für wen?").selectOption({ label: schoolClass });
  await page.getByRole("button", { name: "Teilen", exact: true }).click();
  await page.getByRole("img", { name: "QR-Code, der zum Malbuch führt" }).waitFor();
  return page.getByText(/\/teilen\//).innerText();
}

/** Taps regions at points that are their own. */
async function colour(page, indexes) {
  await page.locator("[data-region]").first().waitFor();
  for (const index of indexes) {
    const { x, y } = await page.locator("[data-region]").nth(index).evaluate((shape) => {
      const { left, top, width, height } = shape.getBoundingClientRect();
      for (let y = top + 2; y < top + height; y += 2) {
        for (let x = left + 2; x < left + width; x += 2) if (document.elementFromPoint(x, y) === shape) return { x, y };
      }
      throw new Error("nothing of it is seen");
    });
    await page.touchscreen.tap(x, y);
  }
}

test("a child colours a shared book with a finger, and the teacher sees and prints it", async (context) => {
  const teacher = await teacherWithBook({ firstName: "Vera", lastName: "Lehmann" });
  const desk = await open(context, teacher);
  const link = await share(desk.page, teacher.book);
  assert.match(link, new RegExp(`^${site.url}/teilen/[\\w-]{22}$`));
  const [sheet] = await Promise.all([
    desk.page.waitForEvent("download"),
    desk.page.getByRole("button", { name: "Blatt „Scanne mich“" }).click(),
  ]);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-sharing-"));
  context.after(() => fs.rm(folder, { recursive: true, force: true }));
  await sheet.saveAs(path.join(folder, "blatt.pdf"));
  const { pages, text } = await examinePdf(path.join(folder, "blatt.pdf"));
  assert.equal(pages, 1);
  // A long address may go on in the next line.
  const letters = text.replace(/\s+/g, "");
  for (const words of ["Scannemich!", "ImZoo", link]) assert.ok(letters.includes(words), `the sheet says ${words}`);

  const tablet = await open(context, null, devices.phone);
  await tablet.page.goto(link);
  await tablet.page.getByLabel("Dein Vorname").fill("Emma");
  assert.equal(await tablet.page.getByRole("banner").locator("a, button").count(), 1, "only the name of the app, no menu");
  await tablet.page.getByRole("button", { name: "Los geht’s" }).tap();
  await tablet.page.getByText("Hallo, Emma! Tippe").waitFor();
  assert.deepEqual(await coveredControls(tablet.page), []);
  await tablet.page.getByRole("button", { name: "Bild 1 ausmalen" }).tap();
  await colour(tablet.page, [0, 3, 5]);
  await room(tablet.page).getByRole("button", { name: "Zurück zu den Bildern" }).tap();
  await tablet.page.getByRole("button", { name: "Bild 1 ausmalen, schon angefangen" }).waitFor();
  assert.equal(await tablet.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);

  // The teacher only waits.
  await desk.page.getByRole("link", { name: "Was die Kinder malen" }).click();
  await desk.page.getByRole("heading", { name: "Emma" }).waitFor();
  const seen = desk.page.getByRole("img", { name: "Bild 1 von Emma" });
  await seen.waitFor();
  await desk.page.waitForFunction(() => document.querySelector("img[alt='Bild 1 von Emma']")?.dataset.drawn === "true");
  await desk.page.evaluate(() => {
    window.print = () => {
      window.printed = document.querySelectorAll("[data-print-alone] img[data-drawn='true']").length;
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await desk.page.getByRole("button", { name: "Alle drucken" }).click();
  await desk.page.waitForFunction(() => window.printed === 1);

  // On the same tablet another child has white pages, and the first one's are still the teacher's.
  await tablet.page.getByRole("button", { name: "Ich bin nicht Emma" }).tap();
  await tablet.page.getByLabel("Dein Vorname").fill("Jürgen");
  await tablet.page.getByRole("button", { name: "Los geht’s" }).tap();
  await tablet.page.getByRole("button", { name: "Bild 1 ausmalen", exact: true }).waitFor();

  // Ended: who is on the page is told, and who comes later.
  await desk.page.getByRole("button", { name: "Jetzt beenden" }).click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Jetzt beenden" }).click();
  await desk.page.getByText(/beendet am/).waitFor();
  await tablet.page.goto(link);
  await tablet.page.getByText("Die Zeit zum Ausmalen ist vorbei.").waitFor();
  await tablet.page.goto(`${site.url}/teilen/ein-falscher-link`);
  await tablet.page.getByText("Diese Adresse führt zu keinem Malbuch.").waitFor();

  await desk.page.getByRole("button", { name: "Seiten löschen: alle von Emma" }).click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Seiten löschen" }).click();
  await desk.page.getByRole("heading", { name: "Emma" }).waitFor({ state: "detached" });
  assertFaults(desk.faults, []);
  assertFaults(tablet.faults, [/404 \(Not Found\)/]);
  const token = link.split("/").at(-1);
  assert.ok(!site.server.output().includes(token), "no link stands in the log");
});

test("a class picks its names, and its pupils find the book signed in, at the class's address", async (context) => {
  const teacher = await teacherWithBook({ firstName: "Karl", lastName: "Ott" });
  const admin = await theAdmin();
  const list = "Emma;Schäfer;3b\nOle;Vogt;3b\n";
  const { cards } = await (
    await fetch(`${site.url}/api/admin/users/import?teacher=${teacher.id}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv", Authorization: `Bearer ${admin.token}` },
      body: list,
    })
  ).json();

  const desk = await open(context, teacher);
  const link = await share(desk.page, teacher.book, "Klasse 3b, Namen aus der Klassenliste");
  const visitor = await open(context, null, devices.phone);
  await visitor.page.goto(link);
  await visitor.page.getByRole("button", { name: "Ole" }).tap();
  await visitor.page.getByText("Hallo, Ole! Tippe").waitFor();

  await desk.page.goto(`${site.url}/klassen`);
  await desk.page.getByRole("button", { name: "Klasse 3b öffnen" }).click();
  await desk.page.getByRole("button", { name: "Offene Adresse anlegen" }).click();
  await desk.page.getByRole("link", { name: `${site.url}/klasse/3b` }).waitFor();

  const child = await open(context, null, devices.phone);
  await child.page.goto(`${site.url}/klasse/3b`);
  await child.page.getByRole("heading", { name: "Klasse 3b" }).waitFor();
  await child.page.getByLabel("E-Mail oder Anmeldename").fill(cards[0].login);
  await child.page.getByLabel("Passwort", { exact: true }).fill(cards[0].password);
  await child.page.getByRole("main").getByRole("button", { name: "Anmelden" }).tap();
  await child.page.getByRole("link", { name: "Im Zoo" }).tap();
  await child.page.getByText("Hallo, Emma! Tippe").waitFor();
  const seen = await child.page.locator("body").innerText();
  for (const word of ["Preise", "Premium", "€", "Registrieren"]) assert.ok(!seen.includes(word), `a pupil does not read ${word}`);
  for (const { faults } of [desk, visitor, child]) assertFaults(faults, []);
});
