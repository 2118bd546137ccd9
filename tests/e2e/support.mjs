// Starts the shipped executable on a data folder of its own and a Chromium that drives it.
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
/** What is driven; BUNTSTIFT names another one. */
export const executable = process.env.BUNTSTIFT ?? path.join(root, "build/release/buntstift");

/** A port that was free a moment ago. */
export async function freePort() {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Keys with which plans are sold; nobody is behind the address. */
const stripeKeys = {
  BUNTSTIFT_BILLING_STRIPE_SECRET_KEY: "sk_test_nobody",
  BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY: "pk_test_nobody",
  BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  BUNTSTIFT_BILLING_STRIPE_API_BASE: "http://127.0.0.1:1",
};

/**
 * Runs `buntstift serve` until `stop()` is called.
 * @returns {{url: string, dataDir: string, output: () => string, stop: () => Promise<number>}}
 * `sells: false`: as without any configuration, where everybody has everything.
 */
export async function startServer({ env = {}, sells = true } = {}) {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-e2e-"));
  const port = await freePort();
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", `127.0.0.1:${port}`], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, ...(sells && stripeKeys), ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${output}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) break;
    if (attempt > 200) throw new Error(`the server does not answer:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    dataDir,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      await fs.rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
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
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport,
    locale: "de-DE",
    acceptDownloads: true,
    storageState: { cookies, origins: [{ origin: url, localStorage }] },
    ...device,
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const target = request.url();
    if (!target.startsWith(`${url}/`) && !/^(data|blob):/.test(target)) faults.push(`foreign request: ${target}`);
  });
  return { page, context, faults };
}
