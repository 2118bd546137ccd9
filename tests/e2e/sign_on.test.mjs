// Signing in by a service of the school: there and back, cancelled, down, an address that is taken, a connected account.
import assert from "node:assert/strict";
import http from "node:http";
import { after, before, test } from "node:test";
import { startLocalOpenId } from "./local_openid.mjs";
import { tellOfFailures } from "./journey.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

tellOfFailures();

let provider, door, server, browser, url;

/** The address that people know, before the server has chosen its port: what a proxy in front of it is. */
function openDoor() {
  const proxy = http.createServer((request, response) => {
    const onward = http.request(
      { port: server.port, host: "127.0.0.1", method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(proxy)));
}

before(async () => {
  // Another host than ours, as in a school: what browsers do not send along to other sites, they do not send here either.
  provider = await startLocalOpenId({ host: "localhost" });
  door = await openDoor();
  url = `http://127.0.0.1:${door.address().port}`;
  server = await startServer({
    sells: false,
    env: {
      BUNTSTIFT_SERVER_PUBLIC_URL: url,
      BUNTSTIFT_SIGN_ON_ISSUER: provider.url,
      BUNTSTIFT_SIGN_ON_NAME: "Schulkonto",
      BUNTSTIFT_SIGN_ON_CLIENT_ID: provider.client.id,
      BUNTSTIFT_SIGN_ON_CLIENT_SECRET: provider.client.secret,
      BUNTSTIFT_SIGN_ON_PUPIL_GROUPS: "schueler",
      BUNTSTIFT_SIGN_ON_TEACHER_GROUPS: "lehrer",
      BUNTSTIFT_SIGN_ON_CLASS_PREFIX: "klasse-",
      BUNTSTIFT_SIGN_ON_SIGN_OUT: "on",
      BUNTSTIFT_ACCOUNTS_REGISTRATION: "open",
    },
  });
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  assert.equal(await server?.stop(), 0);
  door?.closeAllConnections();
  door?.close();
  await provider?.stop();
});

const lea = { sub: "lea", email: "lea@schule.example", given_name: "Lea", family_name: "Lehrer", groups: ["lehrer"] };

/** A visitor at the sign-in page; at the end nothing may have been wrong but that the browser was at the service. */
async function visitor(context) {
  provider.control("fault", { name: null });
  provider.control("person", lea);
  const { page, context: windows, faults } = await openPage(browser, url, { storage: { hasSeenTutorial: "true" } });
  context.after(async () => {
    await windows.close();
    const wrong = faults.filter((fault) => !fault.startsWith(`foreign request: ${provider.url}/`));
    assert.deepEqual(wrong, []);
  });
  await page.goto(`${url}/auth/login`);
  return page;
}

const service = (page) => page.getByRole("link", { name: "Mit Schulkonto anmelden" });

test("a teacher comes in by the service, and leaves it as well", async (context) => {
  const page = await visitor(context);
  await service(page).click();
  await page.getByRole("link", { name: "Ich bin Lea" }).click();
  await page.getByText("Hallo, Lea!").first().waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await page.goto(`${url}/klassen`);
  await page.getByRole("heading", { name: "Klassen" }).first().waitFor();
  await page.goto(`${url}/konto`);
  await page.getByText("Dieses Konto ist mit „Schulkonto“ verbunden.").waitFor();
  await page.getByRole("button", { name: /Abmelden/ }).first().click();
  await page.waitForURL(`${provider.url}/leave**`);
  assert.equal(new URL(page.url()).searchParams.get("post_logout_redirect_uri"), `${url}/`);
});

test("a child comes in with a class", async (context) => {
  const page = await visitor(context);
  provider.control("person", { sub: "kind-1", given_name: "Änne", family_name: "Groß", groups: ["schueler", "klasse-3b"] });
  await service(page).click();
  await page.getByRole("link", { name: "Ich bin Änne" }).click();
  await page.getByText("Hallo, Änne!").first().waitFor();
  await page.goto(`${url}/konto`);
  await page.getByText("aenne.gross").waitFor();
});

test("who cancels is led back to the sign-in page", async (context) => {
  const page = await visitor(context);
  await service(page).click();
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await page.getByRole("alert").getByText("Die Anmeldung mit „Schulkonto“ wurde abgebrochen.").waitFor();
  assert.equal(page.url(), `${url}/auth/login`);
  await page.getByLabel("Passwort", { exact: true }).waitFor();
});

test("a service that is down, and a token that is not its own, lead back as well", async (context) => {
  const page = await visitor(context);
  await service(page).click();
  provider.control("fail", { call: "token", how: 503 });
  await page.getByRole("link", { name: "Ich bin Lea" }).click();
  await page.getByText("„Schulkonto“ antwortet gerade nicht.").waitFor();
  provider.control("fault", { name: "wrong_signature" });
  await service(page).click();
  await page.getByRole("link", { name: "Ich bin Lea" }).click();
  await page.getByText("ließ sich nicht prüfen").waitFor();
});

test("an account with the address is never taken, and its owner connects it", async (context) => {
  const page = await visitor(context);
  const email = "olga@schule.example", password = "Kastanie-im-Herbst";
  await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email, password, firstName: "Olga", lastName: "Ost" }),
  });
  provider.control("person", { sub: "olga", email, given_name: "Olga", family_name: "Ost", groups: ["lehrer"] });
  await service(page).click();
  await page.getByRole("link", { name: "Ich bin Olga" }).click();
  await page.getByText("gibt es hier schon ein Konto").waitFor();
  await page.getByLabel("E-Mail oder Anmeldename").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).last().click();
  await page.getByText("Hallo, Olga!").first().waitFor();
  await page.goto(`${url}/konto`);
  await page.getByLabel("Passwort für diese Verbindung", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Mit Schulkonto verbinden" }).click();
  await page.getByRole("link", { name: "Ich bin Olga" }).click();
  await page.getByText("Dieses Konto ist mit „Schulkonto“ verbunden.").waitFor();
});
