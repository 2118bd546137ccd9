// Writes pictures of every screen at phone and desktop width, light and dark, from a running server.
// usage: node scripts/screenshots.mjs [--base http://127.0.0.1:8141] [--out screenshots] [--only name,...] [--dark]
import fs from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";

const { values } = parseArgs({
  options: {
    base: { type: "string", default: "http://127.0.0.1:8141" },
    out: { type: "string", default: "screenshots" },
    only: { type: "string" },
    scheme: { type: "string", default: "light,dark" },
    width: { type: "string", default: "390x844,1280x800" },
  },
});

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

async function signIn(page, email) {
  await page.goto(values.base + (email.startsWith("chef@") ? "/admin/login" : "/auth/login"));
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill("geheim123");
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL((url) => !/^\/auth|login$/.test(url.pathname));
}

async function draw(page, prompt) {
  await page.getByLabel("Was soll auf dem Bild zu sehen sein?").fill(prompt);
  await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
  await page.getByText("Bild erfolgreich generiert", { exact: true }).waitFor();
  await page.waitForTimeout(900);
}

const open = (path) => async (page) => {
  await page.goto(values.base + path);
};
const full = true;
const chef = "chef@beispiel.de";

/** Each screen: how to get there, and whether the whole page is wanted. */
const screens = {
  tutorial: { go: open("/"), firstVisit: true },
  home: { go: open("/"), full },
  "home-coloured": {
    go: async (page) => {
      await page.goto(values.base);
      const regions = page.locator("[data-region]");
      await regions.first().waitFor();
      const crayons = await page.locator("fieldset label[title]").all();
      for (let index = 0; index < (await regions.count()); index += 1) {
        await crayons[index % crayons.length].click();
        await regions.nth(index).dispatchEvent("click");
      }
    },
  },
  "home-error": {
    go: async (page) => {
      await page.goto(values.base);
      await page.getByRole("button", { name: "Magisches Bild generieren" }).click();
    },
  },
  "home-pages": {
    user: "petra@beispiel.de",
    go: async (page) => {
      await page.goto(values.base);
      await draw(page, "Eine niedliche Katze im Garten");
      await draw(page, "Ein Schnurpsel mit Blumen");
    },
    full,
  },
  "book-dialog": {
    user: "maria@beispiel.de",
    go: async (page) => {
      await page.goto(values.base);
      await draw(page, "Eine niedliche Katze im Garten");
      await page.getByRole("button", { name: "Malbuch erstellen" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  premium: {
    user: "maria@beispiel.de",
    go: async (page) => {
      await page.goto(values.base);
      await draw(page, "Eine niedliche Katze im Garten");
      await page.getByRole("button", { name: "Mathematik" }).click();
    },
  },
  "my-books": { user: "petra@beispiel.de", go: open("/my-books"), full },
  "my-books-empty": { user: "maria@beispiel.de", go: open("/my-books") },
  "my-books-signed-out": { go: open("/my-books") },
  preview: { user: "petra@beispiel.de", go: open("/preview/b1"), full },
  "preview-colour": {
    user: "petra@beispiel.de",
    go: async (page) => {
      await page.goto(`${values.base}/preview/b2`);
      await page.getByRole("button", { name: "Hier ausmalen" }).click();
      await page.locator("[data-region]").first().waitFor();
    },
  },
  "preview-template": { go: open("/preview/space-adventure") },
  "preview-missing": { go: open("/preview/unbekannt") },
  about: { go: open("/ueber"), full },
  "about-open": {
    go: async (page) => {
      await page.goto(`${values.base}/ueber`);
      await page.getByText("OpenSSL").click();
    },
    full,
  },
  account: { user: "petra@beispiel.de", go: open("/konto"), full },
  "account-delete": {
    user: "petra@beispiel.de",
    go: async (page) => {
      await page.goto(`${values.base}/konto`);
      await page.getByRole("button", { name: "Konto löschen …" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "reset-refused": {
    go: async (page) => {
      await page.goto(`${values.base}/auth/reset-password`);
      await page.getByLabel("E-Mail").fill("wer@beispiel.de");
      await page.getByRole("button", { name: "Link senden" }).click();
      await page.getByRole("alert").getByText("E-Mail-Versand").waitFor();
    },
  },
  login: { go: open("/auth/login") },
  "login-error": {
    go: async (page) => {
      await page.goto(`${values.base}/auth/login`);
      await page.getByLabel("E-Mail").fill("wer@beispiel.de");
      await page.getByLabel("Passwort", { exact: true }).fill("falsch");
      await page.getByRole("button", { name: "Anmelden" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  register: { go: open("/auth/register"), full },
  reset: { go: open("/auth/reset-password") },
  "reset-token": { go: open("/auth/reset-password/abc") },
  pricing: { go: open("/preise"), full },
  gallery: { go: open("/galerie"), full },
  imprint: { go: open("/legal/imprint") },
  terms: { go: open("/legal/terms") },
  "not-found": { go: open("/gibt-es-nicht") },
  "admin-login": { go: open("/admin/login") },
  admin: { user: chef, go: open("/admin"), full },
  "admin-users": { user: chef, go: open("/admin/benutzer"), full },
  "admin-user-form": {
    user: chef,
    go: async (page) => {
      await page.goto(`${values.base}/admin/benutzer`);
      await page.getByRole("button", { name: "Benutzer anlegen" }).click();
      await page.getByRole("button", { name: "Anlegen", exact: true }).click();
      await page.getByText("Ungültige E-Mail-Adresse").waitFor();
    },
  },
  "admin-subscriptions": { user: chef, go: open("/admin/abonnements"), full },
  "admin-cancel": {
    user: chef,
    go: async (page) => {
      await page.goto(`${values.base}/admin/abonnements`);
      await page.getByRole("button", { name: "Kündigen: Abonnement von petra@beispiel.de" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  "admin-coupons": { user: chef, go: open("/admin/gutscheine"), full },
  "admin-coupon-form": {
    user: chef,
    go: async (page) => {
      await page.goto(`${values.base}/admin/gutscheine`);
      await page.getByRole("button", { name: "Gutschein anlegen" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "admin-legal": {
    user: chef,
    go: async (page) => {
      await page.goto(`${values.base}/admin/rechtliche-texte`);
      await page.getByRole("button", { name: "Impressum" }).click();
      await page.getByLabel("HTML").press("End");
      await page.getByLabel("HTML").pressSequentially("<p>Telefon: 01234 567890</p>");
      await page.waitForTimeout(600);
    },
    full,
  },
  "admin-legal-conflict": {
    user: chef,
    go: async (page) => {
      await page.goto(`${values.base}/admin/rechtliche-texte`);
      await page.getByLabel("HTML").fill("<h2>Unsere Fassung</h2>");
      const token = await page.evaluate(() => localStorage.getItem("token"));
      await page.request.post(`${values.base}/api/admin/legal-texts`, {
        headers: { Authorization: `Bearer ${token}` },
        data: { type: "terms", content: "<h2>Die andere Fassung</h2>" },
      });
      await page.getByText("Jemand anderes").waitFor();
    },
    full,
  },
  "admin-outbox": { user: chef, go: open("/admin/e-mails"), full },
  "admin-audit": { user: chef, go: open("/admin/protokoll"), full },
  menu: {
    only: "phone",
    go: async (page) => {
      await page.goto(values.base);
      await page.getByRole("button", { name: "Menü öffnen" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
};

const wanted = values.only?.split(",") ?? Object.keys(screens);
fs.mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [...flags, ...quiet] });
let problems = 0;
for (const size of values.width.split(",")) {
  const [width, height] = size.split("x").map(Number);
  for (const colorScheme of values.scheme.split(",")) {
    for (const name of wanted) {
      const screen = screens[name];
      if (screen.only === "phone" && width > 800) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: "de-DE" });
      if (!screen.firstVisit) await context.addInitScript(() => localStorage.setItem("hasSeenTutorial", "true"));
      const page = await context.newPage();
      page.on("console", (message) => {
        if (!["error", "warning"].includes(message.type()) || /status of 40[0-9]/.test(message.text())) return;
        problems += 1;
        console.log(`${name} ${size}: ${message.text()}`);
      });
      page.on("pageerror", (error) => {
        problems += 1;
        console.log(`${name} ${size}: ${error.message}`);
      });
      try {
        if (screen.user) await signIn(page, screen.user);
        await screen.go(page);
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(500);
      } catch (error) {
        problems += 1;
        console.log(`${name} ${size}: ${error.message.split("\n")[0]}`);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) {
        problems += 1;
        console.log(`${name} ${size}: ${overflow} px wider than the screen`);
      }
      await page.screenshot({
        path: `${values.out}/${name}-${width}-${colorScheme}.png`,
        fullPage: Boolean(screen.full),
      });
      await context.close();
    }
  }
}
await browser.close();
process.exit(problems > 0 ? 1 : 0);
