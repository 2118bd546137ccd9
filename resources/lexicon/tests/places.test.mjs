// What the build of the lexicon takes of the files of places, and what it refuses. Run with `node --test`.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";

import { Lexicon } from "../lexicon.mjs";
import { addPlaces, readPlaces } from "../places.mjs";

/** The lexicon of a folder with these files. */
function lexiconOf(files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "places-"));
  try {
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
    const problems = [];
    const places = readPlaces(folder, problems);
    const lexicon = new Lexicon(new Set(), new Set(places.map(({ id }) => id)));
    lexicon.problems.push(...problems);
    addPlaces(lexicon, places);
    return lexicon;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const words = '[words]\nrank = 2\nnouns = ["Alm f -en"]\n';

test("a place's id is its file's name, unless it gives another", () => {
  const lexicon = lexiconOf({ "alm.toml": words, "kueche.toml": 'id = "küche"\n[words]\nrank = 2\n', "README.md": "no place" });
  assert.deepEqual([...lexicon.places], ["alm", "küche"]);
  assert.deepEqual(lexicon.problems, []);
});

test("its nouns lead to it in all their forms", () => {
  const lexicon = lexiconOf({ "alm.toml": words });
  assert.equal(lexicon.words[0].scene, "alm");
  assert.ok(lexicon.forms.noun.has("almen"));
});

test("a place without words is led to by none", () => {
  assert.equal(lexiconOf({ "neutral.toml": 'medium = "land"\n' }).places.size, 0);
});

for (const [what, file, message] of [
  ["an unknown field", `${words}noun = "x"\n`, /alm\.toml: unknown field "noun"/],
  ["a place without rank", '[words]\nnouns = ["Alm f -en"]\n', /alm\.toml: rank is 1/],
  ["a phrase as a first part", `${words}first = ["Alm bei Nacht"]\n`, /alm\.toml:4: first "Alm bei Nacht"/],
  ["what is no TOML", "[words\n", /alm\.toml: /],
]) {
  test(`${what} is refused with the file`, () => assert.match(lexiconOf({ "alm.toml": file }).problems.join("\n"), message));
}
