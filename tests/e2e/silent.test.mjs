// Without services in its configuration the server speaks to nobody: every call of its that could open a connection or send
// a datagram is looked at (strace). That the app in the browser asks nobody else is looked at in every journey (openPage in
// support.mjs: "foreign request").
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { executable, whenListening } from "./support.mjs";

/** Runs a server under strace until `use` is done; returns the lines of its calls that lead out of this process. */
async function traced(use, env = {}) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-silent-"));
  const trace = path.join(folder, "trace");
  const calls = "trace=connect,sendto,sendmsg,sendmmsg";
  const child = spawn(
    "strace",
    ["-f", "-qq", "-s", "0", "-e", calls, "-e", "signal=none", "-o", trace, executable, "serve", "--data-dir", path.join(folder, "data"), "--listen", "127.0.0.1:0"],
    { env: { PATH: process.env.PATH, ...env } },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    const { port, output } = await whenListening(child);
    await use(`http://127.0.0.1:${port}`, output());
    const [server] = (await fs.readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")).trim().split(" ");
    process.kill(Number(server), "SIGTERM");
    await ended;
    return (await fs.readFile(trace, "utf8")).split("\n").filter(Boolean);
  } finally {
    child.kill("SIGKILL");
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Lines that reach for an address of the internet's protocols. (Netlink names this machine's own addresses.) */
const outward = (lines) =>
  lines.filter((line) => / (connect|sendto|sendmsg|sendmmsg)\(/.test(line) && /sa_family=AF_INET/.test(line));

/** A day's work of an administrator: everything that a server does by itself comes with it. */
async function day(url, output) {
  const call = async (method, where, token, body) => {
    const answer = await fetch(`${url}${where}`, {
      method,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    assert.ok(answer.status < 400, `${method} ${where}: ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return /json/.test(answer.headers.get("content-type")) ? JSON.parse(bytes) : bytes;
  };
  const setup = /admin\/setup#(\S+)/.exec(output)[1];
  const person = { email: "anna@schule.example", password: "Regenbogen-7-Seiten", firstName: "Anna", lastName: "Arndt" };
  const { token } = await call("POST", "/api/setup", undefined, { ...person, token: setup });
  await call("POST", "/api/generate", token, { prompt: "Ein fröhlicher Dinosaurier im Weltraum" });
  const { imageUrl } = await call("POST", "/api/generate", token, { prompt: "https://example.org/bild.png malt eine Katze" });
  const book = await call("POST", "/api/coloring-books", token, {
    title: "Dinos", description: "Unterwegs", prompt: "Mein Malbuch", images: [imageUrl], isPremium: false,
    hasLearningTask: false, learningTaskType: "", story: null, storyTitle: null,
  });
  await call("GET", `/api/coloring-books/${book.id}/pdf`, token);
  await call("POST", "/api/reset-password", undefined, { email: person.email });
  // The one on the schedule may be under way.
  const isBusy = async () =>
    (await fetch(`${url}/api/admin/backups`, { method: "POST", headers: { Authorization: `Bearer ${token}` } })).status === 409;
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 20));
  await call("POST", "/api/admin/legal-texts/preview", token, { type: "terms", content: '<p><a href="https://example.org/">x</a></p>' });
  await call("GET", "/api/me/export", token);
  await call("GET", "/", undefined);
}

test("a server without configured services opens no connection and asks no name server", async () => {
  const lines = await traced(day);
  assert.deepEqual(outward(lines), []);
});

test("the same look sees a mail server that is configured", async () => {
  const seen = [];
  const mail = net.createServer((socket) => {
    seen.push("somebody");
    socket.end("554 nobody here\r\n");
  });
  await new Promise((resolve) => mail.listen(0, "127.0.0.1", resolve));
  const { port } = mail.address();
  try {
    const lines = await traced(
      async (url, output) => {
        await day(url, output);
        // The mail that was asked for is sent by the background at once.
        while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      },
      {
        BUNTSTIFT_MAIL_HOST: "127.0.0.1",
        BUNTSTIFT_MAIL_PORT: String(port),
        BUNTSTIFT_MAIL_SECURITY: "none",
        BUNTSTIFT_MAIL_FROM: "malbuch@schule.example",
        BUNTSTIFT_SERVER_PUBLIC_URL: "https://malbuch.schule.example",
      },
    );
    assert.ok(outward(lines).some((line) => line.includes(`htons(${port})`)), "strace saw nothing");
  } finally {
    mail.close();
  }
});
