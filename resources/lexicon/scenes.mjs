// scenes.toml: the words that set a scene.
import { SCENES } from "./lexicon.mjs";
import { adjectiveForms, declined, parseNoun, verbForms } from "./morphology.mjs";
import { addNounForms } from "./motifs.mjs";
import { refuseUnknownKeys } from "./toml.mjs";

export function addScenes(lexicon, content) {
  refuseUnknownKeys(content, ["scenes"], "scenes.toml", lexicon.problems);
  for (const [scene, table] of Object.entries(content.scenes ?? {})) {
    const where = `scenes.toml ${scene}`;
    refuseUnknownKeys(table, ["rank", "occasion", "nouns", "first", "adjectives", "phrases", "verbs"], where, lexicon.problems);
    if (!SCENES.includes(scene)) lexicon.problems.push(`${where}: no such scene`);
    const base = { scene, rank: table.rank, role: table.occasion ? "occasion" : undefined };
    for (const noun of table.nouns ?? []) {
      const lemma = parseNoun(noun);
      addNounForms(lexicon, lemma, lexicon.addWord({ ...base, kind: "scene", name: lemma.singular, gender: lemma.gender }), where);
    }
    for (const form of table.first ?? []) {
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
  for (const scene of SCENES) {
    if (!content.scenes?.[scene]) lexicon.problems.push(`scenes.toml: ${scene} has no words`);
  }
}
