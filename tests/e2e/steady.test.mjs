// What somebody is using stays where it is, fits its window, and is still there after a reload.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { newBook, newPremiumUser, newTeacher, newUser, send } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const widths = { 390: devices.phone, 820: tablet, 1280: devices.desktop };

async function open(running, device, person, more) {
  const storage = { hasSeenTutorial: "true", ...person?.storage };
  const opened = await openPage(site.browser, site.url, { ...device, ...more, storage, cookies: person?.cookies ?? [] });
  running.after(() => opened.context.close());
  return opened;
}

/** Touches or clicks, as one does on the device. */
const press = (locator, { hasTouch }) => (hasTouch ? locator.tap() : locator.click());

for (const [width, device] of Object.entries(widths)) {
  test(`the first tap on the page moves nothing (${width})`, async (running) => {
    const { page, faults } = await open(running, device);
    await page.goto(site.url);
    await page.locator("[data-region]").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.evaluate(() => {
        const controls = [...document.querySelectorAll("main :is(textarea, label, button[type=submit], [role=group])")];
        return controls.filter((control) => control.checkVisibility({ visibilityProperty: true })).map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return [control.textContent.slice(0, 30), ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
        });
      });
    const before = await places();
    assert.ok(before.length > 7, "the crayons, the field and what is coloured");
    await press(page.getByRole("group", { name: /^Ausmalbild zum Ausmalen/ }), device);
    await page.getByRole("button", { name: "Rückgängig" }).waitFor();
    assert.deepEqual(await places(), before);
    assertFaults(faults, []);
  });

  test(`a deleted book is put back, also after the page was loaded anew (${width})`, async (running) => {
    const user = await newUser();
    await newBook(user, { title: "Ente und Igel" });
    const { page, faults } = await open(running, device, user);
    const title = page.getByText("Ente und Igel", { exact: true });
    const undo = page.getByRole("button", { name: "Rückgängig" });
    await page.goto(`${site.url}/my-books`);
    await title.waitFor();
    await press(page.getByRole("button", { name: /Ente und Igel.*löschen/ }), device);
    await undo.waitFor();
    await page.reload();
    await undo.waitFor();
    await page.getByText("Noch keine Malbücher erstellt").waitFor();
    await press(undo, device);
    await title.waitFor();
    await page.reload();
    await title.waitFor();
    assert.equal(await undo.count(), 0);
    assertFaults(faults, []);
  });

  test(`a child's page is seen whole, and all by keyboard (${width})`, async (running) => {
    const teacher = await newTeacher({ firstName: "Ruth" });
    const book = await newBook(teacher, { title: "Im Zoo", prompts: ["Ein Elefant"] });
    const share = await (await send("POST", "/api/school/shares", { book }, teacher.token)).json();
    const child = await open(running, device);
    await child.page.goto(`${site.url}/teilen/${share.token}`);
    await child.page.getByLabel("Dein Vorname").fill("Mia");
    await press(child.page.getByRole("button", { name: "Los geht’s" }), device);
    await press(child.page.getByRole("button", { name: "Bild 1 ausmalen" }), device);
    await child.page.locator("[data-region]").first().waitFor();
    const isSent = child.page.waitForResponse((answer) => /\/works?\b/.test(answer.url()) && answer.request().method() !== "GET" && answer.ok());
    await child.page.locator("[data-region]").first().press("Enter");
    await isSent;

    const { page, faults } = await open(running, device, teacher, { reducedMotion: "reduce" });
    await page.goto(`${site.url}/freigaben/${share.id}`);
    const tile = page.getByRole("button", { name: "Bild 1 von Mia" });
    await tile.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Bild 1 von Mia" });
    await dialog.locator("img[data-drawn=true]").waitFor();
    const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
    for (const name of ["Schließen", "Drucken", "Bild löschen", "Schließen"]) {
      await page.keyboard.press("Tab");
      assert.equal(await focused(), name);
    }
    const height = page.viewportSize().height;
    for (const part of [dialog, dialog.getByRole("img"), ...(await dialog.getByRole("button").all())]) {
      const box = await part.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height, `${JSON.stringify(box)} is in the window`);
    }
    assert.equal(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 0, "nothing to scroll");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.querySelector("img")?.alt === "Bild 1 von Mia");
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assertFaults(faults, []);
    assertFaults(child.faults, []);
  });
}

test("the look that was chosen stays, whatever the device wants", async (running) => {
  for (const [scheme, other] of [["light", "dark"], ["dark", "light"]]) {
    const { page, faults } = await open(running, devices.phone, await newPremiumUser(), { colorScheme: scheme });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto(site.url);
    const choice = page.getByLabel("Darstellung");
    await choice.waitFor();
    const own = await paper();
    await choice.selectOption(other);
    const chosen = await paper();
    assert.notEqual(chosen, own);
    await page.goto(`${site.url}/konto`);
    await choice.waitFor();
    assert.equal(await choice.inputValue(), other);
    assert.equal(await paper(), chosen);
    await choice.selectOption("system");
    assert.equal(await paper(), own);
    assertFaults(faults, []);
  }
});
