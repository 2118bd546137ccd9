// Writes english.tsv: kind (motif, place, verb), id, English words. Emoji have the names of Unicode CLDR (through
// emojibase-data), everything else stands in english.toml.
//
//   node english.mjs --out FILE
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";

import { parse } from "smol-toml";

const { values } = parseArgs({ options: { out: { type: "string" } } });
const require = createRequire(import.meta.url);
const table = parse(readFileSync(new URL("english.toml", import.meta.url), "utf8"));

const rows = new Map();
const add = (kind, id, words) => {
  if (!/^[A-Za-z0-9 ,.'-]+$/.test(words)) throw new Error(`english.toml: ${id}: only letters, digits and simple signs: ${words}`);
  rows.set(`${kind}\t${id}`, words);
};
for (const { hexcode, label } of require("emojibase-data/en/data.json")) {
  const id = hexcode.toLowerCase().split("-").filter((part) => part !== "fe0f").join("-");
  const words = label.normalize("NFD").replace(/[^A-Za-z0-9 ,.'-]/g, "").trim();
  if (words) add("motif", id, words);
}
for (const [id, words] of Object.entries(table.motifs)) add("motif", `own-${id}`, words);
for (const [id, words] of Object.entries(table.places)) add("place", id, words);
for (const [id, words] of Object.entries(table.verbs)) add("verb", id, words);
writeFileSync(values.out, [...rows].map(([key, words]) => `${key}\t${words}\n`).sort().join(""));
