// What the build of the lexicon refuses, and that it names the place. Run with `node --test`.
import assert from "node:assert/strict";
import { test } from "node:test";

import { addDeeds } from "../deeds.mjs";
import { Lexicon } from "../lexicon.mjs";
import { adjectiveForms, diminutives, fold, nounForms, parseNoun, umlaut, verbForms } from "../morphology.mjs";
import { addMotifFile } from "../motifs.mjs";
import { addRefused } from "../refused.mjs";
import { addCldrTraits, checkShownNames } from "../traits.mjs";
import { addWords } from "../words.mjs";

const traits = { size: "small", support: "ground", looks: "left", face: true };

/** The problems of a file with one group of motifs; the drawings 1f408 and 1f415 exist. */
function problems(motifs, defaults = traits) {
  const lexicon = new Lexicon(new Set(["1f408", "1f415"]), new Set(["zimmer", "garten", "wald"]));
  addMotifFile(lexicon, "x.toml", { group: [{ title: "t", defaults, motifs }] });
  lexicon.resolveStandIns();
  lexicon.check();
  checkShownNames(lexicon);
  return lexicon.problems.join("\n");
}

test("a sound file has no problems", () => {
  assert.equal(problems({ "1f408": { noun: "Katze f -n", also: ["Kater m -"], home: "zimmer", shown_as: "Katze" } }), "");
  assert.equal(problems({ "1f408": { noun: "stehende Katze f -n", shown_as: "Katze" } }), "");
});

for (const [what, motifs, message] of [
  ["an unknown field", { "1f408": { noun: "Katze f -n", colour: "red" } }, /unknown field "colour"/],
  ["a missing plural", { "1f408": { noun: "Katze f" } }, /plural is missing/],
  ["a noun without gender", { "1f408": { noun: "Katze" } }, /expected "Singular/],
  ["an unknown size", { "1f408": { noun: "Katze f -n", size: "big" } }, /size "big" is none of/],
  ["an unknown home", { "1f408": { noun: "Katze f -n", home: "mond" } }, /home "mond" is none of/],
  ["an unknown scene", { "1f408": { noun: "Katze f -n @mond" } }, /no such scene @mond/],
  ["an unknown head", { "1f408": { noun: "Katze f -n", head: "robot" } }, /head "robot" is none of animal/],
  ["an unknown way to hold", { "1f408": { noun: "Katze f -n", holds: "up" } }, /holds "up" is none of inside/],
  ["a kind that is no English word", { "1f408": { noun: "Katze f -n", kind: "Kätzchen" } }, /kind "Kätzchen" is no English word/],
  ["a goal that does not exist", { "1f408": { noun: "Katze f -n", goal: "1ffff" } }, /no drawing 1ffff to walk to/],
  ["a walker without a goal", { "1f408": { noun: "Katze f -n", walks: true } }, /walks without a goal/],
  ["a name of several words", { "1f408": { noun: "Katze f -n", shown_as: "stehende Katze" } }, /"stehende Katze" is no German noun/],
  ["a drawing shown as what nobody calls it", { "1f408": { noun: "Katze f -n", shown_as: "Hund" } }, /shown_as "Hund", which is no name of it/],
  ["two drawings shown as one thing", { "1f408": { noun: "Katze f -n", shown_as: "Katze" }, "1f415": { noun: "Wildkatze f -n", shown_as: "Katze" } }, /shown_as "Katze" like 1f408/],
  ["a thing worn nowhere", { "1f408": { noun: "Katze f -n", worn: { at: "foot", width: 1, sit: 0 } } }, /worn at "foot"/],
  ["a thing worn without a width", { "1f408": { noun: "Katze f -n", worn: { at: "head", sit: 0.2 } } }, /a width of undefined/],
  ["a misspelt field of what is worn", { "1f408": { noun: "Katze f -n", worn: { at: "head", width: 1, sit: 0, sitz: 1 } } }, /unknown field "sitz"/],
  ["a drawing that does not exist", { "1ffff": { noun: "Katze f -n" } }, /no drawing 1ffff/],
  ["one word for two drawings", { "1f408": { noun: "Katze f -n" }, "1f415": { noun: "Katze f -n" } }, /"Katze" already leads to/],
  ["a plural that is another's", { "1f408": { noun: "Katze f -n" }, "1f415": { noun: "Hund m Katzen" } }, /"Katzen" already leads to/],
  ["a stand-in without an entry", { "own-x": { noun: "Ix n -e", stand_in: "1f415" } }, /stand-in 1f415 has no entry/],
  ["a near word that nobody knows", { "own-x": { noun: "Ix n -e", near: ["Ypsilon"] } }, /near word "Ypsilon" is not known/],
]) {
  test(`refuses ${what}`, () => assert.match(problems(motifs), message));
}

test("a refused word must not be drawn, and an allowed one must not be refused", () => {
  const refusals = (motifs, content) => {
    const lexicon = new Lexicon(new Set(["1f408", "1f415"]));
    addMotifFile(lexicon, "x.toml", { group: [{ title: "t", defaults: traits, motifs }] });
    addRefused(lexicon, content);
    return lexicon.problems.join("\n");
  };
  const cat = { "1f408": { noun: "Katze f -n" } };
  const group = (rest) => ({ group: [{ title: "g", ...rest }] });
  assert.equal(refusals(cat, group({ nouns: ["Bombe f -n"], verbs: ["morden"] })), "");
  assert.match(refusals(cat, group({ nouns: ["Katze f -n"] })), /"Katze" is a motif of the lexicon, too/);
  assert.match(refusals(cat, group({ words: ["Katzen"] })), /"Katzen" is a motif/);
  assert.match(refusals(cat, group({ compounds: "some" })), /compounds "some" is none of/);
  assert.match(refusals(cat, group({ noun: [] })), /unknown field "noun"/);
  assert.match(refusals(cat, { ...group({ nouns: ["Bombe f -n"] }), allowed: { nouns: ["Bombe f -n"] } }), /"Bombe" is refused/);
  assert.match(refusals(cat, { signs: { code_points: ["1F4A3"] } }), /no code point/);
});

test("traits of drawings that CLDR names are for one, or for all whose id starts so, and need an entry", () => {
  const traitsOf = (content) => {
    const lexicon = new Lexicon(new Set(["1f408", "1f415", "1f415-200d-1f9ba"]));
    for (const id of lexicon.drawings) lexicon.addEntry(id, { where: "x" }, "x");
    addMotifFile(lexicon, "x.toml", {});
    addCldrTraits(lexicon, { traits: content });
    return { problems: lexicon.problems.join("\n"), kinds: [...lexicon.traits].map(([id, { kind }]) => `${id} ${kind}`) };
  };
  const { problems, kinds } = traitsOf({ "1f408": { kind: "cat" }, "1f415*": { kind: "dog" } });
  assert.equal(problems, "");
  assert.deepEqual(kinds, ["1f408 cat", "1f415 dog", "1f415-200d-1f9ba dog"]);
  assert.match(traitsOf({ "1f999": { kind: "lama" } }).problems, /cldr.toml 1f999: no entry/);
  assert.match(traitsOf({ "1f999*": { kind: "lama" } }).problems, /no entry/);
  assert.match(traitsOf({ "1f408": { colour: "red" } }).problems, /unknown field "colour"/);
});

test("nouns take their plural, genitive and dative", () => {
  const forms = (text) => nounForms(parseNoun(text)).map(([form]) => form);
  assert.deepEqual(forms("Wald m ¨er"), ["Wald", "Wälder", "Wäldern", "Walds", "Waldes", "Walde"]);
  assert.ok(!forms("Haus n ¨er").includes("Hauss"));
  assert.ok(forms("Bus m -se").includes("Busses"));
  assert.ok(forms("Apfel m ¨").includes("Äpfeln"));
  assert.deepEqual(forms("Katze f -n"), ["Katze", "Katzen"]);
  assert.equal(parseNoun("Fee f -en").plural, "Feen");
  assert.equal(parseNoun("Milch f 0").plural, "");
});

test("the umlaut goes to the last vowel that can bear it", () => {
  for (const [plain, changed] of [["Baum", "Bäum"], ["Mutter", "Mütter"], ["Haus", "Häus"], ["Apfel", "Äpfel"], ["Tier", "Tier"], ["Saal", "Säl"]]) {
    assert.equal(umlaut(plain), changed);
  }
});

test("diminutives", () => {
  const of = (word) => diminutives(word).map(([form]) => form);
  assert.ok(of("Hase").includes("Häschen"));
  assert.ok(of("Vogel").includes("Vögelchen"));
  assert.ok(of("Katze").includes("Kätzchen"));
  assert.ok(of("Hund").includes("Hündlein"));
  assert.deepEqual(of("Mädchen"), []);
});

test("adjectives and verbs", () => {
  assert.ok(adjectiveForms("klein").includes("kleinster"));
  assert.ok(adjectiveForms("dunkel").includes("dunkle"));
  const { finite, participle } = verbForms("schlafen schläft schlief");
  assert.ok(["schlafe", "schläft", "schlief", "schliefen"].every((form) => finite.includes(form)));
  assert.equal(participle, "schlafend");
});

test("strong verbs have their participles, also behind a particle", () => {
  const lexicon = new Lexicon(new Set(), new Set());
  const words = { verbs: { plain: ["laufen läuft lief", "weglaufen"] }, strong: { verbs: ["laufen gelaufen", "fallen fällt fiel gefallen"] } };
  addWords(lexicon, words);
  addDeeds(lexicon, { sport: { laufen: {}, "weg|laufen": {}, fallen: {}, "um|fallen": {} } }, words);
  assert.deepEqual(lexicon.problems, []);
  const verbOf = (form) => lexicon.forms.other.get(fold(form))?.word.name;
  assert.equal(verbOf("gelaufen"), "laufen");
  for (const form of ["weggelaufen", "weglief", "wegzulaufen"]) assert.equal(verbOf(form), "weglaufen");
  assert.equal(verbOf("fiel"), "fallen");
  assert.equal(verbOf("umgefallen"), "umfallen");
});

test("an infinitive that is an adjective's form as well is the verb's", () => {
  const lexicon = new Lexicon(new Set(), new Set());
  const words = { adjectives: { plain: ["leer"] } };
  addWords(lexicon, words);
  addDeeds(lexicon, { household: { leeren: {} } }, words);
  assert.equal(lexicon.forms.other.get("leeren").word.kind, "verb");
  assert.equal(lexicon.forms.other.get("leere").word.kind, "adjective");
});

test("keys ignore case, accents and the spelling of umlauts", () => {
  assert.equal(fold("ÄPFEL"), "aepfel");
  assert.equal(fold("A\u0308pfel"), "aepfel");
  assert.equal(fold("Crêpe"), "crepe");
  assert.equal(fold("Fuß"), "fuss");
});

test("refuses a role for a word that nobody knows", () => {
  const lexicon = new Lexicon(new Set());
  addWords(lexicon, { family: { words: ["Uroma"] }, single_objects: { verbs: ["schlittern"] } });
  assert.deepEqual(lexicon.problems, ['words.toml: "Uroma" is no motif of the lexicon', 'words.toml: "schlittern" is no verb of the lexicon']);
});

/** A lexicon with the verb "lesen" of words.toml, the drawing 1f4d6 and these deeds. */
function lexiconWithDeeds(content) {
  const lexicon = new Lexicon(new Set(["1f4d6"]), new Set(["zimmer"]));
  addMotifFile(lexicon, "x.toml", { group: [{ title: "t", defaults: traits, motifs: { "1f4d6": { noun: "Buch n ¨er" } } }] });
  const words = { verbs: { plain: ["lesen liest las"] }, prepositions: { with: ["mit"] } };
  addWords(lexicon, words);
  addDeeds(lexicon, content, words);
  return lexicon;
}

test("deeds belong to the verbs that are there, and separable ones get their forms", () => {
  const lexicon = lexiconWithDeeds({ school: { lesen: { tool: "1f4d6" }, "vor|lesen": { receiver: true, together: true, like: "lesen" }, "Buch lesen": { verb: "lesen" } } });
  assert.deepEqual(lexicon.problems, []);
  const deedOf = (form) => lexicon.forms.other.get(form)?.word.deed?.verb;
  assert.equal(deedOf("liest"), "lesen");
  assert.equal(deedOf("lesender"), "lesen");
  for (const form of ["vorlesen", "vorliest", "vorzulesen", "vorlesende"]) assert.equal(deedOf(form), "vorlesen");
  const phrase = lexicon.deeds.find(({ parts }) => parts.length > 0);
  assert.equal(phrase.verb, "lesen");
  assert.equal(phrase.tool, "1f4d6");
  assert.match(lexicon.serialize(), /^D\tlesen\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\t\t\t1\t\t\tlesen\t\tbuch\t$/m);
  assert.match(lexicon.serialize(), /^D\tvorlesen\t0\t1\t0\t0\t0\t0\t1\t0\t0\t0\t\t\t0\t\tlesen\tvorlesen\tvor\t\t$/m);
});

for (const [what, content, message] of [
  ["an unknown topic", { schul: {} }, /unknown field "schul"/],
  ["an unknown field of a verb", { school: { lesen: { werkzeug: "1f4d6" } } }, /"lesen": unknown field "werkzeug"/],
  ["an unknown object", { school: { lesen: { object: "book" } } }, /object "book" is none of patient/],
  ["a tool without a drawing", { school: { lesen: { tool: "1ffff" } } }, /no drawing 1ffff/],
  ["a verb to look like that is not there", { school: { lesen: { like: "gucken" } } }, /"gucken" is no verb of this file that shows itself/],
  ["a place that does not exist", { school: { lesen: { place: "mond" } } }, /no place mond/],
  ["a preposition that is none", { school: { lesen: { tool_after: ["lesen"] } } }, /"lesen" is no preposition/],
  ["a verb that stands there twice", { school: { lesen: {} }, play: { lesen: {} } }, /"lesen" stands there twice/],
  ["forms of a verb that has them", { school: { lesen: { forms: "las" } } }, /forms of "lesen" stand in words.toml/],
  ["another verb that nobody knows", { school: { "Buch lesen": { verb: "schmökern" } } }, /"schmökern" is no verb/],
  ["a noun of a verb that is not there", { nouns: { "Lesung f -en": { verb: "lesen" } } }, /"lesen" is no verb of this file/],
]) {
  test(`refuses ${what}`, () => assert.match(lexiconWithDeeds(content).problems.join("\n"), message));
}
