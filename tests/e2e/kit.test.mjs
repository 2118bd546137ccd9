// What all pages share: messages, hints, motion, large text, the keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, pictureIsThere, stopClock, toast, untilShown } from "./acts.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { drawPictures, newBook, newUser, theAdmin } from "./people.mjs";
import { openPage, settled } from "./support.mjs";

useSite();

/** An account that has drawn a page, which its browser remembers. */
async function userWithPage() {
  const user = await newUser();
  const [imageUrl] = await drawPictures(user, ["Eine Katze"]);
  const page = { prompt: "Eine Katze", imageUrl };
  const pending = { ...page, timestamp: new Date().toISOString(), pages: [page] };
  return { ...user, storage: { ...user.storage, pendingColoringBook: JSON.stringify(pending) } };
}

const shownToasts = (page) => page.locator("li[data-state=open]");
const askForMaths = (page) => page.getByRole("button", { name: "Mathematik" }).click();

journey("one message is shown at a time, for five seconds", { account: userWithPage }, async ({ page, url }) => {
  await stopClock(page);
  await page.goto(url);
  await untilShown(page, page.getByRole("button", { name: "Mathematik" }));
  await askForMaths(page);
  await untilShown(page, toast(page, "Premium-Funktion"));
  await page.getByRole("button", { name: "Seite 1 entfernen" }).click();
  await page.mouse.move(5, 5); // a message under the pointer waits
  await untilShown(page, toast(page, "Seite 1 ist entfernt."));
  assert.equal(await shownToasts(page).count(), 1, "the newer one takes the older one's place");
  await page.clock.runFor(4_000);
  assert.equal(await shownToasts(page).count(), 1);
  await page.clock.runFor(1_500);
  await shownToasts(page).waitFor({ state: "detached" });
});

journey("a message is swept away to the right, by 50 pixels or more", { account: userWithPage }, async ({ page, url, device }) => {
  await stopClock(page); // or the message would go by itself while a slow machine sweeps
  await page.goto(url);
  await untilShown(page, page.getByAltText("Ausmalbild 1", { exact: true }));
  await askForMaths(page);
  await untilShown(page, toast(page, "Premium-Funktion"));
  const message = shownToasts(page);
  const rest = () => message.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await rest();
  const box = await message.boundingBox();
  const from = { x: box.x + 30, y: box.y + 20 };
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const sweep = async (distance) => {
    const steps = [1, 2, 3, 4].map((step) => ({ x: from.x + (distance * step) / 4, y: from.y }));
    if (device === "phone") {
      await touch("touchStart", [from]);
      for (const point of steps) await touch("touchMove", [point]);
      await touch("touchEnd", []);
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of steps) await page.mouse.move(x, y);
      await page.mouse.up();
    }
  };
  await sweep(40);
  await message.and(page.locator("[data-swipe=cancel]")).waitFor();
  await rest();
  assert.deepEqual(await message.boundingBox(), box, "40 pixels are too few: it is back in its place");
  await sweep(70);
  await message.waitFor({ state: "detached" });
});

journey("a message is reached with F8, and closed by keyboard", { account: userWithPage }, async ({ page, url }) => {
  await page.goto(url);
  await pictureIsThere(page, 1);
  const origin = page.getByRole("button", { name: "Buchstaben" });
  const hasFocus = () => origin.evaluate((button) => button === document.activeElement);
  await origin.focus();
  await page.keyboard.press("F8");
  assert.ok(await hasFocus(), "where there is no message there is nowhere to go");
  await askForMaths(page);
  await toast(page, "Premium-Funktion").waitFor();
  // From a button far away, back to it by the same key, and by itself when there is nothing left to be at.
  await origin.focus();
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "Nachricht schließen" }).focus();
  await page.keyboard.press("F8");
  assert.ok(await hasFocus(), "the same key leads back");
  await page.keyboard.press("F8");
  await page.waitForFunction(() => document.activeElement?.closest("[role=region]")?.getAttribute("aria-label")?.includes("F8"));
  await page.waitForFunction(() => getComputedStyle(document.querySelector("li[data-state=open]")).outlineStyle !== "none");
  await page.getByRole("button", { name: "Nachricht schließen" }).focus();
  await page.keyboard.press("Enter");
  await shownToasts(page).waitFor({ state: "detached" });
  assert.ok(await hasFocus(), "the focus is where it was");

  // Where that place is gone meanwhile, the keyboard goes on at the content.
  await page.getByRole("button", { name: "Seite 1 entfernen" }).focus();
  await askForMaths(page);
  await toast(page, "Premium-Funktion").waitFor();
  await page.getByRole("button", { name: "Seite 1 entfernen" }).focus();
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "Seite 1 entfernen" }).evaluate((button) => button.remove());
  await page.getByRole("button", { name: "Nachricht schließen" }).focus();
  await page.keyboard.press("Enter");
  await shownToasts(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
});

test("a hint comes after 700 ms, and at once while another was just open", async (running) => {
  const { page, context, faults } = await openPage(site.browser, site.url, { ...devices.desktop, storage: { hasSeenTutorial: "true" } });
  running.after(() => context.close());
  const hint = (words) => page.getByRole("tooltip", { name: words });
  await stopClock(page);
  await page.goto(`${site.url}/preview/space-adventure`);
  const [back, next] = [page.getByRole("button", { name: "Vorige Seite" }), page.getByRole("button", { name: "Nächste Seite" })];
  await untilShown(page, next);
  await next.click();
  await next.click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(2_000);

  await next.hover();
  await page.clock.runFor(650);
  assert.equal(await page.getByRole("tooltip").count(), 0, "not before 700 ms");
  await page.clock.runFor(100);
  await hint("Nächste Seite").waitFor();
  // As a hand moves: on the way to the other button there is no jump, and each step takes a frame.
  const middleOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const move = async (from, to, steps) => {
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps);
      await page.clock.runFor(20);
    }
  };
  const [there, away] = [await middleOf(back), { x: 5, y: 5 }];
  await move(await middleOf(next), there, 12);
  await hint("Vorige Seite").waitFor();
  await move(there, away, 4);
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  await page.clock.runFor(400);
  await next.hover();
  await page.clock.runFor(650);
  assert.equal(await page.getByRole("tooltip").count(), 0, "300 ms later it takes its time again");
  await move(await middleOf(next), away, 4);
  await page.keyboard.press("Tab");
  await back.focus();
  await page.clock.runFor(50);
  await hint("Vorige Seite").waitFor();
  await page.keyboard.press("Escape");
  await page.clock.runFor(50);
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  assertFaults(faults, []);
});

journey("nothing moves for whoever wants that", { account: newUser, context: { reducedMotion: "reduce" } }, async ({ page, url }) => {
  await page.goto(url);
  await draw(page, "Eine Katze im Garten", 1);
  assert.equal(await page.getByTestId("self-drawing").count(), 0, "the picture is there at once");
  await page.getByRole("button", { name: "Mathematik" }).click();
  await toast(page, "Premium-Funktion").waitFor();
  const longest = await page.evaluate(() => {
    const seconds = (text) => Math.max(...text.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 0.001 : 1)));
    return Math.max(
      ...[...document.querySelectorAll("*")].flatMap((element) => {
        const { transitionDuration, animationDuration, animationIterationCount, animationName } = getComputedStyle(element);
        const repeats = animationName !== "none" && animationIterationCount !== "1"; // flickers, however short it is
        return [seconds(transitionDuration), seconds(animationDuration), repeats ? Number.POSITIVE_INFINITY : 0];
      }),
    );
  });
  assert.ok(longest <= 0.001, `something moves for ${longest} s`);
});

/** All pages, who sees them, and what shows that they have come. */
function pagesOf({ book }) {
  const level1 = (page) => page.getByRole("heading", { level: 1 }).waitFor();
  const shows = (words) => (page) => page.getByText(words).first().waitFor();
  return {
    nobody: {
      "/": (page) => page.locator("[data-region]").first().waitFor(),
      "/galerie": level1,
      "/preise": level1,
      "/preview/space-adventure": (page) => page.getByAltText(/^Umschlag/).waitFor(),
      "/auth/login": level1,
      "/auth/register": level1,
      "/auth/reset-password": level1,
      "/auth/reset-password/abc": level1,
      "/legal/imprint": shows("Kein Impressum verfügbar."),
      "/ueber": shows("Andika"),
      "/gibt-es-nicht": level1,
      "/admin/login": level1,
    },
    user: {
      "/": (page) => pictureIsThere(page, 1),
      "/my-books": shows("Mein Buch"),
      "/konto": shows("Dieses Gerät"),
      "/preise": (page) => page.getByLabel("Gutscheincode").waitFor(),
      [`/preview/${book}`]: (page) => page.getByAltText(/^Umschlag/).waitFor(),
    },
    admin: {
      "/admin": shows("Neue Konten"),
      "/admin/benutzer": shows("leitung@beispiel.de"),
      "/admin/abonnements": shows("Noch keine Abonnements."),
      "/admin/gutscheine": shows("Noch keine Gutscheine."),
      "/admin/rechtliche-texte": (page) => page.getByLabel("HTML").waitFor(),
      "/admin/e-mails": shows("Noch keine E-Mails."),
      "/admin/protokoll": shows("Hat sich registriert."),
    },
  };
}

let furnished;
async function furnish() {
  const admin = await theAdmin();
  const user = await userWithPage();
  return { admin, user, book: await newBook(user, { title: "Mein Buch" }) };
}

/** Opens every page with the given device and hands it to `look`, which returns what is wrong with it. */
async function onEveryPage(device, look) {
  furnished ??= furnish();
  const house = await furnished;
  const wrong = [];
  for (const [who, pages] of Object.entries(pagesOf(house))) {
    const person = house[who];
    const { page, context, faults } = await openPage(site.browser, site.url, {
      ...device,
      reducedMotion: "reduce",
      storage: { hasSeenTutorial: "true", ...person?.storage },
      cookies: person?.cookies,
    });
    for (const [path, ready] of Object.entries(pages)) {
      await page.goto(site.url + path);
      await ready(page);
      await settled(page);
      wrong.push(...(await look(page)).map((what) => `${who} ${path}: ${what}`));
    }
    assertFaults(faults, []);
    await context.close();
  }
  assert.deepEqual(wrong, []);
}

test("text of twice the size fits into 320 pixels", () =>
  onEveryPage({ viewport: { width: 320, height: 700 } }, async (page) => {
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "32px" && document.getAnimations().length === 0);
    return page.evaluate(async () => {
      await document.fonts.ready;
      const name = (element) => `${element.tagName} "${(element.textContent ?? "").trim().slice(0, 40)}"`;
      const wrong = [];
      if (document.documentElement.scrollWidth > innerWidth) {
        wrong.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);
        for (const element of document.querySelectorAll("body *")) {
          const isBeyond = ({ right, width }) => right > innerWidth + 1 && width > 0;
          const scrolls = element.closest("[role=tablist], details:not([open])");
          const isInnermost = ![...element.children].some((child) => isBeyond(child.getBoundingClientRect()));
          if (isBeyond(element.getBoundingClientRect()) && isInnermost && !scrolls) wrong.push(`beyond the edge: ${name(element)}`);
        }
      }
      for (const element of document.querySelectorAll("h1, h2, h3, p, a, button, label, legend, summary, li, td, dd")) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (clipPath !== "none") continue; // for screen readers only
        // The words themselves, not the crayon that fills what is chosen.
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        const isCut = (overflowX === "hidden" && words.right > box.right + 1) || (overflowY === "hidden" && words.bottom > box.bottom + 4);
        if (isCut) wrong.push(`cut off: ${name(element)}`);
      }
      return wrong;
    });
  }));

for (const [device, properties] of Object.entries(devices)) {
  test(`everything is reached with Tab, and one sees where one is (${device})`, () =>
    onEveryPage(properties, async (page) => {
      // Of a group of radio buttons, and of the regions of a picture, one is a stop; arrows do the rest.
      const stops = await page.evaluate(() => {
        const groups = new Set();
        const wanted = [...document.querySelectorAll("a[href], button, input, textarea, select, summary, [tabindex='0']")].filter((element) => {
          if (element.disabled || element.closest("[aria-hidden=true]") || element.getClientRects().length === 0 || element.tabIndex < 0) return false;
          if (getComputedStyle(element).visibility === "hidden" || !element.checkVisibility()) return false;
          if (element.matches("span:empty")) return false; // where Radix lets the focus of messages in and out
          if (element.type !== "radio") return true;
          if (groups.has(element.name)) return false;
          groups.add(element.name);
          return true;
        });
        window.reached = new Set();
        window.stops = wanted;
        document.activeElement?.blur?.();
        return wanted.length;
      });
      const wrong = [];
      for (let press = 0; press < stops + 8; press++) {
        await page.keyboard.press("Tab");
        const fault = await page.evaluate(async () => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const found = window.stops.find((stop) => stop === element || (stop.type === "radio" && stop.name === element.name));
          if (found) window.reached.add(found);
          const shown = element.closest("label") ?? element;
          const name = `${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
          if (shown.getBoundingClientRect().width > 1) {
            const rings = [element, shown].map((each) => getComputedStyle(each));
            const isMarked = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2);
            const isDrawing = element instanceof SVGElement; // a region shows its focus by its line
            if (!isMarked && !isDrawing) return `no mark around ${name}`;
            const isInSight = () => {
              const { left, right, bottom, top } = shown.getBoundingClientRect();
              const onTop = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
              return onTop && (shown.contains(onTop) || onTop.contains(shown));
            };
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            // The way past the menu comes in, and goes, within a frame or two; a busy machine draws few of them.
            const latest = performance.now() + 3000;
            while (performance.now() < latest && !isInSight()) await frame();
            if (!isDrawing && !isInSight()) return `out of sight: ${name}`;
          }
          return null;
        });
        if (fault) wrong.push(fault);
      }
      const missed = await page.evaluate(() =>
        window.stops.filter((stop) => !window.reached.has(stop)).map((stop) => `not reached: ${stop.tagName} "${(stop.getAttribute("aria-label") ?? stop.textContent).trim().slice(0, 40)}"`),
      );
      return [...wrong, ...missed];
    }));
}

journey("the look is chosen, and stays", {}, async ({ page, url }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(`${url}/galerie`);
  const light = await paper();
  await page.getByLabel("Darstellung").selectOption("dunkel");
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.reload();
  await page.getByLabel("Darstellung").waitFor();
  assert.equal(await paper(), dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByLabel("Darstellung").selectOption("hell");
  assert.equal(await paper(), light);
  await page.getByLabel("Darstellung").selectOption("wie das Gerät");
  assert.equal(await paper(), dark);
});

journey("a password can be seen while it is typed", {}, async ({ page, url }) => {
  await page.goto(`${url}/auth/login`);
  const field = page.getByLabel("Passwort", { exact: true });
  await field.fill("Kastanie");
  assert.equal(await field.getAttribute("type"), "password");
  const reveal = page.getByRole("button", { name: "Eingabe anzeigen: Passwort" });
  await reveal.click();
  assert.equal(await field.getAttribute("type"), "text");
  assert.equal(await field.inputValue(), "Kastanie");
  await reveal.click();
  assert.equal(await field.getAttribute("type"), "password");
});
