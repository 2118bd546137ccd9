// Writes a picture of every screen at phone and desktop width, to look at: node screenshots.mjs [FOLDER]
// The default folder is build/screenshots. With --readme it also renews the pictures of README.md.
import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { executable, launchBrowser, openPage, startServer } from "./support.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.resolve(process.argv.slice(2).find((word) => !word.startsWith("--")) ?? path.join(root, "build/screenshots"));
const prompts = ["Ein fröhlicher Dinosaurier im Weltraum", "Drei Pinguine auf einer Eisscholle", "Ein Schnurpsel tanzt"];
// Six pages of different kinds: file, seed, age, sentence.
const readmePages = [
  ["page", 4, "6-8", prompts[0]],
  ["pair", 1, "6-8", "Ein Junge und ein Mädchen am Strand"],
  ["mood", 3, "3-5", "Ein trauriger Bär im Wald"],
  ["pattern", 21, "9+", "Ein Drache vor dem Schloss"],
  ["mandala", 13, "6-8", "Mandala mit Schmetterlingen"],
  ["maze", 3, "6-8", "Labyrinth mit einer Maus und Käse"],
];
const publicRoutes = {
  home: "/",
  gallery: "/galerie",
  pricing: "/preise",
  template: "/preview/space-adventure",
  login: "/auth/login",
  register: "/auth/register",
  reset: "/auth/reset-password",
  imprint: "/legal/imprint",
  "admin-login": "/admin/login",
  "not-found": "/gibt-es-nicht",
};

await fs.mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await launchBrowser();
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  const { page, context } = await openPage(browser, server.url, { viewport, storage: { hasSeenTutorial: "true" } });
  const shoot = async (name, options = { fullPage: true }) => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(400); // what slides in has arrived
    await page.screenshot({ path: path.join(folder, `${name}-${viewport.width}.png`), ...options });
  };
  for (const [name, route] of Object.entries(publicRoutes)) {
    await page.goto(server.url + route);
    await shoot(name);
  }
  await page.goto(server.url);
  await page.getByRole("img").first().waitFor();
  await shoot("home-first-look", {});

  await page.goto(`${server.url}/auth/register`);
  await page.getByLabel("Vorname").fill("Petra");
  await page.getByLabel("Nachname").fill("Groß");
  await page.getByLabel("E-Mail").fill(`breite-${viewport.width}@beispiel.de`);
  await page.getByLabel("Passwort", { exact: true }).fill("Kastanie-im-Herbst");
  await page.getByRole("button", { name: "Registrieren" }).click();
  await page.waitForURL("**/my-books");
  await shoot("my-books-empty");
  await page.goto(server.url);
  for (const [index, prompt] of prompts.entries()) {
    await page.getByLabel("Was soll auf dem Bild zu sehen sein?").fill(prompt);
    await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
    await page.getByAltText(`Ausmalbild ${index + 1}`, { exact: true }).waitFor();
  }
  await shoot("home-pages");
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill("Weltraum und Eis");
  await dialog.getByLabel("Beschreibung").fill("Für lange Autofahrten");
  await shoot("book-dialog", {});
  await dialog.getByRole("button", { name: "Malbuch erstellen" }).click();
  await page.waitForURL("**/preview/*");
  await shoot("preview");
  await page.goto(`${server.url}/my-books`);
  await shoot("my-books");
  await context.close();
}
await browser.close();
await server.stop();

if (process.argv.includes("--readme")) {
  const pictures = path.join(root, "resources/readme");
  await fs.mkdir(pictures, { recursive: true });
  await fs.copyFile(path.join(folder, "home-first-look-1280.png"), path.join(pictures, "home.png"));
  for (const [name, seed, age, sentence] of readmePages)
    execFileSync(executable, ["draw", sentence, "--seed", `${seed}`, "--age", age, "--paper", "a5", "-o", path.join(pictures, `${name}.png`)]);
}
console.log(`Written to ${folder}`);
