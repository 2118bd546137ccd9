// Builds the motif pack. usage: node build.mjs --out FILE [--only id,id,...] [--threads n] [--cache FOLDER]
//        --seconds: a pack of all second drawings that there are, for choosing those that are good
//        --explain id: lists the areas that a drawing is painted with (its second one: --seconds)
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import v8 from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { convert, explain } from "./convert.mjs";
import { encodeDrawing, encodeMotif, encodePack } from "./pack.mjs";
import { selectDrawings, selectSecondDrawings } from "./select.mjs";

const readJson = (file) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), "utf8"));
const overrides = readJson("./overrides.json");
/** By id: the second drawings that are good, judged by eye, with overrides of their own. */
const second = readJson("./second.json");

const secondDrawings = (list) =>
  selectSecondDrawings(list).map((drawing) => ({ ...drawing, override: second[drawing.id] ?? {} }));

/** The drawings to convert: the first ones, or all that could become second ones. */
function wantedDrawings(candidates) {
  const firsts = selectDrawings(overrides).map((drawing) => ({ ...drawing, override: overrides[drawing.id] ?? {} }));
  if (!candidates) return firsts;
  const ids = new Set(firsts.map(({ id }) => id));
  return secondDrawings().filter(({ id }) => ids.has(id));
}

/** Converts every n-th drawing; failures name the drawing. @returns {[number, Uint8Array][]} positions and encoded drawings */
function convertShare(drawings, share, shares) {
  const out = [];
  for (let i = share; i < drawings.length; i += shares) {
    const { id, name, body, size, override } = drawings[i];
    try {
      const drawing = convert(body, size, override);
      if (!drawing.full.some((shape) => shape.role === "region")) throw new Error("nothing to colour is left of it");
      out.push([i, encodeDrawing(drawing)]);
    } catch (error) {
      throw new Error(`${id} (${name}): ${error.message}`, { cause: error });
    }
  }
  return out;
}

/** @returns {Promise<Buffer[]>} in the order of the drawings */
async function convertAll(drawings, shares) {
  const parts = await Promise.all(Array.from({ length: Math.min(shares, drawings.length) }, (_, share) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { drawings, share, shares } });
      worker.on("message", resolve);
      worker.on("error", reject);
    })));
  const out = new Array(drawings.length);
  for (const [i, bytes] of parts.flat()) out[i] = Buffer.from(bytes);
  return out;
}

/** The hash of the code that converts. */
function codeHash() {
  const hash = createHash("sha256").update(process.versions.v8);
  const folder = path.dirname(fileURLToPath(import.meta.url));
  for (const file of fs.readdirSync(folder).sort()) {
    const matters = file === "package-lock.json" || (file.endsWith(".mjs") && !["build.mjs", "sheet.mjs", "select.mjs"].includes(file));
    if (matters) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex");
}

/** Converts what the cache does not have. A cache file holds all drawings that one state of the code has converted. */
async function convertCached(drawings, shares, cache) {
  if (!cache) return convertAll(drawings, shares);
  const file = path.join(cache, `motifs-${codeHash().slice(0, 32)}`);
  const known = fs.existsSync(file) ? v8.deserialize(fs.readFileSync(file)) : new Map();
  const keyOf = ({ body, size, override: { name, also, of, other, ...rest } }) =>
    createHash("sha256").update(JSON.stringify([body, size, rest])).digest("hex");
  const missing = drawings.filter((drawing) => !known.has(keyOf(drawing)));
  const drawn = await convertAll(missing, shares);
  missing.forEach((drawing, i) => known.set(keyOf(drawing), drawn[i]));
  if (missing.length > 0) {
    fs.mkdirSync(cache, { recursive: true });
    // Renamed into place, so that nobody reads half a file.
    fs.writeFileSync(`${file}.${process.pid}`, v8.serialize(known));
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  return drawings.map((drawing) => Buffer.from(known.get(keyOf(drawing))));
}

if (isMainThread) {
  const { values } = parseArgs({ options: { out: { type: "string" }, only: { type: "string" }, threads: { type: "string" },
    cache: { type: "string" }, explain: { type: "string" }, seconds: { type: "boolean", default: false } } });
  if (values.explain) {
    const { body, size, override } = wantedDrawings(values.seconds).find(({ id }) => id === values.explain);
    console.table(explain(body, size, override));
    process.exit();
  }
  const started = Date.now();
  const only = values.only?.split(",");
  const isWanted = ({ id }) => !only || only.includes(id);
  const firsts = wantedDrawings(values.seconds).filter(isWanted);
  const ids = new Set(firsts.map(({ id }) => id));
  const seconds = values.seconds ? [] : secondDrawings(second).filter(({ id }) => ids.has(id));
  const shares = Number(values.threads ?? Math.min(4, os.availableParallelism()));
  const drawn = await convertCached([...firsts, ...seconds], shares, values.cache);
  const secondOf = new Map(seconds.map(({ id }, i) => [id, drawn[firsts.length + i]]));
  const pack = encodePack(firsts.map(({ id }, i) =>
    [id, encodeMotif(drawn[i], secondOf.get(id), second[id]?.also)]));
  fs.writeFileSync(values.out, pack);
  console.log(`${firsts.length} motifs, ${seconds.length} second drawings, ${pack.length} bytes, ` +
    `${((Date.now() - started) / 1000).toFixed(1)} s`);
} else {
  parentPort.postMessage(convertShare(workerData.drawings, workerData.share, workerData.shares));
}
