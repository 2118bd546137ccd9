// Writes a picture of every screen and of what opens on it, at the width of a phone, a tablet and a desktop, to look at:
//   node screenshots.mjs [FOLDER] [--dark] [--only=NAME,...] [--at=WIDTH,...] [--readme]
// The default folder is build/screenshots. With --dark the blackboard is shown, with --readme the pictures of README.md
// are renewed.
import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { colourHere, draw, drawButton, pictureIsThere, promptField, signIn } from "./acts.mjs";
import { devices, site } from "./journey.mjs";
import { drawPictures, newBook, newPremiumUser, newTeacher, newUser, send, signedIn, theAdmin } from "./people.mjs";
import { dogPhoto } from "./sample_photo.mjs";
import { executable, launchBrowser, openPage, startServer } from "./support.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const words = process.argv.slice(2);
const folder = path.resolve(words.find((word) => !word.startsWith("--")) ?? path.join(root, "build/screenshots"));
const only = words.find((word) => word.startsWith("--only="))?.slice(7).split(",");
const widths = words.find((word) => word.startsWith("--at="))?.slice(5).split(",").map(Number);
const looks = {
  phone: devices.phone,
  tablet: { ...devices.phone, viewport: { width: 820, height: 1180 } },
  desktop: devices.desktop,
};
const colorScheme = words.includes("--dark") ? "dark" : "light";
const longTitle = "Die sehr lange und außerordentlich abenteuerliche Reise der Donaudampfschifffahrtskapitänskatze";

// Six pages of different kinds: file, seed, age, sentence.
const readmePages = [
  ["page", 4, "6-8", "Ein fröhlicher Dinosaurier im Weltraum"],
  ["fishing", 1, "6-8", "Ein Bär angelt am See"],
  ["beach", 2, "6-8", "Zwei Kinder bauen eine Sandburg am Strand"],
  ["reading", 2, "9+", "Oma liest dem Kind ein Buch vor"],
  ["mandala", 13, "6-8", "Mandala mit Schmetterlingen"],
  ["maze", 3, "6-8", "Labyrinth mit einer Maus und Käse"],
];

let guests = 0;

const open = (route) => (page) => page.goto(site.url + route);
const window = { fullPage: false };

async function openPrintOptions(page) {
  await page.getByText("Druckoptionen").click();
  await page.getByRole("radio", { name: "A5" }).waitFor();
}

async function sideOf(page, id, kind) {
  await page.goto(`${site.url}/preview/${id}`);
  await page.getByRole("button", { name: new RegExp(`ansehen: ${kind}`) }).first().click();
}

/** Opens a tab of the administration and what a button there opens. */
const adminDialog = (route, button) => async (page) => {
  await page.goto(site.url + route);
  await page.getByRole("button", { name: button }).first().click();
  await page.locator("[role=dialog], [role=alertdialog]").waitFor();
};

async function menu(page) {
  await page.goto(site.url);
  await page.getByRole("button", { name: "Menü öffnen" }).click();
  await page.getByRole("dialog", { name: "Menü" }).waitFor();
}

/** Who looks, what they do, what is taken. */
const screens = {
  // everybody
  "home-first-look": { go: open("/"), ...window },
  home: { go: open("/") },
  tutorial: { firstVisit: true, go: open("/"), ...window },
  "home-coloured": {
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await page.locator("[data-region]").first().waitFor();
      const crayons = await page.getByRole("group", { name: "Buntstifte" }).locator("label").all();
      for (let index = 0; index < (await page.locator("[data-region]").count()); index += 1) {
        await crayons[index % crayons.length].click();
        await page.locator("[data-region]").nth(index).dispatchEvent("click");
      }
    },
  },
  "home-empty-field": {
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await drawButton(page).click();
      await page.getByRole("alert").filter({ hasText: "Bitte geben Sie" }).waitFor();
    },
  },
  "sign-in-needed": {
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await promptField(page).fill("Zwei Pinguine");
      await drawButton(page).click();
      await page.waitForURL("**/auth/login");
      await page.getByText("Anmeldung erforderlich").first().waitFor();
    },
  },
  "menu-out": { go: menu, device: "phone", ...window },
  gallery: { go: open("/galerie") },
  pricing: { go: open("/preise") },
  "pricing-answer": {
    go: async (page) => {
      await page.goto(`${site.url}/preise`);
      await page.getByRole("button", { name: /Mindestlaufzeit/ }).click();
    },
  },
  "pricing-dialog": {
    ...window,
    go: async (page) => {
      await page.goto(`${site.url}/preise`);
      await page.getByRole("button", { name: "Kostenlos starten" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Registrieren" }).click();
    },
  },
  template: { go: open("/preview/space-adventure") },
  "no-preview": { go: open("/preview/gibt-es-nicht") },
  login: { go: open("/auth/login") },
  "login-refused": {
    go: async (page) => {
      await page.goto(`${site.url}/auth/login`);
      await signIn(page, "niemand@beispiel.de", "falsch-falsch");
      await page.getByRole("main").getByRole("alert").filter({ hasText: /\w/ }).first().waitFor();
    },
  },
  register: { go: open("/auth/register") },
  reset: { go: open("/auth/reset-password") },
  "reset-sent": {
    go: async (page) => {
      await page.goto(`${site.url}/auth/reset-password`);
      await page.getByLabel("E-Mail").fill("petra@beispiel.de");
      await page.getByRole("button", { name: "Link senden" }).click();
      await page.getByRole("link", { name: "Zurück zum Login" }).waitFor();
    },
  },
  "new-password": { go: open("/auth/reset-password/abc") },
  imprint: { go: open("/legal/imprint") },
  privacy: { go: open("/legal/privacy") },
  "my-books-out": { go: open("/my-books") },
  about: { go: open("/ueber") },
  "not-found": { go: open("/gibt-es-nicht") },
  "admin-login": { go: open("/admin/login") },
  setup: { go: open("/admin/setup#abc") },
  // an account
  "menu-in": { as: "premium", go: menu, device: "phone", ...window },
  "my-books-empty": { as: "fresh", go: open("/my-books") },
  "home-pages": {
    as: "free",
    go: async (page) => {
      await page.goto(site.url);
      await draw(page, "Ein fröhlicher Dinosaurier im Weltraum", 1);
      await draw(page, "Ein Schnurpsel tanzt mit einer Katze", 2);
      await page.getByRole("button", { name: "Wünsche zum Blatt" }).click();
      await page.getByRole("radio", { name: "Querformat" }).check();
      await draw(page, "Ein Kreis aus vielen kleinen Blumen", 3);
    },
  },
  wishes: {
    as: "premium",
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await page.getByRole("button", { name: "Wünsche zum Blatt" }).click();
      await page.getByRole("button", { name: "Mehr Wünsche" }).click();
      await page.getByLabel("Wetter und Tageszeit").waitFor();
    },
  },
  many: {
    as: "premium",
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await page.getByRole("button", { name: "Mehrere auf einmal" }).click();
      const dialog = page.getByRole("dialog", { name: "Mehrere Seiten auf einmal" });
      await dialog.getByLabel("Thema").fill("Bauernhof");
      await dialog.getByRole("button", { name: "Sätze vorschlagen" }).click();
      await dialog.getByText("Das Buch dazu").waitFor();
    },
  },
  picture: { as: "premium", ...window, go: (page, { picture }) => page.goto(site.url + picture.replace("/api/images/", "/bild/")) },
  "picture-variants": {
    as: "premium",
    ...window,
    go: async (page, house) => {
      await screens.picture.go(page, house);
      // On the second device it is one of the pages already.
      const take = page.getByRole("button", { name: "Als Seite nehmen und ändern" });
      const again = page.getByRole("button", { name: "Noch einmal anders" });
      await take.or(again).first().waitFor();
      if (await take.isVisible()) await take.click();
      await again.click();
      await page.getByRole("button", { name: "Variante 4" }).waitFor();
    },
  },
  "picture-colouring": {
    as: "premium",
    ...window,
    go: async (page, house) => {
      await screens.picture.go(page, house);
      await page.getByRole("button", { name: "Hier ausmalen" }).click();
      await page.locator("[data-region]").first().waitFor();
    },
  },
  photo: { as: "premium", go: open("/foto") },
  "photo-page": {
    as: "premium",
    go: async (page) => {
      await page.goto(`${site.url}/foto`);
      await page.getByLabel("Foto auswählen").setInputFiles(await dogPhoto(page));
      await page.getByText(/^\d+ Flächen? zum Ausmalen$/).waitFor();
    },
  },
  "my-pictures": { as: "premium", go: open("/meine-bilder") },
  "edit-book": { as: "premium", go: (page, { book }) => page.goto(`${site.url}/malbuch/${book}/bearbeiten`) },
  shares: { as: "teacher", go: open("/freigaben") },
  share: { as: "teacher", go: (page, { share }) => page.goto(`${site.url}/freigaben/${share.id}`) },
  "shared-book": { go: (page, { share }) => page.goto(`${site.url}/teilen/${share.token}`) },
  "shared-pictures": {
    go: async (page, { share }) => {
      await page.goto(`${site.url}/teilen/${share.token}`);
      // Whose name is taken is asked whether it is theirs.
      guests += 1;
      await page.getByLabel("Dein Vorname").fill(`Mia ${guests}`);
      await page.getByRole("button", { name: "Los geht’s" }).click();
      await page.getByText(`Hallo, Mia ${guests}!`).waitFor();
    },
  },
  "shared-colouring": {
    ...window,
    go: async (page, house) => {
      await screens["shared-pictures"].go(page, house);
      await page.getByRole("button", { name: "Bild 1 ausmalen" }).click();
      await page.locator("[data-region]").first().waitFor();
    },
  },
  "share-made": {
    as: "teacher",
    go: async (page) => {
      await page.goto(`${site.url}/freigaben`);
      await page.getByRole("button", { name: "Teilen", exact: true }).click();
      await page.getByRole("img", { name: /QR-Code/ }).waitFor();
    },
  },
  classes: { as: "teacher", go: open("/klassen") },
  class: {
    as: "teacher",
    go: async (page) => {
      await page.goto(`${site.url}/klassen`);
      await page.getByRole("button", { name: "Klasse 3b öffnen" }).click();
      await page.getByText("Emma Schäfer").waitFor();
    },
  },
  "pupil-home": { as: "pupil", go: open("/"), ...window },
  "pupil-books": { as: "pupil", go: open("/my-books") },
  "premium-refused": {
    as: "free",
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await draw(page, "Eine Katze", 1);
      await page.getByRole("button", { name: "Mathematik" }).click();
    },
  },
  "book-dialog": {
    as: "premium",
    ...window,
    go: async (page) => {
      await page.goto(site.url);
      await draw(page, "Drei Enten auf dem Teich", 1);
      await page.getByRole("button", { name: "Buchstaben" }).click();
      await page.getByRole("button", { name: "Malbuch erstellen" }).click();
      await page.getByRole("dialog").getByLabel("Titel").fill("Die Enten");
    },
  },
  "book-dialog-options": {
    as: "premium",
    ...window,
    go: async (page) => {
      await screens["book-dialog"].go(page);
      await openPrintOptions(page);
      await page.getByRole("dialog").getByRole("button", { name: "Malbuch erstellen" }).click();
    },
  },
  "my-books": { as: "premium", go: open("/my-books") },
  preview: { as: "premium", go: (page, { book }) => page.goto(`${site.url}/preview/${book}`) },
  "preview-picture": { as: "premium", go: (page, { book }) => sideOf(page, book, "Ausmalbild") },
  "preview-task": { as: "premium", go: (page, { book }) => sideOf(page, book, "Aufgabe") },
  "preview-story": { as: "premium", go: (page, { book }) => sideOf(page, book, "Geschichte") },
  "preview-solutions": { as: "premium", go: (page, { book }) => sideOf(page, book, "Lösungen") },
  "preview-options": {
    as: "premium",
    go: async (page, { book }) => {
      await page.goto(`${site.url}/preview/${book}`);
      await openPrintOptions(page);
    },
  },
  "preview-colouring": {
    as: "premium",
    go: async (page, { book }) => {
      await sideOf(page, book, "Ausmalbild");
      await colourHere(page);
      await page.getByRole("group", { name: /zum Ausmalen/ }).click();
      await page.getByRole("button", { name: "Als Bild speichern" }).waitFor();
    },
  },
  account: { as: "premium", go: open("/konto") },
  "account-delete": {
    as: "premium",
    ...window,
    go: async (page) => {
      await page.goto(`${site.url}/konto`);
      await page.getByRole("button", { name: "Konto löschen …" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  // the administration
  admin: { as: "admin", go: open("/admin") },
  "admin-users": { as: "admin", go: open("/admin/benutzer") },
  "admin-user-form": { as: "admin", go: adminDialog("/admin/benutzer", "Benutzer anlegen"), ...window },
  "admin-subscriptions": { as: "admin", go: open("/admin/abonnements") },
  "admin-coupons": { as: "admin", go: open("/admin/gutscheine") },
  "admin-coupon-form": { as: "admin", go: adminDialog("/admin/gutscheine", "Gutschein anlegen"), ...window },
  "admin-coupon-question": { as: "admin", go: adminDialog("/admin/gutscheine", /^Deaktivieren/), ...window },
  "admin-legal": { as: "admin", go: open("/admin/rechtliche-texte") },
  "admin-outbox": { as: "admin", go: open("/admin/e-mails") },
  "admin-audit": { as: "admin", go: open("/admin/protokoll") },
};

/** What a child sends of a shared book. */
async function colourShared({ token }) {
  const way = `/api/shared/${token}`;
  const { pages } = await (await send("GET", way)).json();
  for (const name of ["Emma", "Jonas"]) {
    const artist = await (await send("POST", `${way}/artists`, { name })).json();
    const strokes = [[5000, 2000, "blue"], [3000, 8000, "green"], [6000, 6000, "yellow"]].map(([x, y, crayon]) => ({ x, y, crayon }));
    await send("PUT", `${way}/works/${pages[0].id}`, { artist: artist.id, key: artist.key, strokes });
  }
}

/** A class of three; the first of them, signed in. */
async function newPupil(admin, teacher) {
  const list = "Vorname;Nachname;Klasse\r\nJürgen;Groß;3b\r\nEmma;Schäfer;3b\r\nMaximilian-Alexander;von Hohenlohe-Waldenburg;3b\r\n";
  const answer = await fetch(`${site.url}/api/admin/users/import?class=&teacher=${teacher.id}&preview=false`, {
    method: "POST",
    headers: { "Content-Type": "text/csv", Authorization: `Bearer ${admin.token}` },
    body: list,
  });
  const { cards } = await answer.json();
  return signedIn(await send("POST", "/api/login", { email: cards[0].login, password: cards[0].password }), {});
}

/** Accounts and what they have made, so that there is something to see. */
async function furnish() {
  const admin = await theAdmin();
  const free = await newUser({ firstName: "Jürgen" });
  const fresh = await newUser({ firstName: "Mia" });
  const premium = await newPremiumUser();
  await newBook(free, { title: "Weltraum und Eis" });
  await newBook(premium, { title: longTitle, prompts: ["Ein Schiff auf dem Meer"] });
  await newBook(premium, { title: "Meine Tiere", prompts: ["Ein Elefant im Zoo", "Zwei Affen"] });
  const lesson = { hasLearningTask: true, learningTaskType: "letters", story: undefined, storyTitle: undefined };
  const prompts = ["Drei Enten auf dem Teich", "Ein Igel im Herbstwald"];
  const book = await newBook(premium, { title: "Ente und Igel", prompts, options: { solutions: true }, ...lesson });
  const validity = { validFrom: "2026-01-01", validUntil: "2030-12-31", maxUses: 100 };
  for (const [code, discountType, discountValue] of [["SOMMER", "percentage", "25"], ["SCHULE-2026", "fixed", "1,50"]]) {
    await send("POST", "/api/admin/coupons", { code, discountType, discountValue, ...validity }, admin.token);
  }
  await send("POST", "/api/reset-password", { email: free.email });
  // An empty text becomes its template.
  await send("POST", "/api/admin/legal-texts", { type: "privacy", content: "", version: 0 }, admin.token);
  const [picture] = await drawPictures(premium, ["Ein Fuchs gießt Blumen im Garten"]);
  const teacher = await newTeacher({ firstName: "Ruth" });
  const zoo = await newBook(teacher, { title: "Im Zoo", prompts: ["Ein Elefant", "Eine Katze im Garten"] });
  const share = await (await send("POST", "/api/school/shares", { book: zoo }, teacher.token)).json();
  await colourShared(share);
  const pupil = await newPupil(admin, teacher);
  return { admin, free, fresh, premium, teacher, pupil, book, picture, share };
}

await fs.mkdir(folder, { recursive: true });
site.server = await startServer({ env: { BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000" } });
site.url = site.server.url;
site.browser = await launchBrowser();
const house = await furnish();
for (const [device, properties] of Object.entries(looks)) {
  if (widths && !widths.includes(properties.viewport.width)) continue;
  for (const [name, screen] of Object.entries(screens)) {
    if ((screen.device && screen.device !== device) || (only && !only.includes(name))) continue;
    const person = house[screen.as];
    const { page, context } = await openPage(site.browser, site.url, {
      ...properties,
      colorScheme,
      reducedMotion: "reduce",
      storage: { ...(!screen.firstVisit && { hasSeenTutorial: "true" }), ...person?.storage },
      cookies: person?.cookies,
    });
    try {
      await screen.go(page, house);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      // A whole page is taken from its top, or its sticky header stands in the middle.
      if (screen.fullPage !== false) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.screenshot({ path: path.join(folder, `${name}-${properties.viewport.width}.png`), fullPage: screen.fullPage ?? true });
    } catch (error) {
      console.error(`${name} (${device}): ${error.message}`);
      process.exitCode = 1;
    }
    await context.close();
  }
}
await site.browser.close();
await site.server.stop();

if (words.includes("--readme")) {
  const pictures = path.join(root, "resources/readme");
  await fs.mkdir(pictures, { recursive: true });
  await fs.copyFile(path.join(folder, "home-first-look-1280.png"), path.join(pictures, "home.png"));
  for (const [name, seed, age, sentence] of readmePages)
    execFileSync(executable, ["draw", sentence, "--seed", `${seed}`, "--age", age, "--paper", "a5", "-o", path.join(pictures, `${name}.png`)]);
}
console.log(`Written to ${folder}`);
