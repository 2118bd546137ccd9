import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { convert } from "../convert.mjs";
import { decodePack } from "../pack.mjs";
import { selectDrawings, selectSecondDrawings } from "../select.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));
const second = readJson("second.json");
const overrides = readJson("overrides.json");

let work;
before(() => { work = fs.mkdtempSync(path.join(os.tmpdir(), "motifs-")); });
after(() => fs.rmSync(work, { recursive: true }));

function build(name, ...more) {
  const out = path.join(work, name);
  execFileSync(process.execPath, [path.join(folder, "build.mjs"), "--out", out, ...more], { stdio: "pipe" });
  return fs.readFileSync(out);
}

describe("the builder", () => {
  const only = ["--only", "2693,1f336,1f3f4-200d-2620"];

  it("gives the same bytes, however many threads draw and whether they come from the cache", () => {
    const cache = path.join(work, "cache");
    const alone = build("alone", ...only, "--threads", "1");
    assert.deepEqual(build("shared", ...only, "--threads", "3", "--cache", cache), alone);
    assert.equal(fs.readdirSync(cache).length, 1);
    assert.deepEqual(build("cached", ...only, "--cache", cache), alone);
  });

  it("packs both drawings of a motif", () => {
    const motifs = decodePack(build("both", ...only));
    assert.deepEqual([...motifs.keys()], ["1f336", "1f3f4-200d-2620", "2693"]);
    for (const [id, motif] of motifs) {
      assert.ok(motif.second.full.length > 0, id);
      assert.equal(motif.forAll, second[id].also ?? false, id);
      assert.notDeepEqual(motif.second.full, motif.full, id);
    }
  });
});

describe("the conversion", () => {
  // A red flag to the left of a grey pole, with two dark dots made of one path.
  const flag = '<path fill="#e33" d="M2 4h18v12H2z"/><path fill="#777" d="M20 2h4v28h-4z"/>' +
    '<path fill="#111" d="M6 8h2v2h-2zM12 8h2v2h-2z"/>';
  const centre = ({ bounds: [left, , right] }) => (left + right) / 2;
  const roles = (motif) => motif.full.map(({ role }) => role);

  it("mirrors on demand", () => {
    const plain = convert(flag, 32), mirrored = convert(flag, 32, { mirror: true });
    assert.ok(centre(plain) < 0.45);
    assert.ok(Math.abs(centre(plain) + centre(mirrored) - 1) < 0.01);
    assert.deepEqual(roles(mirrored), roles(plain));
  });

  it("keeps the colour of each region, but of none whose colours only tell areas apart", () => {
    const colours = (svg) => convert(svg, 32).full.filter(({ role }) => role === "region").map(({ colour }) => colour);
    assert.deepEqual(colours(flag).map((colour) => colour.map((value) => Math.round(value * 15))), [[14, 3, 3], [7, 7, 7]]);
    assert.deepEqual(colours(flag.replaceAll("<path ", '<path data-colour="none" ')), [undefined, undefined]);
    assert.deepEqual(colours(flag.replace("<path ", '<path data-colour="#ffffff" '))[0], [1, 1, 1]);
    const own = selectDrawings(overrides).find(({ id }) => id === "own-apfelbaum");
    assert.ok(convert(own.body, own.size).full.every(({ colour }) => colour === undefined));
  });

  it("lets a role be forced for one piece of an area", () => {
    assert.deepEqual(roles(convert(flag, 32)), ["region", "region", "solid", "solid"]);
    assert.deepEqual(roles(convert(flag, 32, { role: { "2.1": "region" } })), ["region", "region", "region", "solid"]);
    assert.deepEqual(roles(convert(flag, 32, { role: { 2: "region" } })), ["region", "region", "region", "region"]);
  });

  it("lets a rule be tightened for one drawing, and refuses unknown ones", () => {
    assert.equal(convert(flag, 32, { rules: { minWidth: 0.15 } }).full.filter(({ role }) => role === "region").length, 1);
    assert.throws(() => convert(flag, 32, { rules: { minwidth: 0.15 } }), /no rule minwidth/);
  });
});

describe("the lists", () => {
  const motifs = new Set(selectDrawings(overrides).map(({ id }) => id));

  it("name a motif for each second drawing, sorted", () => {
    const ids = Object.keys(second);
    for (const id of ids) assert.ok(motifs.has(id), id);
    assert.deepEqual(selectSecondDrawings(second).map(({ id }) => id), [...ids].sort());
    const [cat] = selectSecondDrawings({ "own-katze": { of: "1f408" } });
    assert.deepEqual({ ...cat, id: "1f408" }, selectSecondDrawings({ "1f408": {} })[0]);
    assert.throws(() => selectSecondDrawings({ "1f415": {}, "1f415-200d": {} }), /no drawing for 1f415-200d/);
  });

  it("know only settings that there are", () => {
    const known = { overrides: ["name", "exclude", "other", "drop", "keep", "role", "rules", "of"],
      second: ["name", "of", "also", "mirror", "drop", "keep", "role", "rules"] };
    for (const [list, entries] of Object.entries({ overrides, second })) {
      for (const [id, entry] of Object.entries(entries)) {
        for (const key of Object.keys(entry)) assert.ok(known[list].includes(key), `${list}: ${id}: ${key}`);
      }
    }
  });

  it("give no motif twice the same drawing", () => {
    for (const [id, { other }] of Object.entries(overrides)) assert.ok(!(other && second[id]), id);
  });
});
