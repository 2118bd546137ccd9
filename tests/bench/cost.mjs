// What one request costs on SQLite and on PostgreSQL, and how many a second one, two and three nodes answer. Run by
// scripts/cost.sh.
// usage: node cost.mjs EXECUTABLE [--calls 300] [--seconds 5] [--report FILE]
//
// One request: one after the other, time as the client sees it (median) and processor time of the node itself (the
// database server's own is not in it). Throughput: 16 people of one school at a time, each asking again as soon as the answer is
// there, over nodes in turn: half reads of lists, a quarter of oneself, a fifth of settings, one in twenty a page that is drawn.
// Nodes, database and client share the processors of one machine: where these are busy, more nodes cannot answer more.
import { execFile, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";

import { importPupils, makeCall, motifs, quantile } from "./school.mjs";

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: "string", default: "300" }, seconds: { type: "string", default: "5" }, report: { type: "string" } },
});
const executable = path.resolve(positionals[0] ?? "build/release/buntstift");
const calls = Number(values.calls);
const seconds = Number(values.seconds);
const people = 16;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "buntstift-cost-"));
const database = process.env.BUNTSTIFT_TEST_DATABASE;
const socketFolder = /host=(\S+)/.exec(database)[1];
// More than a person may have drawn in a day, and more requests: what is measured here is the cost, not the limits.
const config = path.join(folder, "config.toml");
fs.writeFileSync(config, "[limits]\nrequests_per_minute = 1000000\npictures_per_day = { free = 1000000, basic = 1000000, premium = 1000000 }\n");
const environment = (url) => ({ PATH: process.env.PATH, BUNTSTIFT_CONFIG: config, BUNTSTIFT_PLANS_EVERYONE: "premium", BUNTSTIFT_LOG_LEVEL: "warning", ...(url && { BUNTSTIFT_DATA_URL: url }) });
const ticks = Number((await run("getconf", ["CLK_TCK"])).stdout);
const started = [];
let databases = 0;

const sql = (text) => run("psql", ["-h", socketFolder, "-U", "buntstift", "-d", "postgres", "-Atc", text]);

/** Waits for the disk as a server that people trust does. */
async function makeDatabaseHonest() {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"]) await sql(`ALTER SYSTEM SET ${setting} = on`);
  const control = fs.readdirSync("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin/pg_ctl`).filter((file) => fs.existsSync(file)).at(-1);
  const words = [control, "-D", `${socketFolder}/data`, "-l", `${socketFolder}/data/log`, "-m", "fast", "-w", "restart"];
  const own = process.getuid() === 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", ...words] : words;
  await run(own[0], own.slice(1), { cwd: socketFolder });
}

async function startNode(url) {
  const dataDir = fs.mkdtempSync(path.join(folder, "node-"));
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", "127.0.0.1:0"], { cwd: dataDir, env: environment(url) });
  const node = { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
  started.push(node);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += output.length < 10_000 ? chunk : ""));
  const { port, token } = await new Promise((resolve, reject) => {
    const look = setInterval(async () => {
      const link = /http:\/\/127\.0\.0\.1:(\d+)\S*admin\/setup#(\S+)/.exec(output);
      if (!link) return;
      clearInterval(look);
      resolve({ port: Number(link[1]), token: link[2] });
    }, 20);
    child.once("close", () => reject(new Error(`a node ended:\n${output}`)));
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: people });
  Object.assign(node, { token, agent, ...makeCall({ port, agent }) });
  /** Processor time of the process up to now, in ms. */
  node.cpu = () => {
    const fields = fs.readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
  };
  return node;
}

/** Nodes on an empty database, with a school in it. */
async function startSchool(kind, count) {
  let url;
  if (kind === "postgresql") {
    databases += 1;
    await sql(`CREATE DATABASE cost${databases} TEMPLATE template0`);
    url = `${database} dbname=cost${databases}`;
  }
  const nodes = [await startNode(url)];
  const { must, token } = nodes[0];
  const admin = await must("POST", "/api/setup", { body: { email: "leitung@schule.example", firstName: "Vera", lastName: "Amt", password: "Kastanie-im-Herbst", audience: "school", token } });
  const { pupils } = await importPupils(must, admin.token, people);
  for (const pupil of pupils) pupil.token = (await must("POST", "/api/login", { body: { email: pupil.login, password: pupil.password } })).token;
  while (nodes.length < count) nodes.push(await startFurtherNode(url));
  return { nodes, pupils };
}

/** There is an administrator already, so that no link is printed. */
async function startFurtherNode(url) {
  const probe = http.createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const dataDir = fs.mkdtempSync(path.join(folder, "node-"));
  const child = spawn(executable, ["serve", "--data-dir", dataDir, "--listen", `127.0.0.1:${port}`], { cwd: dataDir, env: environment(url), stdio: "ignore" });
  const agent = new http.Agent({ keepAlive: true, maxSockets: people });
  const node = { child, agent, ended: new Promise((resolve) => child.once("exit", resolve)), ...makeCall({ port, agent }) };
  started.push(node);
  for (let tries = 0; ; tries += 1) {
    const isUp = await node.call("GET", "/readyz").then(({ status }) => status === 200, () => false);
    if (isUp) return node;
    if (tries === 600) throw new Error("a further node does not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stopAll() {
  for (const node of started.splice(0)) {
    node.agent?.destroy();
    node.child.kill("SIGTERM");
    await node.ended;
  }
}

const kinds = {
  "who am I": ["GET", "/api/me"],
  "my pictures": ["GET", "/api/pictures"],
  "draw a page": ["POST", "/api/generate"],
  "change a picture": ["PATCH", null],
};

async function costOf(kind) {
  const { nodes, pupils } = await startSchool(kind, 1);
  const [node] = nodes;
  const [{ token }] = pupils;
  const drawn = await node.must("POST", "/api/generate", { token, body: { prompt: motifs[0] } });
  const own = `/api/pictures/${/images\/([\w-]+)/.exec(drawn.imageUrl)[1]}`;
  const costs = {};
  for (const [name, [method, target]] of Object.entries(kinds)) {
    const times = [];
    const ask = async (i) => {
      const body = name === "draw a page" ? { prompt: motifs[i % motifs.length] } : name === "change a picture" ? { isFavourite: i % 2 === 0 } : undefined;
      const { status, ms, body: text } = await node.call(method, target ?? own, { token, body });
      if (status >= 400) throw new Error(`${name}: ${status} ${text.slice(0, 200)}`);
      return ms;
    };
    for (let i = 0; i < 20; i += 1) await ask(i);
    const before = node.cpu();
    for (let i = 0; i < calls; i += 1) times.push(await ask(i));
    costs[name] = { p50_ms: quantile(times.sort((a, b) => a - b), 0.5), cpu_ms: (node.cpu() - before) / calls };
  }
  await stopAll();
  return costs;
}

async function throughputOf(kind, count) {
  const { nodes, pupils } = await startSchool(kind, count);
  const times = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    pupils.map(async ({ token }, index) => {
      for (let step = index; performance.now() < end; step += 1) {
        const dice = step % 20;
        const node = nodes[step % nodes.length];
        const [method, target, body] =
          dice === 0 ? ["POST", "/api/generate", { prompt: motifs[step % motifs.length] }] : dice <= 10 ? ["GET", "/api/pictures"] : dice <= 15 ? ["GET", "/api/me"] : ["GET", "/api/public/config"];
        const answer = await node.call(method, target, { token, body }).catch(() => ({ status: 599 }));
        if (answer.status >= 400) failed += 1;
        else times.push(answer.ms);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  await stopAll();
  times.sort((a, b) => a - b);
  return { nodes: count, per_second: times.length / elapsed, p50_ms: quantile(times, 0.5), p99_ms: quantile(times, 0.99), failed };
}

const report = { processors: os.cpus().length, load: os.loadavg()[0], cost: {}, throughput: [] };
try {
  await makeDatabaseHonest();
  for (const kind of ["sqlite", "postgresql"]) report.cost[kind] = await costOf(kind);
  report.throughput.push({ kind: "sqlite", ...(await throughputOf("sqlite", 1)) });
  for (const count of [1, 2, 3]) report.throughput.push({ kind: "postgresql", ...(await throughputOf("postgresql", count)) });
  console.log(JSON.stringify(report, null, 2));
  if (values.report) fs.writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  for (const node of started) node.child.kill("SIGKILL");
  fs.rmSync(folder, { recursive: true, force: true });
}
