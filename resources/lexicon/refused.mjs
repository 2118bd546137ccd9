// refused.toml: the words that are not for children, and harmless ones that look like them.
import { adjectiveForms, declined, fold, nounForms, parseNoun, phraseForms, verbForms } from "./morphology.mjs";
import { refuseUnknownKeys } from "./toml.mjs";

const WHERE = "refused.toml";
const COMPOUNDS = { none: { tail: false, first: false }, last: { tail: true, first: false }, both: { tail: true, first: true } };

/** To be called after all other words were added: it finds those that are drawn and refused at the same time. */
export function addRefused(lexicon, content) {
  refuseUnknownKeys(content, ["group", "tails", "allowed", "signs"], WHERE, lexicon.problems);
  for (const group of content.group ?? []) addGroup(lexicon, group);
  addHarmless(lexicon, content.allowed ?? {});
  addTails(lexicon, content.tails ?? {});
  addSigns(lexicon, content.signs?.code_points ?? []);
}

function addGroup(lexicon, { title, compounds = "both", nouns = [], words = [], verbs = [], adjectives = [], phrases = [], ...rest }) {
  const where = `${WHERE} [${title}]`;
  refuseUnknownKeys(rest, [], where, lexicon.problems);
  const rule = COMPOUNDS[compounds];
  if (!rule) return lexicon.problems.push(`${where}: compounds "${compounds}" is none of ${Object.keys(COMPOUNDS).join(", ")}`);
  for (const text of nouns) {
    guard(lexicon, where, () => {
      const lemma = parseNoun(text);
      const word = lexicon.addWord({ kind: "refused", name: lemma.singular, gender: lemma.gender, count: rule.first ? 1 : 0, tail: rule.tail });
      for (const [form, number] of phraseForms(lemma)) refuse(lexicon, form, word, number, where);
    });
  }
  const plain = lexicon.addWord({ kind: "refused", name: title, count: rule.first ? 1 : 0, tail: false });
  for (const form of [...words, ...phrases]) refuse(lexicon, form, plain, 3, where);
  const attribute = lexicon.addWord({ kind: "refused", name: title, tail: false });
  for (const stem of adjectives) for (const form of adjectiveForms(stem)) refuse(lexicon, form, attribute, 3, where, "other");
  for (const verb of verbs) {
    const { finite, participle } = verbForms(verb);
    for (const form of [...finite, ...declined(participle)]) refuse(lexicon, form, attribute, 3, where, "other");
  }
}

function guard(lexicon, where, action) {
  try {
    action();
  } catch (error) {
    lexicon.problems.push(`${where}: ${error.message}`);
  }
}

/** Leads `form` to a refusal. A word of the lexicon must not be lost to it unseen; CLDR's and the merely known ones may. */
function refuse(lexicon, form, word, number, where, slot = "noun") {
  const key = fold(form);
  for (const name of ["noun", "other"]) {
    const old = lexicon.forms[name].get(key)?.word;
    const known = old && old.kind !== "refused" && old.kind !== "name" && !(old.kind === "missing" && !old.near?.length);
    if (known) lexicon.problems.push(`${where}: "${form}" is a ${old.kind} of the lexicon, too ("${old.name}")`);
  }
  lexicon.addForm(form, word, number, "exact", where, slot);
}

function addHarmless(lexicon, { nouns = [], phrases = [], ...rest }) {
  const where = `${WHERE} [allowed]`;
  refuseUnknownKeys(rest, [], where, lexicon.problems);
  const check = (form) => {
    const kind = lexicon.forms.noun.get(fold(form))?.word.kind;
    if (kind === "refused") lexicon.problems.push(`${where}: "${form}" is refused`);
    return kind !== undefined;
  };
  for (const text of nouns) {
    guard(lexicon, where, () => {
      const lemma = parseNoun(text);
      if (check(lemma.singular)) return; // drawn, or a place
      const word = lexicon.addWord({ kind: "missing", name: lemma.singular, gender: lemma.gender });
      for (const [form, number, rank] of nounForms(lemma)) lexicon.addForm(form, word, number, rank, where);
    });
  }
  const phrase = lexicon.addWord({ kind: "pass", name: "" });
  for (const form of phrases) check(form) || lexicon.addForm(form, phrase, 3, "exact", where);
}

function addTails(lexicon, { nouns = [], ...rest }) {
  refuseUnknownKeys(rest, [], `${WHERE} [tails]`, lexicon.problems);
  const word = lexicon.addWord({ kind: "missing", name: "" });
  for (const text of nouns) {
    guard(lexicon, `${WHERE} [tails]`, () => {
      for (const [form, number] of nounForms(parseNoun(text))) {
        const known = lexicon.forms.noun.has(fold(form)) || lexicon.forms.head.has(fold(form));
        if (!known) lexicon.addForm(form, word, number, "case", WHERE);
      }
    });
  }
}

function addSigns(lexicon, codePoints) {
  for (const code of codePoints) {
    if (!/^[0-9a-f]{4,6}$/.test(code)) lexicon.problems.push(`${WHERE}: sign "${code}" is no code point in lower-case hex`);
    lexicon.refusedSigns.push(code);
  }
}
