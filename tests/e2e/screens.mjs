// Every route and what opens on it, by who sees it: what laws over all screens look at.
import { colourHere, draw, drawButton, pictureIsThere, promptField } from "./acts.mjs";
import { site } from "./journey.mjs";
import { mailTo, newBook, newPremiumUser, newTeacher, send, signedIn, theAdmin } from "./people.mjs";

const heading = (name) => (page) => page.getByRole("heading", { name, level: 1 }).waitFor();
const region = (page) => page.locator("[data-region]").first().waitFor();
const dialog = (page) => page.locator("[role=dialog], [role=alertdialog]").waitFor();
/** Opens a route and waits for something. */
const route = (path, ready) => async (page, house) => {
  await page.goto(site.url + (typeof path === "function" ? path(house) : path));
  await ready(page);
};
/** Opens a route and what a button there opens, and one in that. */
const press = (path, ...names) => async (page, house) => {
  await page.goto(site.url + (typeof path === "function" ? path(house) : path));
  for (const name of names) {
    await page.getByRole("button", { name }).first().click();
    await dialog(page);
  }
};

/** What visitors see. */
export const signedOut = {
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
  "a shared book": route(({ share }) => `/teilen/${share.token}`, (page) => page.getByLabel("Dein Vorname").waitFor()),
  "a shared book's pictures": async (page, { share, device }) => {
    await page.goto(`${site.url}/teilen/${share.token}`);
    // Whose name is taken is asked whether it is theirs.
    guests += 1;
    await page.getByLabel("Dein Vorname").fill(`Mia ${device} ${guests}`);
    await page.getByRole("button", { name: "Los geht’s" }).click();
    await page.getByRole("button", { name: "Bild 1 ausmalen" }).waitFor();
  },
  "a shared picture that is coloured": async (page) => {
    await page.getByRole("button", { name: "Bild 1 ausmalen" }).click();
    await region(page);
  },
  "a link that leads nowhere": route("/teilen/gibt-es-nicht", (page) => page.getByText("Diese Adresse führt zu keinem Malbuch").waitFor()),
  "an open class": route(({ school }) => `/klasse/${school.name}`, heading(/^Klasse/)),
};

/** What somebody with an account and premium sees; each goes on from the one before. */
export const asUser = {
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
  "many pages at once": async (page) => {
    await press("/", "Mehrere auf einmal")(page);
    await page.getByLabel("Thema").fill("Bauernhof");
    await page.getByRole("button", { name: "Sätze vorschlagen" }).click();
    await page.getByText("Das Buch dazu").waitFor();
  },
  "all wishes": async (page) => {
    await page.goto(site.url);
    await page.getByRole("button", { name: "Wünsche zum Blatt" }).click();
    await page.getByRole("button", { name: "Mehr Wünsche" }).click();
    await page.getByLabel("Wetter und Tageszeit").waitFor();
    await page.getByRole("radio", { name: "Wiese" }).waitFor();
  },
  "a photo to choose": route("/foto", heading("Aus einem Foto")),
  "own pictures": route("/meine-bilder", (page) => page.getByRole("button", { name: /^Favorit/ }).first().waitFor()),
  "a new folder": press("/meine-bilder", "Neuer Ordner"),
  "a folder": async (page) => {
    await page.goto(`${site.url}/meine-bilder`);
    await page.getByRole("button", { name: /^Für Emma/ }).click();
    await page.getByText("In diesem Ordner sind noch keine Bilder.").waitFor();
  },
  "a book to be printed": async (page) => {
    await press("/my-books", "Druckoptionen für Ente und Igel")(page);
    await page.getByRole("dialog").getByText("Für die Druckerei", { exact: true }).click();
    await page.getByRole("button", { name: "Umschlag herunterladen" }).waitFor();
  },
  "a colouring room": async (page, { book }) => {
    await page.goto(`${site.url}/preview/${book}`);
    await colourHere(page);
    await region(page);
  },
  "a question before one's colours are lost": async (page) => {
    await page.goto(`${site.url}/my-books`);
    const menu = page.getByRole("button", { name: "Menü öffnen" });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.getByRole("dialog").or(page.getByRole("alertdialog")).getByText(/ausgemalt/).waitFor();
  },
};

/** What a teacher sees. */
export const asTeacher = {
  "shared books": route("/freigaben", (page) => page.getByRole("link", { name: /^Öffnen/ }).first().waitFor()),
  "a share": route(({ share }) => `/freigaben/${share.id}`, (page) => page.getByRole("button", { name: "Bild 1 von Emma" }).waitFor()),
  "its link": async (page) => {
    await page.getByRole("button", { name: "Link und Code" }).click();
    await page.getByRole("img", { name: /QR-Code/ }).waitFor();
  },
  "a child's page": async (page, { share }) => {
    await press(`/freigaben/${share.id}`, "Bild 1 von Emma")(page);
    await page.locator("[role=dialog] img[data-drawn=true]").waitFor();
  },
  "another end of a share": press(({ share }) => `/freigaben/${share.id}`, "Ende ändern"),
  "a share's deletion": press(({ share }) => `/freigaben/${share.id}`, "Freigabe löschen"),
  "own classes": route("/klassen", (page) => page.getByRole("button", { name: /^Klasse .* öffnen$/ }).waitFor()),
  "a class": async (page) => {
    await page.goto(`${site.url}/klassen`);
    await page.getByRole("button", { name: /^Klasse .* öffnen$/ }).click();
    await page.getByRole("button", { name: "Neue Passwörter für alle" }).waitFor();
  },
  "new passwords": async (page) => {
    await page.getByRole("button", { name: "Neue Passwörter für alle" }).click();
    await dialog(page);
  },
  "a child who joins": async (page, house) => {
    await asTeacher["a class"](page, house);
    await page.getByRole("button", { name: "Kind hinzufügen" }).click();
    await dialog(page);
    await page.getByRole("dialog").getByRole("button", { name: "Konto anlegen" }).click();
    await page.getByText("Bitte geben Sie den Vornamen ein.").waitFor();
  },
  "a child's account to be deleted": async (page, house) => {
    await asTeacher["a class"](page, house);
    await page.getByRole("button", { name: /^Konto von .* löschen$/ }).first().click();
    await dialog(page);
  },
  "a book for each child": async (page, house) => {
    await asTeacher["a class"](page, house);
    await page.getByRole("button", { name: "Klassensatz" }).click();
    await page.getByRole("dialog").getByLabel("Malbuch").waitFor();
  },
  "cards with new passwords": async (page, house) => {
    await asTeacher["a class"](page, house);
    await page.getByRole("button", { name: /^Neues Passwort für Jürgen/ }).click();
    await page.getByRole("button", { name: "Neu vergeben" }).click();
    await page.getByRole("button", { name: "Anmeldekarten als PDF" }).waitFor();
  },
};

/** What a child of a class sees. */
export const asPupil = {
  home: route("/", region),
  "the books of a class": route("/my-books", (page) => page.getByRole("link", { name: "Im Zoo" }).waitFor()),
  "a shared book": route(({ classShare }) => `/teilen/${classShare.id}`, (page) => page.getByRole("button", { name: "Bild 1 ausmalen" }).waitFor()),
  account: route("/konto", heading("Mein Konto")),
  "own pictures": route("/meine-bilder", heading("Meine Bilder")),
};

const row = (text) => (page) => page.getByText(text).first().waitFor();
/** What administrators see. */
export const asAdmin = {
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
  "an account": press("/admin/benutzer", /^Bearbeiten/),
  "an account's end": press("/admin/benutzer", /^Bearbeiten/, "Konto löschen"),
  "a class, to be changed": async (page) => {
    await page.goto(`${site.url}/admin/klassen`);
    await page.getByRole("button", { name: /^Klasse .* öffnen$/ }).first().click();
    await page.getByRole("button", { name: "Klasse ändern" }).click();
    await dialog(page);
  },
  "a class's deletion": async (page) => {
    await page.goto(`${site.url}/admin/klassen`);
    await page.getByRole("button", { name: /^Klasse .* öffnen$/ }).first().click();
    await page.getByRole("button", { name: "Klasse löschen" }).click();
    await dialog(page);
  },
};

let guests = 0;
let furnished;

/** A class of two children, one of them signed in, and a book that they share and Emma has begun. */
async function furnishSchool(admin) {
  const teacher = await newTeacher({ firstName: "Ruth" });
  const list = "Vorname;Nachname;Klasse\r\nJürgen;Groß;3b\r\nEmma;Schäfer;3b\r\n";
  const imported = await fetch(`${site.url}/api/admin/users/import?class=&teacher=${teacher.id}&preview=false`, {
    method: "POST",
    headers: { "Content-Type": "text/csv", Authorization: `Bearer ${admin.token}` },
    body: list,
  });
  const { cards } = await imported.json();
  const emma = cards.find(({ login }) => login.startsWith("emma"));
  const pupil = await signedIn(await send("POST", "/api/login", { email: emma.login, password: emma.password }), {});
  const [school] = await (await send("GET", "/api/school/classes", undefined, teacher.token)).json();
  await send("PUT", `/api/school/classes/${school.id}/address`, { isOpen: true }, teacher.token);

  const zoo = await newBook(teacher, { title: "Im Zoo", prompts: ["Ein Elefant", "Eine Katze im Garten"] });
  const share = await (await send("POST", "/api/school/shares", { book: zoo }, teacher.token)).json();
  const classShare = await (await send("POST", "/api/school/shares", { book: zoo, classId: school.id }, teacher.token)).json();
  const way = `/api/shared/${share.token}`;
  const { pages } = await (await send("GET", way)).json();
  const artist = await (await send("POST", `${way}/artists`, { name: "Emma" })).json();
  const strokes = [{ x: 5000, y: 2000, crayon: "blue" }];
  await send("PUT", `${way}/works/${pages[0].id}`, { artist: artist.id, key: artist.key, strokes });
  return { teacher, pupil, school, share, classShare };
}

async function makeHouse() {
  const admin = await theAdmin();
  const user = await newPremiumUser();
  const lesson = { hasLearningTask: true, learningTaskType: "letters", story: undefined, storyTitle: undefined };
  const book = await newBook(user, { title: "Ente und Igel", prompts: ["Eine Ente", "Ein Igel"], ...lesson });
  await send("POST", "/api/folders", { name: "Für Emma" }, user.token);
  const coupon = { code: "SOMMER", discountType: "percentage", discountValue: "25", validFrom: "2026-01-01", validUntil: "2099-12-31", maxUses: 9 };
  await send("POST", "/api/admin/coupons", coupon, admin.token);
  await send("POST", "/api/reset-password", { email: user.email });
  await mailTo(user.email);
  await send("POST", "/api/admin/legal-texts", { type: "privacy", content: "", version: 0 }, admin.token);
  return { admin, user, book, ...(await furnishSchool(admin)) };
}

/** Accounts and what they have, made once for a file. */
export const furnish = () => (furnished ??= makeHouse());

/** Takes what was drawn on another device off somebody's workbench, which is the same on all of them. */
export async function clearWorkbench({ token }) {
  const { version } = await (await send("GET", "/api/workbench", undefined, token)).json();
  await send("PUT", "/api/workbench", { version, pages: [] }, token);
}
