// What comes by itself or stays in sight is in nobody's way: messages, the wishes of the workbench.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, drawButton, pagesInOrder, pictureIsThere, promptField, serverHas, toast } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { drawPictures, newPremiumUser, newUser } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const widths = { 390: devices.phone, 820: tablet, 1280: devices.desktop };

async function open(running, device, person) {
  const storage = { hasSeenTutorial: "true", ...person?.storage };
  const opened = await openPage(site.browser, site.url, { ...device, storage, cookies: person?.cookies ?? [] });
  running.after(() => opened.context.close());
  return opened;
}

/** Waits until the message that is shown lies over no control of the page; the footer's links are none that one needs. */
const isOutOfTheWay = (page) =>
  page.waitForFunction(() => {
    const message = document.querySelector("li[data-state=open]")?.getBoundingClientRect();
    if (!message || message.top < 0 || message.bottom > innerHeight) return false;
    return [...document.querySelectorAll(":is(main, header) :is(a[href], button, input, textarea, select, label)")].every((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      return right <= message.left || left >= message.right || bottom <= message.top || top >= message.bottom;
    });
  });

for (const [width, device] of Object.entries(widths)) {
  test(`a message lies over no form and no button (${width})`, async (running) => {
    const { page, faults } = await open(running, device);
    await page.goto(site.url);
    await promptField(page).fill("Zwei Pinguine");
    await drawButton(page).click();
    await page.waitForURL("**/auth/login");
    await toast(page, "Anmeldung erforderlich").waitFor();
    await isOutOfTheWay(page);
    assertFaults(faults, [/status of 401/]);

    const bench = await open(running, device, await newUser());
    await bench.page.goto(site.url);
    await draw(bench.page, "Eine Katze", 1);
    await draw(bench.page, "Ein Hund", 2);
    await draw(bench.page, "Ein Igel", 3);
    await bench.page.getByRole("button", { name: "Seite 3 entfernen" }).click();
    await toast(bench.page, "Seite 3 ist entfernt.").waitFor();
    await isOutOfTheWay(bench.page);
    assertFaults(bench.faults, []);
  });

  test(`a book with too many pages says so over nothing else (${width})`, async (running) => {
    const user = await newUser();
    const pages = (await drawPictures(user, Array(6).fill("Eine Katze"))).map((imageUrl) => ({ prompt: "Eine Katze", imageUrl }));
    const pending = { ...pages[0], timestamp: new Date().toISOString(), pages };
    const { page, faults } = await open(running, device, { ...user, storage: { ...user.storage, pendingColoringBook: JSON.stringify(pending) } });
    await page.goto(site.url);
    const bar = page.getByRole("region", { name: "Ihr Malbuch" });
    const words = bar.getByText("6 Seiten: In ein Malbuch passen 5. Bitte eine Seite herausnehmen.");
    await words.waitFor();
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--bar-height") !== "");
    const [inner, outer] = [await words.boundingBox(), await bar.boundingBox()];
    assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height, "the words are in their bar");
    assert.ok(outer.y + outer.height <= page.viewportSize().height);
    assert.deepEqual(await coveredControls(page), []);
    await bar.getByRole("button", { name: "Letzte Seite herausnehmen" }).press("Enter");
    await bar.getByText("5 von 5 Seiten").waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Malbuch erstellen");
    assertFaults(faults, []);
  });

  test(`the message of a deleted picture lies over the middle of nothing (${width})`, async (running) => {
    const user = await newUser();
    await drawPictures(user, Array(8).fill("Ein Igel"));
    const { page, faults } = await open(running, device, user);
    await page.goto(`${site.url}/meine-bilder`);
    await page.waitForFunction(() => document.querySelectorAll("main li img").length === 8);
    const bin = page.getByRole("button", { name: "Löschen: Ein Igel" }).nth(3);
    await bin.scrollIntoViewIfNeeded();
    await (device.hasTouch ? bin.tap() : bin.click());
    await toast(page, "Das Bild ist gelöscht").waitFor();
    // On a phone it finds room over the words of the pictures, and finds it again where the page is scrolled.
    if (device === devices.phone) {
      await isOutOfTheWay(page);
      await page.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
      await isOutOfTheWay(page);
    }
    await page.waitForFunction(() => {
      const message = document.querySelector("li[data-state=open]")?.getBoundingClientRect();
      if (!message || message.top < 0 || message.bottom > innerHeight) return false;
      return [...document.querySelectorAll(":is(main, header) :is(a[href], button, input, select)")].every((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < message.left || x > message.right || y < message.top || y > message.bottom;
      });
    });
    assertFaults(faults, []);
  });

  test(`all wishes leave within reach what lies below them (${width})`, async (running) => {
    const { page, faults } = await open(running, device, await newPremiumUser());
    await page.goto(site.url);
    await page.locator("[data-region]").first().waitFor();
    await page.getByRole("button", { name: "Wünsche zum Blatt" }).click();
    await page.getByRole("button", { name: "Mehr Wünsche" }).click();
    await page.getByLabel("Wetter und Tageszeit").waitFor();
    await page.getByRole("radio", { name: "Wiese" }).waitFor();
    assert.deepEqual(await coveredControls(page), []);
    assertFaults(faults, []);
  });
}

journey("a page that was removed is put back at its place, also on the next visit", { account: newUser }, async ({ page, account, url, device }) => {
  const press = (name) => {
    const button = page.getByRole("button", { name, exact: true });
    return device === "phone" ? button.tap() : button.click();
  };
  await page.goto(url);
  for (const [index, prompt] of ["Eine Katze", "Ein Hund", "Ein Igel"].entries()) await draw(page, prompt, index + 1);
  await press("Seite 2 entfernen");
  await serverHas(account, ["Eine Katze", "Ein Igel"]);
  await press("Rückgängig");
  await serverHas(account, ["Eine Katze", "Ein Hund", "Ein Igel"]);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze", "Ein Hund", "Ein Igel"]);
  await page.reload();
  await pictureIsThere(page, 3);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze", "Ein Hund", "Ein Igel"]);
  assert.equal(await page.locator("li[data-state=open]").count(), 0, "nobody has to be told what they see");
});
