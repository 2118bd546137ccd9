// What is known of a drawing besides its noun: what kind of thing it is, what it holds, what a head lacks, how it is
// worn, what it walks to in a labyrinth, what children call it at first sight. README.md says what the fields mean.
import { AWAITS, HEADS, HOLDS, WORN_AT } from "./lexicon.mjs";
import { refuseUnknownKeys } from "./toml.mjs";

export const TRAIT_FIELDS = ["kind", "head", "holds", "worn", "goal", "walks", "awaits", "shown_as"];
const WORN_FIELDS = ["at", "width", "sit", "see_through"];
// How much wider than a head, or than both eyes, a thing can be.
const WIDEST = 5;

/** Keeps the traits that `fields` has with the entry of the drawing. */
export function addTraits(lexicon, where, id, fields) {
  const traits = Object.fromEntries(TRAIT_FIELDS.filter((field) => field in fields).map((field) => [field, fields[field]]));
  if (Object.keys(traits).length === 0) return;
  checkTraits(lexicon, where, traits);
  lexicon.traits.set(id, { ...traits, where });
}

function checkTraits(lexicon, where, { kind, head, holds, worn, goal, walks, awaits, shown_as: shownAs }) {
  const complain = (text) => lexicon.problems.push(`${where}: ${text}`);
  const oneOf = (field, value, allowed) => {
    if (value !== undefined && !allowed.includes(value)) complain(`${field} "${value}" is none of ${allowed.join(", ")}`);
  };
  if (kind !== undefined && !/^[a-z]+( [a-z]+)*$/.test(kind)) complain(`kind "${kind}" is no English word in small letters`);
  oneOf("head", head, HEADS.slice(1));
  oneOf("holds", holds, HOLDS.slice(1));
  oneOf("walks", walks, [true]);
  oneOf("awaits", awaits, AWAITS.slice(1));
  if (goal !== undefined && !lexicon.drawings.has(goal)) complain(`no drawing ${goal} to walk to`);
  if (walks && goal === undefined) complain("walks without a goal");
  if (shownAs !== undefined && !/^[A-ZÄÖÜ]\p{L}*(-\p{L}+)?$/u.test(shownAs)) complain(`shown_as "${shownAs}" is no German noun of one word`);
  if (worn !== undefined) checkWorn(complain, worn, where, lexicon);
}

function checkWorn(complain, worn, where, lexicon) {
  refuseUnknownKeys(worn, WORN_FIELDS, `${where} worn`, lexicon.problems);
  if (!WORN_AT.slice(1).includes(worn.at)) complain(`worn at "${worn.at}", which is none of ${WORN_AT.slice(1).join(", ")}`);
  if (!(worn.width > 0 && worn.width <= WIDEST)) complain(`worn with a width of ${worn.width}`);
  if (!(worn.sit >= 0 && worn.sit <= 1)) complain(`worn with a sit of ${worn.sit}`);
}

/** Traits of drawings whose names come from CLDR; a key that ends with * stands for all that start so. */
export function addCldrTraits(lexicon, content) {
  refuseUnknownKeys(content, ["traits"], "cldr.toml", lexicon.problems);
  for (const [key, fields] of Object.entries(content.traits ?? {})) {
    const where = `cldr.toml ${key}`;
    refuseUnknownKeys(fields, TRAIT_FIELDS, where, lexicon.problems);
    const start = key.endsWith("*") ? key.slice(0, -1) : undefined;
    const named = [...lexicon.entries.keys()].filter((id) => (start === undefined ? id === key : id.startsWith(start) && !lexicon.traits.has(id)));
    if (named.length === 0) lexicon.problems.push(`${where}: no entry`);
    for (const id of named) {
      if (start === undefined && lexicon.traits.has(id)) lexicon.problems.push(`${where}: ${id} has traits in another file`);
      addTraits(lexicon, where, id, fields);
    }
  }
}

/** What children call a drawing is one of its names, or the end of one ("Sonne", "lachende Sonne"), and no other's. */
export function checkShownNames(lexicon) {
  const shown = new Map();
  for (const [id, { shown_as: name, where }] of lexicon.traits) {
    if (name === undefined) continue;
    const names = [lexicon.entries.get(id)?.singular, ...lexicon.words.filter(({ motif }) => motif === id).map((word) => word.name)];
    if (!names.some((own) => own?.toLowerCase().endsWith(name.toLowerCase()))) lexicon.problems.push(`${where}: shown_as "${name}", which is no name of it`);
    if (shown.has(name)) lexicon.problems.push(`${where}: shown_as "${name}" like ${shown.get(name)}`);
    shown.set(name, id);
  }
}
