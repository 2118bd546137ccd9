// Writes lexicon.tsv, which the executable embeds, from the TOML files of this folder, the words of resources/places and
// the German names of Unicode CLDR. Stops with a list of everything that is wrong in them. The format is described in README.md.
// usage: node build.mjs --pack motifs.pack --places FOLDER --out FILE [--nouns FILE]
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Lexicon } from "./lexicon.mjs";
import { addCldrNames } from "./cldr.mjs";
import { addDeeds } from "./deeds.mjs";
import { addMotifFile } from "./motifs.mjs";
import { addPlaces, readPlaces } from "./places.mjs";
import { addRefused } from "./refused.mjs";
import { addTopics } from "./topics.mjs";
import { addCldrTraits, checkShownNames } from "./traits.mjs";
import { addWords } from "./words.mjs";
import { readToml } from "./toml.mjs";

const folder = path.dirname(fileURLToPath(import.meta.url));
const MOTIF_FILES = ["animals", "people", "fantasy", "own", "vehicles", "nature", "buildings", "food", "things", "feelings"];

const { values } = parseArgs({
  options: { pack: { type: "string" }, places: { type: "string" }, out: { type: "string" }, nouns: { type: "string" } },
});

/** The ids of all drawings, from the index of the motif pack (resources/motifs/pack.mjs describes it). */
function drawings(pack) {
  if (pack.toString("latin1", 0, 8) !== "BSMOTIF3") throw new Error(`${values.pack} is no motif pack`);
  const count = pack.readUInt32LE(12);
  const idAt = (i) => pack.readUInt32LE(16 + 8 * i); // behind the last motif: where the ids end
  return new Set(Array.from({ length: count }, (_, i) => pack.toString("latin1", idAt(i), idAt(i + 1))));
}

const problems = [];
const places = readPlaces(values.places, problems);
const lexicon = new Lexicon(drawings(fs.readFileSync(values.pack)), new Set(places.map(({ id }) => id)));
lexicon.problems.push(...problems);
const toml = (name) => readToml(path.join(folder, `${name}.toml`), lexicon.problems);

addPlaces(lexicon, places);
for (const name of MOTIF_FILES) addMotifFile(lexicon, `${name}.toml`, toml(name));
const words = toml("words");
addWords(lexicon, words);
addRefused(lexicon, toml("refused"));
addTopics(lexicon, toml("topics"));
lexicon.resolveStandIns();
addCldrNames(lexicon);
addCldrTraits(lexicon, toml("cldr"));
addDeeds(lexicon, toml("deeds"), words);
lexicon.check();
checkShownNames(lexicon);

if (lexicon.problems.length > 0) {
  console.error(`lexicon: ${lexicon.problems.length} problems\n${lexicon.problems.map((p) => `  ${p}`).join("\n")}`);
  process.exit(1);
}
fs.mkdirSync(path.dirname(values.out), { recursive: true });
fs.writeFileSync(values.out, lexicon.serialize());
if (values.nouns) fs.writeFileSync(values.nouns, lexicon.serializeNouns());
console.log(lexicon.summary());
