// The room in which one colours: the whole window, page after page, 24 crayons, an eraser, patterns; by mouse, finger
// and keyboard.
import assert from "node:assert/strict";
import { PNG } from "pngjs";
import fs from "node:fs/promises";
import { colourHere } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { journey, useSite } from "./journey.mjs";
import { newBook, newUser } from "./people.mjs";

useSite();

const room = (page) => page.getByRole("dialog", { name: "Ausmalen" });
const region = (page, index) => page.locator("[data-region]").nth(index);
const fills = (page) => page.locator("[data-region]").evaluateAll((all) => all.map((shape) => shape.getAttribute("fill")));
const press = (device, locator) => (device === "phone" ? locator.tap() : locator.click());

/** Chooses a crayon or a way of painting where it is drawn: its label, under its own middle. */
async function take(page, device, name) {
  const label = page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  const isHit = await label.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  assert.ok(isHit, `${name} can be pressed without scrolling`);
  await press(device, label);
}

/** Taps a region at a point that is its own. */
async function tap(page, device, index) {
  const { x, y } = await region(page, index).evaluate((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect();
    for (let y = top + 2; y < top + height; y += 2) {
      for (let x = left + 2; x < left + width; x += 2) if (document.elementFromPoint(x, y) === shape) return { x, y };
    }
    throw new Error("nothing of it is seen");
  });
  if (device === "phone") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function enter(page, url, id = "space-adventure") {
  await page.goto(`${url}/preview/${id}`);
  await colourHere(page);
  await region(page, 0).waitFor();
}

journey("everything is at hand in the window, and nothing lies over it", {}, async ({ page, url }) => {
  await enter(page, url);
  const box = await room(page).boundingBox();
  const { width, height } = page.viewportSize();
  assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, width, height]);
  assert.equal(await page.getByRole("group", { name: "Buntstifte" }).getByRole("radio").count(), 24);
  assert.deepEqual(await coveredControls(page), []);
  const isCut = await page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog] button, [role=dialog] label")].some((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    }),
  );
  assert.equal(isCut, false, "no control is outside of the window");
});

journey("a region is painted, patterned, rubbed out; each step is taken back and made again", {}, async ({ page, url, device }) => {
  await enter(page, url);
  await take(page, device, "Hautton hell");
  await tap(page, device, 3);
  assert.equal((await fills(page))[3], "#fadcc5");
  await take(page, device, "Punkte");
  await take(page, device, "Dunkelblau");
  await tap(page, device, 3);
  assert.match((await fills(page))[3], /^url\(#.*navy-dots\)$/);
  await take(page, device, "Radiergummi");
  await tap(page, device, 3);
  assert.equal((await fills(page))[3], "#fff");
  for (const expected of [/navy-dots/, /^#fadcc5$/, /^#fff$/]) {
    await press(device, page.getByRole("button", { name: "Rückgängig" }));
    assert.match((await fills(page))[3], expected);
  }
  await press(device, page.getByRole("button", { name: "Wiederholen" }));
  assert.equal((await fills(page))[3], "#fadcc5");
});

journey("after a reload one goes on with the same crayon, and takes back what was painted before it", {}, async ({ page, url, device }) => {
  await enter(page, url);
  await tap(page, device, 3);
  await take(page, device, "Dunkelblau");
  await tap(page, device, 3);
  await press(device, page.getByRole("button", { name: "Rückgängig" }));
  await page.reload();
  await region(page, 0).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Dunkelblau" }).isChecked());
  assert.equal((await fills(page))[3], "#e2503f");
  await press(device, page.getByRole("button", { name: "Wiederholen" }));
  assert.equal((await fills(page))[3], "#274a94");
  for (const expected of ["#e2503f", "#fff"]) {
    await press(device, page.getByRole("button", { name: "Rückgängig" }));
    assert.equal((await fills(page))[3], expected);
  }
  await tap(page, device, 3);
  assert.equal((await fills(page))[3], "#274a94");
});

journey("one goes from page to page inside, and the way back of the device leads out of it", { account: newUser }, async ({ page, url, account, device }) => {
  const id = await newBook(account, { title: "Zwei Bilder", prompts: ["Eine Katze", "Ein Hund"] });
  await enter(page, url, id);
  await tap(page, device, 0);
  await press(device, page.getByRole("button", { name: "Nächstes Bild" }));
  await page.getByText("Bild 2 von 2").waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-region][fill="#fff"]').length > 0);
  await press(device, page.getByRole("button", { name: "Vorheriges Bild" }));
  await page.waitForFunction(() => document.querySelectorAll('[data-region][fill="#e2503f"]').length === 1);
  await page.goBack();
  await room(page).waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).pathname, `/preview/${id}`);
  await page.getByAltText(/^Ausmalbild 1/).waitFor();
});

journey("by keyboard alone, with a ring where the focus is", {}, async ({ page, url }) => {
  await page.goto(`${url}/preview/space-adventure`);
  await page.getByText(/^Seite \d+ von \d+$/).waitFor();
  await page.getByRole("button", { name: "Hier ausmalen" }).press("Enter");
  await region(page, 0).waitFor();
  for (let step = 0; step < 8; step++) {
    if (await page.evaluate(() => document.activeElement.matches("[data-region]"))) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  assert.equal((await fills(page))[1], "#e2503f");
  assert.notEqual(await region(page, 1).evaluate((shape) => getComputedStyle(shape).strokeDasharray), "none");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  const chosen = await page.evaluate(() => ({ name: document.activeElement.getAttribute("aria-label"), ring: getComputedStyle(document.activeElement.parentElement).outlineStyle }));
  assert.deepEqual(chosen, { name: "Weinrot", ring: "solid" });
  await page.keyboard.press("Control+z");
  assert.equal((await fills(page))[1], "#fff");
  await page.keyboard.press("Escape");
  await room(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Hier ausmalen");
});

journey("the saved picture has the colour and the grain of the wax", {}, async ({ page, url, device }) => {
  await enter(page, url);
  await take(page, device, "Wachsstift");
  await page.locator("[data-region]").last().press("Enter");
  const [download] = await Promise.all([page.waitForEvent("download"), press(device, page.getByRole("button", { name: "Als Bild speichern" }))]);
  const { data, width, height } = PNG.sync.read(await fs.readFile(await download.path()));
  assert.equal(width, 1600);
  assert.ok(height > 1600);
  const shades = new Set();
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.subarray(at, at + 3);
    if (red > 200 && green - 80 > -5 && green < 240 && Math.abs(green - blue) < 30) shades.add(green);
  }
  assert.ok(shades.size > 50, `${shades.size} shades of red`);
});
