// What a visitor meets first: the tutorial, the way through registration and back, what premium has, the gallery.
import assert from "node:assert/strict";
import { draw, drawButton, makeBook, pagesInOrder, pictureIsThere, promptField, register, toast } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { newPremiumUser, newUser } from "./people.mjs";

useSite();

const tutorialButton = (page) => page.getByRole("button", { name: "So geht es" });

journey("a visitor colours first, and sees four steps when they ask", { storage: {} }, async ({ page, url }) => {
  await page.goto(url);
  // Field and button are on the first screen, beside what is coloured.
  await page.locator("[data-region]").first().waitFor();
  for (const control of [promptField(page), drawButton(page)]) {
    const { y, height } = await control.boundingBox();
    assert.ok(y + height <= page.viewportSize().height, "on the first screen");
  }
  await page.getByRole("group", { name: /^Ausmalbild zum Ausmalen/ }).click();
  await page.getByRole("status").filter({ hasText: /: Rot$/ }).waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await page.getByRole("status").filter({ hasText: "Rückgängig gemacht" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0, "nothing lies over it");

  await tutorialButton(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Willkommen bei Buntstift!" }).waitFor();
  assert.ok(await dialog.getByRole("button", { name: "Zurück" }).isDisabled(), "there is nothing before the first step");
  for (const heading of ["Thema eingeben", "Bild generieren", "Malbuch erstellen"]) {
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await dialog.getByRole("heading", { name: heading }).waitFor();
  }
  await dialog.getByRole("img", { name: "Schritt 4 von 4" }).waitFor();
  await dialog.getByRole("button", { name: "Zurück" }).click();
  await dialog.getByRole("heading", { name: "Bild generieren" }).waitFor();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => localStorage.getItem("hasSeenTutorial")), "true");
});

/** Somebody who has just signed in for the first time. */
async function newcomer() {
  const { cookies, storage } = await newUser();
  return { cookies, storage: { ...storage, hasSeenTutorial: undefined } };
}

journey("who has just signed in sees the steps once", { account: newcomer }, async ({ page, url }) => {
  await page.goto(url);
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => localStorage.getItem("hasSeenTutorial")), "true");
  await page.reload();
  await page.locator("[data-region]").first().waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0, "the tutorial was seen");
});

journey("what was typed before the registration is drawn after it", {}, async ({ page, device, url, expect }) => {
  expect(/status of 401/);
  await page.goto(url);
  // The picture above pushes the form down when it comes.
  await page.locator("[data-region]").first().waitFor();
  await promptField(page).fill("Zwei Pinguine im Schnee");
  await drawButton(page).click();
  await page.waitForURL("**/auth/login");
  await toast(page, "Anmeldung erforderlich").waitFor();
  await toast(page, "Ihre Eingaben werden gespeichert.").waitFor();
  const pending = await page.evaluate(() => JSON.parse(localStorage.getItem("pendingColoringBook")));
  assert.equal(pending.prompt, "Zwei Pinguine im Schnee");
  // Who was never here is not welcomed back, and finds the way to an account without scrolling.
  await page.getByText("Ihre Idee ist gespeichert").waitFor();
  const { y, height } = await page.getByRole("link", { name: "Jetzt registrieren" }).boundingBox();
  assert.ok(y + height <= page.viewportSize().height);
  assert.match(pending.timestamp, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

  await page.getByRole("link", { name: "Jetzt registrieren" }).click();
  await register(page, `spaeter-${device}@beispiel.de`);
  await pictureIsThere(page, 1);
  await toast(page, "Ihr Malbuch wurde wiederhergestellt.").waitFor();
  await page.waitForURL((address) => address.pathname === "/" && address.search === "");
  assert.deepEqual(await pagesInOrder(page), ["Zwei Pinguine im Schnee"]);
});

journey("a session that ends in between costs no page", { account: newUser }, async ({ page, url, account, expect }) => {
  expect(/status of 401/);
  await page.goto(url);
  await draw(page, "Eine Katze im Garten", 1);
  await draw(page, "Ein Hund am Strand", 2);
  const call = await fetch(`${url}/api/logout`, { method: "POST", headers: { Authorization: `Bearer ${account.token}` } });
  assert.equal(call.status, 204);

  await promptField(page).fill("Ein Pferd auf der Weide");
  await drawButton(page).click();
  await page.waitForURL("**/auth/login");
  await page.getByLabel("E-Mail").fill(account.email);
  await page.getByLabel("Passwort", { exact: true }).fill("Kastanie-im-Herbst");
  await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
  await pictureIsThere(page, 3);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze im Garten", "Ein Hund am Strand", "Ein Pferd auf der Weide"]);
  await page.reload();
  await pictureIsThere(page, 3);
});

journey("learning tasks and a story are for premium members", { account: newUser }, async ({ page, url }) => {
  await page.goto(url);
  await draw(page, "Drei Enten auf dem Teich", 1);
  for (const name of ["Mathematik", "Buchstaben", "Zahlen", "Geschichte dazu"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    await toast(page, "Diese Funktion ist nur für Premium-Mitglieder verfügbar. Upgrade Sie jetzt!").waitFor();
    assert.equal(await button.getAttribute("aria-pressed"), "false");
  }
  await page.getByRole("button", { name: "Upgrade", exact: true }).click();
  await page.waitForURL("**/preise");
  await page.getByRole("heading", { name: "Preise & Pakete" }).waitFor();
});

journey("a premium member's book has tasks and a story", { account: newPremiumUser }, async ({ page, url }) => {
  await page.goto(url);
  await draw(page, "Drei Enten auf dem Teich", 1);
  const [maths, numbers, story] = ["Mathematik", "Zahlen", "Geschichte dazu"].map((name) => page.getByRole("button", { name, exact: true }));
  await maths.click();
  await numbers.click();
  assert.equal(await maths.getAttribute("aria-pressed"), "false", "one task only");
  assert.equal(await numbers.getAttribute("aria-pressed"), "true");
  await story.click();
  await makeBook(page, "Die Enten");
  await page.getByRole("button", { name: /Seite \d+ ansehen: Aufgabe/ }).first().click();
  await page.getByAltText("Aufgabe zu Ausmalbild 1").waitFor();
  await page.getByRole("button", { name: /Seite \d+ ansehen: Geschichte/ }).first().click();
  await page.getByAltText(/^Geschichte zu Ausmalbild 1/).waitFor();
});

journey("from the gallery to a template to an own book", { account: newUser }, async ({ page, url, device }) => {
  await page.goto(`${url}/gallery`);
  await page.getByRole("heading", { name: "Beispiel Malbücher" }).waitFor();
  assert.equal(await page.getByRole("main").getByRole("link", { name: /^Vorschau/ }).count(), 4);
  await page.getByRole("link", { name: /^Vorschau.*Weltraum-Abenteuer/ }).click();
  await page.waitForURL("**/preview/space-adventure");
  await page.getByRole("heading", { name: "Weltraum-Abenteuer" }).waitFor();
  // A template has many pages; the last one is as good as the first.
  const place = page.getByRole("status").filter({ hasText: /^Seite \d+ von \d+/ });
  const total = Number(/von (\d+)/.exec(await place.textContent())[1]);
  assert.ok(total >= 6, `${total} sides`);
  for (let side = 2; side <= total; side++) {
    await page.getByRole("button", { name: "Nächste Seite" }).click();
    await place.filter({ hasText: `Seite ${side} von ${total}` }).waitFor();
  }
  assert.ok(await page.getByRole("button", { name: "Nächste Seite" }).isDisabled());

  await page.getByRole("link", { name: "Mit dieser Vorlage erstellen" }).click();
  await page.waitForURL("**/?template=space-adventure");
  // All pages of the template are offered at once; who wants to begin with one closes that.
  await page.getByRole("dialog").getByLabel("Ein Bild je Zeile").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).click();
  await drawButton(page).waitFor();
  assert.equal(await promptField(page).inputValue(), "Eine Rakete und ein Astronaut im Weltraum");
  await drawButton(page).click();
  await pictureIsThere(page, 1);
  await makeBook(page, `Ins All (${device})`);
});
