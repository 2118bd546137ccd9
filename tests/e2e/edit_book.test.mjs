// A finished book is changed: words, cover, order, exercises; it is there after a reload, in the preview and in print.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { coveredControls } from "./controls.mjs";
import { journey, useSite } from "./journey.mjs";
import { examinePdf } from "./pdf.mjs";
import { newBook, newPremiumUser, password, send, theAdmin } from "./people.mjs";

const run = promisify(execFile);

useSite();

const prompts = ["Eine Katze im Garten", "Ein Hund am Strand", "Ein Pferd auf der Wiese"];
const lessons = { hasLearningTask: true, learningTaskType: "sums", level: "medium" };

const saved = (page) => page.locator("body[data-saved=true]").waitFor();
/** Waits until the server has the book so; returns it. */
async function hasStored(page, user, id, what, isSo) {
  for (let tries = 0; tries < 100; ++tries) {
    const book = await bookOf(user, id);
    if (isSo(book)) return book;
    await page.waitForTimeout(100);
  }
  assert.fail(`the server does not have ${what}`);
}
/** Waits until the server has the pages of the book in this order. */
const hasImages = (page, user, id, images) =>
  hasStored(page, user, id, `the pages ${images}`, (book) => JSON.stringify(book.images) === JSON.stringify(images));
const bookOf = async (user, id) => (await send("GET", `/api/coloring-books/${id}`, undefined, user.token)).json();
/** Waits until the side that is shown beside is loaded. */
const sideIsThere = (page, name) =>
  page.waitForFunction(
    (alt) => [...document.images].some((image) => image.alt === alt && image.complete && image.naturalWidth > 0),
    `So wird gedruckt: ${name}`,
  );

/** Waits until the field of the title has these words. */
const showsTitle = (page, title) =>
  page.waitForFunction((words) => [...document.querySelectorAll("main input")].some(({ value }) => value === words), title);

/** A stored book as the call that changes it wants it. */
async function asPayload(user, id) {
  const { version, title, description, childName, cover, images, exercises } = await bookOf(user, id);
  const pages = images.map((image, index) => ({ image, story: "", exercise: exercises[index] }));
  return { version, title, description, childName, cover, pages, ...lessons, storyTitle: null };
}

async function open(page, user, url, wish = {}) {
  const id = await newBook(user, { title: "Tiere", prompts, ...lessons, ...wish });
  await page.goto(`${url}/malbuch/${id}/bearbeiten`);
  await sideIsThere(page, "Umschlag");
  return id;
}

journey("a finished book is changed and stays so", { account: newPremiumUser }, async ({ page, url, account, device }) => {
  const id = await open(page, account, url);
  const before = (await bookOf(account, id)).images;
  await page.getByLabel("Titel").fill("Malbuch von {Name}");
  await page.getByLabel("Name des Kindes").fill("Mia");
  await page.getByRole("button", { name: "Bild von Seite 2" }).click();
  await saved(page);

  // By key, and then by finger or mouse at the grip.
  await page.getByRole("button", { name: "Seite 1 nach hinten" }).focus();
  await page.keyboard.press("Enter");
  await hasImages(page, account, id, [before[1], before[0], before[2]]);
  const grips = page.locator("[data-page] span[title='Zum Verschieben ziehen']");
  await grips.nth(2).scrollIntoViewIfNeeded();
  const from = await grips.nth(2).boundingBox();
  const to = await page.locator("[data-page]").nth(0).boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await hasImages(page, account, id, [before[2], before[1], before[0]]);

  // A page is taken out, and put back.
  await page.getByRole("button", { name: "Seite 1 aus dem Malbuch nehmen" }).click();
  await page.locator("[data-state=open]").getByRole("button", { name: "Rückgängig" }).click();
  await saved(page);
  assert.equal((await bookOf(account, id)).images.length, 3);

  // The exercise of one page, seen beside.
  await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
  await page.getByRole("button", { name: "Aufgabe", exact: true }).click();
  await sideIsThere(page, "Seite 1, Aufgabe");
  await page.getByLabel("Zahlen der Aufgaben").selectOption({ label: "Einmaleins mit 7" });
  await page.getByRole("button", { name: "Neu würfeln" }).click();
  await saved(page);
  assert.deepEqual(await coveredControls(page), [], `every control is where it is drawn (${device})`);

  // The story, in one's own words.
  await page.getByRole("button", { name: "Geschichte", exact: true }).click();
  await page.getByRole("button", { name: "Geschichte erzählen lassen" }).click();
  await page.getByLabel("Text zu Seite 1").fill("{Name} sieht ein Pferd.");
  await saved(page);

  // What was typed a moment ago is kept by leaving the page at once.
  await page.getByLabel("Text zu Seite 1").fill("{Name} streichelt ein Pferd.");
  await page.reload();
  await sideIsThere(page, "Umschlag");
  const book = await bookOf(account, id);
  assert.equal(book.storyPages[0], "{Name} streichelt ein Pferd.");
  assert.equal(book.exercises[0].timesRow, 7);
  assert.equal(book.cover, before[1]);

  const answer = await send("GET", `/api/coloring-books/${id}/pdf`, undefined, account.token);
  const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-edit-")), "book.pdf");
  await fs.writeFile(file, Buffer.from(await answer.arrayBuffer()));
  const pdf = await examinePdf(file);
  await fs.rm(path.dirname(file), { recursive: true });
  for (const words of ["Malbuch von Mia", "Mia streichelt ein Pferd.", "7 ="]) {
    assert.ok(pdf.text.includes(words), `"${words}" is printed`);
  }
});

journey("a finished book gets a story, and pages from the album", { account: newPremiumUser }, async ({ page, url, account, device }) => {
  const drawn = await send("POST", "/api/generate", { prompt: "Ein Igel im Laub" }, account.token);
  const { imageUrl } = await drawn.json();
  const id = await open(page, account, url);
  const before = (await bookOf(account, id)).images;
  await page.getByRole("button", { name: "Aus „Meine Bilder“" }).click();
  const dialog = page.getByRole("dialog", { name: "Meine Bilder" });
  await dialog.getByRole("button", { name: `Schon im Malbuch: ${prompts[0]}` }).waitFor();
  await dialog.getByLabel("Bilder suchen").fill("Igel");
  await dialog.getByRole("button", { name: `Schon im Malbuch: ${prompts[0]}` }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Ins Malbuch: Ein Igel im Laub" }).click();
  await dialog.getByText("Als Seite 4 hinzugefügt.").waitFor();
  assert.deepEqual(await coveredControls(page), [], `every control is where it is drawn (${device})`);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.textContent === "Aus „Meine Bilder“");
  await hasImages(page, account, id, [...before, imageUrl]);

  await page.getByRole("button", { name: "Geschichte noch keine" }).press("Enter");
  await page.getByRole("button", { name: "Geschichte erzählen lassen" }).press("Enter");
  const title = page.getByLabel("Titel der Geschichte");
  await title.waitFor();
  await page.getByRole("button", { name: `Geschichte ${await title.inputValue()}` }).waitFor();
  await hasStored(page, account, id, "a part of the story for each page", ({ storyPages }) =>
    storyPages.length === 4 && storyPages.every((words) => words.length > 20));
});

journey("one exercise is another one, one has its own numbers, one is left out", { account: newPremiumUser }, async ({ page, url, account, device }) => {
  const id = await open(page, account, url);
  const exercise = (index, what, isSo) => hasStored(page, account, id, what, ({ exercises }) => isSo(exercises[index]));
  const kind = page.getByLabel("Aufgabe auf dieser Seite");

  await page.getByRole("button", { name: "Seite 2 bearbeiten" }).click();
  await page.getByRole("button", { name: "Aufgabe", exact: true }).click();
  await sideIsThere(page, "Seite 2, Aufgabe");
  await kind.selectOption({ label: "Uhr" });
  await exercise(1, "the clock on page 2", (wish) => wish.kind === "clock");
  await sideIsThere(page, "Seite 2, Aufgabe");
  await page.getByRole("button", { name: "Neu würfeln" }).press("Enter");
  await exercise(1, "another clock on page 2", (wish) => wish.redraw === 1);

  // The part stays open from page to page.
  await page.getByRole("button", { name: "Seite 3 bearbeiten" }).press("Enter");
  await page.getByLabel("Zahlen der Aufgaben").selectOption({ label: "eigener Zahlenraum" });
  await page.getByLabel("von", { exact: true }).fill("5");
  await page.getByLabel("bis", { exact: true }).fill("25");
  await exercise(2, "numbers from 5 to 25 on page 3", ({ numbers }) => numbers?.from === 5 && numbers?.to === 25);
  assert.deepEqual(await coveredControls(page), [], `every control is where it is drawn (${device})`);

  await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
  await kind.selectOption({ label: "keine Aufgabe" });
  await exercise(0, "no exercise on page 1", (wish) => wish.leftOut);
  await page.getByText("Diese Seite hat keine Aufgabe.").waitFor();
});

journey("a refusal is said where it is", { account: newPremiumUser }, async ({ page, url, account, expect }) => {
  expect(/400 \(Bad Request\)/);
  await open(page, account, url, { learningTaskType: "tracing" });
  await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
  await page.getByRole("button", { name: "Aufgabe", exact: true }).click();
  await page.getByLabel("Wörter zum Schreiben").fill("Donaudampfschifffahrtsgesellschaft");
  await page.getByText("passt nicht in die Schreibzeile").waitFor();
  assert.equal(await page.getByText("passt nicht in die Schreibzeile").count(), 1);
  await page.getByLabel("Wörter zum Schreiben").fill("Oma, Opa");
  await saved(page);
  await sideIsThere(page, "Seite 1, Aufgabe");
});

journey("what was typed outlives the end of the session", { account: newPremiumUser }, async ({ page, url, account, expect }) => {
  expect(/401 \(Unauthorized\)/);
  const id = await open(page, account, url);
  await send("POST", "/api/logout", {}, account.token);
  await page.getByLabel("Titel").fill("Tiere im Zoo");
  // By the way that is nearest: the one of the whole app, or the one in place of the book.
  await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await page.getByLabel("E-Mail").fill(account.email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL(`**/malbuch/${id}/bearbeiten`);
  await showsTitle(page, "Tiere im Zoo");
  const { token } = await (await send("POST", "/api/login", { email: account.email, password })).json();
  await hasStored(page, { token }, id, "the title", ({ title }) => title === "Tiere im Zoo");
});

journey("two windows change one book, and neither loses its words", { account: newPremiumUser }, async ({ page, url, account, expect }) => {
  expect(/409 \(Conflict\)/);
  const id = await open(page, account, url);
  const { version, pages, ...book } = await asPayload(account, id);
  await send("PUT", `/api/coloring-books/${id}`, { ...book, version, pages, title: "Fische" }, account.token);
  await page.getByLabel("Titel").fill("Tiere im Zoo");
  await page.getByRole("button", { name: "Neu laden" }).click();
  await showsTitle(page, "Fische");
  await page.getByRole("button", { name: "Meine Fassung zurückholen" }).click();
  await hasStored(page, account, id, "the title of this window", ({ title }) => title === "Tiere im Zoo");
});

journey("a class gets a book for each child", { account: theAdmin }, async ({ page, url, account, device }) => {
  const list = `Vorname;Nachname;Klasse\nMia;Groß;${device}\nJörg;Klein;${device}\n`;
  const imported = await fetch(`${url}/api/admin/users/import`, {
    method: "POST",
    headers: { "Content-Type": "text/csv", Authorization: `Bearer ${account.token}` },
    body: list,
  });
  assert.equal(imported.status, 201, await imported.text());
  await newBook(account, { title: "Im Zoo", prompts, ...lessons });
  await page.goto(`${url}/klassen`);
  await page.getByRole("button", { name: `Klasse ${device} öffnen` }).click();
  await page.getByRole("button", { name: "Klassensatz" }).click();
  assert.deepEqual(await coveredControls(page), []);
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als ZIP herunterladen" }).click();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-class-"));
  await (await arriving).saveAs(path.join(folder, "set.zip"));
  await run("unzip", ["-q", "set.zip"], { cwd: folder });
  const textOf = async (file) => (await run("pdftotext", ["-layout", path.join(folder, file), "-"])).stdout;
  const [mia, joerg] = [await textOf("malbuecher/01 Mia.pdf"), await textOf("malbuecher/02 Jörg.pdf")];
  const sums = (text) => [...text.matchAll(/\d+ [+−·:] \d+ =/g)].map(([sum]) => sum);
  assert.ok(sums(joerg).length > 10 && sums(mia).length > 10);
  assert.notDeepEqual(sums(joerg), sums(mia), "no two children have the same sums");
  assert.ok((await textOf("loesungen/01 Mia.pdf")).includes("Lösungen"));
  await fs.rm(folder, { recursive: true });
});
