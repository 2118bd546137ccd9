// Every route, and what opens on it, signed out, as user, as admin: looked at by axe at both widths, light and dark, and
// each control at three widths, whether it can be pressed.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { colourHere, draw, drawButton, pictureIsThere, promptField } from "./acts.mjs";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { mailTo, newBook, newPremiumUser, send, theAdmin } from "./people.mjs";
import { openPage } from "./support.mjs";

useSite();

const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on the page that is shown, then what it finds about its colours in the dark. Playwright evaluates in
 * the page itself, past its security policy.
 */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe);
    // Axe judges colours as they are, so that none may be on its way to another.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    });
  }
  const found = [];
  for (const [colorScheme, runOnly] of [["light", rules], ["dark", { type: "rule", values: ["color-contrast"] }]]) {
    await page.emulateMedia({ colorScheme });
    const result = await page.evaluate((only) => window.axe.run({ runOnly: only, resultTypes: ["violations"] }), runOnly);
    for (const { id, nodes } of result.violations) {
      for (const { target, failureSummary } of nodes) found.push(`${colorScheme}, ${id}: ${target.join(" ")} ${failureSummary}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

const heading = (name) => (page) => page.getByRole("heading", { name, level: 1 }).waitFor();
const region = (page) => page.locator("[data-region]").first().waitFor();
const dialog = (page) => page.locator("[role=dialog], [role=alertdialog]").waitFor();
/** Opens a route and waits for something. */
const route = (path, ready) => async (page, house) => {
  await page.goto(site.url + (typeof path === "function" ? path(house) : path));
  await ready(page);
};
const press = (path, name) => async (page) => {
  await page.goto(site.url + path);
  await page.getByRole("button", { name }).first().click();
  await dialog(page);
};

const signedOut = {
  home: route("/", region),
  tutorial: async (page) => {
    await page.goto(site.url);
    await page.getByRole("button", { name: "So geht es" }).click();
    await dialog(page);
  },
  "home with an error and its options": async (page) => {
    await page.goto(site.url);
    await region(page);
    await page.getByText("Wünsche zum Blatt").click();
    await drawButton(page).click();
    await page.getByRole("alert").filter({ hasText: "Bitte geben Sie" }).waitFor();
  },
  menu: async (page, { device }) => {
    if (device === "desktop") return;
    await page.goto(site.url);
    await page.getByRole("button", { name: "Menü öffnen" }).click();
    await dialog(page);
  },
  gallery: route("/galerie", heading("Beispiel Malbücher")),
  "gallery under its other name": route("/gallery", heading("Beispiel Malbücher")),
  pricing: route("/preise", heading("Preise & Pakete")),
  "registration dialog with errors": async (page) => {
    await press("/preise", "Kostenlos starten")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Registrieren" }).click();
    await page.getByText("Bitte geben Sie Ihren Vornamen ein").waitFor();
  },
  "an answer of the pricing page": async (page) => {
    await page.goto(`${site.url}/preise`);
    await page.getByRole("button", { name: /Mindestlaufzeit/ }).click();
  },
  template: route("/preview/space-adventure", heading("Weltraum-Abenteuer")),
  imprint: route("/legal/imprint", heading("Impressum")),
  privacy: route("/legal/privacy", (page) => page.getByRole("heading", { level: 2 }).first().waitFor()),
  terms: route("/legal/terms", heading("Allgemeine Geschäftsbedingungen")),
  compliance: route("/legal/compliance", heading("Compliance-Richtlinien")),
  about: route("/ueber", heading("Über Buntstift")),
  "my books": route("/my-books", heading("Meine Malbücher")),
  login: route("/auth/login", heading("Anmelden")),
  "login with errors": async (page) => {
    await page.goto(`${site.url}/auth/login`);
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await page.getByText("Passwort ist erforderlich").waitFor();
  },
  "sign-in needed": async (page) => {
    await page.goto(site.url);
    await promptField(page).fill("Eine Katze");
    await drawButton(page).click();
    await page.waitForURL("**/auth/login");
    await page.getByText("Anmeldung erforderlich").first().waitFor();
    await page.evaluate(() => localStorage.removeItem("pendingColoringBook"));
  },
  register: route("/auth/register", heading("Registrieren")),
  reset: route("/auth/reset-password", heading("Passwort zurücksetzen")),
  "new password": route("/auth/reset-password/abc", heading("Neues Passwort")),
  "admin login": route("/admin/login", heading("Verwaltung")),
  setup: route("/admin/setup#abc", heading("Buntstift einrichten")),
  "no such page": route("/gibt-es-nicht", heading(/not found/)),
};

const asUser = {
  "an empty workbench": route("/", region),
  "my books": route("/my-books", (page) => page.getByRole("heading", { name: "Ente und Igel" }).waitFor()),
  account: route("/konto", heading("Mein Konto")),
  "account deletion": press("/konto", "Konto löschen …"),
  "a book": route(({ book }) => `/preview/${book}`, (page) => page.getByAltText(/^Umschlag/).waitFor()),
  "a book's options": async (page, { book }) => {
    await page.goto(`${site.url}/preview/${book}`);
    await page.getByText("Druckoptionen").click();
    await page.getByRole("radio", { name: "A5" }).waitFor();
  },
  "a task": async (page, { book }) => {
    await page.goto(`${site.url}/preview/${book}`);
    await page.getByRole("button", { name: /ansehen: Aufgabe/ }).first().click();
    await page.getByAltText(/^Aufgabe/).waitFor();
  },
  "a page that is coloured": async (page, { book }) => {
    await page.goto(`${site.url}/preview/${book}`);
    await colourHere(page);
    await page.locator("[data-region]").first().press("Enter");
    await page.getByRole("button", { name: "Als Bild speichern" }).waitFor();
  },
  "a book's cover, to be changed": route(({ book }) => `/malbuch/${book}/bearbeiten`, (page) => page.getByAltText("So wird gedruckt: Umschlag").waitFor()),
  "a book's page, to be changed": async (page, { book }) => {
    await page.goto(`${site.url}/malbuch/${book}/bearbeiten`);
    await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
    await page.getByRole("button", { name: "Aufgabe", exact: true }).click();
    await page.getByLabel("Aufgabe auf dieser Seite").waitFor();
    await page.getByText("Aufgaben und Druck für das ganze Malbuch").click();
  },
  "a book's story, to be changed": async (page, { book }) => {
    await page.goto(`${site.url}/malbuch/${book}/bearbeiten`);
    await page.getByRole("button", { name: "Seite 1 bearbeiten" }).click();
    await page.getByRole("button", { name: "Geschichte", exact: true }).click();
    await page.getByRole("button", { name: "Selbst schreiben" }).or(page.getByLabel("Text zu Seite 1")).waitFor();
  },
  "no such book": route("/preview/gibt-es-nicht", heading("Keine Vorschau verfügbar")),
  "pages and a message": async (page) => {
    await page.goto(site.url);
    await draw(page, "Ein Schnurpsel und eine Katze", 1);
    await draw(page, "Ein Hund", 2);
    await page.getByRole("button", { name: "Mathematik" }).click();
  },
  "wishes and an error in the narrow form": async (page) => {
    await page.getByRole("button", { name: "Wünsche zum Blatt" }).click();
    await drawButton(page).click();
    await page.getByRole("alert").filter({ hasText: "Bitte geben Sie" }).waitFor();
  },
  "a picture by itself": async (page) => {
    await page.goto(site.url);
    await page.getByRole("link", { name: "Ausmalen und drucken: Seite 2" }).click();
    await page.getByRole("button", { name: "Noch einmal anders" }).waitFor();
  },
  "other drawings of it": async (page) => {
    await page.getByRole("button", { name: "Noch einmal anders" }).click();
    await page.getByRole("button", { name: "Variante 4" }).click();
  },
  "its link": async (page) => {
    await page.getByRole("button", { name: "Link zu diesem Bild" }).click();
    await page.goto(site.url);
    await pictureIsThere(page, 2);
  },
  "a book's details": async (page) => {
    await page.getByRole("button", { name: "Malbuch erstellen" }).click();
    await dialog(page);
    await page.getByRole("dialog").getByText("Druckoptionen").click();
    await page.getByRole("dialog").getByRole("button", { name: "Malbuch erstellen" }).click();
    await page.getByText("Bitte geben Sie einen Titel ein").waitFor();
  },
  "coupon field": route("/preise", (page) => page.getByLabel("Gutscheincode").waitFor()),
};

const row = (text) => (page) => page.getByText(text).first().waitFor();
const asAdmin = {
  dashboard: route("/admin", row("Neue Konten")),
  users: route("/admin/benutzer", row("leitung@beispiel.de")),
  "a new user": press("/admin/benutzer", "Benutzer anlegen"),
  subscriptions: route("/admin/abonnements", row("Noch keine Abonnements.")),
  coupons: route("/admin/gutscheine", row("SOMMER")),
  "a new coupon": press("/admin/gutscheine", "Gutschein anlegen"),
  "a coupon's end": press("/admin/gutscheine", /^Deaktivieren/),
  "legal texts": route("/admin/rechtliche-texte", (page) => page.getByLabel("HTML").waitFor()),
  outbox: route("/admin/e-mails", row("Neues Passwort")),
  audit: route("/admin/protokoll", row("Hat sich registriert.")),
  engine: route("/admin/zeichner", (page) => page.getByRole("heading", { name: "Testbild" }).waitFor()),
  backups: route("/admin/sicherungen", (page) => page.getByRole("button", { name: "Jetzt sichern" }).waitFor()),
  classes: route("/admin/klassen", (page) => page.getByRole("button", { name: "Klassenliste einlesen" }).waitFor()),
  "own classes": route("/klassen", heading("Meine Klassen")),
  "a class list": async (page) => {
    await page.goto(`${site.url}/admin/klassen`);
    await page.getByRole("button", { name: "Klassenliste einlesen" }).click();
    await page.getByRole("button", { name: "Liste prüfen" }).waitFor();
  },
};

let furnished;
/** Accounts and what they have, made once. */
async function furnish() {
  const admin = await theAdmin();
  const user = await newPremiumUser();
  const lesson = { hasLearningTask: true, learningTaskType: "letters", story: undefined, storyTitle: undefined };
  const book = await newBook(user, { title: "Ente und Igel", prompts: ["Eine Ente", "Ein Igel"], ...lesson });
  const coupon = { code: "SOMMER", discountType: "percentage", discountValue: "25", validFrom: "2026-01-01", validUntil: "2099-12-31", maxUses: 9 };
  await send("POST", "/api/admin/coupons", coupon, admin.token);
  await send("POST", "/api/reset-password", { email: user.email });
  await mailTo(user.email);
  await send("POST", "/api/admin/legal-texts", { type: "privacy", content: "", version: 0 }, admin.token);
  return { admin, user, book };
}

/** Takes what was drawn on another device off somebody's workbench, which is the same on all of them. */
async function clearWorkbench({ token }) {
  const { version } = await (await send("GET", "/api/workbench", undefined, token)).json();
  await send("PUT", "/api/workbench", { version, pages: [] }, token);
}

/** What each screen is looked at for, and at which width. */
const looks = {
  phone: [devices.phone, violations, coveredControls],
  tablet: [{ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }, coveredControls],
  desktop: [devices.desktop, violations, coveredControls],
};

const people = { "signed out": [signedOut], "a user": [asUser, "user"], "an administrator": [asAdmin, "admin"] };
for (const [who, [screens, account]] of Object.entries(people)) {
  for (const [device, [properties, ...look]] of Object.entries(looks)) {
      test(`${who}: nothing that keeps anybody out (${device})`, async (running) => {
        furnished ??= furnish();
        const house = { ...(await furnished), device };
        const person = house[account];
        if (person) await clearWorkbench(person);
        const { page, context, faults } = await openPage(site.browser, site.url, {
          ...properties,
          reducedMotion: "reduce",
          storage: { hasSeenTutorial: "true", ...person?.storage },
          cookies: person?.cookies,
        });
        running.after(() => context.close());
        await page.goto(`${site.url}/robots.txt`);
        const found = [];
        for (const [name, open] of Object.entries(screens)) {
          await open(page, house);
          for (const faultsOf of look) found.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
        }
        assert.deepEqual(found, []);
        assertFaults(faults.filter((fault) => !/status of 40[14]/.test(fault)), []);
      });
  }
}
