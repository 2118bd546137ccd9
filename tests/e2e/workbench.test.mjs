// The workbench: the newest picture is in sight.
import assert from "node:assert/strict";
import { draw, drawButton, pictureIsThere, promptField } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { newUser } from "./people.mjs";

useSite();

/** Waits until the picture of a page is wholly below the header and above the window's lower edge. */
const isInSight = (page, number) =>
  page.waitForFunction((alt) => {
    const picture = [...document.images].find((image) => image.alt === alt)?.getBoundingClientRect();
    const header = document.querySelector("header").getBoundingClientRect();
    return picture && picture.top >= header.bottom && picture.bottom <= innerHeight;
  }, `Ausmalbild ${number}`);

journey("the picture that was drawn last comes into sight", { account: newUser }, async ({ page, url, device }) => {
  await page.goto(url);
  for (const [index, prompt] of ["Eine Katze", "Ein Hund", "Ein Pferd", "Eine Ente"].entries()) {
    await draw(page, prompt, index + 1);
    await isInSight(page, index + 1);
  }
  // The focus stays where one writes on; on a phone its keyboard makes room for the picture.
  await promptField(page).fill("Ein Igel");
  await page.keyboard.press("Enter");
  await pictureIsThere(page, 5);
  await isInSight(page, 5);
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
