// The administrator's journeys: from the console's link to the dashboard, users, coupons, legal texts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, makeBook, signIn, toast } from "./acts.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { newUser, password, theAdmin } from "./people.mjs";
import { openPage, startServer } from "./support.mjs";

useSite();

// The link works once, so that each width has a server of its own.
for (const [device, properties] of Object.entries(devices)) {
  test(`the link of the console leads to the dashboard, once (${device})`, async () => {
    const server = await startServer();
    const { page, context, faults } = await openPage(site.browser, server.url, properties);
    try {
      const link = `${server.url}/admin/setup#${/admin\/setup#(\S+)/.exec(server.output())[1]}`;
      await page.goto(link);
      await page.getByRole("button", { name: "Konto anlegen" }).click();
      await page.getByText("Vorname ist erforderlich").waitFor();
      await page.getByRole("radio", { name: /Öffentlich/ }).check();
      await page.getByLabel("Vorname").fill("Ada");
      await page.getByLabel("Nachname").fill("Amt");
      await page.getByLabel("E-Mail").fill("leitung@beispiel.de");
      await page.getByLabel("Passwort", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Konto anlegen" }).click();
      await page.waitForURL("**/admin");
      await toast(page, "Ihr Konto ist angelegt").waitFor();
      await page.getByRole("tab", { name: "Dashboard", selected: true }).waitFor();
      await page.getByRole("heading", { name: "Neue Konten" }).waitFor();

      // Whoever finds the link later finds it dead, and the administrator comes in by the door.
      await page.evaluate(() => localStorage.removeItem("token"));
      await context.clearCookies();
      await page.goto(server.url);
      await page.goto(link);
      await page.getByRole("radio", { name: /Familie/ }).check();
      await page.getByLabel("Vorname").fill("Eva");
      await page.getByLabel("Nachname").fill("Spät");
      await page.getByLabel("E-Mail").fill("eva@beispiel.de");
      await page.getByLabel("Passwort", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Konto anlegen" }).click();
      await page.getByText(/Link/).first().waitFor();
      // By the usual login they are led to their own.
      await page.goto(`${server.url}/auth/login`);
      await signIn(page, "leitung@beispiel.de");
      await page.getByRole("link", { name: "Zur Admin-Login-Seite" }).click();
      await page.waitForURL("**/admin/login");
      await signIn(page, "leitung@beispiel.de");
      await page.waitForURL("**/admin");
      await page.getByRole("heading", { name: "Neue Konten" }).waitFor();
      assertFaults(faults, [/status of 40\d.*api\/setup/, /status of 403.*api\/login/]);
    } finally {
      await context.close();
      assert.equal(await server.stop(), 0);
    }
  });
}

/** A second page of somebody who is not signed in, or of an account; its faults are checked when the journey ends. */
async function alongside(device, account, use) {
  const { page, context, faults } = await openPage(site.browser, site.url, {
    ...devices[device],
    storage: { hasSeenTutorial: "true", ...account?.storage },
    cookies: account?.cookies,
  });
  await use(page);
  assertFaults(faults, []);
  await context.close();
}

journey("a user is made, gets premium, and makes a story", { account: theAdmin }, async ({ page, device, url }) => {
  const email = `oma-${device}@beispiel.de`;
  await page.goto(`${url}/admin/benutzer`);
  await page.getByRole("button", { name: "Benutzer anlegen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail").fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill("kurz");
  await dialog.getByLabel("Vorname").fill("Oma");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await dialog.getByText("Passwort muss mindestens 6 Zeichen lang sein").waitFor();
  await dialog.getByLabel("Passwort", { exact: true }).fill("lange-genug");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await toast(page, "Benutzer wurde erfolgreich erstellt").waitFor();
  await dialog.waitFor({ state: "detached" });

  await page.getByLabel("Name oder E-Mail suchen").fill(`oma-${device}`);
  await page.getByText("1 Konto", { exact: true }).waitFor();
  const premium = page.getByRole("switch", { name: `Premium: ${email}` });
  await premium.click();
  await toast(page, "Benutzer wurde aktualisiert").waitFor();
  assert.equal(await premium.getAttribute("aria-checked"), "true");

  await alongside(device, undefined, async (other) => {
    await other.goto(`${url}/auth/login`);
    await signIn(other, email, "lange-genug");
    await other.getByRole("link", { name: "Erstes Malbuch erstellen" }).click();
    await draw(other, "Drei Enten auf dem Teich", 1);
    await other.getByRole("button", { name: "Geschichte dazu" }).click();
    await makeBook(other, "Omas Enten");
    await other.getByRole("button", { name: /ansehen: Geschichte/ }).first().click();
    await other.getByAltText(/^Geschichte zu Ausmalbild 1/).waitFor();
  });
});

journey("a deactivated user is out at once", { account: theAdmin }, async ({ page, device, url }) => {
  const user = await newUser({ firstName: `Weg-${device}` });
  await page.goto(`${url}/admin/benutzer`);
  await page.getByLabel("Name oder E-Mail suchen").fill(user.email);
  await page.getByText("1 Konto", { exact: true }).waitFor();
  const active = page.getByRole("switch", { name: `Aktiv: ${user.email}` });
  await active.press("Space");
  await toast(page, "Benutzer wurde aktualisiert").waitFor();
  assert.equal(await active.getAttribute("aria-checked"), "false");
  const answer = await fetch(`${url}/api/me`, { headers: { Authorization: `Bearer ${user.token}` } });
  assert.equal(answer.status, 401);
});

journey("a coupon is made, redeemed and deactivated", { account: theAdmin }, async ({ page, device, url }) => {
  const code = `SOMMER-${device}`.toUpperCase();
  await page.goto(`${url}/admin/gutscheine`);
  await page.getByRole("button", { name: "Gutschein anlegen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Code").fill("ab");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await dialog.getByText("Code muss mindestens 3 Zeichen lang sein").waitFor();
  await dialog.getByText("Rabattwert ist erforderlich").waitFor();
  await dialog.getByLabel("Code").fill(code.toLowerCase());
  await dialog.getByLabel("Rabattwert").fill("100");
  await dialog.getByLabel("Anzahl der Verwendungen").fill("3");
  await dialog.getByRole("button", { name: "Anlegen" }).click();
  await toast(page, "Gutschein wurde erfolgreich erstellt").waitFor();
  await page.getByText(code, { exact: true }).waitFor();
  await page.getByRole("row").filter({ hasText: code }).getByText("0 von 3").waitFor();

  await alongside(device, await newUser(), async (other) => {
    await other.goto(`${url}/preise`);
    await other.getByLabel("Gutscheincode").fill(` ${code.toLowerCase()} `);
    await other.getByRole("button", { name: "Gutschein prüfen" }).click();
    await other.getByText(`Mit ${code} ist Premium einen Monat lang kostenlos.`).waitFor();
    await other.getByRole("button", { name: "Jetzt einlösen" }).click();
    await toast(other, "Premium ist ab sofort freigeschaltet.").waitFor();
    await other.goto(url);
    await draw(other, "Eine Katze im Garten", 1);
    await other.getByRole("button", { name: "Mathematik" }).click();
    await other.locator("[aria-pressed=true]").filter({ hasText: "Mathematik" }).waitFor();
  });

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: code });
  await row.getByText("1 von 3").waitFor();
  await row.getByRole("button", { name: `Deaktivieren: ${code}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Gutschein deaktivieren" }).click();
  await toast(page, "Gutschein wurde deaktiviert").waitFor();
  await row.getByText("Deaktiviert").waitFor();
});

journey("every selected line of a legal text becomes a heading, in its place", { account: theAdmin }, async ({ page, url }) => {
  await page.goto(`${url}/admin/rechtliche-texte`);
  await page.getByLabel("HTML").waitFor();
  await page.getByLabel("HTML").fill("<p>Eins</p><h2>Zwei</h2><p>Drei<br>und mehr</p><ul><li>Vier</li></ul><p>Fünf</p>");
  await page.getByRole("button", { name: "Wie auf der Seite" }).click();
  const area = page.getByRole("textbox", { name: "Text, wie er aussehen wird" });
  await area.click();
  await page.keyboard.press("Control+A");
  await page.getByRole("button", { name: "Überschrift", exact: true }).click();
  const html = await area.evaluate((element) => element.innerHTML);
  assert.equal(html, "<h2>Eins</h2><h2>Zwei</h2><h2>Drei<br>und mehr</h2><ul><li>Vier</li></ul><h2>Fünf</h2>");
  await page.getByRole("button", { name: "Änderungen verwerfen" }).click();
});

journey("a legal text is edited, and read at once", { account: theAdmin }, async ({ page, device, url }) => {
  const name = `Malwerkstatt ${device}`;
  await alongside(device, undefined, async (reader) => {
    await reader.goto(`${url}/legal/imprint`);
    await page.goto(`${url}/admin/rechtliche-texte`);
    await page.getByRole("button", { name: "Impressum", exact: true }).click();
    const field = page.getByLabel("HTML");
    await field.fill(`<h2>Anbieter</h2><p onclick="alert(1)">${name}, Köln</p><script>alert(2)</script>`);
    await page.getByRole("button", { name: "Impressum (nicht gespeichert)" }).waitFor();
    await page.getByRole("region", { name: "Vorschau" }).getByText(`${name}, Köln`).waitFor();

    // A draft outlives another tab of the dashboard.
    await page.getByRole("tab", { name: "Dashboard" }).click();
    await page.getByRole("tab", { name: "Rechtliche Texte" }).click();
    await page.getByRole("button", { name: "Impressum (nicht gespeichert)" }).click();
    await page.getByRole("button", { name: "Speichern" }).click();
    await toast(page, "Der rechtliche Text wurde aktualisiert.").waitFor();
    assert.equal((await field.inputValue()).includes("script"), false, "the field shows what is saved");

    // The reader's page is open all the time and follows by itself.
    await reader.getByText(`${name}, Köln`).waitFor();
    assert.equal(await reader.locator("main [onclick], main script").count(), 0);
  });
});
