// words.toml: attributes, verbs, prepositions, numbers, names, and words to pass over.
import { adjectiveForms, declined, fold, nounForms, parseNoun, verbForms } from "./morphology.mjs";
import { addNounForms } from "./motifs.mjs";
import { refuseUnknownKeys } from "./toml.mjs";

const WHERE = "words.toml";
const SECTIONS = ["adjectives", "verbs", "mood_verbs", "strong", "prepositions", "numbers", "articles", "negations", "conjunctions",
  "specials", "back_references", "verb_objects", "particles", "single_objects", "family", "phrases", "first_parts", "heads", "pass", "names", "english", "tails", "common"];

export function addWords(lexicon, content) {
  refuseUnknownKeys(content, SECTIONS, WHERE, lexicon.problems);
  addFunctionWords(lexicon, content);
  addAdjectives(lexicon, content.adjectives ?? {});
  addVerbs(lexicon, content);
  addBackReferences(lexicon, content.back_references ?? {});
  addPhrases(lexicon, content.phrases ?? {});
  addSpecials(lexicon, content.specials ?? {});
  addFirstParts(lexicon, content.first_parts ?? {});
  addHeads(lexicon, content.heads ?? {});
  addParticles(lexicon, content.particles ?? {});
  addPassed(lexicon, content);
  addEnglish(lexicon, content.english ?? {});
  setRoles(lexicon, "motif", "family", content.family?.words ?? []);
  setRoles(lexicon, "motif", "family_child", content.family?.small ?? []);
  setRoles(lexicon, "motif", "offspring", content.family?.offspring ?? []);
  setRoles(lexicon, "verb", "single_object", content.single_objects?.verbs ?? []);
  const common = lexicon.addWord({ kind: "missing", name: "" });
  for (const form of content.common?.words ?? []) {
    for (const ending of ["", "s", "es", "n", "en"]) lexicon.addForm(form + ending, common, 3, ending ? "cldr_case" : "cldr", WHERE);
  }
  for (const noun of content.tails?.open ?? []) lexicon.openTails.add(tailKey(lexicon, noun));
  for (const noun of content.tails?.short ?? []) lexicon.shortTails.add(tailKey(lexicon, noun));
  for (const noun of content.tails?.closed ?? []) lexicon.closedTails.add(fold(noun)); // CLDR's too, which come later
}

/** Gives a role to the words of a kind that are known by these names. */
function setRoles(lexicon, kind, role, names) {
  for (const name of names) {
    const words = lexicon.words.filter((word) => word.kind === kind && word.name === name);
    if (words.length === 0) lexicon.problems.push(`${WHERE}: "${name}" is no ${kind} of the lexicon`);
    for (const word of words) word.role = role;
  }
}

function tailKey(lexicon, noun) {
  const key = fold(noun);
  if (!lexicon.forms.noun.has(key)) lexicon.problems.push(`${WHERE}: tail "${noun}" is no noun of the lexicon`);
  return key;
}

const exact = (lexicon, word, forms) => forms.forEach((form) => lexicon.addForm(form, word, 3, "exact", WHERE));

function addFunctionWords(lexicon, { prepositions, numbers, articles, negations, conjunctions }) {
  for (const [preposition, forms] of Object.entries(prepositions ?? {})) {
    exact(lexicon, lexicon.addWord({ kind: "preposition", name: preposition, preposition: preposition === "towards" ? undefined : preposition }), forms);
  }
  for (const [count, forms] of Object.entries(numbers ?? {})) {
    exact(lexicon, lexicon.addWord({ kind: "number", name: forms[0], count: Number(count) }), forms);
  }
  exact(lexicon, lexicon.addWord({ kind: "indefinite", name: "ein" }), articles?.one ?? []);
  exact(lexicon, lexicon.addWord({ kind: "definite", name: "der" }), articles?.definite ?? []);
  exact(lexicon, lexicon.addWord({ kind: "negation", name: "ohne" }), negations?.words ?? []);
  exact(lexicon, lexicon.addWord({ kind: "negation", name: "nicht", role: "adverb" }), negations?.adverbs ?? []);
  exact(lexicon, lexicon.addWord({ kind: "recipient", name: "für" }), negations?.recipients ?? []);
  exact(lexicon, lexicon.addWord({ kind: "recipient", name: "wie", role: "comparison" }), negations?.comparisons ?? []);
  exact(lexicon, lexicon.addWord({ kind: "conjunction", name: "und" }), (conjunctions?.words ?? []).filter((w) => /\p{L}/u.test(w)));
}

function addAdjectives(lexicon, adjectives) {
  const sizes = ["tiny", "small", "large", "huge"];
  for (const [meaning, stems] of Object.entries(adjectives)) {
    const attribute = meaning === "plain" ? {} : meaning === "unseen" ? { special: "unseen" } : sizes.includes(meaning) ? { size: meaning } : { mood: meaning };
    for (const stem of stems) {
      const word = lexicon.addWord({ kind: "adjective", name: stem, ...attribute });
      for (const form of adjectiveForms(stem)) lexicon.addForm(form, word, 3, "attribute", WHERE);
    }
  }
}

function addBackReferences(lexicon, references) {
  for (const [preposition, forms] of Object.entries(references)) {
    exact(lexicon, lexicon.addWord({ kind: "pass", name: forms[0], preposition }), forms);
  }
}

function addPhrases(lexicon, phrases) {
  for (const [motif, forms] of Object.entries(phrases)) {
    const { singular, gender } = lexicon.entries.get(motif) ?? { singular: "" };
    const word = lexicon.addWord({ kind: "motif", name: singular, motif, gender });
    for (const form of forms) lexicon.addForm(form, word, 1, "exact", WHERE);
  }
}

/** "laufen" -> "gelaufen": [strong] by infinitive. */
export function strongForms({ strong = {} }) {
  return new Map((strong.verbs ?? []).map((text) => [text.split(" ")[0], text.slice(text.indexOf(" ") + 1)]));
}

function addVerbs(lexicon, content) {
  const { verbs = {}, mood_verbs: moods = {}, verb_objects: objects = {} } = content;
  const strong = strongForms(content);
  const prepositions = new Map(Object.entries(objects).flatMap(([preposition, list]) => list.map((verb) => [verb, preposition])));
  const known = new Set();
  const add = (text, attribute) => {
    const infinitive = text.split(" ")[0];
    const word = lexicon.addWord({ kind: "verb", name: infinitive, preposition: prepositions.get(infinitive), ...attribute });
    known.add(infinitive);
    const adjective = lexicon.addWord({ kind: "adjective", name: text.split(" ")[0], ...attribute });
    const { finite, participle } = verbForms(`${text} ${strong.get(infinitive) ?? ""}`.trimEnd());
    for (const form of finite) lexicon.addForm(form, word, 3, "verb", WHERE);
    for (const form of declined(participle)) lexicon.addForm(form, adjective, 3, "verb", WHERE);
  };
  for (const [mood, list] of Object.entries(moods)) for (const verb of list) add(verb, { mood });
  for (const [pose, list] of Object.entries(verbs)) for (const verb of list) add(verb, pose === "plain" ? {} : { pose });
  for (const verb of prepositions.keys()) {
    if (!known.has(verb)) lexicon.problems.push(`${WHERE}: verb_objects "${verb}" is no verb of this file`);
  }
}

function addSpecials(lexicon, specials) {
  const { greetings = [], ...pages } = specials;
  for (const greeting of greetings) {
    lexicon.addForm(greeting, lexicon.addWord({ kind: "special", name: greeting, special: "schriftzug", count: 1 }), 1, "exact", WHERE);
  }
  for (const [special, nouns] of Object.entries(pages)) {
    for (const noun of nouns) {
      const lemma = parseNoun(noun);
      addNounForms(lexicon, lemma, lexicon.addWord({ kind: "special", name: lemma.singular, gender: lemma.gender, special }), WHERE);
    }
  }
}

function addFirstParts(lexicon, parts) {
  for (const [size, forms] of Object.entries(parts)) {
    const word = lexicon.addWord({ kind: "first_part", name: size, ...(size === "plain" ? {} : { size }) });
    for (const form of forms) lexicon.addForm(form, word, 3, "exact", WHERE, "first");
  }
}

function addParticles(lexicon, { separable = [], inseparable = [], adverbs = [] }) {
  const add = (forms, word) => forms.forEach((form) => lexicon.addForm(form, lexicon.addWord({ kind: "particle", name: form, ...word }), 3, "exact", WHERE, "first"));
  add(separable, { role: "separable" });
  add(inseparable, {});
  add(adverbs, { role: "separable", count: 1 }); // 1: starts no other words
}

function addHeads(lexicon, heads) {
  for (const [meaning, nouns] of Object.entries(heads)) {
    const count = Number(meaning);
    const attribute = count > 0 ? { count } : meaning === "plain" ? {} : { size: meaning };
    for (const noun of nouns) {
      const lemma = parseNoun(noun);
      const word = lexicon.addWord({ kind: "head", name: lemma.singular, gender: lemma.gender, ...attribute });
      for (const [form, number] of nounForms(lemma)) lexicon.addForm(form, word, number, "base", WHERE, "head");
    }
  }
}

function addPassed(lexicon, { pass = {}, names = {} }) {
  const word = lexicon.addWord({ kind: "pass", name: "" });
  for (const form of pass.words ?? []) lexicon.addForm(form, word, 3, "pass", WHERE);
  const passedNoun = lexicon.addWord({ kind: "pass", name: "", count: 1 }); // 1: it ends a noun phrase
  for (const noun of pass.nouns ?? []) {
    for (const [form, , rank] of nounForms(parseNoun(noun))) lexicon.addForm(form, passedNoun, 3, rank === "base" ? "pass" : "case", WHERE);
  }
  for (const noun of pass.things ?? []) {
    const lemma = parseNoun(noun);
    const thing = lexicon.addWord({ kind: "pass", name: lemma.singular, count: 2 }); // 2: and a page may have it
    for (const [form, , rank] of nounForms(lemma)) lexicon.addForm(form, thing, 3, rank === "base" ? "pass" : "case", WHERE);
  }
  const bearers = [["Mädchen", "f", names.girls], ["Junge", "m", names.boys],
    ...Object.entries(names.pets ?? {}).map(([noun, all]) => [noun, "n", all])];
  for (const [bearer, gender, all] of bearers) {
    const name = lexicon.addWord({ kind: "name", name: bearer, gender });
    for (const form of all ?? []) {
      lexicon.addForm(form, name, 1, "case", WHERE);
      lexicon.addForm(`${form}s`, name, 1, "cldr", WHERE);
    }
  }
}

function addEnglish(lexicon, english) {
  for (const [word, german] of Object.entries(english)) {
    lexicon.addForm(word, lexicon.addWord({ kind: "missing", name: word, near: [german] }), 3, "cldr", WHERE);
    if (!word.endsWith("s")) lexicon.addForm(`${word}s`, lexicon.words.at(-1), 3, "cldr", WHERE);
  }
}
