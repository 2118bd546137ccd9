// The German names of Unicode CLDR (through emojibase-data) for drawings without an entry of their own.
import { createRequire } from "node:module";

import { fold, nounForms } from "./morphology.mjs";

const require = createRequire(import.meta.url);
const SYMBOLS = 8, FLAGS = 9, TIME = 58; // numbers of emojibase's groups and of its subgroup "time"

export function addCldrNames(lexicon) {
  const data = require("emojibase-data/de/data.json");
  const tails = knownTails(lexicon);
  for (const { hexcode, label, group, subgroup } of data) {
    const id = hexcode.toLowerCase().split("-").filter((part) => part !== "fe0f").join("-");
    if (!lexicon.drawings.has(id) || lexicon.entries.has(id) || lexicon.refusedSigns.includes(id)) continue;
    const singular = label.replace(/\(.*?\)/g, "").replace(/:.*$/, "").trim();
    if (lexicon.forms.noun.get(fold(singular))?.word.kind === "refused") continue;
    const noun = { singular, ...inflect(singular, tails) };
    lexicon.addEntry(id, { ...noun, size: "small", support: "wall_or_hand", looks: "front", face: group === 0, cldr: true, where: "CLDR" }, "CLDR");
    // Names that describe ("Mann: Bart") are no words that anybody types, and nobody asks for signs.
    if (group === undefined || group === SYMBOLS || group === FLAGS || subgroup === TIME) continue;
    if (/[:(),/„\d]/.test(label) || label.split(" ").length > 3 || !/\p{Lu}/u.test(label)) continue;
    const word = lexicon.addWord({ kind: "motif", name: singular, plural: noun.plural, motif: id, gender: noun.gender });
    for (const [form, number, rank] of nounForms(noun)) lexicon.addForm(form, word, number, rank === "base" ? "cldr" : "cldr_case", `CLDR ${id}`);
  }
}

/** Singulars of the hand-written nouns, longest first: the head of a compound gives gender and plural. */
function knownTails(lexicon) {
  return [...lexicon.entries.values()]
    .filter((entry) => entry.plural && entry.singular.length > 3)
    .map((entry) => ({ tail: fold(entry.singular), ...entry }))
    .sort((a, b) => b.tail.length - a.tail.length);
}

function inflect(singular, tails) {
  const key = fold(singular);
  const head = tails.find(({ tail }) => key.endsWith(tail));
  if (head && head.plural.startsWith(head.singular)) return { gender: head.gender, plural: singular + head.plural.slice(head.singular.length) };
  if (/(ung|heit|keit|schaft|ion|tät|ik|ei)$/.test(singular)) return { gender: "f", plural: `${singular}en` };
  if (/(chen|lein)$/.test(singular)) return { gender: "n", plural: singular };
  if (/e$/.test(singular)) return { gender: "f", plural: `${singular}n` };
  if (/(er|el|en)$/.test(singular)) return { gender: "m", plural: singular };
  if (/[aiouy]$/.test(singular)) return { gender: "n", plural: `${singular}s` };
  return { gender: "m", plural: `${singular}e` };
}
