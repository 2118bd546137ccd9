// Behind nginx as docs/proxies.md describes it, on a port of its own, for browsers that call it over plain HTTP: those say
// only `Origin`, and nobody has set a public_url.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { password } from "./people.mjs";
import { startServer } from "./support.mjs";

const root = path.resolve(import.meta.dirname, "../..");
let server, nginx, folder, socket;
// Where browsers believe nginx to be. It listens on a socket in a folder of ours: nobody else can have taken that.
const port = 8090;

/** The lines that docs/proxies.md gives for nginx, with the address of this test's server. */
async function recipe(target) {
  const page = await fs.readFile(path.join(root, "docs/proxies.md"), "utf8");
  const [, block] = /At the root, inside the `server` block:\n\n```nginx\n([^`]*)```/.exec(page);
  assert.match(block, /proxy_pass http:\/\/127\.0\.0\.1:8080;/);
  return block.replace("http://127.0.0.1:8080", target);
}

/** Sends exactly these headers; returns status and body. */
function send(method, target, headers = {}, body = "") {
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath: socket, method, path: target, headers: { Host: `127.0.0.1:${port}`, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece) => (text += piece)).on("end", () => resolve({ status: answer.statusCode, text }));
    });
    request.on("error", reject).end(body);
  });
}

const post = (target, origin, body) =>
  send("POST", target, { "Content-Type": "application/json", Origin: origin }, JSON.stringify(body));

before(async () => {
  server = await startServer();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-nginx-"));
  socket = path.join(folder, "socket");
  const config = `daemon off; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen unix:${socket};
${await recipe(server.url)}
  }
}`;
  await fs.writeFile(path.join(folder, "nginx.conf"), config);
  nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const failed = new Promise((_, reject) => {
    nginx.once("error", reject);
    nginx.once("exit", (code) => reject(new Error(`nginx ended with ${code}`)));
  });
  const answers = async () => {
    while (!(await send("GET", "/healthz").catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 25));
  };
  await Promise.race([answers(), failed]);
  failed.catch(() => undefined);
});

after(async () => {
  if (nginx?.exitCode === null) {
    const ended = new Promise((resolve) => nginx.once("exit", resolve));
    nginx.kill("SIGTERM");
    await ended;
  }
  await fs.rm(folder, { recursive: true, force: true });
  assert.equal(await server.stop(), 0, "the server ends cleanly");
});

test("people sign in through nginx on another port", async () => {
  const own = `http://127.0.0.1:${port}`;
  const person = { email: "anna@beispiel.de", password, firstName: "Anna", lastName: "Arndt" };
  assert.equal((await post("/api/register", own, person)).status, 201);
  assert.equal((await post("/api/login", own, { email: person.email, password })).status, 200);

  const foreign = await post("/api/login", "http://127.0.0.1:1", { email: person.email, password });
  assert.equal(foreign.status, 403);
  assert.match(JSON.parse(foreign.text).message, /public_url/);
  // The log arrives here by a pipe of its own, after the answer.
  const line = /warning foreign_origin .*origin=http:\/\/127\.0\.0\.1:1 host=127\.0\.0\.1:/;
  for (const start = Date.now(); !line.test(server.output()) && Date.now() - start < 30_000; ) {
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  assert.match(server.output(), line);
});

test("nobody reads /metrics through nginx", async () => {
  const answer = await send("GET", "/metrics");
  assert.equal(answer.status, 403);
  assert.doesNotMatch(answer.text, /buntstift_http/);
});
