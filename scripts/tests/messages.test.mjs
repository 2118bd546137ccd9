import assert from "node:assert/strict";
import test from "node:test";

import { keysSource, readMessages, tableSource } from "../messages.mjs";

const problemsOf = (content) => readMessages([["a.toml", content]]).problems;

test("entries come in the order of the files, without comments", () => {
  const { entries, problems } = readMessages([
    ["a.toml", '# Accounts\nb_key = "Zwei \\"{0}\\"."\n\n# More\na_key = "Eins."\n'],
    ["b.toml", 'c_key = "{0} {0|Seite|Seiten} von {1}."\n'],
  ]);
  assert.deepEqual(problems, []);
  assert.deepEqual(entries, [
    { key: "b_key", sentence: 'Zwei "{0}".' },
    { key: "a_key", sentence: "Eins." },
    { key: "c_key", sentence: "{0} {0|Seite|Seiten} von {1}." },
  ]);
});

test("what is wrong is said with its line", () => {
  for (const [line, problem] of [
    ["key", 'is no `key = "sentence"`'],
    ['Key = "Text."', 'is no `key = "sentence"`'],
    ['key = "Text"."', "has no text in quotation marks"],
    ['key = ""', "is empty or has space at an end"],
    ['key = "Text. "', "is empty or has space at an end"],
    ['key = "{1}."', "has placeholders that do not count up from {0}"],
    ['key = "{0} und {2}."', "has placeholders that do not count up from {0}"],
    ['key = "{name}."', "has a brace that is no placeholder"],
    ['key = "{0|Seite}."', "has a brace that is no placeholder"],
    ['key = "a}."', "has a brace that is no placeholder"],
  ]) {
    assert.deepEqual(problemsOf(`# Comment\n${line}\n`), [`a.toml:2: ${problem}`], line);
  }
});

test("a key stands once in all files", () => {
  const file = 'key = "Text."\n';
  assert.deepEqual(readMessages([["a.toml", file], ["b.toml", file]]).problems, ["b.toml:1: repeats the key key"]);
});

test("the table keeps the order, the keys are sorted", () => {
  const entries = [
    { key: "b", sentence: 'Zwei "x"\n' },
    { key: "a", sentence: "Eins" },
  ];
  assert.match(tableSource(entries), /\{"b", "Zwei \\"x\\"\\n"\},\n {4}\{"a", "Eins"\},/);
  assert.match(keysSource(entries), /"a",\n {4}"b",/);
});
