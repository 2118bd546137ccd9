// The lexicon while it is being built: motif entries, words with their meaning, and the forms that lead to a word.
import { fold } from "./morphology.mjs";

// The order of these lists is the order of the C++ enumerations that they become (wish.h, lexicon.h, word.h).
// What the accusative of a verb is (DeedObject).
export const OBJECTS = ["patient", "tool", "none"];
export const GENDERS = ["m", "f", "n"];
export const SIZE_CLASSES = ["tiny", "small", "medium", "large", "huge", "giant"];
export const SUPPORTS = ["ground", "water_surface", "under_water", "air", "wall_or_hand", "sky"];
// What a drawing that ends at the neck gets: a body of its own, or something that stands before it.
export const HEADS = ["none", "animal", "dress", "trousers", "bust"];
export const HOLDS = ["nothing", "inside", "seat", "branches"];
// Whom a drawing awaits at the end of a labyrinth that has no goal of their own.
export const AWAITS = ["nobody", "faces", "things"];
export const WORN_AT = ["nowhere", "head", "eyes"];
export const FACINGS = ["front", "left", "right"];
export const SIZES = ["as_is", "tiny", "small", "large", "huge"];
export const MOODS = ["as_is", "happy", "sad", "angry", "sleepy"];
export const POSES = ["as_is", "flying", "swimming", "sleeping", "running", "jumping", "sitting", "eating", "dancing"];
export const PREPOSITIONS = ["on", "under", "above", "beside", "in_front_of", "behind", "in", "between", "with"];
export const KINDS = [
  "motif", "collection", "missing", "scene", "special", "head", "adjective", "verb", "preposition", "number",
  "indefinite", "definite", "negation", "recipient", "conjunction", "first_part", "pass", "name", "refused", "particle",
];
// What is special about a word of its kind.
export const ROLES = ["none", "family", "family_child", "adverb", "comparison", "single_object", "occasion", "separable", "offspring"];
const NOUN_KINDS = new Set(["motif", "collection", "missing", "scene", "special", "head", "name", "refused"]);

// Who gets a form that two words can take. Equal ranks of two different motifs are an error.
export const RANKS = { exact: 100, base: 90, plural: 88, pass: 80, infinitive: 75, attribute: 70, verb: 65, case: 50, diminutive: 40, cldr: 10, cldr_case: 5 };

export class Lexicon {
  /** `drawings`: the ids of the motif pack; `places`: the ids of the places that words lead to. */
  constructor(drawings, places = new Set()) {
    this.drawings = drawings;
    this.places = places;
    this.problems = [];
    this.entries = new Map(); // motif id -> entry
    this.traits = new Map(); // motif id -> traits
    this.words = [];
    this.openTails = new Set(); // short nouns that may end a compound whose first part nobody knows
    this.shortTails = new Set(); // likewise, but only where it is known
    this.closedTails = new Set(); // nouns that end many words by chance
    this.forms = { noun: new Map(), other: new Map(), first: new Map(), head: new Map() };
    this.standIns = [];
    this.deeds = []; // what deeds.mjs reads
    this.refusedSigns = []; // code points in hex
  }

  addEntry(id, entry, where) {
    if (this.entries.has(id)) this.problems.push(`${where}: ${id} has an entry already (${this.entries.get(id).singular})`);
    this.entries.set(id, entry);
  }

  /** Registers a word's meaning; its fields are those of the W line (README.md). Returns the word. */
  addWord(word) {
    this.words.push(word);
    return word;
  }

  /** Leads `form` to `word`. `number`: 1 singular, 2 plural, 3 either, 4 weak. */
  addForm(form, word, number, rankName, where, slot = NOUN_KINDS.has(word.kind) ? "noun" : "other") {
    const key = fold(form);
    if (key === "") return this.problems.push(`${where}: "${form}" has no letters`);
    const rank = RANKS[rankName];
    const forms = this.forms[slot];
    const old = forms.get(key);
    const taken = old && old.word !== word && old.rank === rank && rank >= RANKS.plural && slot === "noun";
    // Two plurals of one drawing may be alike; two singulars are one noun too many.
    if (taken && (rank === RANKS.base || old.word.motif !== word.motif)) {
      this.problems.push(`${where}: "${form}" already leads to ${describe(old.word)} (${old.where})`);
    }
    if (old?.word === word && old.rank <= rank) {
      old.number = old.number === number ? number : 3;
      old.rank = rank;
    } else if (!old || old.rank < rank) {
      forms.set(key, { word, number, rank, where });
    }
  }

  /** Words of hand-drawn motifs whose drawing does not exist yet lead to the stand-in, or are reported as missing. */
  resolveStandIns() {
    for (const { word, id, standIn, near, where } of this.standIns) {
      if (standIn && !this.entries.has(standIn)) this.problems.push(`${where}: stand-in ${standIn} has no entry`);
      if (standIn) word.motif = standIn;
      else Object.assign(word, { kind: "missing", motif: undefined, near: near ?? [] });
      this.entries.delete(id);
    }
  }

  check() {
    for (const word of this.words) {
      for (const name of word.near ?? []) {
        if (!this.forms.noun.has(fold(name))) this.problems.push(`"${word.name}": near word "${name}" is not known`);
      }
      if (word.placeAfter?.some((p) => !PREPOSITIONS.includes(p))) this.problems.push(`"${word.name}": place_after ${word.placeAfter}`);
      for (const id of [word.motif, ...(word.members ?? [])].filter(Boolean)) {
        if (!this.entries.has(id)) this.problems.push(`"${word.name}": no entry for motif ${id}`);
      }
    }
    for (const [id, traits] of this.traits) {
      if (!this.entries.has(id)) this.problems.push(`${traits.where}: traits of ${id}, which has no entry`);
    }
    for (const [id, entry] of this.entries) {
      if (!this.drawings.has(id)) this.problems.push(`${entry.where}: no drawing ${id} ("${entry.singular}")`);
    }
  }

  serialize() {
    const entries = [...this.entries].sort(([a], [b]) => (a < b ? -1 : 1));
    const index = new Map(entries.map(([id], i) => [id, i + 1]));
    const lines = ["buntstift-lexicon 9", `S\t${this.refusedSigns.join(",")}`];
    for (const [id, e] of entries) {
      lines.push(["E", id, e.singular, GENDERS.indexOf(e.gender), e.plural, SIZE_CLASSES.indexOf(e.size),
        SUPPORTS.indexOf(e.support), FACINGS.indexOf(e.looks), e.home ?? "", !e.face ? 0 : e.topic === "animals" ? 2 : 1, e.measure ? 1 : 0, e.bringsChild ? 1 : 0].join("\t"));
    }
    for (const [id, { kind, head, holds, goal, walks, worn, awaits, shown_as: shownAs }] of this.traits) {
      lines.push(["T", index.get(id), kind ?? "", HEADS.indexOf(head ?? "none"), HOLDS.indexOf(holds ?? "nothing"), goal ?? "", walks ? 1 : 0,
        WORN_AT.indexOf(worn?.at ?? "nowhere"), worn?.width ?? 0, worn?.sit ?? 0, worn?.see_through ? 1 : 0, AWAITS.indexOf(awaits ?? "nobody"), shownAs ?? ""].join("\t"));
    }
    for (const { verb, object, receiver, idle, leads, asks, moves, together, makes, doneToBeings, many, objectAfter, toolAfter, tool, places, like, base, particle, parts, nouns } of this.deeds) {
      const flags = [receiver, idle, leads, asks, moves, together, makes, doneToBeings].map((flag) => (flag ? 1 : 0));
      lines.push(["D", verb, OBJECTS.indexOf(object), ...flags, many, objectAfter.map(fold).join(","), toolAfter.map(fold).join(","),
        tool ? index.get(tool) : 0, places.join(","), like ?? "", base, particle, parts.map(fold).join("_"), [...new Set(nouns ?? [])].join(",")].join("\t"));
    }
    const deedIndex = new Map(this.deeds.map((deed, i) => [deed, i + 1]));
    const formsOf = new Map(this.words.map((word) => [word, []]));
    for (const [slot, code] of [["noun", "n"], ["other", "o"], ["first", "f"], ["head", "h"]]) {
      for (const [key, { word, number, rank }] of this.forms[slot]) {
        // Capital: no form that a misspelt word is likely to mean.
        const letter = slot === "noun" && rank < RANKS.plural ? code.toUpperCase() : code;
        formsOf.get(word).push(`${letter}${number}${key.replaceAll(" ", "_")}`);
      }
    }
    for (const word of this.words) {
      const forms = formsOf.get(word);
      if (forms.length === 0) continue;
      lines.push(["W", KINDS.indexOf(word.kind), word.name ?? "", word.motif ? index.get(word.motif) : 0,
        Math.max(0, GENDERS.indexOf(word.gender)), word.scene ?? "", word.rank ?? 0, word.special ?? "",
        SIZES.indexOf(word.size ?? "as_is"), MOODS.indexOf(word.mood ?? "as_is"), POSES.indexOf(word.pose ?? "as_is"),
        word.count ?? 0, PREPOSITIONS.indexOf(word.preposition) + 1,
        (word.members ?? []).map((id) => index.get(id)).join(","), (word.near ?? []).join(","),
        (word.placeAfter ?? []).map((p) => PREPOSITIONS.indexOf(p) + 1).join(","), this.tailRule(word), ROLES.indexOf(word.role ?? "none"),
        word.deed ? deedIndex.get(word.deed) : 0].join("\t"));
      lines.push(forms.join(" "));
    }
    return `${lines.join("\n")}\n`;
  }

  /** nouns.tsv: how every noun that is drawn is inflected, and what kind of thing it is, for stories. */
  serializeNouns() {
    const nouns = new Map();
    const named = new Set();
    for (const [id, e] of this.entries) nouns.set(e.singular, { ...e, name: e.singular, id });
    for (const word of this.words) {
      // The first word of a name is the one that somebody described; CLDR comes last.
      if (word.kind !== "motif" || word.plural === undefined || named.has(word.name)) continue;
      named.add(word.name);
      nouns.set(word.name, { name: word.name, gender: word.gender, plural: word.plural, id: word.motif });
    }
    const lines = [...nouns.values()].map(({ name, gender, plural, id }) => {
      const entry = this.entries.get(id);
      return [name, GENDERS.indexOf(gender), plural, entry?.topic ?? "things", entry?.face ? 1 : 0, SUPPORTS.indexOf(entry?.support)].join("\t");
    });
    return `${lines.sort((a, b) => (a < b ? -1 : 1)).join("\n")}\n`;
  }

  /** Whether the word may end a compound: 0 never, 1 after a known first part, 2 after any. */
  tailRule(word) {
    if (word.tail === false) return 0;
    const key = fold(word.name ?? "");
    const short = key.length <= 3 && !this.openTails.has(key) && !this.shortTails.has(key);
    if (short || this.closedTails.has(key)) return 0;
    return key.length >= 7 || this.openTails.has(key) ? 2 : 1;
  }

  summary() {
    const forms = Object.values(this.forms).reduce((sum, map) => sum + map.size, 0);
    const hand = [...this.entries.values()].filter((e) => !e.cldr).length;
    const lemmas = this.words.filter((word) => NOUN_KINDS.has(word.kind)).length;
    return `lexicon: ${hand} motifs by hand, ${this.entries.size} in all, ${lemmas} nouns, ${this.words.length} words, ${forms} forms`;
  }
}

function describe(word) {
  return `${word.kind} "${word.name ?? ""}"${word.motif ? ` ${word.motif}` : ""}`;
}
