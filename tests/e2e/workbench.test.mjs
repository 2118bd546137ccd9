// The workbench: the newest picture is in sight, and what is coloured stays, comes back and is printed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { PNG } from "pngjs";
import { colourHere, draw, drawButton, isInSight, pagesInOrder, pictureIsThere, promptField } from "./acts.mjs";
import { journey, site, useSite } from "./journey.mjs";
import { newBook, newUser, send } from "./people.mjs";
import { examinePdf } from "./pdf.mjs";
import { settled } from "./support.mjs";

useSite();

/** Whether field and button lie in the window with nothing over them. */
async function isAtHand(page) {
  for (const control of [promptField(page), drawButton(page), page.getByRole("button", { name: "Malbuch erstellen" })]) {
    const isHit = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(isHit, "the control is in sight without scrolling");
  }
}

journey("the picture that was drawn last comes into sight", { account: newUser }, async ({ page, url, device }) => {
  await page.goto(url);
  for (const [index, prompt] of ["Eine Katze", "Ein Hund", "Ein Pferd", "Eine Ente"].entries()) {
    await draw(page, prompt, index + 1);
    await isInSight(page, index + 1);
    await isAtHand(page);
  }
  await page.getByText("4 von 5 Seiten").waitFor();
  await page.getByText("Eine Seite passt noch hinein.").waitFor();
  // The focus stays where one writes on; on a phone its keyboard makes room for the picture.
  await promptField(page).fill("Ein Igel");
  await page.keyboard.press("Enter");
  await pictureIsThere(page, 5);
  await isInSight(page, 5);
  // Told before a sixth is drawn, which would not fit.
  await page.getByText("Das Malbuch ist voll: Das nächste Bild passt nicht mehr hinein.").waitFor();
  await isAtHand(page);
  const focused = await page.evaluate(() => document.activeElement.tagName);
  assert.equal(focused, device === "phone" ? "BODY" : "TEXTAREA");
});

journey("by button, the focus stays at the button", { account: newUser }, async ({ page, url }) => {
  await page.goto(url);
  await promptField(page).fill("Eine Katze");
  await drawButton(page).focus();
  await page.keyboard.press("Enter");
  await pictureIsThere(page, 1);
  await isInSight(page, 1);
  assert.equal(await page.evaluate(() => document.activeElement.type), "submit");
});

journey("whoever scrolls while it is drawn stays there", { account: newUser, context: { reducedMotion: "reduce" } }, async ({ page, url }) => {
  let release;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  await page.route("**/api/generate", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url);
  // What is still being asked for when the page opens may move the button away below the pointer.
  await settled(page);
  await promptField(page).fill("Eine Katze");
  await drawButton(page).click();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector("[data-drawing]")?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= innerHeight;
  });
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -5000);
  await page.waitForFunction(() => scrollY === 0);
  release();
  await pictureIsThere(page, 1);
  // Whatever scrolls begins when the picture is put in; two frames later it would have.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await page.evaluate(() => scrollY), 0);
});

journey("a page is drawn four more times, two are kept, one becomes harder", { account: newUser }, async ({ page, url, device }) => {
  const press = (name) => {
    const button = page.getByRole("button", { name, exact: true });
    return device === "phone" ? button.tap() : button.click();
  };
  await page.goto(url);
  await draw(page, "Eine Katze", 1);
  await draw(page, "Ein Hund", 2);
  await page.getByRole("link", { name: "Ausmalen und drucken: Seite 1" }).click();
  // The whole sheet, and what is done with it, without scrolling.
  await page.waitForFunction(() => {
    const picture = document.querySelector("main img");
    const tools = [...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "Hier ausmalen");
    return picture?.naturalWidth > 0 && tools && tools.getBoundingClientRect().bottom <= innerHeight;
  });

  await press("Noch einmal anders");
  for (const name of ["Variante 1", "Variante 4"]) await press(name);
  await press("2 Bilder behalten");
  await page.getByText("Seite 1 von 3").waitFor();
  const picture = () => page.getByAltText("Ausmalbild: Eine Katze").getAttribute("src");
  const before = await picture();
  await press("Schwieriger");
  await page.waitForFunction((src) => document.querySelector("main img")?.getAttribute("src") !== src, before);
  assert.equal(new URL(page.url()).pathname, (await picture()).replace("/api/images/", "/bild/"));
  await press("Rückgängig");
  await page.waitForFunction((src) => document.querySelector("main img")?.getAttribute("src") === src, before);

  await page.getByRole("link", { name: "Zurück zu Ihren Seiten" }).click();
  await pictureIsThere(page, 3);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze", "Eine Katze", "Ein Hund"]);
});

journey("a link draws the same picture again, for somebody else", { account: newUser }, async ({ page, url }) => {
  await page.goto(url);
  await draw(page, "Drei Enten auf dem Teich", 1);
  const drawn = await page.getByAltText("Ausmalbild 1", { exact: true }).getAttribute("src");
  await page.getByRole("link", { name: "Ausmalen und drucken: Seite 1" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Link zu diesem Bild" }).click();
  await page.getByRole("button", { name: "Link ist kopiert" }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const prompt = link.searchParams.get("prompt");
  const other = await newUser();
  const options = { age: link.searchParams.get("age"), orientation: link.searchParams.get("orientation"), seed: Number(link.searchParams.get("seed")) };
  const again = await (await send("POST", "/api/generate", { prompt, options }, other.token)).json();
  const lines = async (address, token) => (await send("GET", address, undefined, token)).text();
  const mine = await page.evaluate((address) => fetch(address, { credentials: "include" }).then((response) => response.text()), drawn);
  assert.equal(await lines(again.imageUrl, other.token), mine);

  // In the app: the words stand in the field, and the page is drawn when its reader wants it.
  await page.goto(link.href);
  assert.equal(await promptField(page).inputValue(), "Drei Enten auf dem Teich");
  await drawButton(page).click();
  await pictureIsThere(page, 2);
  const here = await page.getByAltText("Ausmalbild 2", { exact: true }).getAttribute("src");
  assert.equal(await page.evaluate((address) => fetch(address, { credentials: "include" }).then((response) => response.text()), here), mine);
});

/** Opens the first picture of a book to colour it; the book is a template, which is the same every time. */
async function openColouring(page, url, id = "space-adventure") {
  await page.goto(`${url}/preview/${id}`);
  await colourHere(page);
  await page.locator("[data-region]").first().waitFor();
}

/** How many regions have a crayon's colour, once there are as many as wanted. */
const coloured = (page, count) =>
  page.waitForFunction((wanted) => {
    const regions = [...document.querySelectorAll("[data-region]")];
    return regions.length > 0 && regions.filter((region) => region.getAttribute("fill") !== "#fff").length === wanted;
  }, count);

/** The largest region of the page: what is behind everything. */
async function largestRegion(page) {
  const index = await page.locator("[data-region]").evaluateAll((all) => {
    const sizes = all.map((region) => region.getBBox()).map(({ width, height }) => width * height);
    return sizes.indexOf(Math.max(...sizes));
  });
  return page.locator("[data-region]").nth(index);
}

/** A point in the window that belongs to a region. */
const pointOf = (region) =>
  region.evaluate((shape) => {
    shape.closest("svg").scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = shape.getBoundingClientRect();
    for (let y = top + 4; y < top + height; y += 4) {
      for (let x = left + 4; x < left + width; x += 4) if (document.elementFromPoint(x, y) === shape) return { x, y };
    }
    throw new Error("nothing of it is seen");
  });

journey("what is behind everything is coloured too, and no ring lies over it", {}, async ({ page, url, device }) => {
  await openColouring(page, url);
  const sky = await largestRegion(page);
  assert.match(await sky.getAttribute("aria-label"), /^Hintergrund, Fläche/);
  const { x, y } = await pointOf(sky);
  if (device === "phone") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await coloured(page, 1);
  assert.equal(await sky.getAttribute("fill"), "#e2503f");
  const rings = await page.evaluate(() =>
    [...document.querySelectorAll("[role=group] svg, [role=group] svg *")].filter((element) => getComputedStyle(element).outlineStyle !== "none" || element.matches(":focus-visible")).length,
  );
  assert.equal(rings, 0);
});

journey("what was coloured is still there, and a new start can be taken back", { account: newUser }, async ({ page, url, account }) => {
  await openColouring(page, url, await newBook(account, { title: "Zum Ausmalen", prompts: ["Ein großer Luftballon"] }));
  await page.locator("[data-region]").first().press("Enter");
  await page.getByRole("radio", { name: "Blau", exact: true }).check({ force: true });
  await page.locator("[data-region]").last().press("Enter");
  await coloured(page, 2);
  const fills = () => page.locator("[data-region]").evaluateAll((all) => all.map((region) => region.getAttribute("fill")));
  const before = await fills();

  await page.getByRole("button", { name: "Zurück zum Blättern" }).click();
  await colourHere(page);
  await coloured(page, 2);
  assert.deepEqual(await fills(), before);

  // A reload goes on where one was.
  await page.reload();
  await coloured(page, 2);
  assert.deepEqual(await fills(), before);

  await page.getByRole("button", { name: "Von vorn" }).click();
  await coloured(page, 0);
  await page.reload();
  await coloured(page, 0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await coloured(page, 2);
  assert.deepEqual(await fills(), before);
  await page.getByRole("button", { name: "Wiederholen" }).click();
  await coloured(page, 0);
});

journey("what is coloured is printed alone, as large as the paper", {}, async ({ page, url, device }) => {
  await openColouring(page, url);
  const sky = await largestRegion(page);
  await sky.press("Enter");
  await coloured(page, 1);
  const painted = await sky.elementHandle();
  await page.waitForFunction((region) => getComputedStyle(region).fill === "rgb(226, 80, 63)", painted);
  const file = path.join(site.server.dataDir, `coloured-${device}.pdf`);
  await page.pdf({ path: file, format: "A4", preferCSSPageSize: true });
  const pdf = await examinePdf(file);
  assert.equal(pdf.pages, 1);
  assert.equal(pdf.text.trim(), "", "no button, no crayon, no heading");

  execFileSync("pdftoppm", ["-r", "50", "-png", "-singlefile", file, file.replace(".pdf", "")]);
  const { width, height, data } = PNG.sync.read(await fs.readFile(file.replace(".pdf", ".png")));
  const box = { left: width, top: height, right: 0, bottom: 0 };
  let red = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (data[at] > 240 && data[at + 1] > 240 && data[at + 2] > 240) continue;
    Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x), top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) });
    if (Math.abs(data[at] - 226) < 8 && Math.abs(data[at + 1] - 80) < 8 && Math.abs(data[at + 2] - 63) < 8) red += 1;
  }
  // The frame lies 12 mm inside of an A4 page.
  const mm = (pixels) => (pixels / 50) * 25.4;
  for (const [side, found, wanted] of [["left", box.left, 11.5], ["right", box.right, 198.5], ["top", box.top, 11.5], ["bottom", box.bottom, 285.5]]) {
    assert.ok(Math.abs(mm(found) - wanted) < 3, `${side} at ${mm(found)} mm`);
  }
  assert.ok(red > 0.05 * width * height, "the colour is printed");
});
