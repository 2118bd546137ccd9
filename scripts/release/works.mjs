// Whose work the executable carries, read from works.toml and the lock files.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { readToml } from "../../resources/lexicon/toml.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const lock = (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, "package-lock.json"), "utf8")).packages;

/** works.toml: { work: [...], app: { not_bundled } }. Throws for a file that is not right. */
export function readWorks() {
  const problems = [];
  const works = readToml(path.join(root, "scripts/release/works.toml"), problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return works;
}

/** Every package that the app's runtime dependencies lead to by its lock file, as a Map of name to version. */
export function appPackages() {
  const packages = lock("ui");
  const found = new Map();
  const visit = (name, from) => {
    // The nearest one up the folders, as Node resolves it.
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1))) {
      const entry = packages[`${place === "" ? "" : `${place}/`}node_modules/${name}`];
      if (entry) {
        if (found.has(name)) return;
        found.set(name, entry.version);
        const own = `${place === "" ? "" : `${place}/`}node_modules/${name}`;
        for (const next of Object.keys(entry.dependencies ?? {})) visit(next, own);
        return;
      }
      if (place === "") return; // an optional one that is not installed
    }
  };
  for (const name of Object.keys(packages[""].dependencies)) visit(name, "");
  return found;
}

/** The packages that web-app.txt names, as a list of { name, version, spdx }. */
export function namedAppPackages() {
  const text = fs.readFileSync(path.join(root, "resources/licences/web-app.txt"), "utf8");
  return [...text.matchAll(/^((?:@[a-z0-9-]+\/)?[a-z0-9.-]+) (\d\S*) \(([^)]+)\)$/gm)].map(([, name, version, spdx]) => ({ name, version, spdx }));
}

/** { version, purl } of a row of works.toml, from this machine's packages and the lock files. */
export function originOf(work) {
  if (work.npm) {
    const [folder, name] = work.npm.split(": ");
    const entry = lock(folder)[`node_modules/${name}`];
    if (!entry) throw new Error(`${work.licence}: ${folder} has no package ${name}`);
    return { version: entry.version, purl: `pkg:npm/${name.replace("@", "%40")}@${entry.version}` };
  }
  if (work.data) {
    const [, source, version] = fs.readFileSync(path.join(root, work.data), "utf8").match(/taken from (\S+) (\S+) of Debian/) ?? [];
    if (!source) throw new Error(`${work.licence}: ${work.data} does not say what it was taken from`);
    return { version, purl: `pkg:deb/debian/${source}@${encodeURIComponent(version)}` };
  }
  if (work.source) {
    const folder = path.join(root, "scripts/cmake");
    const recipes = fs.readdirSync(folder).filter((name) => name.endsWith(".cmake"));
    const recipe = recipes.map((name) => fs.readFileSync(path.join(folder, name), "utf8")).join("\n");
    const [, source, version, sha256] = recipe.match(new RegExp(`fetch_source\\(${work.source} (\\S+) (\\S+) \\S+\\s+([0-9a-f]{64})(?: or-newer)?\\)`)) ?? [];
    if (!source) throw new Error(`${work.licence}: scripts/cmake has no fetch_source(${work.source} ...)`);
    return { version, purl: `pkg:deb/debian/${source}@${encodeURIComponent(version)}?arch=source`, sha256 };
  }
  const version = execFileSync("dpkg-query", ["-W", "-f", "${Version}", work.debian], { encoding: "utf8" });
  return { version, purl: `pkg:deb/debian/${work.debian}@${encodeURIComponent(version)}` };
}
