// Large pictures in a store that speaks S3 (local_s3.mjs): what users get while it works, refuses, is away and has lost
// something, what operators see, and that nothing that was acknowledged is lost.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { password } from "./people.mjs";
import { executable, whenListening } from "./support.mjs";

let store, storeUrl, server, dataDir, env, token;

const control = async (name, body = {}) =>
  (await fetch(`${storeUrl}/_control/${name}`, { method: "POST", body: JSON.stringify(body) })).json();
const call = (method, target, body, headers = {}) =>
  fetch(server.url + target, {
    method,
    headers: { ...(body && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    body: body && JSON.stringify(body),
  });
async function draw(prompt) {
  const answer = await call("POST", "/api/generate", { prompt });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()).imageUrl;
}
const objects = async () => Object.keys((await control("state")).objects);
/** What `buntstift` says to these words, with the server's configuration. */
const buntstift = (...words) =>
  execFileSync(executable, [...words, "--data-dir", dataDir], { env: { PATH: process.env.PATH, ...env }, encoding: "utf8" });
/** A server on the data folder, which remembers nothing of the one before. */
async function start() {
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], { cwd: dataDir, env: { PATH: process.env.PATH, ...env } });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const { port, output } = await whenListening(child);
  server = {
    url: `http://127.0.0.1:${port}`,
    output,
    async stop() {
      child.kill("SIGTERM");
      assert.equal(await ended, 0, output());
    },
  };
}
async function restart() {
  await server.stop();
  await start();
}

before(async () => {
  store = spawn(process.execPath, [path.join(import.meta.dirname, "local_s3.mjs"), "--attached"], { stdio: ["pipe", "pipe", "inherit"] });
  storeUrl = await new Promise((resolve) => store.stdout.once("data", (line) => resolve(String(line).trim())));
  env = {
    BUNTSTIFT_PICTURES_S3_URL: storeUrl,
    BUNTSTIFT_PICTURES_S3_BUCKET: "sicherungen",
    BUNTSTIFT_PICTURES_S3_PREFIX: "bilder/",
    BUNTSTIFT_PICTURES_S3_KEY: "local-key",
    BUNTSTIFT_PICTURES_S3_SECRET: "local-secret",
    BUNTSTIFT_PICTURES_S3_REGION: "eu-test",
    BUNTSTIFT_PICTURES_FROM_KILOBYTES: "1",
  };
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-pictures-"));
  await start();
  const set = await call("POST", "/api/setup", {
    email: "leitung@beispiel.de", firstName: "Ada", lastName: "Amt", password, token: /admin\/setup#(\S+)/.exec(server.output())[1],
  });
  token = (await set.json()).token;
});
after(async () => {
  await server?.stop();
  store?.kill();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test("a picture lies in the store, is shown and printed, and a book is made of it", async () => {
  const image = await draw("Ein Bär angelt am See");
  const [name] = await objects();
  assert.match(name, /^bilder\/[\w-]{22}$/);
  const shown = await (await call("GET", image)).text();
  assert.match(shown, /^<svg|^<\?xml/);
  await restart();
  assert.equal(await (await call("GET", image)).text(), shown);
  const book = await call("POST", "/api/coloring-books", { title: "Am See", description: "Für Emma", images: [image], story: null, storyTitle: null });
  assert.equal(book.status, 201, await book.clone().text());
  const pdf = await call("GET", `/api/coloring-books/${(await book.json()).id}/pdf`);
  assert.equal(pdf.status, 200);
  const state = await (await call("GET", "/api/admin/backups")).json();
  assert.equal(state.pictures.location, `${storeUrl}/sicherungen/bilder/`);
  assert.equal(state.pictures.pictures, 1);
  assert.equal(state.pictures.failure, null);
});

test("while the store refuses, is silent or half there, requests get 503 with a sentence, and all else goes on", async () => {
  const image = await draw("Eine Katze im Garten");
  await restart();
  for (const [fault, undo] of [[["fail", { status: 403 }], ["fail", { status: null }]], [["fail", { status: 500 }], ["fail", { status: null }]], [["halve", { on: true }], ["halve", { on: false }]]]) {
    await control(...fault);
    const refused = await call("GET", image);
    assert.equal(refused.status, 503, JSON.stringify(fault));
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    assert.match((await refused.json()).message, /^Der Bildspeicher ist zurzeit nicht zu erreichen\. Bitte versuchen Sie es in einigen Sekunden erneut\.$/);
    if (fault[0] === "fail") {
      const before = (await (await call("GET", "/api/pictures")).json()).total;
      assert.equal((await call("POST", "/api/generate", { prompt: "Ein Hund" })).status, 503);
      assert.equal((await (await call("GET", "/api/pictures")).json()).total, before);
    }
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    await control(...undo);
    // It is not told: it finds out when it is asked.
    let { status } = await call("GET", image);
    for (; status === 503; { status } = await call("GET", image)) await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(status, 200);
    await restart();
  }
  assert.match((await (await call("GET", "/metrics")).text()), /^buntstift_picture_store_failing 0$/m);
});

test("what the store has lost or spoiled is said of that picture only", async () => {
  const image = await draw("Ein Haus am Meer");
  await restart();
  await control("spoil", { on: true });
  const spoiled = await call("GET", image);
  assert.equal(spoiled.status, 404);
  assert.match((await spoiled.json()).message, /^Dieses Bild ist beschädigt/);
  await control("spoil", { on: false });
  assert.equal((await call("GET", image)).status, 200);
});

test("all moves back into the database beside the running server, and the store is not needed any more", async () => {
  const image = await draw("Ein Schiff");
  const shown = await (await call("GET", image)).text();
  assert.match(buntstift("data", "pictures", "--to", "database"), /^Bewegt: [1-9]\d*\. Im Bildspeicher .* liegen jetzt: 0\.\n$/);
  await control("fail", { status: 500 });
  assert.equal(await (await call("GET", image)).text(), shown);
  await control("fail", { status: null });
  assert.match(buntstift("data", "pictures", "--to", "store"), /^Bewegt: [1-9]/);
  for (const name of Object.keys(env)) delete env[name];
  await restart();
  assert.match(server.output(), /picture_store_missing pictures=\d/);
  const orphan = await call("GET", image);
  assert.equal(orphan.status, 503);
  assert.match((await orphan.json()).message, /Bildspeicher, der nicht mehr eingerichtet ist/);
});
