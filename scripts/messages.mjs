// Writes the table of German sentences and the list of their keys for src/base/messages.h, from TOML files of lines
// `key = "sentence"`. Stops with a list of everything that is wrong in them.
// usage: node messages.mjs --table FILE.cpp --keys FILE.h FILE.toml ...
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** What is wrong with a sentence's placeholders: {0}, {1} ... count up from 0, {0|Seite|Seiten} has two forms. */
function placeholderProblem(sentence) {
  const rest = sentence.replaceAll(/\{\d(\|[^{}|]*\|[^{}|]*)?\}/g, "");
  if (/[{}]/.test(rest)) return "has a brace that is no placeholder";
  const used = [...new Set([...sentence.matchAll(/\{(\d)/g)].map(([, digit]) => Number(digit)))].sort();
  if (used.some((number, i) => number !== i)) return "has placeholders that do not count up from {0}";
  return undefined;
}

/** The key and the sentence of a line; undefined for an empty line or a comment. Throws with what is wrong. */
function parseLine(line) {
  if (line === "" || line.startsWith("# ")) return undefined;
  const [, key, quoted] = line.match(/^([a-z][a-z0-9_]*) = (".*")$/) ?? [];
  if (!key) throw new Error('is no `key = "sentence"`');
  let sentence;
  try {
    sentence = JSON.parse(quoted); // of TOML's escapes only those that JSON has too
  } catch {
    throw new Error("has no text in quotation marks");
  }
  const problem = sentence.trim() !== sentence || sentence === "" ? "is empty or has space at an end" : placeholderProblem(sentence);
  if (problem) throw new Error(problem);
  return { key, sentence };
}

/** The entries of files, given as [name, content], in their order, and everything that is wrong in them. */
export function readMessages(files) {
  const entries = [];
  const problems = [];
  const seen = new Set();
  for (const [name, content] of files) {
    content.split("\n").forEach((line, index) => {
      try {
        const entry = parseLine(line);
        if (!entry) return;
        if (seen.has(entry.key)) throw new Error(`repeats the key ${entry.key}`);
        seen.add(entry.key);
        entries.push(entry);
      } catch (error) {
        problems.push(`${name}:${index + 1}: ${error.message}`);
      }
    });
  }
  return { entries, problems };
}

const header = "// Written by scripts/messages.mjs.\n";

/** The table as C++. */
export const tableSource = (entries) => `${header}#include "base/messages.h"

namespace base {
namespace {

constexpr Message table[] = {
${entries.map(({ key, sentence }) => `    {${JSON.stringify(key)}, ${JSON.stringify(sentence)}},`).join("\n")}
};

}  // namespace

std::span<const Message> message_table() {
  return table;
}

}  // namespace base
`;

/** The keys as C++, sorted by their bytes. */
export const keysSource = (entries) => `${header}#pragma once

#include <string_view>

namespace base {

inline constexpr std::string_view message_keys[] = {
${entries.map(({ key }) => `    ${JSON.stringify(key)},`).sort().join("\n")}
};

}  // namespace base
`;

function main() {
  const { values, positionals } = parseArgs({
    options: { table: { type: "string" }, keys: { type: "string" } },
    allowPositionals: true,
  });
  const { entries, problems } = readMessages(positionals.map((file) => [file, fs.readFileSync(file, "utf8")]));
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
  for (const [file, source] of [
    [values.table, tableSource(entries)],
    [values.keys, keysSource(entries)],
  ]) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, source);
  }
}

if (import.meta.filename === fs.realpathSync(process.argv[1])) main();
