// Starts the shipped executable on a data folder of its own and a Chromium that drives it.
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
/** What runs, and would tell why a test failed. */
const servers = new Set();
const pages = new Set();
/** What each page has asked for and not got yet. */
const unanswered = new WeakMap();

/** What is driven; BUNTSTIFT names another one. */
export const executable = process.env.BUNTSTIFT ?? path.join(root, "build/release/buntstift");

/** Keys with which plans are sold; nobody is behind the address. */
const stripeKeys = {
  BUNTSTIFT_BILLING_STRIPE_SECRET_KEY: "sk_test_nobody",
  BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY: "pk_test_nobody",
  BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  BUNTSTIFT_BILLING_STRIPE_API_BASE: "http://127.0.0.1:1",
};

/**
 * Waits until a `buntstift serve` that was just started listens; rejects where it ends before.
 * @returns {Promise<{port: number, output: () => string}>} `output`: what it has written until now.
 */
export async function whenListening(child) {
  let output = "";
  const port = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        // The line of its log that follows when it listens and the link to set it up is printed.
        const started = /\bstarted port=(\d+) /.exec(output);
        if (started) resolve(Number(started[1]));
      });
    }
    child.once("error", reject);
    child.once("close", () => reject(new Error(`the server ended at once:\n${output}`)));
  });
  return { port, output: () => output };
}

/**
 * Runs `buntstift serve` until `stop()` is called. It chooses its port itself: one that was looked up before it started
 * could be somebody else's by then.
 * @returns {{url: string, port: number, pid: number, dataDir: string, output: () => string, signal: (name: string) => void, stop: () => Promise<number>}}
 * `sells: false`: as without any configuration, where everybody has everything. `scheme`: "https" for a certificate in `env`.
 */
export async function startServer({ env = {}, sells = true, scheme = "http" } = {}) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-e2e-"));
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, ...(sells && stripeKeys), ...env },
  });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const { port, output } = await whenListening(child);
  const server = {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    pid: child.pid,
    dataDir,
    output,
    signal: (name) => child.kill(name),
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      servers.delete(server);
      await fs.rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
  servers.add(server);
  return server;
}

/** Chromium without any connection of its own to the outside. */
export async function launchBrowser() {
  // Here and not above: who only wants the server, as Lighthouse does, needs no Playwright.
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * A page that remembers what must never happen: console errors, exceptions, violations of the content security policy,
 * requests to other hosts. What Chromium writes about a failed request ends with that request's address.
 * `storage` and `cookies` are what the browser has from an earlier visit.
 */
export async function openPage(browser, url, { viewport = { width: 1280, height: 800 }, storage = {}, cookies = [], ...device } = {}) {
  const localStorage = Object.entries(storage).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  const context = await browser.newContext({
    viewport,
    locale: "de-DE",
    timezoneId: "Europe/Berlin", // the server's as well: both have the same day, wherever the tests run
    acceptDownloads: true,
    // What the service worker asks for itself, Playwright cannot hold back or let fail; its own journey allows it.
    serviceWorkers: "block",
    storageState: { cookies, origins: [{ origin: url, localStorage }] },
    ...device,
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  // Only what hangs needs an end: a starved machine needs more than a quarter of a minute for a photo.
  page.setDefaultTimeout(90_000);
  const faults = [];
  const witness = { page, faults };
  pages.add(witness);
  page.once("close", () => pages.delete(witness));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  const open = new Set();
  unanswered.set(page, open);
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, (request) => open.delete(request));
  page.on("request", (request) => {
    open.add(request);
    const target = request.url();
    if (!target.startsWith(`${url}/`) && !/^(data|blob):/.test(target)) faults.push(`foreign request: ${target}`);
  });
  return { page, context, faults };
}

/**
 * Waits until a page of `openPage` has got all that it asked for and shows it, so that nothing moves any more what is looked
 * at: a list that comes late pushes everything below it away. Throws where that takes longer than the page's own time.
 */
export async function settled(page) {
  const open = unanswered.get(page);
  const end = Date.now() + 90_000;
  do {
    while (open.size > 0) {
      if (Date.now() > end) throw new Error(`still asking for ${[...open].map((request) => request.url()).join(", ")}`);
      await page.waitForTimeout(10);
    }
    // An answer may ask for more once it is rendered.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  } while (open.size > 0);
}

/** What can be seen of a failure while its pages are still open, as lines: pictures, faults, the end of the server's log. */
export async function evidence(name) {
  const lines = [];
  for (const { page, faults } of pages) {
    const file = path.join(os.tmpdir(), `buntstift-${process.pid}-${name.replace(/[^a-z0-9]+/gi, "-")}-${lines.length}.png`);
    const shot = await page.screenshot({ path: file, timeout: 60_000 }).then(() => file, ({ message }) => `no picture: ${message}`);
    lines.push(`at ${page.url()}: ${shot}`, `faults: ${JSON.stringify(faults)}`);
  }
  for (const { url, output } of servers) lines.push(`the last lines of ${url}:`, ...output().trimEnd().split("\n").slice(-20));
  return lines;
}
