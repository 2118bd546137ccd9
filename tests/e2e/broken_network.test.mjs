// Slow and broken network at each step: what was made stays, a sentence says what happened, trying again works.
import assert from "node:assert/strict";
import { draw, drawButton, pagesInOrder, pictureIsThere, promptField, signIn, stopClock, toast, untilShown } from "./acts.mjs";
import { journey, useSite } from "./journey.mjs";
import { breakCalls, failures, hold } from "./network.mjs";
import { newBook, newUser, password } from "./people.mjs";

useSite();

/** A step of the main job that asks the server: how to come to it, what fails, what is said, what then works. */
const steps = {
  drawing: {
    address: "**/api/generate",
    start: async ({ page, url }) => {
      await page.goto(url);
      // The page above the form grows when its picture has come: a click meanwhile goes where the button was.
      await page.getByText("Fläche antippen und losmalen!").waitFor();
      await promptField(page).fill("Eine Katze im Garten");
    },
    go: ({ page }) => drawButton(page).click(),
    said: async ({ page }) => {
      await page.locator("form").getByRole("alert").filter({ hasText: /\w/ }).waitFor();
      assert.equal(await promptField(page).inputValue(), "Eine Katze im Garten", "the words stay");
    },
    done: ({ page }) => pictureIsThere(page, 1),
  },
  "creating a book": {
    address: "**/api/coloring-books",
    method: "POST",
    start: async ({ page, url }) => {
      await page.goto(url);
      await draw(page, "Eine Katze im Garten", 1);
      await page.getByRole("button", { name: "Malbuch erstellen" }).click();
      await page.getByRole("dialog").getByLabel("Titel").fill("Katzen");
      await page.getByRole("dialog").getByLabel("Beschreibung").fill("Zum Verschenken");
    },
    go: ({ page }) => page.getByRole("dialog").getByRole("button", { name: "Malbuch erstellen" }).click(),
    said: async ({ page }) => {
      await page.getByRole("dialog").getByRole("alert").filter({ hasText: /\w/ }).waitFor();
      assert.equal(await page.getByRole("dialog").getByLabel("Titel").inputValue(), "Katzen");
    },
    done: ({ page }) => page.waitForURL("**/preview/*"),
  },
  "the books": {
    address: "**/api/coloring-books?page=1",
    start: () => undefined,
    go: ({ page, url, tried }) => (tried ? page.getByRole("button", { name: "Erneut versuchen" }).click() : page.goto(`${url}/my-books`)),
    said: async ({ page }) => {
      await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
      assert.equal(await page.getByText("Noch keine Malbücher erstellt").count(), 0, "nobody is told that the books are gone");
    },
    done: ({ page }) => page.getByText("Noch keine Malbücher erstellt").waitFor(),
  },
  "a book": {
    address: /\/api\/coloring-books\/dinosaur-world$/,
    start: () => undefined,
    go: ({ page, url, tried }) => (tried ? page.getByRole("button", { name: "Erneut versuchen" }).click() : page.goto(`${url}/preview/dinosaur-world`)),
    said: ({ page }) => page.getByRole("heading", { name: "Keine Vorschau verfügbar" }).waitFor(),
    done: ({ page }) => page.getByRole("heading", { name: "Dinosaurierwelt" }).waitFor(),
  },
  "the printed sides": {
    address: /\/api\/coloring-books\/dinosaur-world\/pages/,
    start: () => undefined,
    go: ({ page, url }) => page.goto(`${url}/preview/dinosaur-world`),
    said: async ({ page }) => {
      await page.getByText("Die druckfertigen Seiten lassen sich gerade nicht zeigen.").waitFor();
      await page.getByAltText("Ausmalbild 1", { exact: true }).waitFor();
    },
    done: ({ page }) => page.getByAltText("Umschlag: Dinosaurierwelt").waitFor(),
  },
  "the name": {
    address: "**/api/me",
    method: "PATCH",
    start: async ({ page, url }) => {
      await page.goto(`${url}/konto`);
      await page.getByLabel("Vorname").fill("Petronella");
    },
    go: ({ page }) => page.getByRole("button", { name: "Namen speichern" }).click(),
    said: async ({ page }) => {
      await page.getByRole("alert").filter({ hasText: /\w/ }).first().waitFor();
      assert.equal(await page.getByLabel("Vorname").inputValue(), "Petronella");
    },
    done: ({ page }) => toast(page, "Name gespeichert").waitFor(),
  },
};

for (const [name, step] of Object.entries(steps)) {
  journey(`${name} fails in every way, and works at last`, { account: newUser }, async ({ page, url, device, expect }) => {
    const scene = { page, url, device, tried: false };
    await step.start(scene);
    for (const failure of Object.values(failures)) {
      expect(failure.says);
      const mend = await breakCalls(page, step.address, failure, step.method);
      await step.go(scene);
      await step.said(scene);
      await mend();
      scene.tried = true;
    }
    await step.go(scene);
    await step.done(scene);
  });
}

journey("signing in and registering fail in every way, and work at last", {}, async ({ page, url, device, expect }) => {
  const { email } = await newUser();
  await page.goto(`${url}/auth/login`);
  for (const failure of Object.values(failures)) {
    expect(failure.says);
    const mend = await breakCalls(page, "**/api/login", failure);
    await signIn(page, email);
    await page.getByRole("main").getByRole("alert").filter({ hasText: "Anmeldung fehlgeschlagen" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Nachricht schließen" }).count(), 0, "no message over the form");
    await mend();
  }
  await signIn(page, email);
  await page.waitForURL("**/my-books");

  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(`${url}/auth/register`);
  await page.getByLabel("Vorname").fill("Jürgen");
  await page.getByLabel("Nachname").fill("Groß");
  await page.getByLabel("E-Mail").fill(`netz-${device}@beispiel.de`);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  const submit = page.getByRole("button", { name: "Registrieren" }).and(page.locator("[type=submit]"));
  for (const failure of Object.values(failures)) {
    const mend = await breakCalls(page, "**/api/register", failure);
    await submit.click();
    await page.getByRole("main").getByRole("alert").filter({ hasText: "Registrierung fehlgeschlagen" }).waitFor();
    await mend();
  }
  await submit.click();
  await page.waitForURL("**/my-books");
});

journey("a picture that takes its time can be left, and is there on the way back", { account: newUser }, async ({ page, url }) => {
  await page.goto(url);
  await promptField(page).fill("Eine Katze im Garten");
  const slow = await hold(page, "**/api/generate");
  await drawButton(page).click();
  await slow.asked;
  const busy = page.getByRole("button", { name: "Generiere magisches Bild..." });
  await busy.waitFor();
  assert.ok(await busy.isDisabled());
  await page.getByRole("status").filter({ hasText: "Seite 1 wird gezeichnet …" }).waitFor();

  await page.getByRole("contentinfo").getByRole("link", { name: "Über Buntstift" }).click();
  await page.getByRole("heading", { name: "Über Buntstift" }).waitFor();
  await page.getByRole("link", { name: "Buntstift, zur Startseite" }).click();
  await busy.waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Über Buntstift" }).click();
  await page.getByRole("heading", { name: "Über Buntstift" }).waitFor();
  await slow.release();
  await toast(page, "Bild erfolgreich generiert").waitFor();
  await page.getByRole("link", { name: "Buntstift, zur Startseite" }).click();
  await pictureIsThere(page, 1);
  assert.deepEqual(await pagesInOrder(page), ["Eine Katze im Garten"]);
});

journey("every page says that it loads, and shows it when it has come", { account: newUser }, async ({ page, url }) => {
  for (const [route, address, waiting, there] of [
    ["/my-books", "**/api/coloring-books?page=1", "Ihre Malbücher werden geladen …", "Noch keine Malbücher erstellt"],
    ["/legal/imprint", "**/api/admin/legal-texts", "Der Text wird geladen …", "Kein Impressum verfügbar."],
    ["/preview/space-adventure", /coloring-books\/space-adventure$/, "Das Malbuch wird geladen …", "Raketen, Planeten und freundliche Außerirdische auf großer Reise."],
  ]) {
    const slow = await hold(page, address);
    await page.goto(url + route);
    const status = page.getByRole("status", { name: waiting }).or(page.getByRole("status").filter({ hasText: waiting }));
    await status.first().waitFor();
    await slow.release();
    await page.getByText(there).first().waitFor();
    await status.first().waitFor({ state: "detached" });
  }
});

journey("a book that takes its time is there, though one has left", { account: newUser }, async ({ page, url }) => {
  await page.goto(`${url}/galerie`);
  await page.goto(url);
  await draw(page, "Eine Katze im Garten", 1);
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill("Unterwegs");
  await dialog.getByLabel("Beschreibung").fill("Zwischendurch");
  const slow = await hold(page, "**/api/coloring-books");
  await dialog.getByRole("button", { name: "Malbuch erstellen" }).click();
  await slow.asked;
  assert.ok(await dialog.getByRole("button", { name: "Malbuch wird erstellt …" }).isDisabled());
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Über Buntstift" }).click();
  await page.getByRole("heading", { name: "Über Buntstift" }).waitFor();
  await slow.release();
  await toast(page, "Ihr Malbuch ist fertig").waitFor();
  await page.getByRole("button", { name: "Vorschau" }).click();
  await page.getByRole("heading", { name: "Unterwegs" }).waitFor();
});

journey("a download that fails says so, and works at last", { account: newUser }, async ({ page, url, account, expect }) => {
  const id = await newBook(account, { title: "Zum Drucken" });
  await page.goto(`${url}/preview/${id}`);
  const button = page.getByRole("button", { name: "Herunterladen" });
  for (const failure of [failures["no connection"], failures["an error without a reason"]]) {
    expect(failure.says);
    const mend = await breakCalls(page, /\/pdf/, failure);
    await button.click();
    await toast(page, "Fehler beim Download").waitFor();
    await toast(page, "Bitte versuchen Sie es später erneut.").waitFor();
    await page.getByRole("button", { name: "Nachricht schließen" }).click();
    await mend();
  }
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.equal(download.suggestedFilename(), "Zum Drucken.pdf");
});

const legalPages = {
  imprint: ["Impressum", "Fehler beim Laden des Impressums. Bitte versuchen Sie es später erneut.", "Kein Impressum verfügbar."],
  privacy: ["Datenschutzerklärung", "Fehler beim Laden der Datenschutzerklärung. Bitte versuchen Sie es später erneut.", "Keine Datenschutzerklärung verfügbar."],
  terms: ["Allgemeine Geschäftsbedingungen", "Fehler beim Laden der AGB. Bitte versuchen Sie es später erneut.", "Keine AGB verfügbar."],
  compliance: ["Compliance-Richtlinien", "Fehler beim Laden der Compliance-Richtlinien. Bitte versuchen Sie es später erneut.", "Keine Compliance-Richtlinien verfügbar."],
};

for (const [kind, [heading, failure, empty]] of Object.entries(legalPages)) {
  journey(`the ${kind} page has all its states`, {}, async ({ page, url, expect }) => {
    const address = "**/api/admin/legal-texts";
    // A server that fails is asked twice more, then the page says so.
    expect(/status of 500/);
    let asked = 0;
    const mend = await breakCalls(page, address, {
      answer: (route) => {
        asked += 1;
        return failures["an error without a reason"].answer(route);
      },
    });
    await stopClock(page);
    await page.goto(`${url}/legal/${kind}`);
    await untilShown(page, page.getByRole("heading", { name: heading }));
    await untilShown(page, page.getByText("Der Text wird geladen …"));
    await untilShown(page, page.getByText(failure));
    assert.ok(asked >= 3, `asked ${asked} times`);
    assert.equal(await page.locator('meta[name="robots"]').getAttribute("content"), "noindex, nofollow");

    // It goes on asking, so that the text appears when the server is back; an empty one is said to be missing.
    await mend();
    await untilShown(page, page.getByText(empty));
    const words = { imprint: "", privacy: "", terms: "", compliance: "", [kind]: "<p>Es gilt das <b>gedruckte</b> Wort.</p>" };
    await breakCalls(page, address, { answer: (route) => route.fulfill({ json: words }) });
    await untilShown(page, page.getByText("Es gilt das gedruckte Wort."));
  });
}

journey("a part that cannot be loaded takes nothing else with it", { account: newUser }, async ({ page, url, expect }) => {
  expect(/net::ERR_CONNECTION_REFUSED/);
  expect(/a part of the page failed/);
  await page.goto(url);
  await draw(page, "Eine Katze im Garten", 1);
  // Whatever is not there yet cannot be loaded from here on.
  const mend = await breakCalls(page, "**/assets/**", failures["no connection"]);
  await page.getByRole("button", { name: "Malbuch erstellen" }).click();
  await toast(page, "Ein Teil der Seite fehlt").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await page.getByRole("heading", { name: "Diese Seite lässt sich gerade nicht zeigen" }).waitFor();
  // What is there already is still reached, with the page that was drawn.
  await page.getByRole("link", { name: "Buntstift, zur Startseite" }).click();
  await pictureIsThere(page, 1);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await mend();
  await page.getByRole("main").getByRole("button", { name: "Seite neu laden" }).click();
  await page.getByRole("heading", { name: "Allgemeine Geschäftsbedingungen" }).waitFor();
  await page.goto(url);
  await pictureIsThere(page, 1);
});
