// A book from its pages to its PDF: three pages, another order, one page less, title, preview, paper.
import assert from "node:assert/strict";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { colourHere, draw, makeBook, pagesInOrder, pictureIsThere, serverHas, spotIn, toast } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { journey, useSite } from "./journey.mjs";
import { newBook, newUser, send } from "./people.mjs";
import { examinePdf } from "./pdf.mjs";

useSite();

const cat = "Eine Katze im Garten";
const dog = "Ein Hund am Strand";
const horse = "Ein Pferd auf der Weide";

/** The middle of an element, in the window. */
async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const card = (page, number) => page.locator("[data-page]").nth(number - 1);

/** Waits until the pages lie in an order. */
async function waitForOrder(page, order) {
  await page.waitForFunction(
    (wanted) => JSON.stringify([...document.querySelectorAll("[data-page] h2")].map((heading) => heading.closest("li").querySelector("[data-sentence]").textContent)) === wanted,
    JSON.stringify(order),
  );
}

/** Drags by mouse: the grip of one page to the place of another. */
async function dragByMouse(page, from, to) {
  await card(page, from).hover();
  const start = await middleOf(card(page, from).locator("[title]").first());
  const end = await middleOf(card(page, to));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags by finger, with true touch events, so that the browser decides between scrolling and dragging. */
async function dragByTouch(page, from, to) {
  const grip = card(page, from).locator("[title]").first();
  await grip.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const start = await middleOf(grip);
  const scrolledAtFirst = await page.evaluate(() => scrollY);
  await touch("touchStart", [start]);
  // A phone shows one page at a time: at the edge of the window the page scrolls under the finger.
  const edge = { x: start.x, y: from < to ? page.viewportSize().height - 20 : 90 };
  for (let step = 1; step <= 6; step++) {
    await touch("touchMove", [{ x: start.x, y: start.y + ((edge.y - start.y) * step) / 6 }]);
  }
  const isThere = async () => (await pagesInOrder(page))[to - 1] === order[from - 1];
  const order = await pagesInOrder(page);
  // A frame each, so that a busy machine gets as far as a quick one.
  for (let nudge = 0; nudge < 600 && !(await isThere()); nudge++) {
    await touch("touchMove", [{ x: edge.x, y: edge.y + (nudge % 2) }]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await touch("touchEnd", []);
  return (await page.evaluate(() => scrollY)) - scrolledAtFirst;
}

// The way to the picture that was drawn last must not move the grip away from the finger.
journey("three pages are put in order, one goes, and the book is printed", { account: newUser, context: { reducedMotion: "reduce" } }, async ({ page, device, url, account }) => {
  await page.goto(url);
  for (const [index, prompt] of [cat, dog, horse].entries()) await draw(page, prompt, index + 1);
  await page.getByRole("status").filter({ hasText: "Bild erfolgreich generiert" }).waitFor();
  assert.deepEqual(await pagesInOrder(page), [cat, dog, horse]);

  // By mouse or finger …
  if (device === "phone") await dragByTouch(page, 1, 2);
  else await dragByMouse(page, 1, 2);
  await waitForOrder(page, [dog, cat, horse]);
  await page.getByRole("status").filter({ hasText: "Seite 1 ist jetzt Seite 2." }).waitFor();

  // … and by keyboard, where the focus stays with the page that moves.
  await page.getByRole("button", { name: "Seite 3 nach vorn" }).focus();
  await page.keyboard.press("Enter");
  await waitForOrder(page, [dog, horse, cat]);
  await page.keyboard.press("Enter");
  await waitForOrder(page, [horse, dog, cat]);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Seite 1 nach vorn");
  await page.keyboard.press("Enter");
  assert.deepEqual(await pagesInOrder(page), [horse, dog, cat], "there is nothing before the first page");

  // The order is kept. The server has it first: what is on its way when one reloads would meet what the new page sends.
  await serverHas(account, [horse, dog, cat]);
  await page.reload();
  await pictureIsThere(page, 3);
  await waitForOrder(page, [horse, dog, cat]);

  if (device === "desktop") await card(page, 2).hover();
  await page.getByRole("button", { name: "Seite 2 entfernen" }).click();
  await waitForOrder(page, [horse, cat]);
  const images = await page.getByAltText(/^Ausmalbild \d+$/).evaluateAll((all) => all.map((image) => image.getAttribute("src")));

  // Title and description are needed.
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  const make = page.getByRole("dialog").getByRole("button", { name: "Malbuch erstellen" });
  await make.waitFor();
  const { y, height } = await make.boundingBox();
  assert.ok(y + height <= page.viewportSize().height, "the button is in sight before anything is scrolled");
  assert.deepEqual(await coveredControls(page), [], `every control is where it is drawn (${device})`);
  await make.click();
  await page.getByText("Bitte geben Sie einen Titel ein").waitFor();
  await page.getByText("Bitte geben Sie eine Beschreibung ein", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const title = "Ünser „größtes“ Abenteuer";
  await makeBook(page, title);
  const id = page.url().split("/").at(-1);
  const book = await (await send("GET", `/api/coloring-books/${id}`, undefined, account.token)).json();
  assert.deepEqual(book.images, images, "the pages in the order in which they lay");

  await page.getByAltText(`Umschlag: ${title}`).waitFor();
  const place = page.getByRole("status").filter({ hasText: /^Seite \d+ von \d+/ });
  assert.match(await place.textContent(), /^Seite 1 von 4/);
  await page.keyboard.press("ArrowRight");
  await page.getByAltText(/^Ausmalbild 1: /).waitFor();
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await page.getByAltText(/^Ausmalbild 2: /).waitFor();

  const pdf = await downloadPdf(page, title);
  assert.equal(pdf.pages, 4, "cover, two pictures, sources");
  assert.deepEqual(pdf.mediaBoxes.map(([, , width, height]) => `${Math.round(width)}x${Math.round(height)}`), Array(4).fill("595x842"));
  for (const font of pdf.fonts) assert.ok(font.embedded && font.subset, `${font.name} is embedded as a subset`);
  assert.match(pdf.text.replace(/\s+/g, " "), /Ünser „größtes“ Abenteuer/);
  for (const ink of pdf.inks.slice(0, 3)) assert.ok(ink > 0.02 && ink < 0.25, `share of ink ${ink}`);

  await page.goto(`${url}/my-books`);
  await page.getByRole("heading", { name: title }).waitFor();
  await page.goto(url);
  await page.getByRole("button", { name: "Magisches Bild generieren" }).waitFor();
  assert.equal(await page.locator("[data-page]").count(), 0, "the pages are in the book, and the next one starts empty");
});

/** Downloads the book that is shown; returns what is in the PDF. */
async function downloadPdf(page, title) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Herunterladen" }).click()]);
  assert.equal(download.suggestedFilename(), `${title}.pdf`);
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-download-"));
  const file = path.join(folder, "book.pdf");
  await download.saveAs(file);
  const pdf = await examinePdf(file);
  await fs.rm(folder, { recursive: true });
  return pdf;
}

journey("a book is printed on other paper, with empty backs", { account: newUser }, async ({ page, url, account }) => {
  const id = await newBook(account, { title: "Auf kleinem Papier" });
  await page.goto(`${url}/preview/${id}`);
  const place = page.getByRole("status").filter({ hasText: /^Seite \d+ von \d+/ });
  await place.filter({ hasText: "Seite 1 von 3" }).waitFor();
  await page.getByText("Druckoptionen").click();
  await page.getByRole("radio", { name: "A5" }).check();
  await page.getByRole("checkbox", { name: /^Rückseiten leer/ }).check();
  await place.filter({ hasNotText: "von 3" }).waitFor();
  const sides = Number(/von (\d+)/.exec(await place.textContent())[1]);
  assert.ok(sides > 3, `${sides} sides`);
  const pdf = await downloadPdf(page, "Auf kleinem Papier");
  assert.equal(pdf.pages, sides, "the PDF has the sides that the preview shows");
  assert.deepEqual(pdf.mediaBoxes[0].map(Math.round), [0, 0, 420, 595]);
  assert.ok(pdf.inks.some((ink) => ink === 0), "an empty back");
});

journey("a page of a book is coloured by mouse, finger and keyboard", { account: newUser }, async ({ page, url, account, device }) => {
  const id = await newBook(account, { title: "Zum Ausmalen", prompts: ["Ein großer Luftballon"] });
  await page.goto(`${url}/preview/${id}`);
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await colourHere(page);
  const sheet = page.getByRole("group", { name: /^Ausmalbild zum Ausmalen/ });
  const regions = sheet.locator("[data-region]");
  await regions.first().waitFor();
  const coloured = (count) =>
    page.waitForFunction((wanted) => [...document.querySelectorAll("[data-region]")].filter((region) => region.getAttribute("fill") !== "#fff").length === wanted, count);
  await coloured(0);

  await page.getByRole("radio", { name: "Grün", exact: true }).check({ force: true });
  const { index, position } = await spotIn(sheet);
  if (device === "phone") await sheet.tap({ position });
  else await sheet.click({ position });
  await coloured(1);

  // One stop for Tab, arrows between regions, Enter colours.
  await regions.nth(index).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await coloured(2);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Als Bild speichern" }).click()]);
  assert.match(download.suggestedFilename(), /^Zum Ausmalen.*\.png$/);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await coloured(1);
  await page.getByRole("button", { name: "Von vorn" }).click();
  await coloured(0);
});

journey("the books of one's shelf are leafed through", { account: newUser }, async ({ page, url, account, expect }) => {
  expect(/status of 403.*coloring-books/);
  await newBook(account, { title: "Mein einziges Buch" });
  await page.goto(`${url}/my-books`);
  await page.getByRole("heading", { name: "Mein einziges Buch" }).waitFor();
  assert.ok(await page.getByRole("button", { name: "Vorherige" }).isDisabled());
  assert.ok(await page.getByRole("button", { name: "Nächste" }).isDisabled(), "one book is one page");
  await page.getByRole("link", { name: "Vorschau" }).click();
  await page.getByRole("heading", { name: "Mein einziges Buch" }).waitFor();
  // A free account has had its one book; the server says so, and the page keeps what was made.
  await page.goto(url);
  await draw(page, cat, 1);
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill("Noch eins");
  await dialog.getByLabel("Beschreibung").fill("Zu viel");
  await dialog.getByRole("button", { name: "Malbuch erstellen" }).click();
  await dialog.getByText(/kostenlosen Tarif|Free/).waitFor();
  await page.keyboard.press("Escape");
  await pictureIsThere(page, 1);
});
