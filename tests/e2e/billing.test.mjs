// A plan is bought at the local Stripe, seen, given up, cancelled and resumed; without payment nothing has a price.
import assert from "node:assert/strict";
import net from "node:net";
import { after, before, test } from "node:test";
import { tellOfFailures } from "./journey.mjs";
import { startLocalStripe } from "./local_stripe.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

tellOfFailures();

/** The address that Stripe sends buyers back to has to be known before the server has one: this passes on to it. */
async function startFront() {
  let port;
  const sockets = new Set();
  const front = net.createServer((visitor) => {
    const server = net.connect(port, "127.0.0.1");
    for (const [socket, other] of [[visitor, server], [server, visitor]]) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
  });
  await new Promise((resolve) => front.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${front.address().port}`,
    leadTo: (to) => {
      port = to;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

let stripe;
let front;
let server;
let browser;
let url;
before(async () => {
  stripe = await startLocalStripe({ copies: 2, reversed: true });
  front = await startFront();
  url = front.url;
  server = await startServer({
    env: {
      BUNTSTIFT_SERVER_PUBLIC_URL: url,
      BUNTSTIFT_BILLING_STRIPE_SECRET_KEY: stripe.key,
      BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY: "pk_test_local",
      BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET: stripe.secret,
      BUNTSTIFT_BILLING_STRIPE_API_BASE: stripe.url,
    },
  });
  front.leadTo(server.port);
  stripe.control("set", { webhook: `${server.url}/api/stripe/webhook` });
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await front?.stop();
  assert.equal(await server?.stop(), 0, "the server ends cleanly");
  await stripe?.stop();
});

async function register(page, email) {
  await page.goto(`${url}/auth/register`);
  await page.getByLabel("Vorname").fill("Jürgen");
  await page.getByLabel("Nachname").fill("Groß");
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill("Kastanie-im-Herbst");
  await page.getByRole("button", { name: "Registrieren" }).click();
  await page.waitForURL("**/my-books");
}

const plan = (page) => page.getByRole("region", { name: "Paket" });

test("a subscription is bought at Stripe, seen, cancelled and resumed", async (context) => {
  const { page, context: browsing, faults } = await openPage(browser, url, {
    storage: { hasSeenTutorial: "true" },
  });
  context.after(() => browsing.close());
  await register(page, "kunde@beispiel.de");
  await page.goto(`${url}/preise`);
  await page.getByRole("button", { name: "Jetzt Premium werden" }).click();

  // Stripe's page: given up first, then a card that is refused, then one that is not.
  await page.waitForURL(`${stripe.url}/pay/*`);
  await page.getByRole("link", { name: "Zurück" }).click();
  await page.getByText("Sie haben den Bezahlvorgang abgebrochen. Es wurde nichts abgebucht.").waitFor();
  await page.getByRole("button", { name: "Jetzt Premium werden" }).click();
  await page.waitForURL(`${stripe.url}/pay/*`);
  await page.getByText("4,99").first().waitFor();
  await page.getByLabel("Kartennummer").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Zahlungspflichtig abonnieren" }).click();
  await page.getByText("Ihre Karte wurde abgelehnt.").waitFor();
  await page.getByLabel("Kartennummer").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Zahlungspflichtig abonnieren" }).click();

  await page.waitForURL(`${url}/konto?*`);
  await page.getByText("Vielen Dank! Das Paket Premium ist freigeschaltet.").waitFor();
  await plan(page).getByText(/Premium, 4,99\s€ im Monat/).waitFor();
  await plan(page).getByText(/Verlängert sich am/).waitFor();
  await page.goto(`${url}/preise`);
  await page.getByRole("link", { name: "Ihr Paket" }).waitFor();

  await page.goto(`${url}/konto`);
  await plan(page).getByRole("button", { name: "Kündigen …" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abonnement kündigen" }).click();
  await plan(page).getByText(/Läuft bis zum .* und endet dann/).waitFor();
  const [subscription] = stripe.account.subscriptions.values();
  assert.equal(subscription.cancel_at_period_end, true);
  await plan(page).getByRole("button", { name: "Kündigung zurücknehmen" }).click();
  await plan(page).getByText(/Verlängert sich am/).waitFor();
  assert.equal(subscription.cancel_at_period_end, false);
  assert.equal(stripe.account.subscriptions.size, 1, "bought once, however often it was reported");

  // Ended at Stripe, reported by a message alone.
  stripe.control("end", { subscription: subscription.id });
  for (let attempt = 0; ; attempt++) {
    await page.reload();
    const text = await plan(page)
      .getByText(/Sie haben kein laufendes Abonnement|Verlängert sich am/)
      .first()
      .textContent();
    if (text.includes("kein laufendes")) break;
    assert.ok(attempt < 50, "the message has no effect");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // The refused card is the browser's own console line, and what this visit is about.
  const unexpected = faults.filter((fault) => !fault.includes(stripe.url) && !fault.includes("status of 402"));
  assert.deepEqual(unexpected, []);
});

test("when Stripe is down, the pricing page says so and nothing is bought", async (context) => {
  const { page, context: browsing } = await openPage(browser, url, { storage: { hasSeenTutorial: "true" } });
  context.after(() => browsing.close());
  await register(page, "pech@beispiel.de");
  const before = stripe.account.sessions.size;
  stripe.control("fail", { call: "POST /v1/checkout", how: 500, times: 2 });
  await page.goto(`${url}/preise`);
  await page.getByRole("button", { name: "Jetzt Premium werden" }).click();
  await page.getByText(/Der Zahlungsdienst antwortet gerade nicht/).first().waitFor();
  assert.equal(stripe.account.sessions.size, before);
  await page.getByRole("button", { name: "Jetzt Premium werden" }).click();
  await page.waitForURL(`${stripe.url}/pay/*`);
});

test("without payment nothing has a price, and one key alone is noticed", async (context) => {
  const env = { BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY: "pk_test_alone" };
  const plain = await startServer({ sells: false, env });
  context.after(() => plain.stop());
  const { page, context: browsing, faults } = await openPage(browser, plain.url);
  context.after(() => browsing.close());
  await page.goto(`${plain.url}/preise`);
  await page.getByRole("heading", { name: "Hier ist alles kostenlos" }).waitFor();
  for (const name of ["Basic wählen", "Jetzt Premium werden", "Gutschein prüfen"]) {
    assert.equal(await page.getByRole("button", { name }).count(), 0);
  }
  assert.equal(await page.getByRole("link", { name: "Preise & Pakete" }).count(), 0);
  assert.match(plain.output(), /dafür fehlt „billing\.stripe\.secret_key“/);
  assert.deepEqual(faults, []);
});
