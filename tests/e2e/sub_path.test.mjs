// Below a path of a host that others use too: behind nginx as docs/proxies.md describes it, which passes the path on, and
// behind a proxy that takes it away.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { assertFaults, tellOfFailures } from "./journey.mjs";
import { password } from "./people.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

tellOfFailures();
const root = path.resolve(import.meta.dirname, "../..");
let server, browser, nginx, folder, throughNginx, stripping;

/** The lines that docs/proxies.md gives for nginx below a path, with the address of this test's server. */
async function recipe(target) {
  const page = await fs.readFile(path.join(root, "docs/proxies.md"), "utf8");
  const [, block] = /Below a path, which is passed on.*\n\n```nginx\n([^`]*)```/.exec(page);
  assert.match(block, /proxy_pass http:\/\/127\.0\.0\.1:8080;/);
  return block.replace("http://127.0.0.1:8080", target);
}

/** Hands everything to where `targetOf` says; returns a server on a free port. */
function proxyTo(targetOf) {
  const proxy = http.createServer((request, response) => {
    const { path: target, ...where } = targetOf(request.url);
    const onward = http.request({ ...where, path: target, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(proxy)));
}
const addressOf = (proxy) => `http://127.0.0.1:${proxy.address().port}`;

before(async () => {
  server = await startServer({ env: { BUNTSTIFT_SERVER_BASE_PATH: "/malbuch", BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000" } });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-nginx-"));
  const socketPath = path.join(folder, "socket");
  await fs.writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen unix:${socketPath};
${await recipe(server.url)} }
}`,
  );
  nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const failed = new Promise((_, reject) => {
    nginx.once("error", reject);
    nginx.once("exit", (code) => reject(new Error(`nginx ended with ${code}`)));
  });
  // nginx has no port that could be somebody else's; the browser needs one, which the system chooses.
  throughNginx = await proxyTo((target) => ({ socketPath, path: target }));
  const answers = async () => {
    while (!(await fetch(`${addressOf(throughNginx)}/malbuch/healthz`).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 25));
  };
  await Promise.race([answers(), failed]);
  failed.catch(() => undefined);
  stripping = await proxyTo((target) => ({ host: "127.0.0.1", port: server.port, path: target.replace(/^\/malbuch(?=\/)/, "") }));
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  for (const proxy of [throughNginx, stripping]) {
    proxy?.close();
    proxy?.closeAllConnections();
  }
  if (nginx?.exitCode === null) {
    const ended = new Promise((resolve) => nginx.once("exit", resolve));
    nginx.kill("SIGTERM");
    await ended;
  }
  await fs.rm(folder, { recursive: true, force: true });
  assert.equal(await server.stop(), 0, "the server ends cleanly");
});

for (const [name, proxy] of [
  ["nginx, which passes the path on", () => throughNginx],
  ["a proxy that takes the path away", () => stripping],
]) {
  test(`the app lives below its path behind ${name}`, async (running) => {
    const site = `${addressOf(proxy())}/malbuch`;
    const { page, context, faults } = await openPage(browser, addressOf(proxy()), {
      storage: { "/malbuch hasSeenTutorial": "true" },
      serviceWorkers: "allow",
    });
    running.after(() => page.close());
    const strays = [];
    page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site}/`)) strays.push(request.url());
    });
    await page.goto(`${site}/auth/register`);
    await page.getByLabel("Vorname").fill("Anna");
    await page.getByLabel("Nachname").fill("Arndt");
    await page.getByLabel("E-Mail").fill(`anna-${name.length}@beispiel.de`);
    await page.getByLabel("Passwort", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Registrieren" }).click();
    await page.waitForURL(`${site}/my-books`);
    for (const cookie of await context.cookies(`${site}/api`)) assert.equal(cookie.path, "/malbuch", cookie.name);
    assert.ok((await context.cookies(`${site}/api`)).some((cookie) => cookie.name === "buntstift_session"));
    assert.equal((await context.cookies(addressOf(proxy()))).length, 0, "others of the host get none");
    assert.ok(await page.evaluate(() => localStorage.getItem("/malbuch token")));

    // A page loaded where it lies, by its own address, with a picture that the server draws.
    await page.goto(`${site}/galerie`);
    const picture = page.locator('img[src^="/malbuch/coloring-pages/"]').first();
    await picture.waitFor();
    await page.waitForFunction((image) => image.complete && image.naturalWidth > 0, await picture.elementHandle());
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(worker, `${site}/`);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector("link[rel=manifest]").href;
      const { start_url, scope, icons } = await (await fetch(link)).json();
      return [start_url, scope, icons[0].src].map((address) => new URL(address, link).href);
    });
    assert.deepEqual(manifest, [`${site}/`, `${site}/`, `${site}/icons/icon-192.png`]);
    assert.deepEqual(strays, [], "nothing is asked for outside of the path");
    assertFaults(faults, []);
  });
}

test("the path alone leads to the app, and health answers with and without it", async () => {
  const ask = (target) => fetch(server.url + target, { redirect: "manual" });
  const answer = await ask("/malbuch?prompt=Hund");
  assert.equal(answer.status, 308);
  assert.equal(answer.headers.get("location"), "/malbuch/?prompt=Hund");
  for (const target of ["/healthz", "/malbuch/healthz", "/readyz", "/malbuch/readyz"]) assert.equal((await ask(target)).status, 200, target);
  assert.equal((await ask("/malbuch/api/nichts")).status, 404);
  assert.match(await (await ask("/malbuch/preview/x")).text(), /<script type="module"[^>]* src="\/malbuch\/assets\//);
});

test("who has the inner address is led below the path", async (running) => {
  const { page, faults } = await openPage(browser, server.url, { storage: { "/malbuch hasSeenTutorial": "true" } });
  running.after(() => page.close());
  await page.goto(`${server.url}/galerie`);
  await page.waitForURL(`${server.url}/malbuch/galerie`);
  assertFaults(faults, []);
});

test("links that the server writes have the path", async () => {
  assert.match(server.output(), new RegExp(`${server.url}/malbuch/admin/setup#`));
});
