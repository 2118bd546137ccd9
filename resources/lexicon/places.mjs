// The words that lead to a place: [words] of resources/places/*.toml.
import fs from "node:fs";
import path from "node:path";

import { adjectiveForms, declined, parseNoun, verbForms } from "./morphology.mjs";
import { addNounForms } from "./motifs.mjs";
import { readToml, refuseUnknownKeys } from "./toml.mjs";

const FIELDS = ["rank", "occasion", "nouns", "first", "adjectives", "phrases", "verbs"];

/** The places that words lead to: [{ id, words, file }]. A place's id is its file's name, unless it gives another. */
export function readPlaces(folder, problems) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(".toml")).sort();
  return files.flatMap((file) => {
    const { id = path.basename(file, ".toml"), words } = readToml(path.join(folder, file), problems);
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    return words === undefined ? [] : [{ id, words, file, text }];
  });
}

/** Where a text stands in a file: ":12"; empty where it is not known. */
function lineIn(text, value) {
  const at = text?.indexOf(JSON.stringify(value)) ?? -1;
  return at < 0 ? "" : `:${text.slice(0, at).split("\n").length}`;
}

export function addPlaces(lexicon, places) {
  for (const { id: scene, words: table, file: where, text } of places) {
    refuseUnknownKeys(table, FIELDS, where, lexicon.problems);
    if (![1, 2].includes(table.rank)) lexicon.problems.push(`${where}: rank is 1 (time, weather) or 2 (places, occasions)`);
    const base = { scene, rank: table.rank, role: table.occasion ? "occasion" : undefined };
    for (const noun of table.nouns ?? []) {
      const lemma = parseNoun(noun);
      addNounForms(lexicon, lemma, lexicon.addWord({ ...base, kind: "scene", name: lemma.singular, gender: lemma.gender }), where);
    }
    for (const form of table.first ?? []) {
      if (/\s/.test(form)) {
        lexicon.problems.push(`${where}${lineIn(text, form)}: first "${form}" is no first part of a compound, but a phrase`);
        continue;
      }
      lexicon.addForm(form, lexicon.addWord({ ...base, kind: "first_part", name: form }), 1, "exact", where, "first");
    }
    for (const phrase of table.phrases ?? []) {
      lexicon.addForm(phrase, lexicon.addWord({ ...base, kind: "scene", name: phrase }), 1, "exact", where);
    }
    for (const adjective of table.adjectives ?? []) {
      const word = lexicon.addWord({ ...base, kind: "adjective", name: adjective });
      for (const form of adjectiveForms(adjective)) lexicon.addForm(form, word, 3, "attribute", where);
    }
    for (const verb of table.verbs ?? []) {
      const word = lexicon.addWord({ ...base, kind: "verb", name: verb.split(" ")[0] });
      const { finite, participle } = verbForms(verb);
      for (const form of finite) lexicon.addForm(form, word, 3, "verb", where);
      for (const form of declined(participle)) lexicon.addForm(form, word, 3, "verb", where);
    }
  }
}
