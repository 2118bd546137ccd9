// Builds the motif pack. usage: node build.mjs --out FILE [--only id,id,...] [--threads n] [--cache FOLDER]
//        node build.mjs --explain id: lists the areas that a drawing is painted with
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import v8 from "node:v8";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { convert, explain } from "./convert.mjs";
import { encodeMotif, encodePack } from "./pack.mjs";
import { selectDrawings } from "./select.mjs";

const overrides = JSON.parse(fs.readFileSync(new URL("./overrides.json", import.meta.url), "utf8"));

/** Converts every n-th drawing; failures name the drawing. @returns {[string, Buffer][]} ids and encoded motifs */
function convertShare(drawings, share, shares) {
  const out = [];
  for (let i = share; i < drawings.length; i += shares) {
    const { id, name, body, size } = drawings[i];
    try {
      const motif = convert(body, size, overrides[id]);
      if (!motif.full.some((shape) => shape.role === "region")) throw new Error("nothing to colour is left of it");
      out.push([id, encodeMotif(motif)]);
    } catch (error) {
      throw new Error(`${id} (${name}): ${error.message}`, { cause: error });
    }
  }
  return out;
}

async function convertAll(drawings, shares) {
  const parts = await Promise.all(Array.from({ length: Math.min(shares, drawings.length) }, (_, share) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { drawings, share, shares } });
      worker.on("message", resolve);
      worker.on("error", reject);
    })));
  return parts.flat().map(([id, bytes]) => [id, Buffer.from(bytes)]);
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

/** Converts what the cache does not have. A cache file holds all motifs that one state of the code has drawn. */
async function convertCached(drawings, shares, cache) {
  if (!cache) return convertAll(drawings, shares);
  const file = path.join(cache, `motifs-${codeHash().slice(0, 32)}`);
  const known = fs.existsSync(file) ? v8.deserialize(fs.readFileSync(file)) : new Map();
  const keyOf = ({ id, body, size }) =>
    createHash("sha256").update(JSON.stringify([body, size, overrides[id] ?? null])).digest("hex");
  const missing = drawings.filter((drawing) => !known.has(keyOf(drawing)));
  const drawn = new Map(await convertAll(missing, shares));
  for (const drawing of missing) known.set(keyOf(drawing), drawn.get(drawing.id));
  if (missing.length > 0) {
    fs.mkdirSync(cache, { recursive: true });
    // Renamed into place, so that nobody reads half a file.
    fs.writeFileSync(`${file}.${process.pid}`, v8.serialize(known));
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  return drawings.map((drawing) => [drawing.id, Buffer.from(known.get(keyOf(drawing)))]);
}

if (isMainThread) {
  const { values } = parseArgs({ options: { out: { type: "string" }, only: { type: "string" }, threads: { type: "string" },
    cache: { type: "string" }, explain: { type: "string" } } });
  if (values.explain) {
    const { body, size } = selectDrawings({}).find(({ id }) => id === values.explain);
    console.table(explain(body, size, overrides[values.explain]));
    process.exit();
  }
  const started = Date.now();
  const only = values.only?.split(",");
  const drawings = selectDrawings(overrides).filter(({ id }) => !only || only.includes(id));
  const shares = Number(values.threads ?? Math.min(4, os.availableParallelism()));
  const pack = encodePack(await convertCached(drawings, shares, values.cache));
  fs.writeFileSync(values.out, pack);
  console.log(`${drawings.length} motifs, ${pack.length} bytes, ${((Date.now() - started) / 1000).toFixed(1)} s`);
} else {
  parentPort.postMessage(convertShare(workerData.drawings, workerData.share, workerData.shares));
}
