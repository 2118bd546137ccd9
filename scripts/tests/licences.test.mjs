// Every work that is linked, embedded or bundled is named with its licence, and nothing else is.
// The build whose libraries are looked at: BUNTSTIFT_BUILD, a folder with build.ninja.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";

import { billOfMaterials } from "../release/sbom.mjs";
import { appPackages, namedAppPackages, originOf, readWorks, root } from "../release/works.mjs";

const works = readWorks().work;
const read = (file) => fs.readFileSync(path.join(root, file), "utf8");
const licenceFiles = () => fs.readdirSync(path.join(root, "resources/licences")).map((file) => path.basename(file, ".txt"));
const sorted = (list) => [...new Set(list)].sort();

/** What the compiler brings itself: parts of the C and C++ libraries. */
const toolchain = ["dl", "m", "pthread", "rt", "gcc", "stdc++", "c"];

/** The third-party libraries on the linker's line for the executable: "ssl", "sqlite". */
function linkedLibraries() {
  const build = process.env.BUNTSTIFT_BUILD;
  assert.ok(build, "BUNTSTIFT_BUILD names no build folder");
  const rules = fs.readFileSync(path.join(build, "build.ninja"), "utf8");
  const start = rules.search(/^build buntstift: CXX_EXECUTABLE_LINKER/m);
  assert.ok(start >= 0, "the build has no executable");
  const [, words] = rules.slice(start).match(/^ {2}LINK_LIBRARIES = (.*)$/m);
  const names = words.split(/\s+/).flatMap((word) => {
    if (/^-l/.test(word)) return [word.slice(2)];
    const [, name] = word.match(/^(?:.*\/)?lib([^/]+?)\.(?:a|so)(?:\.[\d.]+)?$/) ?? [];
    return name ? [name] : [];
  });
  const others = names.filter((name) => !/^(bs_|buntstift_)/.test(name) && !toolchain.includes(name));
  assert.ok(others.length > 10, words);
  return sorted(others);
}

/** The headers of our code that are neither the C++ library's nor the system's. */
function foreignHeaders() {
  const system = /^(sys\/|netinet\/|arpa\/|(unistd|fcntl|poll|netdb|malloc|termios|stdlib|signal|pthread|nss|ifaddrs)\.h$)/;
  const found = [];
  for (const entry of fs.readdirSync(path.join(root, "src"), { recursive: true })) {
    if (!/\.(cpp|h)$/.test(entry)) continue;
    for (const [, header] of read(path.join("src", entry)).matchAll(/^#\s*include <([^>]*[./][^>]*)>/gm)) {
      if (!system.test(header)) found.push(header);
    }
  }
  return sorted(found);
}

const covers = (pattern, header) => (pattern.endsWith("/") ? header.startsWith(pattern) : header === pattern);

test("every linked library is the work of somebody who is named, and every named library is linked", () => {
  assert.deepEqual(linkedLibraries(), sorted(works.flatMap((work) => work.libraries ?? [])));
});

test("every foreign header belongs to a named work, and every named header is included", () => {
  const headers = foreignHeaders();
  const named = works.flatMap((work) => work.headers ?? []);
  assert.ok(headers.length > 20);
  assert.deepEqual(headers.filter((header) => !named.some((pattern) => covers(pattern, header))), []);
  assert.deepEqual(named.filter((pattern) => !headers.some((header) => covers(pattern, header))), []);
});

test("every embedded font is named, and every named font is embedded", () => {
  const embedded = [...read("resources/CMakeLists.txt").matchAll(/fonts\/([^=\s"]+)=/g)].map(([, file]) => file);
  assert.ok(embedded.length > 0);
  assert.deepEqual(sorted(embedded), sorted(works.flatMap((work) => work.fonts ?? [])));
});

test("every work has its licence, and every licence a work", () => {
  assert.deepEqual(sorted(licenceFiles()), sorted([...works.map((work) => work.licence), "web-app"]));
  for (const name of licenceFiles()) assert.ok(read(`resources/licences/${name}.txt`).trim().length > 60, name);
});

test("the app's page has a row for each licence", () => {
  const table = read("ui/src/text/about.ts").split("licensedWorks")[1];
  const rows = [...table.matchAll(/^ {2}"?([a-z][a-z0-9-]*)"?: \{/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(rows), sorted([...licenceFiles(), "buntstift"]));
});

test("every package that the app may contain is named with the version of the lock file, and no other", () => {
  const allowed = appPackages();
  const named = new Map(namedAppPackages().map(({ name, version }) => [name, version]));
  const outside = readWorks().app.not_bundled;
  for (const [name, version] of named) assert.equal(version, allowed.get(name), `${name} is not what the lock file has`);
  assert.deepEqual([...allowed.keys()].filter((name) => !named.has(name)).sort(), sorted(outside));
});

test("each work says where its version stands", () => {
  for (const work of works) {
    assert.equal(["debian", "source", "npm", "data"].filter((key) => work[key]).length, 1, work.licence);
    assert.match(originOf(work).version, /^[\w:][\w.+~:-]*$/, work.licence);
    assert.ok(work.libraries || work.headers || work.fonts || work.npm || work.data || work.toolchain, `${work.licence} is there for nothing`);
  }
});

test("the bill of materials names them all once, and is the same each time", (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sbom-"));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const executable = path.join(folder, "buntstift");
  fs.writeFileSync(executable, "not a program");
  const ask = { version: "1.2.3", executable, time: 1_700_000_000 };
  const bill = billOfMaterials(ask);
  assert.deepEqual(billOfMaterials(ask), bill);
  assert.equal(bill.metadata.timestamp, "2023-11-14T22:13:20Z");
  assert.match(bill.serialNumber, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  const references = bill.components.map((component) => component["bom-ref"]);
  assert.equal(new Set(references).size, references.length);
  assert.equal(references.length, works.length + namedAppPackages().length);
  for (const { name, version, licenses, purl } of bill.components) {
    assert.ok(version && purl.includes("@") && licenses.length === 1, name);
  }
});
