// Three nodes behind nginx on one PostgreSQL server, with a school at work (as school_load.mjs has it), while nodes are
// ended with SIGKILL in turn and the database rudely once. Run by scripts/nodes.sh.
// usage: node nodes_load.mjs EXECUTABLE [--pupils 500] [--seconds 120] [--nodes 3] [--calm] [--report FILE] [--keep-logs]
//
// Each pupil sends a request every three seconds and draws a page a minute, one in five at a remote engine, half of those at one
// that bills; forty people
// ask for a new password by mail. A request that ends with 503 is sent once more after the time that the answer names, as
// browsers of the app do; `--calm` ends nothing. Ends with 1 when something acknowledged is missing, when a picture was paid for
// or a mail sent twice, or when more than one request in a hundred failed. A free engine that names its jobs itself may be
// asked again for what it was asked for in the moment when a node was ended: `asked_again` counts that.
import { execFile, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";

import { startLocalEngine } from "../e2e/local_engines.mjs";
import { betweenPages, betweenRequests, importPupils, makeCall, motifs, quantile, reads } from "./school.mjs";

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pupils: { type: "string", default: "500" },
    seconds: { type: "string", default: "120" },
    nodes: { type: "string", default: "3" },
    calm: { type: "boolean", default: false },
    report: { type: "string" },
    "keep-logs": { type: "boolean", default: false },
  },
});
const executable = path.resolve(positionals[0] ?? "build/release/buntstift");
const pupilCount = Number(values.pupils);
const seconds = Number(values.seconds);
const nodeCount = Number(values.nodes);
const mailCount = 40;
const betweenKills = 10_000; // ms
const downFor = 1500; // ms
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-nodes-"));
const database = process.env.BUNTSTIFT_TEST_DATABASE;
const socketFolder = /host=(\S+)/.exec(database)[1];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const report = { pupils: pupilCount, seconds, nodes: nodeCount };

/** A port that nobody has now. */
async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// The database server.
async function sql(text) {
  const { stdout } = await run("psql", ["-h", socketFolder, "-U", "buntstift", "-d", "postgres", "-Atc", text]);
  return stdout.trim();
}
async function sqlOfNodes(text) {
  const { stdout } = await run("psql", ["-h", socketFolder, "-U", "buntstift", "-d", "nodes", "-Atc", text], { maxBuffer: 1 << 28 });
  return stdout.split("\n").filter(Boolean);
}
/** As after a power cut, but that the disk is still there. */
async function restartDatabase() {
  const programs = fs.readdirSync("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin/pg_ctl`);
  const control = programs.filter((file) => fs.existsSync(file)).at(-1);
  const words = ["-D", `${socketFolder}/data`, "-l", `${socketFolder}/data/log`, "-m", "immediate", "-w", "restart"];
  const asServer = ["--reuid=postgres", "--regid=postgres", "--clear-groups", control, ...words];
  const began = performance.now();
  await (process.getuid() === 0 ? run("setpriv", asServer, { cwd: socketFolder }) : run(control, words, { cwd: socketFolder }));
  return performance.now() - began;
}

/** Takes every mail, and remembers to whom and under which name. */
async function startMailSink() {
  const mails = [];
  const server = net.createServer((socket) => {
    let rest = "", data;
    const say = (line) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      rest += chunk;
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== undefined) {
          if (line !== ".") data += `${line}\n`;
          else {
            mails.push({ id: /^Message-ID: (.*)$/im.exec(data)?.[1], to: /^To: .*?([^\s<]+@[^\s>]+)/im.exec(data)?.[1] });
            data = undefined;
            say("250 kept");
          }
        } else if (/^DATA/i.test(line)) {
          data = "";
          say("354 go on");
        } else if (/^QUIT/i.test(line)) {
          say("221 bye");
          socket.end();
        } else say("250 ok");
      }
    });
    say("220 sink");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: server.address().port, mails, stop: () => server.close() };
}

class Node {
  constructor(index, port, env) {
    Object.assign(this, { index, port, env, starts: 0 });
    this.dataDir = path.join(folder, `node${index}`);
    fs.mkdirSync(this.dataDir);
  }
  start() {
    this.starts += 1;
    this.child = spawn(executable, ["serve", "--data-dir", this.dataDir, "--listen", `127.0.0.1:${this.port}`], { cwd: this.dataDir, env: this.env });
    const { child } = this;
    this.ended = new Promise((resolve) => child.once("exit", resolve));
    return new Promise((resolve, reject) => {
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => {
          fs.appendFileSync(path.join(folder, `node${this.index}.log`), chunk);
          if (output.length > 100_000) return;
          output += chunk;
          if (/\bstarted port=/.test(output)) resolve(/admin\/setup#(\S+)/.exec(output)?.[1]);
        });
      }
      child.once("close", () => reject(new Error(`node ${this.index} ended:\n${output.slice(-2000)}`)));
    });
  }
}

async function startProxy(ports) {
  const port = await freePort();
  const servers = ports.map((each) => `    server 127.0.0.1:${each} fail_timeout=2s;`).join("\n");
  fs.writeFileSync(
    path.join(folder, "nginx.conf"),
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  upstream buntstift {
${servers}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 12m;
    location / {
      proxy_pass http://buntstift;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
  for (let tries = 0; ; tries += 1) {
    const isUp = await new Promise((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
      socket.on("error", () => resolve(false));
    });
    if (isUp) return { port, stop: () => child.kill("SIGTERM") };
    if (tries === 100) throw new Error("nginx does not start");
    await sleep(50);
  }
}

const sink = await startMailSink();
const engine = await startLocalEngine({ delay: 200, line: 1000 });
const billing = await startLocalEngine({ delay: 200, key: "sk-local" });
await sql("ALTER SYSTEM SET fsync = on");
await sql("ALTER SYSTEM SET synchronous_commit = on");
await sql("ALTER SYSTEM SET full_page_writes = on");
await sql("CREATE DATABASE nodes TEMPLATE template0");
await restartDatabase();

const config = path.join(folder, "config.toml");
fs.writeFileSync(config, `[engines.gpu]\nkind = "sdcpp"\nurls = ["${engine.url}"]\nqueue = 1000\nparallel = 2\n` +
    `[engines.cloud]\nkind = "openai"\nurls = ["${billing.url}"]\nkey = "sk-local"\nqueue = 1000\nparallel = 4\ncents_per_picture = 2\n`);
const env = {
  PATH: process.env.PATH,
  BUNTSTIFT_CONFIG: config,
  BUNTSTIFT_DATA_URL: `${database} dbname=nodes`,
  BUNTSTIFT_PLANS_EVERYONE: "premium",
  BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000",
  BUNTSTIFT_ACCOUNTS_REGISTRATION: "open",
  BUNTSTIFT_SERVER_TRUSTED_PROXIES: "127.0.0.1",
  BUNTSTIFT_SERVER_PUBLIC_URL: "http://malbuch.example",
  BUNTSTIFT_MAIL_HOST: "127.0.0.1",
  BUNTSTIFT_MAIL_PORT: String(sink.port),
  BUNTSTIFT_MAIL_SECURITY: "none",
  BUNTSTIFT_MAIL_FROM: "malbuch@example.de",
};
const nodes = [];
for (let i = 0; i < nodeCount; i += 1) nodes.push(new Node(i, await freePort(), env));
let code = 1;
let proxy;
try {
  // All at once, as a cluster does: one makes the tables, the others wait.
  const tokens = await Promise.all(nodes.map((node) => node.start()));
  proxy = await startProxy(nodes.map((node) => node.port));
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const { call, must } = makeCall({ port: proxy.port, agent });
  const admin = { email: "leitung@schule.example", firstName: "Vera", lastName: "Amt", password: "Kastanie-im-Herbst", token: tokens.at(-1), audience: "school" };
  const { token } = await must("POST", "/api/setup", { body: admin });
  const { pupils } = await importPupils(must, token, pupilCount);
  const people = [];
  for (let i = 0; i < mailCount; i += 1) {
    const body = { email: `person${i}@example.de`, password: "Kastanie-im-Herbst", firstName: "P", lastName: String(i) };
    await must("POST", "/api/register", { body });
    people.push(body.email);
  }
  const waiting = [...pupils];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let pupil = waiting.pop(); pupil; pupil = waiting.pop())
        pupil.token = (await must("POST", "/api/login", { body: { email: pupil.login, password: pupil.password } })).token;
    }),
  );
  console.log(`${pupils.length} pupils and ${people.length} people are signed in`);

  const times = [], faults = new Map(), acknowledged = { pictures: [], jobs: [], mails: [] };
  let sent = 0, failed = 0, refused = 0, seed = 0;
  const note = (fault) => faults.set(fault, (faults.get(fault) ?? 0) + 1);
  /** The answer, or null where there was none that is a success. */
  async function ask(method, target, options) {
    sent += 1;
    for (let tries = 1; ; tries += 1) {
      let fault;
      try {
        const answer = await call(method, target, options);
        if (answer.status < 400) {
          times.push(answer.ms);
          return answer;
        }
        fault = `${method} ${answer.status}`;
        if (answer.status === 503 && answer.headers["retry-after"] && tries === 1) {
          refused += 1;
          await sleep(Math.min(5, Number(answer.headers["retry-after"])) * 1000);
          continue;
        }
      } catch (error) {
        fault = `${method} ${error.code ?? error.message}`;
      }
      failed += 1;
      note(fault);
      return null;
    }
  }
  const began = performance.now();
  const end = began + seconds * 1000;
  async function pupilWorks(pupil, index) {
    let next = began + (index * betweenRequests) / pupils.length;
    let nextPage = began + (index * betweenPages) / pupils.length;
    for (let step = index; next < end; step += 1, next += betweenRequests) {
      await sleep(next - performance.now());
      if (next < nextPage) {
        await ask("GET", reads[step % reads.length], { token: pupil.token });
        continue;
      }
      nextPage += betweenPages;
      const options = index % 5 === 0 ? { engine: index % 2 === 0 ? "gpu" : "cloud", seed: (seed += 1) } : undefined;
      const answer = await ask("POST", "/api/generate", { token: pupil.token, body: { prompt: motifs[step % motifs.length], ...(options && { options }) } });
      if (!answer) continue;
      const { jobId, imageUrl } = JSON.parse(answer.body);
      if (jobId) acknowledged.jobs.push(jobId);
      else acknowledged.pictures.push(/images\/([\w-]+)/.exec(imageUrl)[1]);
    }
  }
  async function personForgets(email, index) {
    await sleep(((index + 1) * seconds * 1000) / (mailCount + 2));
    if (await ask("POST", "/api/reset-password", { body: { email } })) acknowledged.mails.push(email);
  }
  let kills = 0;
  async function disturb() {
    if (values.calm) return;
    let isDatabaseNext = false, hasRestarted = false;
    for (let next = began + betweenKills; next < end - 2 * downFor; next += betweenKills) {
      await sleep(next - performance.now());
      isDatabaseNext = !hasRestarted && next - began >= (seconds * 1000) / 2;
      if (isDatabaseNext) {
        hasRestarted = true;
        report.database_restart_ms = await restartDatabase();
        continue;
      }
      const node = nodes[kills % nodes.length];
      kills += 1;
      node.child.kill("SIGKILL");
      await node.ended;
      await sleep(downFor);
      await node.start();
    }
  }
  await Promise.all([...pupils.map(pupilWorks), ...people.map(personForgets), disturb()]);

  // What a node that was ended had begun, the others go on with when its leases are over.
  const settled = performance.now();
  for (;;) {
    const [open] = await sqlOfNodes(
      "SELECT (SELECT count(*) FROM jobs WHERE state IN ('queued', 'asked')) + (SELECT count(*) FROM outbox WHERE next_try_at IS NOT NULL)" +
        " + (SELECT count(*) FROM password_reset_requests)",
    );
    if (open === "0") break;
    if (performance.now() - settled > 180_000) throw new Error(`${open} jobs and mails are still open`);
    await sleep(500);
  }
  const kept = new Set(await sqlOfNodes("SELECT id FROM pictures"));
  const lost = acknowledged.pictures.filter((id) => !kept.has(id));
  const done = new Set(await sqlOfNodes("SELECT j.id FROM jobs j JOIN pictures p ON p.id = j.id WHERE j.state = 'done'"));
  const lostJobs = acknowledged.jobs.filter((id) => !done.has(id));
  const handedIn = [...engine.engine.seeds.values()];
  const [billedJobs] = await sqlOfNodes("SELECT count(*) FROM jobs WHERE engine = 'cloud'");
  const [billed] = await sqlOfNodes("SELECT coalesce(sum(pictures), 0) FROM engine_costs WHERE engine = 'cloud'");
  const mailed = (email) => sink.mails.filter(({ to }) => to === email);
  const lostMails = acknowledged.mails.filter((email) => mailed(email).length === 0);
  const twice = acknowledged.mails.filter((email) => mailed(email).length > 1);
  times.sort((a, b) => a - b);
  Object.assign(report, {
    requests: sent,
    failed,
    failed_percent: (100 * failed) / sent,
    sent_again_after_503: refused,
    faults: Object.fromEntries(faults),
    kills,
    p50_ms: quantile(times, 0.5),
    p99_ms: quantile(times, 0.99),
    per_second: sent / seconds,
    acknowledged: { pictures: acknowledged.pictures.length, jobs: acknowledged.jobs.length, mails: acknowledged.mails.length },
    lost: { pictures: lost.length, jobs: lostJobs.length, mails: lostMails.length },
    done_twice: { paid_jobs: Math.max(0, billing.engine.made - Number(billedJobs)), mails: twice.length },
    paid_jobs: { accepted: Number(billedJobs), counted: Number(billed), drawn: billing.engine.made },
    asked_again: handedIn.filter((count) => count > 1).length,
    settled_s: (performance.now() - settled) / 1000,
  });
  // All leave cleanly.
  for (const node of nodes) node.child.kill("SIGTERM");
  report.exit_codes = await Promise.all(nodes.map((node) => node.ended));
  agent.destroy();
  console.log(JSON.stringify(report, null, 2));
  const isWhole = lost.length + lostJobs.length + lostMails.length + report.done_twice.paid_jobs + report.done_twice.mails === 0;
  code = isWhole && report.failed_percent < 1 ? 0 : 1;
} finally {
  proxy?.stop();
  sink.stop();
  await engine.stop();
  await billing.stop();
  for (const node of nodes) node.child?.kill("SIGKILL");
  if (code === 0 && !values["keep-logs"]) fs.rmSync(folder, { recursive: true, force: true });
  else console.error(`The logs of the nodes lie in ${folder}.`);
}
if (values.report) fs.writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
process.exit(code);
