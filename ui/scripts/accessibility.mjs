// Looks for accessibility faults on every screen with axe, and for page sides that do not fit at 200 % text.
// usage: node scripts/accessibility.mjs [--base http://127.0.0.1:8141]
import fs from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values } = parseArgs({ options: { base: { type: "string", default: "http://127.0.0.1:8141" } } });
const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const open = ["/", "/preise", "/galerie", "/legal/imprint", "/legal/terms", "/auth/login", "/auth/register"];
const more = [
  "/ueber",
  "/konto",
  "/auth/reset-password",
  "/auth/reset-password/t1",
  "/admin/login",
  "/preview/space-adventure",
  "/nix",
];
const admin = [
  "/admin",
  "/admin/benutzer",
  "/admin/abonnements",
  "/admin/gutscheine",
  "/admin/rechtliche-texte",
  "/admin/e-mails",
  "/admin/protokoll",
];
const adminForms = [
  ["/admin/benutzer", "Benutzer anlegen"],
  ["/admin/gutscheine", "Gutschein anlegen"],
  ["/admin/gutscheine", "Deaktivieren"],
];
const own = ["/my-books", "/konto", "/preview/b1"];

let faults = 0;
async function check(page, name) {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
  const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await page.evaluate((tags) => window.axe.run({ runOnly: tags }), rules);
  for (const { id, help, nodes } of violations) {
    faults += 1;
    console.log(`${name}: ${id}, ${help}`);
    for (const { target, failureSummary } of nodes.slice(0, 3)) console.log(`    ${target}  ${failureSummary}`);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.waitForTimeout(100);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) {
    faults += 1;
    console.log(`${name}: at 200 % text ${overflow} px wider than the screen`);
  }
}

const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args });
for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true, reducedMotion: "reduce" });
    await context.addInitScript(axe);
    const page = await context.newPage();
    const where = `${colorScheme} ${viewport.width}`;
    await page.goto(values.base);
    await page.getByRole("dialog").waitFor();
    await check(page, `${where} tutorial`);
    await page.evaluate(() => localStorage.setItem("hasSeenTutorial", "true"));
    for (const path of [...open, ...more]) {
      await page.goto(values.base + path);
      await check(page, `${where} ${path}`);
    }
    await page.goto(`${values.base}/auth/login`);
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await check(page, `${where} login with errors`);
    await page.goto(`${values.base}/auth/login`);
    await page.getByLabel("E-Mail").fill("petra@beispiel.de");
    await page.getByLabel("Passwort", { exact: true }).fill("geheim123");
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await page.waitForURL("**/my-books");
    for (const path of own) {
      await page.goto(values.base + path);
      await check(page, `${where} ${path}`);
    }
    await page.goto(values.base);
    await page.getByLabel("Was soll auf dem Bild zu sehen sein?").fill("Ein Schnurpsel im Garten");
    await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
    await page.getByAltText("Ausmalbild 1").waitFor();
    await check(page, `${where} with a page`);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.getByRole("button", { name: "Malbuch erstellen" }).click();
    await page.getByRole("dialog").waitFor();
    await check(page, `${where} book dialog`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${values.base}/admin/login`);
    await page.getByLabel("E-Mail").fill("chef@beispiel.de");
    await page.getByLabel("Passwort", { exact: true }).fill("geheim123");
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await page.waitForURL("**/admin");
    for (const path of admin) {
      await page.goto(values.base + path);
      await check(page, `${where} ${path}`);
    }
    for (const [path, button] of adminForms) {
      await page.goto(values.base + path);
      await page.getByRole("button", { name: button }).first().click();
      await page.locator("[role=dialog], [role=alertdialog]").waitFor();
      await check(page, `${where} ${path}: ${button}`);
    }
    await context.close();
  }
}
await browser.close();
console.log(`${faults} faults`);
process.exit(faults > 0 ? 1 : 0);
