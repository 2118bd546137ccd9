// A log that nobody reads: the server answers and ends as if somebody did.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { executable } from "./support.mjs";

const token = "0123456789abcdef";

/** The port that a server writes to its log when it listens. */
async function readPort(pipe, child) {
  const bytes = Buffer.alloc(4096);
  for (let log = ""; ; ) {
    try {
      log += bytes.toString("utf8", 0, fs.readSync(pipe, bytes));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      assert.equal(child.exitCode, null, `the server runs:\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const started = /\bstarted port=(\d+)/.exec(log);
    if (started) return started[1];
  }
}

test("a log pipe that nobody reads stops neither answers nor the end", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-log-"));
  const fifo = path.join(folder, "log");
  execFileSync("mkfifo", [fifo]);
  // Open at both ends, so that it is a pipe with a reader that does not read.
  const pipe = fs.openSync(fifo, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  const output = fs.openSync(fifo, fs.constants.O_WRONLY);
  const child = spawn(executable, ["serve", "--data-dir", path.join(folder, "data"), "--listen", "127.0.0.1:0"], {
    stdio: ["ignore", output, "ignore"],
    env: { PATH: process.env.PATH, BUNTSTIFT_SERVER_METRICS_TOKEN: token },
  });
  fs.closeSync(output);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    // Read until the server has said its port, and never again.
    const url = `http://127.0.0.1:${await readPort(pipe, child)}`;
    // Two megabytes of log: more than the pipe and the queue hold.
    const target = `${url}/nichts/${"x".repeat(4000)}`;
    for (let i = 0; i < 500; i++) assert.equal((await fetch(target)).status, 200);
    const metrics = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text();
    const [, dropped] = /^buntstift_log_lines_dropped_total (\d+)$/m.exec(metrics);
    assert.ok(Number(dropped) > 0, `${dropped} lines were dropped`);
    child.kill("SIGTERM");
    assert.equal(await ended, 0);
  } finally {
    child.kill("SIGKILL");
    fs.closeSync(pipe);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
