// The server with a certificate of its own: a browser signs in over https, plain http leads there, and a renewed
// certificate is taken over while it runs.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import tls from "node:tls";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { password } from "./people.mjs";
import { launchBrowser, startServer } from "./support.mjs";

const run = promisify(execFile);
let folder, server;

const certificate = () => path.join(folder, "chain.pem");
const key = () => path.join(folder, "key.pem");

/** Writes a certificate for a host, as somebody without an authority makes one. */
const writeCertificate = (host) =>
  run("openssl", ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
    "-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-keyout", key(), "-out", certificate()]);

/** The host for which the server's certificate is. */
const hostOfCertificate = () =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({ port: server.port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subject.CN);
      socket.destroy();
    });
    socket.once("error", reject);
  });

/** Until it holds; says the last reason after half a minute. */
async function eventually(check) {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

before(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-tls-"));
  await writeCertificate("malbuch.example");
  server = await startServer({
    env: { BUNTSTIFT_SERVER_TLS_CERTIFICATE: certificate(), BUNTSTIFT_SERVER_TLS_KEY: key() },
    scheme: "https",
  });
});
after(async () => {
  await server?.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

test("A browser registers and stays signed in over https", async () => {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: server.url });
    const page = await context.newPage();
    const answer = await page.goto("/");
    assert.equal(answer.status(), 200);
    assert.match(answer.headers()["strict-transport-security"], /max-age=/);
    const made = await page.request.post("/api/register", {
      data: { email: "anna@example.org", password, firstName: "Anna", lastName: "Beck" },
      headers: { Origin: server.url },
    });
    assert.equal(made.status(), 201, await made.text());
    const [cookie] = (await context.cookies()).filter((one) => one.name === "buntstift_session");
    assert.equal(cookie.secure, true);
    assert.equal((await page.request.get("/api/me")).status(), 200);
  } finally {
    await browser.close();
  }
});

test("Plain http on the same port leads to https", async () => {
  const { status, location } = await new Promise((resolve, reject) => {
    http.get({ port: server.port, host: "127.0.0.1", path: "/preise", agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    }).once("error", reject);
  });
  assert.equal(status, 308);
  assert.equal(location, `https://127.0.0.1:${server.port}/preise`);
});

test("SIGHUP takes over a renewed certificate, and a broken one changes nothing", async () => {
  assert.equal(await hostOfCertificate(), "malbuch.example");
  await writeCertificate("neu.example");
  server.signal("SIGHUP");
  await eventually(async () => assert.equal(await hostOfCertificate(), "neu.example"));
  await fs.writeFile(certificate(), "half a certificate");
  server.signal("SIGHUP");
  await eventually(() => assert.match(server.output(), /certificate_refused/));
  assert.equal(await hostOfCertificate(), "neu.example");
});
