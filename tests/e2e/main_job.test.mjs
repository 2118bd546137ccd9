// The main job, as a new visitor does it: register, describe two motifs, make a Malbuch, download the PDF.
import assert from "node:assert/strict";
import path from "node:path";
import { after, before, test } from "node:test";
import { tellOfFailures } from "./journey.mjs";
import { examinePdf } from "./pdf.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

tellOfFailures();

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  assert.equal(await server?.stop(), 0, "the server ends cleanly");
});

/** Fills in the registration form, which the page shows. */
async function register(page, email) {
  await page.getByLabel("Vorname").fill("Jürgen");
  await page.getByLabel("Nachname").fill("Groß");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill("Kastanie-im-Herbst");
  await page.getByRole("button", { name: "Registrieren" }).click();
}

/** Draws one page and waits for its picture to be there. */
async function draw(page, prompt, number) {
  await page.getByLabel("Was soll auf dem Bild zu sehen sein?").fill(prompt);
  await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
  await pictureIsThere(page, number);
}

async function pictureIsThere(page, number) {
  const picture = page.getByAltText(`Ausmalbild ${number}`, { exact: true });
  await picture.waitFor();
  await page.waitForFunction(
    (alt) => [...document.images].some((image) => image.alt === alt && image.complete && image.naturalWidth > 0),
    `Ausmalbild ${number}`,
  );
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`a new visitor makes a Malbuch and downloads it (${device})`, async (context) => {
    const { page, context: browsing, faults } = await openPage(browser, server.url, { viewport });
    context.after(() => browsing.close());

    await page.goto(`${server.url}/auth/register`);
    await register(page, `${device}@beispiel.de`);
    await page.waitForURL("**/my-books");
    await page.getByText("Noch keine Malbücher erstellt").waitFor();
    await page.getByRole("link", { name: "Erstes Malbuch erstellen" }).click();

    // The tutorial of a first visit: four steps, then never again.
    for (const name of ["Weiter", "Weiter", "Weiter", "Fertig"]) {
      await page.getByRole("dialog").getByRole("button", { name }).click();
    }
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await draw(page, "Ein fröhlicher Dinosaurier im Weltraum", 1);
    await page.getByText("Bild erfolgreich generiert").first().waitFor();
    await draw(page, "Drei Äpfel und eine Katze im Garten", 2);
    assert.equal(await page.getByAltText(/^Ausmalbild \d+$/).count(), 2);

    await page.getByRole("button", { name: "Malbuch erstellen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Titel").fill("Ünser „größtes“ Abenteuer");
    await dialog.getByLabel("Beschreibung").fill("Für Mia, zum sechsten Geburtstag");
    await dialog.getByRole("button", { name: "Malbuch erstellen" }).click();
    await page.waitForURL("**/preview/*");
    await page.getByRole("heading", { name: "Ünser „größtes“ Abenteuer" }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Herunterladen" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "Ünser „größtes“ Abenteuer.pdf");
    const file = path.join(server.dataDir, `${device}.pdf`);
    await download.saveAs(file);
    const pdf = await examinePdf(file);
    assert.equal(pdf.pages, 4, "cover, two pictures, credits");
    assert.equal(pdf.inks.length, 4);
    for (const box of pdf.mediaBoxes) {
      assert.ok(Math.abs(box[2] - 595.28) < 0.5 && Math.abs(box[3] - 841.89) < 0.5, `A4, not ${box}`);
    }
    assert.ok(pdf.fonts.length > 0);
    for (const font of pdf.fonts) assert.ok(font.embedded && font.subset, `${font.name} is embedded as a subset`);
    // The cover breaks the title into lines.
    assert.match(pdf.text.replace(/\s+/g, " "), /Ünser „größtes“ Abenteuer/);
    assert.match(pdf.text, /Dieses Malbuch gehört/);
    for (const ink of pdf.inks.slice(0, 3)) assert.ok(ink > 0.02 && ink < 0.25, `share of ink ${ink}`);

    await page.goto(`${server.url}/my-books`);
    await page.getByRole("heading", { name: "Ünser „größtes“ Abenteuer" }).waitFor();
    assert.deepEqual(faults, []);
  });
}

test("what a visitor typed before registering is drawn afterwards", async (context) => {
  const { page, context: browsing, faults } = await openPage(browser, server.url, { storage: { hasSeenTutorial: "true" } });
  context.after(() => browsing.close());
  await page.goto(server.url);
  await page.getByLabel("Was soll auf dem Bild zu sehen sein?").fill("Zwei Pinguine im Schnee");
  await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
  await page.waitForURL("**/auth/login");
  await page.getByText("Anmeldung erforderlich").first().waitFor();
  await page.getByRole("link", { name: "Jetzt registrieren" }).click();
  await register(page, "spaeter@beispiel.de");
  await pictureIsThere(page, 1);
  await page.getByText("Ihr Malbuch wurde wiederhergestellt.").first().waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  // The answer 401 is the browser's own console line, and what this visit is about.
  assert.deepEqual(faults.filter((fault) => !fault.includes("status of 401")), []);
});

test("login by wrong password says so and keeps what was typed", async (context) => {
  const { page, context: browsing } = await openPage(browser, server.url, { storage: { hasSeenTutorial: "true" } });
  context.after(() => browsing.close());
  await page.goto(`${server.url}/auth/login`);
  await page.getByLabel("E-Mail").fill("phone@beispiel.de");
  await page.getByLabel("Passwort", { exact: true }).fill("falsch-falsch");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByText("Anmeldung fehlgeschlagen").first().waitFor();
  assert.equal(await page.getByLabel("E-Mail").inputValue(), "phone@beispiel.de");
});
