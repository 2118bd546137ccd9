// Signing in in two steps: set up in the account, asked for at the sign-in, switched off by an administrator; and required.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { signIn, toast } from "./acts.mjs";
import { assertFaults, devices, journey, site, useSite } from "./journey.mjs";
import { newTeacher, password, send, theAdmin } from "./people.mjs";
import { openPage, startServer } from "./support.mjs";

useSite();

/** The bytes of a key as people type it (base32). */
function bytesOf(key) {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key.replace(/\s/g, "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows (RFC 6238), `ahead` steps of 30 s from now. */
function codeOf(key, ahead = 0) {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac("sha1", bytesOf(key)).update(step).digest();
  const number = digest.readUInt32BE(digest[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

const section = (page) => page.getByRole("region", { name: "Anmeldung in zwei Schritten" });

/** Sets it up on the account page; returns the app's key and the recovery codes. */
async function setUp(page) {
  const part = section(page);
  await part.getByLabel("Passwort für diese Einstellung", { exact: true }).fill(password);
  await part.getByRole("button", { name: "Einrichten" }).click();
  const picture = part.getByAltText("QR-Code für die Authenticator-App");
  await picture.waitFor();
  await page.waitForFunction((image) => image.complete && image.naturalWidth > 0, await picture.elementHandle());
  const key = await part.locator("code").innerText();
  await part.getByLabel("Code aus der App").fill(codeOf(key));
  await part.getByRole("button", { name: "Einschalten" }).click();
  await part.getByText("Ihre Wiederherstellungscodes").waitFor();
  const codes = await part.locator("li code").allInnerTexts();
  await part.getByRole("button", { name: "Ich habe sie notiert" }).click();
  await part.getByText("Eingeschaltet. Sie haben noch 10 Wiederherstellungscodes.").waitFor();
  return { key, codes };
}

let teacher;
journey(
  "a teacher signs in in two steps",
  {
    account: async () => {
      teacher = await newTeacher();
      return teacher;
    },
  },
  async ({ page, url, expect }) => {
    expect(/status of 401.*api\/login/);
    const { email, id } = teacher;
    await page.goto(`${url}/konto`);
    const { key, codes } = await setUp(page);
    assert.equal(codes.length, 10);

    const signOut = () =>
      page.evaluate(async () => {
        await fetch("/api/logout", { method: "POST", headers: { Authorization: `Bearer ${localStorage.getItem("token")}` } });
        localStorage.removeItem("token");
      });
    await signOut();
    await page.goto(`${url}/auth/login`);
    await signIn(page, email);
    const code = page.getByLabel("Code aus der App");
    await code.fill("000000");
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await page.getByText("Der Code stimmt nicht oder wurde schon benutzt.").waitFor();
    // The next one, since this half minute's may be used up; it is taken whether the half minute ends meanwhile or not.
    await code.fill(codeOf(key, 1));
    // What the shelf asks for has come, so that nothing is refused because one has signed out meanwhile.
    const shelf = ["/api/me/allowance", "/api/coloring-books"].map((path) => page.waitForResponse((answer) => new URL(answer.url()).pathname === path));
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await Promise.all([page.waitForURL("**/my-books"), ...shelf]);

    await signOut();
    await page.goto(`${url}/auth/login`);
    await signIn(page, email);
    await code.fill(codes[0].toLowerCase());
    await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
    await page.waitForURL("**/my-books");

    const admin = await theAdmin();
    await send("DELETE", `/api/admin/users/${id}/second-factor`, undefined, admin.token);
    await page.goto(`${url}/konto`);
    await section(page).getByRole("button", { name: "Einrichten" }).waitFor();
  },
);

test("who has to sign in in two steps is led there first", async (running) => {
  const server = await startServer({ env: { BUNTSTIFT_ACCOUNTS_REQUIRE_SECOND_FACTOR: "staff" } });
  running.after(() => server.stop());
  const { page, faults } = await openPage(site.browser, server.url, { ...devices.desktop, storage: { hasSeenTutorial: "true" } });
  running.after(() => page.close());
  const [, setUpPath] = /(\/admin\/setup#\S+)/.exec(server.output());
  await page.goto(server.url + setUpPath);
  await page.getByLabel("Vorname").fill("Ada");
  await page.getByLabel("Nachname").fill("Amt");
  await page.getByLabel("E-Mail").fill("leitung@beispiel.de");
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("radio", { name: /Schule/ }).check();
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await page.waitForURL("**/konto");
  await section(page).getByText(/vorgeschrieben/).waitFor();
  await setUp(page);
  await page.goto(`${server.url}/admin`);
  await page.getByRole("tab", { name: "Dashboard", selected: true }).waitFor();
  assertFaults(faults, [/status of 403/]);
});
