// Many pages at once: from own lines and from a theme, with wishes, at three widths, with mouse, finger and keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isInSight, pagesInOrder, pictureIsThere } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { failures } from "./network.mjs";
import { newPremiumUser } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const widths = { 390: devices.phone, 820: { viewport: { width: 820, height: 1180 }, hasTouch: true }, 1280: devices.desktop };
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** A page of its own for one test, at the open dialog. */
async function openDialog(running, device) {
  const account = await newPremiumUser();
  const storage = { hasSeenTutorial: "true", ...account.storage };
  const { page, context, faults } = await openPage(site.browser, site.url, { ...device, storage, cookies: account.cookies });
  running.after(() => context.close());
  await page.goto(site.url);
  const press = (locator) => (device.hasTouch ? locator.tap() : locator.click());
  const opener = page.getByRole("button", { name: "Mehrere auf einmal" });
  await press(opener);
  const dialog = page.getByRole("dialog", { name: "Mehrere Seiten auf einmal" });
  await dialog.waitFor();
  return { page, dialog, press, opener, faults };
}

for (const [width, device] of Object.entries(widths)) {
  test(`a theme becomes sentences, which are changed and drawn with wishes, at ${width} pixels`, async (running) => {
    const { page, dialog, press, faults } = await openDialog(running, device);
    await dialog.getByLabel("Thema").fill("Bauernhof");
    await press(dialog.getByRole("button", { name: "Sätze vorschlagen" }));
    await dialog.getByText("Das Buch dazu").waitFor();
    // What the theme has switched on lies below the fold: it is told beside the theme, with the way there.
    await dialog.getByText(/Sätze sind eingetragen, dazu Titel und Beschreibung/).waitFor();
    await press(dialog.getByRole("button", { name: "Ansehen und ändern" }));
    await page.waitForFunction(() => {
      const { top, height } = document.activeElement.getBoundingClientRect();
      return document.activeElement.getAttribute("aria-label") === "Das Buch dazu" && top > 0 && top + height / 2 < innerHeight;
    });
    await dialog.getByLabel("Ein Bild je Zeile").fill("Eine Katze\nEin Hund im Garten");
    await press(dialog.getByText("Wünsche zum Blatt"));
    await press(dialog.getByLabel("3 bis 5 Jahre"));
    await press(dialog.getByLabel("Querformat"));
    await press(dialog.getByRole("button", { name: "Mehr Wünsche" }));
    await dialog.getByLabel("Wetter und Tageszeit").selectOption({ index: 1 });
    assert.deepEqual(await coveredControls(page), []);
    assert.ok(await fits(page), "nothing is wider than the window");
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/many-${width}.png` });

    const orders = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/generate")) orders.push(request.postDataJSON().options);
    });
    await press(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
    await dialog.getByText("2 von 2 Bildern").waitFor();
    await press(dialog.getByRole("button", { name: "Zu den Seiten" }));
    await pictureIsThere(page, 2);
    assert.deepEqual(await pagesInOrder(page), ["Eine Katze", "Ein Hund im Garten"]);
    // The button that opened the dialog is far below: the first of the new pages is what one sees and goes on with.
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Ausmalen und drucken: Seite 1");
    await isInSight(page, 1);
    for (const { age, orientation, weather } of orders) {
      assert.deepEqual({ age, orientation }, { age: "3-5", orientation: "landscape" });
      assert.ok(weather, "the weather is wished for each page");
    }
    assert.equal(orders.length, 2);
    assertFaults(faults, []);
  });
}

test("one sees how far it is, stops in the middle, and keeps what is drawn", async (running) => {
  const { page, dialog, press, faults } = await openDialog(running, devices.phone);
  await dialog.getByLabel("Ein Bild je Zeile").fill("Eine Katze\nEin Hund\nEine Kuh");
  let asked = 0;
  let ask;
  const isHeld = new Promise((resolve) => {
    ask = resolve;
  });
  // The first is drawn; from the second on nothing comes back.
  await page.route("**/api/generate", (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    ask();
  });
  await press(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
  await isHeld;
  await dialog.getByText("1 von 3 Bildern").waitFor();
  assert.equal(await dialog.getByRole("progressbar").evaluate((bar) => bar.value / bar.max), 1 / 3);
  await press(dialog.getByRole("button", { name: "Aufhören" }));
  await dialog.getByText("Aufgehört. Was gezeichnet ist, liegt bei Ihren Seiten.").waitFor();
  await press(dialog.getByRole("button", { name: "Zu den Seiten" }));
  await pictureIsThere(page, 1);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze"]);
  assertFaults(faults, []);
});

test("what a broken connection left out is named with its words, and drawn at the next attempt", async (running) => {
  const { page, dialog, press, faults } = await openDialog(running, devices.phone);
  await dialog.getByLabel("Ein Bild je Zeile").fill("Eine Katze\nEin Hund\nEine Kuh");
  const { says, answer } = failures["a broken connection"];
  await page.route("**/api/generate", (route) =>
    route.request().postDataJSON().prompt === "Ein Hund" ? answer(route) : route.continue(),
  );
  await press(dialog.getByRole("button", { name: "3 Bilder zeichnen" }));
  await dialog.getByText("Zeile 2, „Ein Hund“:").waitFor();
  await page.unroute("**/api/generate");
  await press(dialog.getByRole("button", { name: "Diese Zeilen ändern" }));
  assert.equal(await dialog.getByLabel("Ein Bild je Zeile").inputValue(), "Ein Hund\nEine Kuh");
  await press(dialog.getByRole("button", { name: "2 Bilder zeichnen" }));
  await dialog.getByText("2 von 2 Bildern").waitFor();
  await press(dialog.getByRole("button", { name: "Zu den Seiten" }));
  await pictureIsThere(page, 3);
  assert.deepEqual((await pagesInOrder(page)).sort(), ["Ein Hund", "Eine Katze", "Eine Kuh"]);
  assertFaults(faults, [says]);
});

test("many pages are drawn by keyboard alone, and the focus comes back", async (running) => {
  const { page, dialog, opener, faults } = await openDialog(running, devices.desktop);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Mehrere auf einmal");
  await opener.press("Enter");
  await dialog.waitFor();
  await dialog.getByLabel("Ein Bild je Zeile").focus();
  await page.keyboard.type("Eine Katze");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ein Hund");
  await dialog.getByRole("button", { name: "2 Bilder zeichnen" }).press("Enter");
  await dialog.getByText("2 von 2 Bildern").waitFor();
  await page.keyboard.press("Escape");
  await pictureIsThere(page, 2);
  assertFaults(faults, []);
});
