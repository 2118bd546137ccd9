// With the keyboard alone: on every screen Tab reaches every control and shows where it is, Escape closes what is open.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { escapeFaults, tabTo, walkFaults } from "./keyboard.mjs";
import { newPremiumUser } from "./people.mjs";
import { asAdmin, asPupil, asTeacher, asUser, clearWorkbench, furnish, signedOut } from "./screens.mjs";
import { openPage } from "./support.mjs";

useSite();

const people = {
  "a visitor": [signedOut],
  "a user": [asUser, "user"],
  "a teacher": [asTeacher, "teacher"],
  "a pupil": [asPupil, "pupil"],
  "an administrator": [asAdmin, "admin"],
};
// A narrow window is what somebody has who enlarges everything four times.
const windows = { desktop: devices.desktop, phone: { viewport: devices.phone.viewport } };

async function open(running, properties, person) {
  const opened = await openPage(site.browser, site.url, {
    ...properties,
    reducedMotion: "reduce",
    storage: { hasSeenTutorial: "true", ...person?.storage },
    cookies: person?.cookies,
  });
  running.after(() => opened.context.close());
  return opened;
}

for (const [who, [screens, account]] of Object.entries(people)) {
  for (const [device, properties] of Object.entries(windows)) {
    test(`${who} gets everywhere with Tab (${device})`, async (running) => {
      const house = { ...(await furnish()), device };
      const person = house[account];
      if (person) await clearWorkbench(person);
      const { page, faults } = await open(running, properties, person);
      await page.goto(`${site.url}/robots.txt`);
      const found = [];
      for (const [name, open] of Object.entries(screens)) {
        await open(page, house);
        for (const faultsOf of [walkFaults, escapeFaults]) {
          found.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
        }
      }
      assert.deepEqual(found, []);
      assertFaults(faults.filter((fault) => !/status of 40[14]/.test(fault)), []);
    });
  }
}

const dialog = (page) => page.locator("[role=dialog], [role=alertdialog]");

/** Presses what is reached with Tab, as often as it takes. */
async function press(page, name, key = "Enter") {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

for (const [device, properties] of Object.entries(windows)) {
  test(`from a sentence to the book without a mouse (${device})`, async (running) => {
    const { page, faults } = await open(running, properties, await newPremiumUser());
    await page.goto(site.url);
    await tabTo(page, "Was soll auf dem Bild zu sehen sein?");
    await page.keyboard.type("Eine Katze im Garten");
    await page.keyboard.press("Enter");
    await page.getByAltText("Ausmalbild 1", { exact: true }).waitFor();

    await press(page, "Ausmalen und drucken: Seite 1");
    await page.waitForURL("**/bild/*");
    await press(page, "Hier ausmalen");
    await page.locator("[data-region]").first().waitFor();
    await tabTo(page, /Fläche 1 von/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.locator("[data-region]:not([fill='#fff'])").first().waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement.textContent === "Hier ausmalen");
    await press(page, "Zurück zu Ihren Seiten");
    await page.waitForURL(`${site.url}/`);

    await press(page, "Malbuch erstellen");
    await dialog(page).waitFor();
    await page.keyboard.type("Im Garten");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Für lange Autofahrten");
    await press(page, "Malbuch erstellen");
    await page.waitForURL("**/preview/*");
    await page.getByText(/^Seite 1 von \d+$/).waitFor();
    await press(page, "Nächste Seite");
    await page.getByText(/^Seite 2 von \d+$/).waitFor();
    const saved = page.waitForEvent("download");
    await press(page, "Herunterladen");
    assert.equal((await saved).suggestedFilename(), "Im Garten.pdf");
    assertFaults(faults, []);
  });

  test(`a class and the administration without a mouse (${device})`, async (running) => {
    const { teacher, admin } = await furnish();
    const school = await open(running, properties, teacher);
    await school.page.goto(`${site.url}/klassen`);
    await school.page.getByRole("button", { name: /^Klasse .* öffnen$/ }).waitFor();
    await press(school.page, /^Klasse .* öffnen$/);
    await school.page.getByRole("button", { name: "Neue Passwörter für alle" }).waitFor();
    await press(school.page, /^Neues Passwort für Jürgen/);
    await dialog(school.page).waitFor();
    assert.deepEqual(await escapeFaults(school.page), []);
    assert.match(await school.page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^Neues Passwort für Jürgen/);
    await press(school.page, "Alle Klassen");
    await school.page.getByRole("button", { name: /^Klasse .* öffnen$/ }).waitFor();
    assertFaults(school.faults, []);

    const { page, faults } = await open(running, properties, admin);
    await page.goto(`${site.url}/admin`);
    await page.getByText("Neue Konten").waitFor();
    await tabTo(page, "Dashboard");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/admin/benutzer");
    await page.getByRole("button", { name: "Benutzer anlegen" }).waitFor();
    await press(page, "Benutzer anlegen");
    await dialog(page).waitFor();
    assert.deepEqual(await escapeFaults(page), []);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Benutzer anlegen");
    assertFaults(faults, []);
  });
}
