// What somebody does with their account: a forgotten password, name and devices, the end of it.
import assert from "node:assert/strict";
import { signIn, toast } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { mailTo, newBook, newUser, password } from "./people.mjs";

useSite();

journey("a forgotten password is set anew", {}, async ({ page, url, expect }) => {
  expect(/status of 400.*reset-password/);
  expect(/status of 401.*api\/login/);
  const { email } = await newUser();
  await page.goto(`${url}/auth/login`);
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.waitForURL("**/auth/reset-password");
  await page.getByRole("button", { name: "Link senden" }).click();
  await page.getByText("Ungültige E-Mail-Adresse").waitFor();
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await page.getByRole("link", { name: "Zurück zum Login" }).waitFor();

  const { text } = await mailTo(email);
  const link = url + new URL(/https?:\/\/\S+\/auth\/reset-password\/\S+/.exec(text)[0]).pathname;
  await page.goto(link);
  const save = page.getByRole("button", { name: "Passwort speichern" });
  const [first, second] = [page.getByLabel("Neues Passwort", { exact: true }), page.getByLabel("Neues Passwort wiederholen", { exact: true })];
  await first.fill("Nebel-über-dem-Feld");
  await second.fill("Nebel-über-dem-Wald");
  await save.click();
  await page.getByText("Die Passwörter stimmen nicht überein").waitFor();
  await second.fill("Nebel-über-dem-Feld");
  await save.click();
  await page.waitForURL("**/auth/login");
  await toast(page, "Passwort zurückgesetzt").waitFor();

  await signIn(page, email, password);
  await page.getByRole("main").getByText("Anmeldung fehlgeschlagen").or(page.getByRole("main").getByText(/stimm(t|en) nicht/)).first().waitFor();
  await signIn(page, email, "Nebel-über-dem-Feld");
  await page.waitForURL("**/my-books");

  // The link worked once.
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(link);
  await first.fill("Noch-ein-Passwort");
  await second.fill("Noch-ein-Passwort");
  await save.click();
  await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
  await page.getByRole("button", { name: "Link senden" }).waitFor();
});

journey("an account is deleted with all that belongs to it", { account: newUser }, async ({ page, device, url, account, expect }) => {
  expect(/status of 400.*api\/me/);
  expect(/status of 401.*api\/login/);
  await newBook(account, { title: "Wird gelöscht" });
  await page.goto(`${url}/konto`);
  const open = page.getByRole("button", { name: "Konto löschen …" });
  await open.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await dialog.getByText("Passwort ist erforderlich").waitFor();
  await dialog.getByLabel("Passwort", { exact: true }).fill("falsch-geraten");
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await dialog.getByRole("alert").filter({ hasText: /Passwort/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // The focus goes back a moment after the dialog.
  await page.waitForFunction(() => document.activeElement?.textContent === "Konto löschen …");

  await open.click();
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await toast(page, "Ihr Konto ist gelöscht").waitFor();
  await page.waitForURL((address) => address.pathname === "/");
  assert.equal(await page.evaluate(() => localStorage.getItem("token")), null);
  if (device === "desktop") await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).waitFor();

  await page.goto(`${url}/auth/login`);
  await signIn(page, account.email);
  await page.getByRole("main").getByText("Anmeldung fehlgeschlagen").waitFor();
  assert.equal(await page.getByLabel("E-Mail").inputValue(), account.email, "what was typed stays");
});

journey("the menu leads in, greets, and leads out again", {}, async ({ page, device, url }) => {
  const { email, firstName } = await newUser();
  const isPhone = device === "phone";
  const open = () => page.getByRole("button", { name: "Menü öffnen" }).click();
  const menu = isPhone ? page.getByRole("dialog", { name: "Menü" }) : page.getByRole("banner");
  await page.goto(url);
  if (isPhone) await open();
  await menu.getByRole("link", { name: "Anmelden" }).click();
  await page.waitForURL("**/auth/login");
  if (isPhone) await menu.waitFor({ state: "detached" });
  await signIn(page, email);
  await page.waitForURL("**/my-books");
  await toast(page, "Willkommen zurück!").waitFor();
  await page.getByText("Noch keine Malbücher erstellt").waitFor();
  if (isPhone) await open();
  if (isPhone) await menu.getByText(`Angemeldet als ${firstName}`).waitFor();
  else await menu.getByText(`Hallo, ${firstName}!`).waitFor();
  await menu.getByRole("button", { name: "Abmelden" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  assert.equal(await page.evaluate(() => localStorage.getItem("token")), null);
  if (isPhone) await open();
  await menu.getByRole("link", { name: "Registrieren" }).click();
  await page.waitForURL("**/preise");
  await page.getByRole("button", { name: "Kostenlos starten" }).click();
  const dialog = page.getByRole("dialog", { name: "Kostenlos starten" });
  await dialog.getByLabel("Vorname").fill("Jürgen");
  await dialog.getByLabel("Nachname").fill("Groß");
  await dialog.getByLabel("E-Mail").fill(`dialog-${device}@beispiel.de`);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Registrieren" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  assert.deepEqual(await page.evaluate(() => localStorage.getItem("token") === localStorage.getItem("authToken")), true);
});
