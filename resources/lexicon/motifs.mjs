// The motif files: one entry per drawing, with its nouns.
import { FACINGS, SIZE_CLASSES, SUPPORTS } from "./lexicon.mjs";
import { diminutives, parseNoun, phraseForms } from "./morphology.mjs";
import { refuseUnknownKeys } from "./toml.mjs";
import { TRAIT_FIELDS, addTraits } from "./traits.mjs";

const TRAITS = ["size", "support", "looks", "face", "home"];
const FIELDS = [...TRAITS, "noun", "also", "relatives", "young", "part", "small", "words", "scene", "place_after", "stand_in", "near", "pair", "several", "measure", "brings_child", ...TRAIT_FIELDS];
// The rank of a motif's scene: the word is a place itself ("Insel"), or brings its scene with it ("Osterei").
const IS_PLACE = 2;
const BRINGS_SCENE = 1;

export function addMotifFile(lexicon, file, content) {
  refuseUnknownKeys(content, ["group", "collections", "missing"], file, lexicon.problems);
  for (const group of content.group ?? []) {
    refuseUnknownKeys(group, ["title", "defaults", "motifs"], `${file} [${group.title}]`, lexicon.problems);
    refuseUnknownKeys(group.defaults ?? {}, [...TRAITS, "part"], `${file} [${group.title}] defaults`, lexicon.problems);
    for (const [id, own] of Object.entries(group.motifs ?? {})) {
      guard(lexicon, `${file} ${id}`, () => addMotif(lexicon, `${file} ${id}`, id, { ...group.defaults, ...own }, file.replace(".toml", "")));
    }
  }
  addCollections(lexicon, file, content.collections ?? {});
  addMissing(lexicon, file, content.missing ?? {});
}

function guard(lexicon, where, action) {
  try {
    action();
  } catch (error) {
    lexicon.problems.push(`${where}: ${error.message}`);
  }
}

function addMotif(lexicon, where, id, motif, topic) {
  refuseUnknownKeys(motif, FIELDS, where, lexicon.problems);
  checkTraits(lexicon, where, motif);
  const noun = parseNoun(motif.noun);
  const { size, support, looks, home, face, measure, brings_child: bringsChild } = motif;
  lexicon.addEntry(id, { ...noun, size, support, looks, home, face, measure, bringsChild, topic, where }, where);
  addTraits(lexicon, where, id, motif);
  if (motif.words === "none") return;
  const relatives = (motif.relatives ?? []).map((text) => ({ ...parseNoun(text), special: "relative" }));
  const young = (motif.young ?? []).map((text) => ({ ...parseNoun(text), size: "small" }));
  [noun, ...(motif.also ?? []).map(parseNoun), ...relatives, ...young].forEach((lemma) => {
    const word = lexicon.addWord({
      kind: "motif", name: lemma.singular, plural: lemma.plural, motif: id, gender: lemma.gender, scene: lemma.scene ?? motif.scene,
      special: lemma.special ?? (motif.part ? "part" : /(kopf|gesicht)$/.test(lemma.singular) ? "face" : undefined), placeAfter: motif.place_after, rank: lemma.scene ? BRINGS_SCENE : motif.scene ? IS_PLACE : 0,
      count: motif.pair ? 2 : motif.several ? 1 : 0, size: lemma.size,
    });
    if (lemma.scene && !lexicon.places.has(lemma.scene)) lexicon.problems.push(`${where}: no such scene @${lemma.scene}`);
    if (!lexicon.drawings.has(id) && id.startsWith("own-")) {
      lexicon.standIns.push({ word, id, standIn: motif.stand_in, near: motif.near, where });
    }
    addNounForms(lexicon, lemma, word, where, lemma === noun ? Infinity : LONGEST_SMALL_SYNONYM);
  });
  for (const small of motif.small ?? []) {
    lexicon.addForm(small, lexicon.words.at(-1), 3, "diminutive", where);
  }
}

// Longer synonyms are compounds, whose last part brings its diminutive.
const LONGEST_SMALL_SYNONYM = 9;

/** All forms of a lemma, diminutives included. */
export function addNounForms(lexicon, lemma, word, where, longestSmall = LONGEST_SMALL_SYNONYM) {
  for (const [form, number, rank] of phraseForms(lemma)) lexicon.addForm(form, word, number, rank, where);
  for (const [form, number, rank] of diminutives(lemma.singular, longestSmall)) lexicon.addForm(form, word, number, rank, where);
}

function checkTraits(lexicon, where, motif) {
  const oneOf = (field, allowed) => {
    if (!allowed.includes(motif[field])) lexicon.problems.push(`${where}: ${field} "${motif[field]}" is none of ${allowed.join(", ")}`);
  };
  oneOf("size", SIZE_CLASSES);
  oneOf("support", SUPPORTS);
  oneOf("looks", FACINGS);
  oneOf("face", [true, false]);
  oneOf("home", [undefined, ...lexicon.places]);
  oneOf("scene", [undefined, ...lexicon.places]);
}

/** A word for several motifs at once: "Obst". */
function addCollections(lexicon, file, collections) {
  for (const [name, { nouns, members, near, fixed, ...rest }] of Object.entries(collections)) {
    const where = `${file} collection ${name}`;
    refuseUnknownKeys(rest, [], where, lexicon.problems);
    for (const noun of nouns) {
      guard(lexicon, where, () => {
        const lemma = parseNoun(noun);
        const word = lexicon.addWord({ kind: "collection", name: lemma.singular, gender: lemma.gender, members, near, count: fixed ? 1 : 0,
          scene: lemma.scene, rank: lemma.scene ? BRINGS_SCENE : 0 });
        addNounForms(lexicon, lemma, word, where);
      });
    }
  }
}

/** Words that children use and that no drawing shows: reported with what comes near. */
function addMissing(lexicon, file, missing) {
  for (const [noun, near] of Object.entries(missing)) {
    guard(lexicon, `${file} missing`, () => {
      const lemma = parseNoun(noun);
      const word = lexicon.addWord({ kind: "missing", name: lemma.singular, gender: lemma.gender, near });
      addNounForms(lexicon, lemma, word, `${file} missing`);
    });
  }
}
