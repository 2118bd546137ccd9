// Writes docs/trust.md: what was tried, how often, what survived, and what was not tried. It reads what the trials printed,
// in build/trust; `--run NAME` makes one of them first and keeps what it prints, with when, of which executable and beside which
// load. Of one that fails what it printed is kept as well, and told as a failure. What was tried elsewhere and is told already
// stays as it is, with its day and version.
// usage: node scripts/trust.mjs [--run NAME] ... [--executable FILE]   (names: the keys of `trials` below)
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "build/trust");
const { values } = parseArgs({
  options: { run: { type: "string", multiple: true, default: [] }, executable: { type: "string", default: "build/release/buntstift" } },
});

const count = (number) => Number(number).toLocaleString("en");
const lines = (text, pattern) => [...text.matchAll(pattern)];
const steps = (text) => lines(text, /^ok: (.*)$/gm).map(([, step]) => step);
const ms = (number) => `${Number(number).toFixed(number < 10 ? 1 : 0)} ms`;
/** The last JSON object that begins a line of its own. */
const lastJson = (text) => JSON.parse(text.slice(text.lastIndexOf("\n{") + 1));
/** "NAME: N inputs" of each reader, in one sentence. */
function told_inputs(text) {
  const found = lines(text, /^(\w+): (\d+) inputs$/gm);
  if (found.length === 0) return undefined;
  const all = found.reduce((sum, [, , number]) => sum + Number(number), 0);
  return `${count(all)} inputs for ${found.length} readers (${found.map(([, name, number]) => `${name} ${count(number)}`).join(", ")}): none broke a law`;
}

/** The trials: how each is made, and what its output says. `told` throws nothing: undefined is "it failed". */
const trials = {
  crash: {
    title: "SIGKILL in the middle of work",
    command: "sh scripts/crash.sh 1000 1 $CRASH_SECONDS",
    what: "Four people draw, sort, name, bind and delete until the server is ended. Then every page, every foreign key, the schema, and what was acknowledged lately; at the end everything.",
    told(text) {
      const result = JSON.parse(text.trim().split("\n").at(-1));
      if (result.lost.length + result.damaged.length > 0) return undefined;
      return `${count(result.kills)} kills (seed ${result.seed}), ${count(result.acknowledged)} acknowledged writes, ${count(result.unanswered)} cut off unanswered: none lost, no database damaged`;
    },
  },
  inputs: {
    title: "Bytes that nobody meant, seeded",
    command: "build/asan/fuzz_entries --runs 20000",
    what: "Good inputs changed by chance, for everything that reads bytes of others, under AddressSanitizer and UndefinedBehaviorSanitizer in the tests.",
    told: told_inputs,
  },
  fuzz: {
    title: "Bytes that nobody meant, guided (libFuzzer)",
    command: "sh scripts/fuzz.sh $FUZZ_SECONDS",
    what: "The same readers and the decoders of pictures, guided by coverage, each for so many seconds.",
    told: told_inputs,
  },
  package: {
    title: "The Debian package in a bare Debian 12, the image's folder in a plain chroot",
    command: "scripts/check-package.sh $PACKAGE $CONTAINER",
    what: "Installed, served, upgraded, removed, installed again, purged without an answer (data stay) and with yes (data go).",
    told: (text) => (text.includes("all passed (bookworm)") ? `${steps(text).length} steps passed: ${steps(text).join("; ")}` : undefined),
  },
  "package-trixie": {
    title: "The same in a bare Debian 13",
    command: "scripts/check-package.sh --suite trixie $PACKAGE $CONTAINER",
    what: "As above.",
    told: (text) => (text.includes("all passed (trixie)") ? `${steps(text).length} steps passed: ${steps(text)[0]} and so on` : undefined),
  },
  reproducible: {
    title: "The same commit, the same bytes",
    command: "sh scripts/reproducible.sh $EXECUTABLE",
    what: "Built again in another folder, without ccache, and compared byte by byte.",
    told: (text) => text.match(/reproducible: both are ([0-9a-f]{64})/)?.[0],
  },
  silent: {
    title: "Nobody is spoken to",
    command: "node --test --test-reporter=tap tests/e2e/silent.test.mjs",
    what: "A day's work under strace without configured services; the same look sees a mail server that is configured.",
    told: (text) => (/^# fail 0$/m.test(text) && /^# pass [1-9]/m.test(text) ? "No connection, no datagram, no name server asked" : undefined),
  },
  static: {
    title: "The static executable alone",
    command: "tests/e2e/static_binary.sh",
    what: "A folder with nothing else, a host with foreign name-service modules, a full disk, a disk that is read-only at the start, refusals.",
    told: (text) => (text.includes("all passed") ? `${steps(text).length} steps passed: ${steps(text).map((step) => step.replace(/:.*/, "")).join("; ")}` : undefined),
  },
  nodes: {
    title: "Three nodes behind nginx on one PostgreSQL server",
    command: "sh scripts/nodes.sh --pupils 500 --seconds 120",
    what: "Every ten seconds a node is ended with SIGKILL, in turn, and once the database. Then everything that was acknowledged is looked for.",
    told(text) {
      const { pupils, seconds, requests, failed, failed_percent, sent_again_after_503, kills, database_restart_ms, p50_ms, p99_ms, acknowledged, lost, done_twice, paid_jobs, asked_again } = lastJson(text);
      if (lost.pictures + lost.jobs + lost.mails + done_twice.paid_jobs + done_twice.mails > 0 || failed_percent >= 1) return undefined;
      return `${pupils} pupils for ${seconds} s, ${kills} times a node, once the database (away for ${(database_restart_ms / 1000).toFixed(1)} s): ${count(requests)} requests, ${failed} failed (${failed_percent.toFixed(3)} %), ${sent_again_after_503} got 503 first and went through at the second try; p50 ${ms(p50_ms)}, p99 ${ms(p99_ms)}. Acknowledged and kept: ${acknowledged.pictures} pages, ${acknowledged.jobs} jobs, ${acknowledged.mails} mails. Nothing lost, no mail and no paid picture twice (${paid_jobs.accepted} accepted, ${paid_jobs.counted} counted, ${paid_jobs.drawn} drawn); ${asked_again} free ones were asked for again`;
    },
  },
  cost: {
    title: "What a request costs on SQLite and on PostgreSQL",
    command: "sh scripts/cost.sh",
    what: "One after the other (time as the client sees it, processor time of the node), then 16 people at a time who never wait. Nodes, database and client share the processors. PostgreSQL waits for the disk, as SQLite does.",
    told(text) {
      const { processors, cost, throughput } = lastJson(text);
      const rows = Object.keys(cost.sqlite).map((kind) => `| ${kind} | ${["sqlite", "postgresql"].map((name) => `${cost[name][kind].p50_ms.toFixed(2)} (${cost[name][kind].cpu_ms.toFixed(2)})`).join(" | ")} |`);
      const spread = throughput.map(({ kind, nodes, per_second, p50_ms, p99_ms, failed }) => `${kind === "sqlite" ? "SQLite" : "PostgreSQL"}, ${nodes} ${nodes === 1 ? "node" : "nodes"}: ${count(Math.round(per_second))} a second (p50 ${ms(p50_ms)}, p99 ${ms(p99_ms)}, ${failed} failed)`);
      return `| p50 in ms (processor) | SQLite | PostgreSQL |\n|---|---|---|\n${rows.join("\n")}\n\nOn ${processors} processors: ${spread.join("; ")}`;
    },
  },
  endurance: {
    title: "A long day at school",
    command: "sh scripts/endurance.sh $ENDURANCE_SECONDS 1000",
    what: "1,000 pupils of one address for so many seconds, while 1,000 connections are held, of each kind for a fifth of the time.",
    told: (text) => (/^memory /m.test(text) && !/failed [1-9]/.test(text) ? `No call failed.\n\n${text.trim().split("\n").map((line) => `    ${line}`).join("\n")}\n\nThe last line is the server's` : undefined),
  },
  repeat: {
    title: "The tests, again and again",
    command: "sh scripts/repeat.sh $REPEAT",
    what: "Times, busy loops beside, which suites; each run shuffles its tests by another seed.",
    told: (text) => `${lines(text, /^(\S+: \d+ of \d+ passed, .*)$/gm).map(([, line]) => line).join("; ")}`,
  },
};

/** The trial's command with its variables filled in, as one can type it; the folders of packages shortened. */
const filled = (command) => command.replace(/\$(\w+)/g, (_, name) => process.env[name] ?? "").trim();
process.env.EXECUTABLE = path.resolve(root, values.executable);
process.env.FUZZ_SECONDS ??= "240";
process.env.ENDURANCE_SECONDS ??= "900";
process.env.REPEAT ??= "50";

for (const name of values.run) {
  const command = filled(trials[name].command);
  console.error(`${name}: ${command}`);
  const env = { ...process.env, BUNTSTIFT: process.env.EXECUTABLE };
  const version = spawnSync(process.env.EXECUTABLE, ["version"], { encoding: "utf8" }).stdout.split("\n")[0];
  const load = [os.loadavg()[0]];
  const began = Date.now();
  const { status, stdout } = spawnSync("sh", ["-c", command], { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "inherit"] });
  load.push(os.loadavg()[0]);
  // Where it was put for the trial tells nothing.
  const shown = command.replaceAll(process.env.EXECUTABLE, "build/release/buntstift").replaceAll(`${root}/`, "").replace(/\S*\/(?=buntstift[_-])/g, "");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.txt`), stdout);
  fs.writeFileSync(
    path.join(folder, `${name}.json`),
    JSON.stringify({ command: shown, version, status, began: new Date(began).toISOString().slice(0, 10), seconds: Math.round((Date.now() - began) / 1000), load }),
  );
  if (status !== 0) console.error(`${name}: FAILED (${status})`);
}

const document = path.join(root, "docs/trust.md");
/** The sections that the document has already, by their title. */
const earlier = new Map(
  fs
    .readFileSync(document, "utf8")
    .split(/^(?=## )/m)
    .map((section) => [section.match(/^## (.*)$/m)?.[1], section.replace(/\n+$/, "\n")]),
);

const tried = [];
const not_tried = [];
for (const [name, { title, command, what, told }] of Object.entries(trials)) {
  const file = path.join(folder, name);
  if (!fs.existsSync(`${file}.json`)) {
    const told_already = earlier.get(title);
    if (told_already) tried.push(told_already);
    else not_tried.push(`- ${title} (\`${command.replace(/ \$\w+/g, "")}\`)`);
    continue;
  }
  const made = JSON.parse(fs.readFileSync(`${file}.json`, "utf8"));
  let result;
  if (made.status === 0) result = told(fs.readFileSync(`${file}.txt`, "utf8"));
  const load = made.load.map((value) => value.toFixed(1)).join(" before, ");
  tried.push(
    `## ${title}\n\n\`${made.command}\`, ${made.began}, ${made.version}, ${count(made.seconds)} s, load of the machine ${load} after.\n${what}\n\n` +
      (result ? `${result}.\n` : `**It did not pass** (ended with ${made.status}).\n`),
  );
}

const page = `# What was tried

Made by \`node scripts/trust.mjs\` from what the trials printed; figures are of the machine that they ran on. What the tests try at every
run stands in \`docs/security.md\`, with the test's name.

${tried.join("\n")}
## In the tests at every run

Fifty kills (\`crash.test.mjs\`), a migration cut off at forty moments, a full disk and a file size limit, damaged pages, two processes on one
folder, a wrong clock from 1976 to 2066 (\`unit_storage\`, \`api_tests\`), every route with every role (\`route_guard_test\`), backups to a store that
checks each signature (\`s3_backup_place_test\`).

## Not tried

${not_tried.join("\n")}${not_tried.length > 0 ? "\n" : ""}- Power cuts: SIGKILL keeps what the system's cache holds; that SQLite waits for the disk is a setting that a test reads (synchronous = FULL)
- Disks that lie about what they have written, network file systems (refused by \`doctor\` and at the start)
- Real stores (AWS, MinIO, Garage): only a local one that checks signature 4 and checksums, and AWS's own examples of signatures
- Litestream 0.5: its recipe follows its documentation (0.3.13 was run by hand, see \`docs/database.md\`)
- Traefik, Keycloak, IServ, moin.schule: no package source at hand has them
- LDAP is not built in: the distribution's static library brings a second TLS library with it (GnuTLS), and the executable has no room for that
- arm64, other distributions than Debian, podman and docker themselves (the image's folder was run by chroot)
- An outside review or penetration test
`;
fs.writeFileSync(document, page);
console.log(`docs/trust.md: ${tried.length} trials told, ${not_tried.length} not`);
