// What visitors do on many pages.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { password, send } from "./people.mjs";

/** Fills in the registration form, which the page shows. */
export async function register(page, email) {
  await page.getByLabel("Vorname").fill("Jürgen");
  await page.getByLabel("Nachname").fill("Groß");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Registrieren" }).click();
}

/** Fills in a login form, which the page shows. */
export async function signIn(page, email, secret = password) {
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(secret);
  await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
}

export const promptField = (page) => page.getByLabel("Was soll auf dem Bild zu sehen sein?");
export const drawButton = (page) => page.getByRole("button", { name: "Magisches Bild generieren" });

/** Draws one page and waits for its picture to be there. */
export async function draw(page, prompt, number) {
  await promptField(page).fill(prompt);
  await drawButton(page).click();
  await pictureIsThere(page, number);
}

/** Waits for the picture of a page, loaded. */
export async function pictureIsThere(page, number) {
  await page.getByAltText(`Ausmalbild ${number}`, { exact: true }).waitFor();
  await page.waitForFunction(
    (alt) => [...document.images].some((image) => image.alt === alt && image.complete && image.naturalWidth > 0),
    `Ausmalbild ${number}`,
  );
}

/** Waits until a picture is seen whole: near its edges nothing that stays in sight lies over it. */
export const isInSight = (page, number) =>
  page.waitForFunction((alt) => {
    const picture = [...document.images].find((image) => image.alt === alt);
    if (!picture) return false;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const isSeen = (x, y) => picture.parentElement.contains(document.elementFromPoint(x, y));
    return [top + 4, top + height - 4].every((y) => isSeen(left + width / 2, y));
  }, `Ausmalbild ${number}`);

/** Fills in the book's dialog and makes the book. */
export async function makeBook(page, title, description = "Für Mia, zum sechsten Geburtstag") {
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill(title);
  await dialog.getByLabel("Beschreibung").fill(description);
  await dialog.getByRole("button", { name: "Malbuch erstellen" }).click();
  await page.waitForURL("**/preview/*");
  await page.getByRole("heading", { name: title }).waitFor();
}

/** The words of the message that is shown. */
export const toast = (page, text) => page.locator("[data-state=open]").getByText(text).first();

/** Which pages lie in the grid, by what was asked for. */
export const pagesInOrder = (page) => page.locator("[data-page]").evaluateAll((cards) => cards.map((card) => card.querySelector("[data-sentence]")?.textContent));

/**
 * Waits until the server has these pages on somebody's workbench, by what was asked for. Not for a call of the app: it
 * makes none where what changed has changed back before it looked.
 */
export async function serverHas({ token }, prompts) {
  const onServer = async () => (await (await send("GET", "/api/workbench", undefined, token)).json()).pages.map(({ prompt }) => prompt);
  let found = await onServer();
  for (const start = Date.now(); found.join() !== prompts.join(); found = await onServer()) {
    assert.ok(Date.now() - start < 60_000, `the server has ${found.join(", ")} instead of ${prompts.join(", ")}`);
    await pause(50);
  }
}

/**
 * Where a picture can be coloured: a point of a region with nothing of another one close by. No fixed place will do, as
 * what lies there depends on the drawing, whose seed nobody knows.
 * @returns {Promise<{index: number, position: {x: number, y: number}}>} which region, and the point in the picture
 */
export async function spotIn(sheet) {
  await sheet.locator("[data-region]").first().waitFor();
  const spot = await sheet.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const regions = [...element.querySelectorAll("[data-region]")];
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-region]");
    for (let y = top + 8; y < top + height; y += 8) {
      for (let x = left + 8; x < left + width; x += 8) {
        const region = at(x, y);
        const isWide = [[-6, 0], [6, 0], [0, -6], [0, 6]].every(([dx, dy]) => at(x + dx, y + dy) === region);
        const index = regions.indexOf(region);
        if (index >= 0 && isWide) return { index, position: { x: x - left - element.clientLeft, y: y - top - element.clientTop } };
      }
    }
    return null;
  });
  assert.ok(spot, "there is something to colour");
  return spot;
}

/** Lets time pass on a page whose clock stands still (`stopClock`) until something is shown. */
export async function untilShown(page, locator) {
  for (const start = Date.now(); !(await locator.isVisible()); await page.clock.runFor(50)) {
    if (Date.now() - start > 30_000) throw new Error(`waited in vain for ${locator}`);
  }
}

/**
 * Before a page is opened: its clock stands still, and time passes by `page.clock.runFor` and `untilShown` only. A clock
 * that is merely installed goes on ticking, and adds to what a test lets pass whatever the machine takes.
 */
export async function stopClock(page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000); // ahead, because it ticks until then
}

/** Begins to colour an open book. As long as the book is laid out, what comes would push the button away under the finger. */
export async function colourHere(page) {
  await page.getByText(/^Seite \d+ von \d+$/).waitFor();
  await page.getByRole("button", { name: "Hier ausmalen" }).click();
}
