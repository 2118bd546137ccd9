// Remote engines: many pictures over several addresses of different speeds, one of which fails, while the server is killed.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { startLocalEngine } from "./local_engines.mjs";
import { executable, whenListening } from "./support.mjs";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "buntstift-engines-"));
after(() => fs.rm(folder, { recursive: true, force: true }));

/** Starts the server on the same data each time. */
async function serve(config) {
  const child = spawn(executable, ["serve", "--config", config, "--data-dir", path.join(folder, "data"), "--listen", "127.0.0.1:0"], {
    env: { PATH: process.env.PATH },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const { port, output } = await whenListening(child);
  return {
    url: `http://127.0.0.1:${port}`,
    setUpToken: () => /admin\/setup#(\S+)/.exec(output())?.[1],
    output,
    end: (signal) => (child.kill(signal), ended),
  };
}

async function call(url, method, token, body) {
  const answer = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  assert.ok(answer.ok, `${method} ${url}: ${answer.status} ${JSON.stringify(json)}`);
  return json;
}

test("200 pictures are drawn once each, across a SIGKILL", { timeout: 300_000 }, async () => {
  const speeds = [10, 60, 150];
  const gpus = await Promise.all(speeds.map((delay) => startLocalEngine({ delay })));
  const broken = await startLocalEngine();
  broken.control("fail", { call: "POST", times: Number.MAX_SAFE_INTEGER, how: 500 });
  const cloud = await startLocalEngine({ delay: 30, key: "sk-local" });
  const urls = [...gpus, broken].map(({ url }) => `"${url}"`).join(", ");
  const config = path.join(folder, "config.toml");
  await fs.writeFile(
    config,
    `[limits]\nrequests_per_minute = 10000\n[engines.gpu]\nkind = "sdcpp"\nurls = [${urls}]\nqueue = 500\n` +
      `[engines.cloud]\nkind = "openai"\nurls = ["${cloud.url}"]\nkey = "sk-local"\nqueue = 500\ncents_per_picture = 2\n`,
  );

  let server = await serve(config);
  try {
    const admin = { token: server.setUpToken(), email: "leitung@example.org", password: "Kastanie-im-Herbst", firstName: "Petra", lastName: "Groß" };
    const { token } = await call(`${server.url}/api/setup`, "POST", undefined, admin);
    const ids = [];
    for (let seed = 1; seed <= 200; seed++) {
      const engine = seed % 4 === 0 ? "cloud" : "gpu";
      const options = { engine, seed, detail: "standard" };
      const { jobId, state } = await call(`${server.url}/api/generate`, "POST", token, { prompt: "Ein Hund", options });
      assert.equal(state, "queued");
      ids.push(jobId);
    }

    const jobs = () => Promise.all(ids.map((id) => call(`${server.url}/api/jobs/${id}`, "GET", token)));
    const drawn = async () => {
      const answer = await fetch(`${server.url}/api/pictures`, { headers: { Authorization: `Bearer ${token}` } });
      return Number(answer.headers.get("X-Total-Count"));
    };
    const untilDrawn = async (count) => {
      while ((await drawn()) < count) await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await untilDrawn(60);
    await server.end("SIGKILL");
    server = await serve(config);
    await untilDrawn(200);

    const done = await jobs();
    assert.deepEqual([...new Set(done.map(({ state }) => state))], ["done"]);
    assert.equal(await drawn(), 200);
    // What the one that bills was asked for while the server was killed is lost, and nothing else.
    const lost = done.filter(({ picture }) => picture.engine === "builtin");
    assert.ok(lost.length <= 1, JSON.stringify(lost.map(({ notice }) => notice)));
    for (const { notice } of lost) assert.match(notice, /doppelt bezahlt/);
    assert.ok(cloud.engine.made <= 50, `${cloud.engine.made} were paid for`);
    // The faster an address is, the more it draws; the broken one is left alone most of the time.
    const made = gpus.map(({ engine }) => engine.made);
    assert.ok(made[0] > made[2], made.join(", "));
    assert.ok(broken.engine.calls.length < 100, `${broken.engine.calls.length} calls of a broken server`);
    const views = await call(`${server.url}/api/admin/engines`, "GET", token);
    const billed = views.find(({ name }) => name === "cloud");
    assert.equal(billed.centsToday, 2 * billed.picturesToday);
    assert.doesNotMatch(JSON.stringify(views) + server.output(), /sk-local/);
  } finally {
    await server.end("SIGTERM");
    await Promise.all([...gpus, broken, cloud].map((engine) => engine.stop()));
  }
});
