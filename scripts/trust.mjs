// Writes docs/trust.md: what was tried, how often, what survived, and what was not tried. It reads what the trials printed,
// in build/trust; `--run NAME` makes one of them first and keeps what it prints (nothing is kept of one that fails half-way).
// usage: node scripts/trust.mjs [--run crash|inputs|package|package-trixie|reproducible|silent|static|fuzz] [--executable FILE]
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "build/trust");
const { values } = parseArgs({
  options: { run: { type: "string", multiple: true, default: [] }, executable: { type: "string", default: "build/release/buntstift" } },
});

const count = (number) => Number(number).toLocaleString("en");
const lines = (text, pattern) => [...text.matchAll(pattern)];

/** The trials: how each is made, and what its output says. `told` throws nothing: undefined is "it failed". */
const trials = {
  crash: {
    title: "SIGKILL in the middle of work",
    command: "sh scripts/crash.sh 1000 1",
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
    told: (text) => {
      const found = lines(text, /^(\w+): (\d+) inputs$/gm);
      if (found.length === 0) return undefined;
      return `${count(found.reduce((sum, [, , number]) => sum + Number(number), 0))} inputs for ${found.length} readers (${found.map(([, name]) => name).join(", ")}): none broke a law`;
    },
  },
  fuzz: {
    title: "Bytes that nobody meant, guided (libFuzzer)",
    command: "sh scripts/fuzz.sh",
    what: "The same readers and the decoders of pictures, guided by coverage.",
    told: (text) => {
      const found = lines(text, /^(\w+): (\d+) inputs$/gm);
      return found.length === 0 ? undefined : `${count(found.reduce((sum, [, , number]) => sum + Number(number), 0))} inputs for ${found.length} readers`;
    },
  },
  package: {
    title: "The Debian package in a bare Debian 12, the image's folder in a plain chroot",
    command: "scripts/check-package.sh PACKAGE CONTAINER",
    what: "Installed, served, upgraded, removed, installed again, purged without an answer (data stay) and with yes (data go).",
    told: (text) => (text.includes("all passed") ? `${lines(text, /^ok: /gm).length} steps passed: ${lines(text, /^ok: (.*)$/gm).map(([, step]) => step).join("; ")}` : undefined),
  },
  "package-trixie": {
    title: "The same in a bare Debian 13",
    command: "scripts/check-package.sh --suite trixie PACKAGE CONTAINER",
    what: "As above.",
    told: (text) => (text.includes("all passed") ? `${lines(text, /^ok: /gm).length} steps passed` : undefined),
  },
  reproducible: {
    title: "The same commit, the same bytes",
    command: "sh scripts/reproducible.sh",
    what: "Built again in another folder, without ccache, and compared byte by byte.",
    told: (text) => text.match(/reproducible: both are ([0-9a-f]{64})/)?.[0],
  },
  silent: {
    title: "Nobody is spoken to",
    command: "node --test tests/e2e/silent.test.mjs",
    what: "A day's work under strace without configured services; the same look sees a mail server that is configured.",
    told: (text) => (/^# fail 0$/m.test(text) && /^# pass 2$/m.test(text) ? "no connection, no datagram, no name server asked" : undefined),
  },
  static: {
    title: "The static executable alone",
    command: "tests/e2e/static_binary.sh",
    what: "A folder with nothing else, a host with foreign name-service modules, a full disk, a disk that is read-only at the start, refusals.",
    told: (text) => (text.includes("all passed") ? lines(text, /^ok: (.*)$/gm).map(([, step]) => step).join("; ") : undefined),
  },
};

for (const name of values.run) {
  const { command } = trials[name];
  console.error(`${name}: ${command}`);
  const words = command.replace(" PACKAGE", ` ${process.env.PACKAGE ?? ""}`).replace(" CONTAINER", ` ${process.env.CONTAINER ?? ""}`);
  const env = { ...process.env, BUNTSTIFT: path.resolve(root, values.executable) };
  const result = spawnSync("sh", ["-c", words], { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "inherit"] });
  fs.mkdirSync(folder, { recursive: true });
  if (result.status === 0) fs.writeFileSync(path.join(folder, `${name}.txt`), result.stdout);
  else console.error(`${name}: FAILED (${result.status})`);
}

const tried = [];
const not_tried = [];
for (const [name, { title, command, what, told }] of Object.entries(trials)) {
  const file = path.join(folder, `${name}.txt`);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
  const result = text === undefined ? undefined : told(text);
  if (result) tried.push(`## ${title}\n\n\`${command}\`, ${fs.statSync(file).mtime.toISOString().slice(0, 10)}. ${what}\n\n${result}.\n`);
  else not_tried.push(`- ${title} (\`${command}\`)${text === undefined ? "" : ": it did not pass"}`);
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
- Litestream: its recipe follows its documentation
- arm64, other distributions than Debian, podman and docker themselves (the image's folder was run by chroot)
- An outside review or penetration test
`;
fs.writeFileSync(path.join(root, "docs/trust.md"), page);
console.log(`docs/trust.md: ${tried.length} trials told, ${not_tried.length} not`);
