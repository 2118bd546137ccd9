// What visitors do on many pages.
import { password } from "./people.mjs";

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
export const pagesInOrder = (page) => page.locator("[data-page]").evaluateAll((cards) => cards.map((card) => card.querySelector("h3 ~ p, p")?.textContent));
