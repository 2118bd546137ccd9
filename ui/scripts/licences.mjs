// Writes the licences of every npm package that the built app contains to ../resources/licences/web-app.txt. Packages
// with the same text stand above it together.
// usage: node scripts/licences.mjs
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = path.join(root, "../resources/licences/web-app.txt");

const packages = new Set();
await build({
  root,
  logLevel: "error",
  build: { write: false },
  plugins: [
    {
      name: "packages",
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          for (const id of file.type === "chunk" ? file.moduleIds : (file.originalFileNames ?? [])) {
            const found = id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/);
            if (found) packages.add(found[1]);
          }
        }
      },
    },
  ],
});

/** The package's licence text, or what its description says where it brings none. */
function licenceOf(name) {
  const folder = path.join(root, "node_modules", name);
  const { version, license, author } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const holder = typeof author === "string" ? author : (author?.name ?? "its authors");
  const text = file ? fs.readFileSync(path.join(folder, file), "utf8").trim() : `Licence: ${license}, by ${holder}.`;
  return { heading: `${name} ${version} (${license})`, text };
}

const byText = new Map();
for (const name of [...packages].sort()) {
  const { heading, text } = licenceOf(name);
  byText.set(text, [...(byText.get(text) ?? []), heading]);
}
const line = "-".repeat(80);
const sections = [...byText].map(([text, headings]) => `${headings.join("\n")}\n\n${text}\n`);
fs.writeFileSync(target, `${sections.join(`\n${line}\n\n`)}`);
console.log(`${packages.size} packages, ${sections.length} texts`);
