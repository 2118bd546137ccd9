// Writes lexicon.tsv, which the executable embeds, from the TOML files of this folder and the German names of
// Unicode CLDR. Stops with a list of everything that is wrong in them. The format is described in README.md.
// usage: node build.mjs --motifs chars.json [--own FOLDER] --out FILE
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { Lexicon } from "./lexicon.mjs";
import { addCldrNames } from "./cldr.mjs";
import { addMotifFile } from "./motifs.mjs";
import { addScenes } from "./scenes.mjs";
import { addWords } from "./words.mjs";
import { readToml } from "./toml.mjs";

const folder = path.dirname(fileURLToPath(import.meta.url));
const MOTIF_FILES = ["animals", "people", "fantasy", "vehicles", "nature", "buildings", "food", "things", "feelings"];

const { values } = parseArgs({
  options: { motifs: { type: "string" }, own: { type: "string" }, out: { type: "string" } },
});

/** The ids of all drawings: Noto's, and the hand-drawn ones that exist. */
function drawings() {
  const ids = Object.keys(JSON.parse(fs.readFileSync(values.motifs, "utf8"))).map((code) =>
    code.toLowerCase().split("-").filter((part) => part !== "fe0f").join("-"),
  );
  const own = values.own && fs.existsSync(values.own) ? fs.readdirSync(values.own) : [];
  return new Set([...ids, ...own.filter((f) => f.endsWith(".svg")).map((f) => `own-${path.basename(f, ".svg")}`)]);
}

const lexicon = new Lexicon(drawings());
const toml = (name) => readToml(path.join(folder, `${name}.toml`), lexicon.problems);

addScenes(lexicon, toml("scenes"));
for (const name of MOTIF_FILES) addMotifFile(lexicon, `${name}.toml`, toml(name));
addWords(lexicon, toml("words"));
lexicon.resolveStandIns();
addCldrNames(lexicon);
lexicon.check();

if (lexicon.problems.length > 0) {
  console.error(`lexicon: ${lexicon.problems.length} problems\n${lexicon.problems.map((p) => `  ${p}`).join("\n")}`);
  process.exit(1);
}
fs.mkdirSync(path.dirname(values.out), { recursive: true });
fs.writeFileSync(values.out, lexicon.serialize());
console.log(lexicon.summary());
