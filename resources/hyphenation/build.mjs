// Writes the German hyphenation patterns (spelling of 1996, made by the Trennmustermannschaft from its word list) as TeX
// writes them, one a line: "a1b" allows a hyphen between a and b, even numbers forbid one, and the highest wins.
//
//   build.mjs --out FILE
//
// The package carries them as a tree of letters: each node is an object of letters, the number of its levels, or both.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";

const [levels, tree] = createRequire(import.meta.url)("hyphen/patterns/de-1996.js");

// The levels of a pattern stand before its letters; a dot, which means the word's edge, has none at the beginning.
function written(letters, levelsOf) {
  const [dot, rest] = letters.startsWith(".") ? [".", letters.slice(1)] : ["", letters];
  let out = dot;
  for (let i = 0; i <= rest.length; i++) out += (levelsOf[i] || "") + (rest[i] ?? "");
  return out;
}

export function patternsOf(node, letters = "") {
  if (typeof node === "number") return [written(letters, levels[node])];
  if (Array.isArray(node)) return [...patternsOf(node[1], letters), ...patternsOf(node[0], letters)];
  return Object.entries(node).flatMap(([letter, next]) => patternsOf(next, letters + letter));
}

const { values } = parseArgs({ options: { out: { type: "string" } } });
if (values.out) writeFileSync(values.out, `${patternsOf(tree).join("\n")}\n`);
