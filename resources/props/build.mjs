// Builds the pack of props. usage: node build.mjs --out FILE [--folder FOLDER]
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { encodeDrawing, encodeProps } from "./pack.mjs";
import { readDrawing } from "./read.mjs";

const { values } = parseArgs({ options: { out: { type: "string" },
  folder: { type: "string", default: path.dirname(fileURLToPath(import.meta.url)) } } });
const problems = [];
/** What `work` gives; a problem is noted with the file, so that all of them are said at once. */
function of(name, work) {
  try {
    return work();
  } catch (error) {
    problems.push(`${name}.svg: ${error.message}`);
    return undefined;
  }
}

const names = fs.readdirSync(values.folder).filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -4)).sort();
const drawings = new Map();
for (const name of names) {
  const drawing = of(name, () => {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error("the name is not in small letters");
    return readDrawing(name, fs.readFileSync(path.join(values.folder, `${name}.svg`), "utf8"));
  });
  if (drawing) drawings.set(name, drawing);
}
const entries = [...drawings.keys()].map((name) => [name, of(name, () => encodeDrawing(name, drawings))]);
if (names.length === 0) problems.push(`no drawings in ${values.folder}`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
const pack = encodeProps(entries, drawings);
fs.writeFileSync(values.out, pack);
console.log(`${entries.length} props, ${pack.length} bytes`);
