// What one needs next is in the window, on small phones too: the field and its button, paging, crayons for small fingers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { colourHere, drawButton, promptField } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { drawPictures, newBook, newUser } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const phone = (width, height) => ({ ...devices.phone, viewport: { width, height } });

async function open(running, device, person, more) {
  const storage = { hasSeenTutorial: "true", ...person?.storage, ...more };
  const opened = await openPage(site.browser, site.url, { ...device, storage, cookies: person?.cookies ?? [], reducedMotion: "reduce" });
  running.after(() => opened.context.close());
  return opened;
}

/** Whether all of a control lies in the window, and nothing over its middle. */
const isAtHand = (control) =>
  control.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit);
  });

// With the bars of their browsers: an iPhone 14, an iPhone SE, a small Android phone, the first iPhone SE.
for (const [width, height] of [[390, 844], [390, 664], [375, 553], [360, 640], [320, 568]]) {
  test(`a visitor's first screen has the picture, the crayons, the field and its button (${width} x ${height})`, async (running) => {
    const { page, faults } = await open(running, phone(width, height));
    await page.goto(site.url);
    await page.locator("[data-region]").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const control of [promptField(page), drawButton(page)]) assert.ok(await isAtHand(control));
    const picture = await page.getByRole("group", { name: /^Ausmalbild zum Ausmalen/ }).boundingBox();
    assert.ok(picture.height >= 128, `${picture.height} pixels are enough to colour in`);
    assert.ok(picture.y + picture.height <= (await page.getByRole("group", { name: "Buntstifte" }).boundingBox()).y);
    assertFaults(faults, []);
  });
}

for (const [name, device] of Object.entries({ "390 x 664": phone(390, 664), "390 x 844": devices.phone, "820 x 1180": { ...devices.phone, viewport: { width: 820, height: 1180 } } })) {
  test(`a book's paging stays in sight, and shows its side (${name})`, async (running) => {
    const { page, faults } = await open(running, device);
    await page.goto(`${site.url}/preview/space-adventure`);
    const place = page.getByRole("status").filter({ hasText: /^Seite \d+ von \d+/ });
    const next = page.getByRole("button", { name: "Nächste Seite" });
    await place.filter({ hasText: "Seite 1 von" }).waitFor();
    for (const tool of ["Hier ausmalen", "Diese Seite drucken"]) assert.ok(await isAtHand(page.getByRole("button", { name: tool })), tool);
    await next.tap();
    await place.filter({ hasText: "Seite 2 von" }).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0, "what is seen whole stays where it is");

    await page.getByText("Druckoptionen").tap();
    await page.getByRole("radio", { name: "A5" }).waitFor();
    await page.evaluate(() => document.querySelector("footer").scrollIntoView({ block: "start", behavior: "instant" }));
    await page.getByRole("radio", { name: "A5" }).evaluate((radio) => radio.scrollIntoView({ block: "center", behavior: "instant" }));
    assert.ok(await isAtHand(next), "paging is there from far below");
    await next.tap();
    await place.filter({ hasText: "Seite 3 von" }).waitFor();
    await page.waitForFunction(() => {
      const side = document.querySelector("[data-leaf-keys] img");
      const { top, bottom } = side.parentElement.getBoundingClientRect();
      return side.naturalWidth > 0 && top >= document.querySelector("header").getBoundingClientRect().bottom && bottom <= innerHeight;
    });
    assertFaults(faults, []);
  });

  test(`from picture to picture paging stays under the finger (${name})`, async (running) => {
    const user = await newUser();
    const prompts = ["Eine Katze", "Ein Hund", "Ein Igel"];
    const images = await drawPictures(user, prompts);
    const pages = images.map((imageUrl, index) => ({ prompt: prompts[index], imageUrl }));
    const pending = { ...pages[0], timestamp: new Date().toISOString(), pages };
    const { page, faults } = await open(running, device, user, { pendingColoringBook: JSON.stringify(pending) });
    await page.goto(site.url + images[0].replace("/api/images/", "/bild/"));
    const next = page.getByRole("button", { name: "Nächste Seite" });
    const shown = (number) =>
      page.waitForFunction((wanted) => document.querySelector("main img")?.naturalWidth > 0 && document.querySelector("main nav span")?.textContent === wanted, `Seite ${number} von 3`);
    await shown(1);
    assert.ok(await isAtHand(next));
    for (const tool of ["Hier ausmalen", "Drucken"]) assert.ok(await isAtHand(page.getByRole("button", { name: tool, exact: true })), tool);
    const before = await next.boundingBox();
    for (const number of [2, 3]) {
      await next.tap();
      await shown(number);
      assert.deepEqual(await next.boundingBox(), before);
    }
    // In the room where one colours nothing of what lies behind is left to anybody.
    await page.getByRole("button", { name: "Hier ausmalen" }).tap();
    await page.locator("[data-region]").first().waitFor();
    assert.deepEqual(await coveredControls(page), []);
    assertFaults(faults, []);
  });
}

test("paging through the shelf is one line on a phone", async (running) => {
  const user = await newUser();
  await newBook(user, { title: "Im Garten" });
  const { page, faults } = await open(running, devices.phone, user);
  await page.goto(`${site.url}/my-books`);
  const paging = page.getByRole("navigation", { name: "Seiten" });
  await paging.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const middles = await paging.locator(":scope > *").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)));
  assert.equal(middles.length, 3);
  assert.ok(Math.max(...middles) - Math.min(...middles) <= 1, `${middles}`);
  assertFaults(faults, []);
});

test("crayons are as large as small fingers on a tablet", async (running) => {
  const { page, faults } = await open(running, { ...devices.phone, viewport: { width: 820, height: 1180 } });
  await page.goto(`${site.url}/preview/space-adventure`);
  await colourHere(page);
  await page.locator("[data-region]").first().waitFor();
  const sizes = await page.locator("[role=dialog] label").evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
  assert.equal(sizes.length, 31, "24 crayons, an eraser, 6 ways of painting");
  assert.ok(Math.min(...sizes) >= 48, `${sizes}`);
  for (const label of await page.locator("[role=dialog] label").all()) assert.ok(await isAtHand(label));
  assertFaults(faults, []);
});
