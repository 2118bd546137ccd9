// A photo becomes a page: chosen, cropped, made more exact, coloured, put in a book and into its PDF.
import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { makeBook, pagesInOrder, pictureIsThere, spotIn } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { examinePdf } from "./pdf.mjs";
import { newPremiumUser, newUser } from "./people.mjs";
import { dogPhoto } from "./sample_photo.mjs";
import { openPage } from "./support.mjs";

useSite();

const widths = { 390: devices.phone, 820: { viewport: { width: 820, height: 1180 }, hasTouch: true }, 1280: devices.desktop };
const photo = (url) => `${url}/foto`;

const previewed = (page) => page.waitForResponse((answer) => answer.url().endsWith("/upload/preview") && answer.ok());

/** The photo (usually the dog's) is chosen, and the page that it becomes is shown. */
async function choosePhoto(page, url, file) {
  await page.goto(photo(url));
  const shown = previewed(page);
  await page.getByLabel("Foto auswählen").setInputFiles(file ?? (await dogPhoto(page)));
  await shown;
  await page.getByText(/^\d+ Flächen? zum Ausmalen$/).waitFor();
  await page.waitForFunction(() => {
    const image = document.querySelector("img[alt='Vorschau der Seite zum Ausmalen']");
    return image?.complete && image.naturalWidth > 0;
  });
}

/** Drags with the mouse from the middle of a control. */
async function drag(page, locator, dx, dy) {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, { steps: 5 });
  await page.mouse.up();
}

journey("a photo becomes a page, which is coloured and printed in a book", { account: newPremiumUser }, async ({ page, url, device }) => {
  await page.goto(url);
  const press = (locator) => (device === "phone" ? locator.tap() : locator.click());
  await press(page.getByRole("link", { name: "Aus einem Foto" }));
  await page.waitForURL("**/foto");
  await choosePhoto(page, url);

  let redrawn = previewed(page);
  await drag(page, page.getByRole("button", { name: "Ecke oben links" }), 40, 30);
  await redrawn;
  redrawn = previewed(page);
  await press(page.getByRole("button", { name: "Hier genauer", exact: true }));
  await drag(page, page.getByRole("button", { name: /^Hier genauer: mit/ }), 30, 20);
  await page.getByText("1 Strich").waitFor();
  await redrawn;

  await press(page.getByRole("button", { name: "Als Seite übernehmen" }));
  await page.waitForURL("**/bild/*");
  await press(page.getByRole("button", { name: "Hier ausmalen" }));
  const sheet = page.locator("[data-region]").first().locator("xpath=ancestor::*[name()='svg']/..");
  const { index, position } = await spotIn(sheet);
  if (device === "phone") await sheet.tap({ position });
  else await sheet.click({ position });
  await page.waitForFunction((at) => document.querySelectorAll("[data-region]")[at]?.getAttribute("fill") !== "#fff", index);
  await press(page.getByRole("button", { name: "Zurück zum Bild" }));

  await press(page.getByRole("link", { name: "Zurück zu Ihren Seiten" }));
  await pictureIsThere(page, 1);
  assert.deepEqual(await pagesInOrder(page), ["Aus einem Foto"]);
  await makeBook(page, "Unser Hund");
  const downloads = page.waitForEvent("download");
  await press(page.getByRole("button", { name: "Herunterladen" }).first());
  const download = await downloads;
  const file = path.join(site.server.dataDir, `photo-${device}.pdf`);
  await download.saveAs(file);
  const { inks } = await examinePdf(file);
  assert.ok(inks.some((ink, side) => side > 0 && ink > 0.005 && ink < 0.25), `a side of lines: ${inks}`);
});

test("a photo is cropped and made more exact by keyboard alone", async (running) => {
  const account = await newPremiumUser();
  const storage = { hasSeenTutorial: "true", ...account.storage };
  const { page, context, faults } = await openPage(site.browser, site.url, { storage, cookies: account.cookies });
  running.after(() => context.close());
  await choosePhoto(page, site.url);
  const corner = page.getByRole("button", { name: "Ecke unten rechts" });
  await corner.focus();
  const before = await corner.boundingBox();
  const redrawn = previewed(page);
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
  await redrawn;
  assert.ok((await corner.boundingBox()).x < before.x - 20, "the corner has moved");
  await page.getByRole("button", { name: "Hier genauer", exact: true }).press("Enter");
  await page.getByRole("button", { name: /^Hier genauer: mit/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await page.getByText("1 Strich").waitFor();
  await page.getByRole("button", { name: "Letzten Strich zurück" }).press("Enter");
  await page.getByText("1 Strich").waitFor({ state: "detached" });
  assertFaults(faults, []);
});

/** A house as a drawing program saves it: outlines, a door in a group that is moved. */
const houseDrawing = {
  name: "haus.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="#fff"/><g fill="none" stroke="#000" stroke-width="5">
    <rect x="100" y="130" width="200" height="140"/><path d="M80 130 L200 40 L320 130 Z"/><circle cx="350" cy="50" r="28"/>
    <g transform="translate(170 190)"><rect width="50" height="80"/></g><rect x="120" y="155" width="40" height="40"/></g></svg>`,
  ),
};

journey("a drawing as SVG becomes a page of its own outlines, which is coloured", { account: newPremiumUser }, async ({ page, url, device }) => {
  const press = (locator) => (device === "phone" ? locator.tap() : locator.click());
  await choosePhoto(page, url, houseDrawing);
  // Wall, roof, door, window, sun and what is round them.
  await page.getByText("6 Flächen zum Ausmalen").waitFor();
  await press(page.getByRole("button", { name: "Als Seite übernehmen" }));
  await page.waitForURL("**/bild/*");
  await press(page.getByRole("button", { name: "Hier ausmalen" }));
  const regions = page.locator("[data-region]");
  await regions.first().waitFor();
  assert.equal(await regions.count(), 6);
  const sheet = regions.first().locator("xpath=ancestor::*[name()='svg']/..");
  const { index, position } = await spotIn(sheet);
  if (device === "phone") await sheet.tap({ position });
  else await sheet.click({ position });
  await page.waitForFunction((at) => document.querySelectorAll("[data-region]")[at]?.getAttribute("fill") !== "#fff", index);
});

journey("what is no photo is refused with a sentence that helps", { account: newPremiumUser }, async ({ page, url, expect }) => {
  await page.goto(photo(url));
  await page.getByLabel("Foto auswählen").setInputFiles({ name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("Hallo") });
  await page.getByText("Das ist kein Bild.").waitFor();
  // The first bytes of a picture of a phone, which no browser opens here.
  const heic = Buffer.from("0000001866747970686569630000000068656963", "hex");
  expect(/upload\/preview/);
  await page.getByLabel("Foto auswählen").setInputFiles({ name: "IMG_1.heic", mimeType: "image/heic", buffer: heic });
  const alert = page.getByRole("alert").filter({ hasText: /HEIC|JPEG/ });
  await alert.first().waitFor();
  await page.goto(photo(url));
  const script = Buffer.from(houseDrawing.buffer.toString().replace("<g", "<script>document.title = 1</script><g"));
  await page.getByLabel("Foto auswählen").setInputFiles({ ...houseDrawing, buffer: script });
  await page.getByRole("alert").filter({ hasText: "In dieser SVG-Zeichnung steht etwas, das hier nicht gelesen wird: script." }).first().waitFor();
});

journey("whose plan has no photos sees what they would become", { account: newUser }, async ({ page, url }) => {
  await page.goto(photo(url));
  await page.getByText("Eigene Fotos und Vorlagen gehören zum Paket Premium.").waitFor();
  assert.equal(await page.getByLabel("Foto auswählen").count(), 0);
});

for (const [width, device] of Object.entries(widths)) {
  test(`every control of the photo screen can be pressed at ${width} pixels, and nothing is wider than the window`, async (running) => {
    const account = await newPremiumUser();
    const storage = { hasSeenTutorial: "true", ...account.storage };
    const { page, context, faults } = await openPage(site.browser, site.url, { ...device, storage, cookies: account.cookies });
    running.after(() => context.close());
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto(photo(site.url));
    await page.getByLabel("Foto auswählen").waitFor();
    assert.deepEqual(await coveredControls(page), []);
    await choosePhoto(page, site.url);
    await page.getByText("Format und Art des Bildes").click();
    assert.deepEqual(await coveredControls(page), []);
    await page.getByRole("button", { name: "Hier genauer", exact: true }).click();
    assert.deepEqual(await coveredControls(page), []);
    assert.ok(await fits(), "nothing is wider than the window");
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/photo-${width}.png`, fullPage: true });
    assertFaults(faults, []);
  });
}
