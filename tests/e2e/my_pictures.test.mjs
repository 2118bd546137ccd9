// "Meine Bilder": the same on every device, found again, sorted, and taken back after a deletion.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, drawButton, pagesInOrder, pictureIsThere, promptField, serverHas, toast } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { drawPictures, newBook, newUser } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const widths = { 390: devices.phone, 820: { viewport: { width: 820, height: 1180 }, hasTouch: true }, 1280: devices.desktop };
const sentences = (page) => page.getByRole("listitem").getByRole("link", { name: /^Öffnen: / });
const shownSentences = async (page) => {
  const labels = await sentences(page).evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
  return labels.map((label) => label.replace("Öffnen: ", ""));
};
const album = (url) => `${url}/meine-bilder`;

/** Waits until so many pictures are shown. */
const pictures = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll("main li img").length === wanted, count);

test("what is drawn on the phone lies on the computer's workbench, and back", async (running) => {
  const account = await newUser();
  const open = async (device) => {
    const storage = { hasSeenTutorial: "true", ...account.storage };
    const opened = await openPage(site.browser, site.url, { ...device, storage, cookies: account.cookies });
    running.after(() => opened.context.close());
    return opened;
  };
  const phone = await open(devices.phone);
  const computer = await open(devices.desktop);

  await phone.page.goto(site.url);
  await draw(phone.page, "Eine Katze", 1);
  await serverHas(account, ["Eine Katze"]);
  await computer.page.goto(site.url);
  await pictureIsThere(computer.page, 1);
  await draw(computer.page, "Ein Hund", 2);
  await serverHas(account, ["Eine Katze", "Ein Hund"]);
  await phone.page.reload();
  await pictureIsThere(phone.page, 2);
  assert.deepEqual(await pagesInOrder(phone.page), ["Eine Katze", "Ein Hund"]);

  await phone.page.getByRole("button", { name: "Seite 1 entfernen" }).tap();
  await serverHas(account, ["Ein Hund"]);
  await computer.page.reload();
  await pictureIsThere(computer.page, 1);
  assert.deepEqual(await pagesInOrder(computer.page), ["Ein Hund"]);
  for (const { faults } of [phone, computer]) assertFaults(faults, []);
});

journey("pages survive the sign-out, and nobody is asked", { account: newUser }, async ({ page, url, device }) => {
  await page.goto(url);
  await draw(page, "Eine Katze", 1);
  // The app has heard it too: it asks before it leaves pages that the server may not have.
  await page.waitForFunction((key) => JSON.parse(localStorage.getItem(key) ?? "{}").ids?.length === 1, "syncedPages");
  if (device === "phone") await page.getByRole("button", { name: "Menü öffnen" }).tap();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByRole("heading", { name: "Aus Ihrer Idee wird ein Ausmalbild" }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("pendingColoringBook")), null);
  assert.equal(await page.getByRole("alertdialog").count(), 0);
});

journey("pictures are found, kept as favourites, and taken back", { account: newUser }, async ({ page, account, url, device }) => {
  await drawPictures(account, ["Ein Bär im Wald", "Eine Katze", "Ein Hund"]);
  const press = (locator) => (device === "phone" ? locator.tap() : locator.click());
  await page.goto(album(url));
  await pictures(page, 3);
  assert.deepEqual(await shownSentences(page), ["Ein Hund", "Eine Katze", "Ein Bär im Wald"]);

  await page.getByLabel("Bilder suchen").fill("baer");
  await pictures(page, 1);
  assert.deepEqual(await shownSentences(page), ["Ein Bär im Wald"]);
  await page.getByLabel("Bilder suchen").fill("");
  await pictures(page, 3);

  await press(page.getByRole("button", { name: "Favorit: Eine Katze" }));
  await page.getByRole("button", { name: "Favorit: Eine Katze", pressed: true }).waitFor();
  await press(page.getByRole("button", { name: "Favoriten", exact: true }));
  await pictures(page, 1);
  assert.deepEqual(await shownSentences(page), ["Eine Katze"]);
  await press(page.getByRole("button", { name: "Alle", exact: true }));
  await pictures(page, 3);

  await press(page.getByRole("button", { name: "Löschen: Ein Hund" }));
  await pictures(page, 2);
  await toast(page, "Das Bild ist gelöscht").waitFor();
  await press(page.getByRole("button", { name: "Rückgängig" }));
  await pictures(page, 3);

  await press(page.getByRole("button", { name: "Als Seite für ein Malbuch nehmen: Eine Katze" }));
  await page.getByRole("button", { name: "Liegt bei Ihren Seiten" }).waitFor();
  await page.getByRole("link", { name: "Neues Bild" }).click();
  await pictureIsThere(page, 1);
  await promptField(page).waitFor();
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze"]);
});

test("two windows lose no page of each other", async (running) => {
  const account = await newUser();
  const storage = { hasSeenTutorial: "true", ...account.storage };
  const { page: first, context, faults } = await openPage(site.browser, site.url, { ...devices.desktop, storage, cookies: account.cookies });
  running.after(() => context.close());
  const second = await context.newPage();
  // Late answers: each window has news of the other before it has the server's.
  await context.route("**/api/workbench", async (route) => {
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, 300));
    await route.fulfill({ response });
  });
  await first.goto(site.url);
  await second.goto(site.url);
  await draw(first, "Eine Katze", 1);
  await pictureIsThere(second, 1);
  await draw(second, "Ein Hund", 2);
  await pictureIsThere(first, 2);
  // Both at once: neither has seen the other's page when it adds its own.
  await Promise.all([promptField(first).fill("Eine Kuh"), promptField(second).fill("Ein Pferd")]);
  await Promise.all([drawButton(first).click(), drawButton(second).click()]);
  await Promise.all([pictureIsThere(first, 4), pictureIsThere(second, 4)]);
  for (const page of [first, second]) {
    await page.reload();
    await pictureIsThere(page, 4);
    assert.deepEqual((await pagesInOrder(page)).sort(), ["Ein Hund", "Ein Pferd", "Eine Katze", "Eine Kuh"]);
  }
  await context.unrouteAll({ behavior: "ignoreErrors" });
  // Who comes second is told so, and puts both together.
  assertFaults(faults, [], [/status of 409.*api\/workbench/]);
});

test("folders hold pictures and books, by keyboard alone", async (running) => {
  const account = await newUser();
  await newBook(account, { title: "Tiere", prompts: ["Eine Katze"] });
  const storage = { hasSeenTutorial: "true", ...account.storage };
  const { page, context, faults } = await openPage(site.browser, site.url, { storage, cookies: account.cookies });
  running.after(() => context.close());
  await page.goto(album(site.url));
  await pictures(page, 1);
  await page.getByRole("button", { name: "Neuer Ordner" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type("Für Emma");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Für Emma (0)", pressed: true }).waitFor();
  await page.getByLabel("Malbuch in diesen Ordner legen").selectOption({ label: "Tiere" });
  await page.getByRole("link", { name: "Tiere", exact: true }).waitFor();
  await page.getByRole("button", { name: "Alle", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Ordner für: Eine Katze").selectOption({ label: "Für Emma" });
  await page.getByRole("button", { name: "Für Emma (2)" }).waitFor();
  await page.getByRole("button", { name: "Für Emma (2)" }).click();
  await pictures(page, 1);
  assertFaults(faults, []);
});

for (const [width, device] of Object.entries(widths)) {
  test(`every control of my pictures can be pressed at ${width} pixels, and nothing is wider than the window`, async (running) => {
    const account = await newUser();
    await drawPictures(account, ["Eine Katze", "Ein Hund mit einem sehr langen roten Schal", "Ein Pferd"]);
    const storage = { hasSeenTutorial: "true", ...account.storage };
    const { page, context, faults } = await openPage(site.browser, site.url, { ...device, storage, cookies: account.cookies });
    running.after(() => context.close());
    await page.goto(album(site.url));
    await pictures(page, 3);
    await page.getByRole("button", { name: "Neuer Ordner" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Zum Geburtstag von Großmutter Annegret-Elisabeth");
    await page.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.deepEqual(await coveredControls(page), []);
    await page.getByRole("button", { name: "Alle", exact: true }).click();
    await pictures(page, 3);
    assert.deepEqual(await coveredControls(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the window");
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/my-pictures-${width}.png`, fullPage: true });
    assertFaults(faults, []);
  });
}
