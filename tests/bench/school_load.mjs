// A school on one address: pupils imported, a class that signs in at once, then all of them at work.
// usage: node school_load.mjs EXECUTABLE [--pupils 1000] [--seconds 60] [--data-dir FOLDER] [--report FILE]
//   [--hold HTTP_HOLD] [--connections 1000]: beside them HTTP_HOLD holds so many connections, of each kind for a fifth of the time
//
// Each pupil sends a request every three seconds and draws a page a minute; who begins when is spread evenly, so that two
// runs send the same. Prints one line for each part: times in ms from the last byte sent to the last one received, the
// server's resident memory in MB. Judges nothing, but ends with 1 when an answer was not what was asked for.
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { betweenPages, betweenRequests, importPupils as importSchool, makeCall, motifs, quantile, reads } from "./school.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pupils: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    "data-dir": { type: "string" },
    report: { type: "string" },
    hold: { type: "string" },
    connections: { type: "string", default: "1000" },
  },
});
// The server runs in its data folder.
const executable = path.resolve(positionals[0] ?? "build/release/buntstift");
const pupilCount = Number(values.pupils);
const seconds = Number(values.seconds);
const holdModes = ["idle", "keep-alive", "slow-header", "slow-body", "browser"];
const atOnce = 30; // who sign in together
const adminPassword = "Kastanie-im-Herbst";

const dataDir = values["data-dir"] ?? fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-school-load-"));
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
const report = { pupils: pupilCount, seconds };

/** Starts the server; says its port and the secret of its set-up link. */
function start() {
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, BUNTSTIFT_PLANS_EVERYONE: "premium" },
  });
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        if (output.length > 100_000) return; // the log of the requests that follow
        output += chunk;
        const port = /\bstarted port=(\d+) /.exec(output)?.[1];
        if (port) resolve({ child, port: Number(port), token: /admin\/setup#(\S+)/.exec(output)?.[1] });
      });
    }
    child.once("close", () => reject(new Error(`the server ended:\n${output}`)));
  });
}

const server = await start();
const residentMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.child.pid}/status`, "utf8"))[1]) / 1024;

const { call, must } = makeCall({ port: server.port, agent });

/** Holds many connections of one kind after the other for `seconds` in all; false if a probe beside them failed. */
async function hold(program) {
  let isWell = true;
  for (const mode of holdModes) {
    const words = ["--port", server.port, "--mode", mode, "--connections", values.connections];
    const child = spawn(path.resolve(program), [...words, "--seconds", seconds / holdModes.length].map(String));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const status = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
    isWell &&= status === 0;
    const held = /^\{.*\}$/m.exec(output);
    if (!held) {
      console.log(`held, ${mode}: ended with ${status}: ${output.trim()}`);
      continue;
    }
    const { probes_ok, probes_failed, p50_ms, p99_ms } = JSON.parse(held[0]);
    report[`held ${mode}`] = { answered: probes_ok, failed: probes_failed, p50_ms, p99_ms };
    console.log(
      `${`${values.connections} held, ${mode}`.padEnd(30)} probes answered ${probes_ok} failed ${probes_failed} ` +
        `p50 ${p50_ms.toFixed(1)} p99 ${p99_ms.toFixed(1)} ms`,
    );
  }
  return isWell;
}

function line(name, times, failures, more = "") {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(sorted, share));
  report[name] = { answered: sorted.length, failed: failures, p50_ms: p50, p99_ms: p99, worst_ms: worst };
  const times_ = `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} worst ${worst.toFixed(0)} ms`;
  console.log(`${name.padEnd(30)} answered ${sorted.length} failed ${failures} ${times_}${more}`);
}

async function importPupils(token) {
  const { pupils, seconds: took } = await importSchool(must, token, pupilCount);
  report.import_s = took;
  console.log(`${"import".padEnd(30)} ${pupils.length} pupils in ${took.toFixed(1)} s`);
  return pupils;
}

/** Signs pupils in, so many at a time; adds their tokens. Times of the first `atOnce`, who begin together. */
async function signIn(pupils) {
  const times = [];
  let failures = 0;
  const one = async (pupil) => {
    const answer = await call("POST", "/api/login", { body: { email: pupil.login, password: pupil.password } });
    if (answer.status === 200) pupil.token = JSON.parse(answer.body).token;
    else {
      failures += 1;
      note(`sign-in ${answer.status} ${answer.body.slice(0, 80)}`);
    }
    times.push(answer.ms);
  };
  await Promise.all(pupils.slice(0, atOnce).map(one));
  line(`${atOnce} sign in at once`, times, failures);
  times.length = 0;
  const rest = pupils.slice(atOnce);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let pupil = rest.pop(); pupil; pupil = rest.pop()) await one(pupil);
    }),
  );
  line("the others, 30 at a time", times, failures, `   ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const faults = new Map();
const note = (fault) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
const seen = { light: [], page: [], picture: [] };
async function timed(kind, ...what) {
  try {
    const answer = await call(...what);
    if (answer.status < 400) {
      seen[kind].push(answer.ms);
      return answer;
    }
    note(`${what[0]} ${what[1].split("/").slice(0, 3).join("/")} ${answer.status}`);
  } catch (error) {
    note(error.code ?? error.message);
  }
  return null;
}

/** What pupil number `index` does until `end`. */
async function work(pupil, index, began, end) {
  let next = began + (index * betweenRequests) / pupilCount;
  let nextPage = began + (index * betweenPages) / pupilCount;
  for (let step = index; next < end; ++step, next += betweenRequests) {
    await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
    if (next < nextPage) {
      await timed("light", "GET", reads[step % reads.length], { token: pupil.token });
      continue;
    }
    nextPage += betweenPages;
    const drawn = await timed("page", "POST", "/api/generate", {
      token: pupil.token,
      body: { prompt: motifs[step % motifs.length] },
    });
    if (drawn) await timed("picture", "GET", JSON.parse(drawn.body).imageUrl, { token: pupil.token });
  }
}

let code = 0;
try {
  const { token } = await must("POST", "/api/setup", {
    body: {
      email: "leitung@schule.example",
      firstName: "Vera",
      lastName: "Amt",
      password: adminPassword,
      token: server.token,
      audience: "school",
    },
  });
  const pupils = await importPupils(token);
  await signIn([...pupils]);
  const memory = [];
  const watch = setInterval(() => memory.push(residentMb()), Math.max(1000, (seconds * 1000) / 60));
  const began = performance.now();
  const [held] = await Promise.all([
    values.hold ? hold(values.hold) : true,
    ...pupils.map((pupil, index) => work(pupil, index, began, began + seconds * 1000)),
  ]);
  clearInterval(watch);
  if (!held) code = 1;
  const failures = [...faults.values()].reduce((sum, count) => sum + count, 0);
  line("light calls", seen.light, failures);
  line("a page drawn and kept", seen.page, failures);
  line("its picture", seen.picture, failures);
  const quarter = Math.ceil(memory.length / 4);
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  report.memory_mb = {
    first_quarter: mean(memory.slice(0, quarter)),
    last_quarter: mean(memory.slice(-quarter)),
    most: Math.max(...memory),
  };
  console.log(
    `${"memory".padEnd(30)} ${report.memory_mb.first_quarter.toFixed(0)} MB in the first quarter, ` +
      `${report.memory_mb.last_quarter.toFixed(0)} in the last, at most ${report.memory_mb.most.toFixed(0)}`,
  );
  for (const [fault, count] of faults) console.log(`  ${count} times ${fault}`);
  report.faults = Object.fromEntries(faults);
  if (failures) code = 1;
} finally {
  agent.destroy();
  const ended = new Promise((resolve) => server.child.once("exit", resolve));
  server.child.kill("SIGTERM");
  await ended;
  if (!values["data-dir"]) fs.rmSync(dataDir, { recursive: true, force: true });
}
if (values.report) fs.writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = code;
