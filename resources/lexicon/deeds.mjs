// deeds.toml: verbs and nouns that say what somebody does, with what the reader has to know of them.
import { OBJECTS, RANKS } from "./lexicon.mjs";
import { declined, fold, nounForms, parseNoun, verbForms } from "./morphology.mjs";
import { refuseUnknownKeys } from "./toml.mjs";
import { strongForms } from "./words.mjs";

const WHERE = "deeds.toml";
const TOPICS = ["sport", "play", "household", "care", "school", "craft", "music", "garden", "farm", "jobs", "traffic", "animals",
  "feasts", "days", "feelings", "pairs", "fairy_tale", "idle", "nouns"];
const VERB_FIELDS = ["object", "object_after", "tool_after", "tool", "place", "receiver", "forms", "verb", "idle", "leads", "asks", "moves",
  "together", "many", "makes", "done_to_beings", "like", "phrases"];
const NOUN_FIELDS = ["verb", "tool", "place", "together"];

/** `words`: words.toml, whose verbs have their irregular forms there. */
export function addDeeds(lexicon, content, words) {
  refuseUnknownKeys(content, TOPICS, WHERE, lexicon.problems);
  const { nouns = {}, ...topics } = content;
  const verbs = Object.values(topics).flatMap((topic) => Object.entries(topic));
  const irregular = irregularForms(words);
  for (const [key, { forms }] of verbs) if (forms) addIrregular(lexicon, irregular, key, forms);
  for (const [verb, forms] of strongForms(words)) irregular.set(verb, `${irregular.get(verb) ?? verb} ${forms}`);
  const byInfinitive = new Map(verbs.map(([key, fields]) => [key.replace("|", ""), fields]));
  const deeds = new Map();
  for (const [key, fields] of verbs) {
    const infinitive = key.replace("|", "");
    if (deeds.has(infinitive)) lexicon.problems.push(`${WHERE}: "${infinitive}" stands there twice`);
    const like = fields.verb === undefined ? {} : byInfinitive.get(fields.verb);
    const deed = addDeed(lexicon, infinitive, { ...like, ...fields });
    deed.particle = key.includes("|") ? key.split("|")[0] : "";
    deeds.set(infinitive, { key, deed });
  }
  for (const [infinitive, { key, deed }] of deeds) if (deed.parts.length === 0) addVerb(lexicon, infinitive, key, deed, irregular);
  for (const [key, { phrases }] of verbs) if (phrases) addPhrases(lexicon, deeds.get(key.replace("|", "")).deed, phrases);
  for (const { deed } of deeds.values()) checkVerb(lexicon, deeds, deed);
  for (const [noun, fields] of Object.entries(nouns)) addNoun(lexicon, deeds, noun, fields);
}

/** "lesen" -> "lesen liest las", of every verb of words.toml. */
function irregularForms({ verbs = {}, mood_verbs: moods = {} }) {
  const texts = [...Object.values(verbs), ...Object.values(moods)].flat();
  return new Map(texts.sort((a, b) => a.length - b.length).map((text) => [text.split(" ")[0], text]));
}

function addIrregular(lexicon, irregular, infinitive, forms) {
  const known = irregular.get(infinitive);
  if (known?.includes(" ")) lexicon.problems.push(`${WHERE}: the forms of "${infinitive}" stand in words.toml`);
  irregular.set(infinitive, `${infinitive} ${forms}`);
}

function addDeed(lexicon, name, fields) {
  const where = `${WHERE} "${name}"`;
  refuseUnknownKeys(fields, VERB_FIELDS, where, lexicon.problems);
  const { object = "patient", object_after: objectAfter = [], tool_after: toolAfter = [], tool, place } = fields;
  if (!OBJECTS.includes(object)) lexicon.problems.push(`${where}: object "${object}" is none of ${OBJECTS.join(", ")}`);
  if (tool && !lexicon.entries.has(tool)) lexicon.problems.push(`${where}: no drawing ${tool}`);
  const places = [place ?? []].flat();
  for (const id of places) if (!lexicon.places.has(id)) lexicon.problems.push(`${where}: no place ${id}`);
  for (const preposition of [...objectAfter, ...toolAfter]) {
    const word = lexicon.forms.other.get(fold(preposition))?.word;
    if (word?.kind !== "preposition" && word?.kind !== "pass") lexicon.problems.push(`${where}: "${preposition}" is no preposition`);
  }
  const all = name.split(" ");
  const deed = { verb: fields.verb ?? name, object, objectAfter, toolAfter, tool, places, receiver: fields.receiver === true,
    idle: fields.idle === true, leads: fields.leads === true, moves: fields.moves === true, asks: fields.asks === true,
    together: fields.together === true, many: fields.many ?? 0, makes: fields.makes === true,
    doneToBeings: fields.done_to_beings === true, like: fields.like, base: all.at(-1), particle: "", parts: all.slice(0, -1), where };
  lexicon.deeds.push(deed);
  return deed;
}

/** "Rad fahren" says "fahren", and needs its forms. */
function checkVerb(lexicon, deeds, { verb, base, like, where }) {
  if (like !== undefined && (!deeds.has(like) || deeds.get(like).deed.like !== undefined)) {
    lexicon.problems.push(`${where}: "${like}" is no verb of this file that shows itself`);
  }
  for (const infinitive of [verb, base]) {
    const known = deeds.has(infinitive) || lexicon.words.some((word) => word.kind === "verb" && word.name === infinitive);
    if (!known) lexicon.problems.push(`${where}: "${infinitive}" is no verb of the lexicon`);
  }
}

/** "schlägt ein Rad" is one word to the reader: no wheel is drawn. */
function addPhrases(lexicon, deed, phrases) {
  const word = lexicon.addWord({ kind: "verb", name: deed.verb });
  word.deed = deed;
  for (const phrase of phrases) lexicon.addForm(phrase, word, 3, "verb", WHERE);
}

/** Gives the verb's words their deed; forms them where words.toml has no such verb. */
function addVerb(lexicon, infinitive, key, deed, irregular) {
  let words = lexicon.words.filter((word) => word.kind === "verb" && word.name === infinitive);
  const [particle, base] = key.includes("|") ? key.split("|") : ["", infinitive];
  const forms = formsOf(particle, irregular.get(base) ?? base);
  // "räumt ... auf" needs "räumen", which says nothing by itself.
  if (particle && !lexicon.words.some((word) => word.kind === "verb" && word.name === base)) {
    addWord(lexicon, base, base, formsOf("", irregular.get(base) ?? base));
  }
  if (words.length === 0) words = [addWord(lexicon, infinitive, base, forms)];
  // words.toml takes "einkaufen" for one piece.
  else if (particle) for (const form of forms.finite) lexicon.addForm(form, words[0], 3, "verb", WHERE);
  // "leeren", "heißen": the reader tells by what stands around it whether it is the adjective.
  lexicon.addForm(infinitive, words[0], 3, "infinitive", WHERE);
  for (const word of words) word.deed = deed;
  for (const form of declined(forms.participle)) {
    const adjective = lexicon.forms.other.get(fold(form))?.word;
    if (adjective?.kind === "adjective") adjective.deed = deed;
  }
}

function formsOf(particle, text) {
  const { finite, participle } = verbForms(text);
  if (!particle) return { finite, participle };
  return { finite: [...finite, `zu${finite[0]}`].map((form) => particle + form), participle: particle + participle };
}

/** "vorlesen" is read as "lesen" is: its object stands where that verb's does. */
function addWord(lexicon, infinitive, base, { finite, participle }) {
  const like = base === infinitive ? undefined : lexicon.words.find((word) => word.kind === "verb" && word.name === base);
  const attributes = { pose: like?.pose, mood: like?.mood };
  const word = lexicon.addWord({ kind: "verb", name: infinitive, preposition: like?.preposition, ...attributes });
  for (const form of finite) {
    // "Ich decke" is rare, a "decke" is not; but a "Regle", a little rain, is rarer than "ich regle".
    const isNoun = form.endsWith("e") && (lexicon.forms.noun.get(fold(form))?.rank ?? 0) > RANKS.diminutive;
    if (!isNoun) lexicon.addForm(form, word, 3, "verb", WHERE);
  }
  const adjective = lexicon.addWord({ kind: "adjective", name: infinitive, ...attributes });
  for (const form of declined(participle)) lexicon.addForm(form, adjective, 3, "verb", WHERE);
  return word;
}

function addNoun(lexicon, deeds, noun, fields) {
  const where = `${WHERE} "${noun}"`;
  refuseUnknownKeys(fields, NOUN_FIELDS, where, lexicon.problems);
  const meant = deeds.get(fields.verb)?.deed;
  if (!meant) return lexicon.problems.push(`${where}: "${fields.verb}" is no verb of this file`);
  const deed = addDeed(lexicon, fields.verb, { object: meant.object, object_after: meant.objectAfter, tool_after: meant.toolAfter,
    tool: fields.tool ?? meant.tool, place: fields.place ?? meant.places, receiver: meant.receiver,
    together: fields.together ?? meant.together, many: meant.many, makes: meant.makes, done_to_beings: meant.doneToBeings,
    like: meant.like });
  // A noun has no forms of its own among the verbs.
  Object.assign(deed, { base: "", parts: [], nouns: [] });
  for (const [form] of nounForms(parseNoun(noun))) deed.nouns.push(fold(form));
}
