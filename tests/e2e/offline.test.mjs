// Installed as an app: it starts without the net, books that were opened are read and coloured, and a new version is told.
import assert from "node:assert/strict";
import http from "node:http";
import { test } from "node:test";
import { PNG } from "pngjs";
import { colourHere } from "./acts.mjs";
import { assertFaults, devices, tellOfFailures } from "./journey.mjs";
import { launchBrowser, openPage, startServer } from "./support.mjs";

tellOfFailures();

const storage = { hasSeenTutorial: "true" };

/** A server and a browser in which service workers are allowed, for one test. */
async function open(running, device, through = (server) => server.url) {
  const server = await startServer({ env: { BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000" } });
  const stop = once(() => server.stop());
  running.after(stop);
  const url = await through(server);
  const browser = await launchBrowser();
  running.after(() => browser.close());
  const opened = await openPage(browser, url, { ...devices[device], storage, serviceWorkers: "allow" });
  return { ...opened, url, stop };
}

/** What a function returned the first time. */
function once(act) {
  let done;
  return () => (done ??= act());
}

/** Waits until the worker has this page, with all it brought along. */
const isReady = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated" || !navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20));
  });

/** Waits until what a page opened is kept. */
const areKept = (page, wanted) =>
  page.evaluate(async (ends) => {
    const are = async () => {
      const kept = (await (await caches.open("opened")).keys()).map(({ url }) => url);
      return ends.every((end) => kept.some((url) => new RegExp(end).test(url)));
    };
    for (const start = Date.now(); !(await are()); await new Promise((next) => setTimeout(next, 50))) {
      if (Date.now() - start > 60_000) throw new Error(`not kept: ${ends.join(" ")}`);
    }
  }, wanted);

for (const device of Object.keys(devices)) {
  test(`a book that was opened is read and coloured when the server is gone (${device})`, async (running) => {
    const { page, url, faults, stop } = await open(running, device);
    await page.goto(url);
    await isReady(page);
    await page.goto(`${url}/preview/space-adventure`);
    await page.getByText(/^Seite \d+ von \d+$/).waitFor();
    // Six pictures, with their lines, without any of them being turned to.
    const images = await page.evaluate(() => fetch("/api/coloring-books/space-adventure").then((answer) => answer.json()).then((book) => book.images));
    assert.equal(images.length, 6);
    await areKept(page, images.map((image) => `${image.replace(/[?.]/g, "\\$&")}`));
    // All sides, the exercises and the story too.
    const sides = await page.evaluate(() => fetch("/api/coloring-books/space-adventure/pages").then((answer) => answer.json()));
    assert.ok(sides.some(({ kind }) => kind !== "picture" && kind !== "cover"));
    await areKept(page, sides.map(({ url }) => `${url.replace(/[?.]/g, "\\$&")}$`));
    assert.equal(await stop(), 0);
    const before = faults.length;

    await page.reload();
    await page.getByRole("heading", { name: "Weltraum" }).first().waitFor();
    for (let side = 1; side <= sides.length; side++) {
      await page.getByText(`Seite ${side} von ${sides.length}`, { exact: true }).waitFor();
      await page.waitForFunction(() => {
        const large = document.querySelector("[data-leaf-keys] img:not([alt=''])");
        return large?.complete && large.naturalWidth > 0;
      });
      if (side < sides.length) await page.keyboard.press("ArrowRight");
    }
    await page.getByRole("button", { name: /^Seite 1 ansehen/ }).click();
    await colourHere(page);
    await page.locator("[data-region]").first().press("Enter");
    await page.getByRole("button", { name: "Nächstes Bild" }).click();
    await page.getByText("Bild 2 von 6").waitFor();
    await page.locator("[data-region]").first().waitFor();
    await page.getByRole("button", { name: "Vorheriges Bild" }).click();
    await page.waitForFunction(() => document.querySelector('[data-region][fill="#e2503f"]'));
    // Nothing but that there is no server.
    assertFaults(faults.slice(0, before), []);
    for (const fault of faults.slice(before)) assert.match(fault, /ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED/);
  });
}

test("the app can be installed: manifest, icons and worker have their types, and the worker is never an old one", async (running) => {
  const { page, url, faults } = await open(running, "desktop");
  await page.goto(url);
  await isReady(page);
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  const head = async (path) => (await fetch(url + path)).headers;
  assert.match((await head("/app.webmanifest")).get("content-type"), /^application\/manifest\+json/);
  assert.match((await head("/sw.js")).get("content-type"), /^text\/javascript/);
  assert.equal((await head("/sw.js")).get("cache-control"), "no-cache");
  const { icons } = await (await fetch(`${url}/app.webmanifest`)).json();
  for (const { src, sizes, type } of icons.filter(({ type }) => type === "image/png")) {
    const answer = await fetch(new URL(src, `${url}/app.webmanifest`));
    assert.equal(answer.headers.get("content-type"), type);
    const { width, height, data } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
    assert.equal(`${width}x${height}`, sizes);
    assert.ok(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size > 3, "something is drawn on it");
  }
  assertFaults(faults, []);
});

test("a new version is told, and taken when one wants it", async (running) => {
  let version = "";
  /** The server behind a front that adds a line to its worker, as a new version would. */
  const front = async (server) => {
    const proxy = http.createServer((request, response) => {
      const { "accept-encoding": _any, ...headers } = request.headers;
      const asked = http.request(server.url + request.url, { method: request.method, headers }, (answer) => {
        const isWorker = request.url === "/sw.js";
        const { "content-length": _length, etag: _tag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode, isWorker ? rest : answer.headers);
        if (!isWorker) return answer.pipe(response);
        answer.on("data", (part) => response.write(part));
        answer.on("end", () => response.end(version));
      });
      request.pipe(asked);
    });
    await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    running.after(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    return `http://127.0.0.1:${proxy.address().port}`;
  };
  const { page, url, faults } = await open(running, "phone", front);
  await page.goto(url);
  await isReady(page);
  const notice = page.getByRole("region", { name: "Neue Fassung" });
  assert.equal(await notice.count(), 0, "the first one is no news");

  version = "\n// new";
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await notice.getByText("Es gibt eine neue Fassung von Buntstift.").waitFor();
  await page.evaluate(() => {
    window.isOld = true;
  });
  await notice.getByRole("button", { name: "Jetzt neu laden" }).tap();
  await page.waitForFunction(() => window.isOld === undefined && document.readyState === "complete");
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), null);
  assert.equal(await notice.count(), 0);
  assertFaults(faults, []);
});
