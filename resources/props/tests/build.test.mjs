// What the build of the props refuses, and what it makes of what it takes. Run with `node --test`.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { encodeDrawing, encodeProps } from "../pack.mjs";
import { readDrawing } from "../read.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));
const paint = 'fill="#fff" stroke="#000" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"';
const rootOf = (more = "") => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-600 -1020 1200 1040" data-kind="thing" ${more}>`;
const svg = (body, { more, title = "<title>Ding</title>", name = "thing" } = {}) =>
  `${rootOf(more)}${title}<g id="${name}" ${paint}>${body}</g></svg>`;
const read = (body, options) => readDrawing("thing", svg(body, options));
const box = '<rect x="-100" y="-200" width="200" height="200"/>';
const choice = (...alternatives) =>
  `<g data-choice="even">${alternatives.map((body, i) => `<g id="a${i}">${body}</g>`).join("")}</g>`;

describe("a drawing", () => {
  it("has a title, a kind and its mirroring", () => {
    const { title, kind, mirror } = read(box);
    assert.deepEqual({ title, kind, mirror }, { title: "Ding", kind: "thing", mirror: false });
    assert.equal(read(box, { more: 'data-mirror="even"' }).mirror, true);
  });

  it("has shapes whose role is seen", () => {
    const { items } = read(`${box}<line x1="0" y1="0" x2="5" y2="-5" fill="none" stroke-width="17"/>` +
      '<circle cx="0" cy="-100" r="10" fill="black" stroke="none" data-least="0.7"/>');
    assert.deepEqual(items.map(({ role, weight, least }) => [role, weight, least]),
      [["region", 1, 0], ["detail", 0.85, 0], ["solid", 0, 0.7]]);
    assert.deepEqual(items[0].subpaths, [[[-100, -200], [100, -200], [100, 0], [-100, 0]]]);
    assert.equal(items[2].subpaths[0].length, 5);
  });

  it("says what its regions have in nature, by the name of a crayon", () => {
    const { items } = read(`<g data-colour="braun">${box}</g>${box}`);
    assert.deepEqual(items.map(({ colour }) => colour), ["#8d5a2b", undefined]);
    assert.throws(() => read(`<g data-colour="maroon">${box}</g>`), /no crayon/);
  });

  it("has its transforms and styles resolved", () => {
    const [{ role, subpaths }] = read('<g transform="translate(10 0) scale(2)" style="fill:none;stroke-width:10">' +
      '<path d="m0 0 0-5q3 0 3 3"/></g>').items;
    assert.equal(role, "detail");
    assert.deepEqual(subpaths, [[[10, 0], [10, -10], [14, -10, 16, -8, 16, -4]]]);
  });

  it("ignores what a drawing program adds of its own", () => {
    const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1"';
    assert.equal(readDrawing("thing", svg(`<g inkscape:label="x">${box}</g><inkscape:view/>`, { more: inkscape })).items.length, 1);
  });

  it("has choices, sizes and other drawings", () => {
    const [chosen, sized, used] = read(`${choice(box, "")}<g data-above="20" display="none">${box}</g>` +
      '<use href="egg.svg#egg" transform="scale(.5)"/>').items;
    assert.deepEqual(chosen.choice.map((items) => items.length), [1, 0]);
    assert.deepEqual([sized.above, sized.upTo, sized.items.length], [20, Infinity, 1]);
    assert.deepEqual(used, { use: "egg", matrix: [0.5, 0, 0, 0.5, 0, 0] });
  });
});

const grip = '<line data-point="grip" x1="10" y1="-50" x2="10" y2="-90"/>';

describe("a thing", () => {
  it("has a real height and motifs", () => {
    const { cm, motifs, homes } = read(box, { more: 'data-cm="12.5" data-motif="own-angel 1f3a3" data-home="küche zimmer"' });
    assert.deepEqual(homes, ["küche", "zimmer"]);
    assert.deepEqual({ cm, motifs }, { cm: 12.5, motifs: ["own-angel", "1f3a3"] });
    assert.deepEqual([read(box).cm, read(box).motifs], [0, []]);
  });

  it("is drawn for a motif in which something lies, with a line for that", () => {
    const bed = ["bed", "bed_far"].map((name, i) => `<line data-point="${name}" x1="${i}0" y1="-50" x2="${i}9" y2="-50"/>`).join("");
    assert.deepEqual(read(box + bed, { more: 'data-filled="own-nest"' }).filled, ["own-nest"]);
    assert.throws(() => read(box, { more: 'data-filled="own-nest"' }), /load and load_far/);
    assert.throws(() => read(box + bed, { more: 'data-filled="Nest!"' }), /data-filled/);
  });

  it("says how many of its kind it shows", () => {
    assert.deepEqual([read(box).pieces, read(box, { more: 'data-pieces="3"' }).pieces], [1, 3]);
    for (const wrong of ["0", "2.5", "many"]) assert.throws(() => read(box, { more: `data-pieces="${wrong}"` }), Error);
  });

  it("has points with a direction, which are not drawn", () => {
    const { items, points } = read(`${grip}<g transform="translate(100 0) rotate(90)">` +
      `<line data-point="tip" x1="0" y1="-10" x2="0" y2="-20" stroke="none"/></g>${box}`);
    assert.equal(items.length, 1);
    assert.deepEqual(points.map(({ name, x, y, degrees }) => [name, ...[x, y, degrees].map((v) => Math.round(v))]),
      [["grip", 10, -50, -90], ["tip", 110, 0, 0]]);
  });

  it("has a front layer", () => {
    const { items, front, points } = read(`${box}<g data-layer="front">${grip}<g data-above="9">${box}</g>${box}</g>`);
    assert.deepEqual([items.length, front.length, points.length], [1, 2, 1]);
    assert.deepEqual(read(box).front, []);
  });
});

describe("the builder refuses", () => {
  const cases = [
    ["no SVG", () => readDrawing("thing", "<html/>"), /no SVG/],
    ["broken XML", () => readDrawing("thing", "<svg"), /./],
    ["a missing title", () => read(box, { title: "" }), /<title> with the German name is missing/],
    ["a missing kind", () => readDrawing("thing", svg(box).replace('data-kind="thing"', "")), /data-kind/],
    ["a missing view box", () => readDrawing("thing", svg(box).replace(/viewBox="[^"]*"/, "")), /viewBox is missing/],
    ["another name inside", () => read(box, { name: "other" }), /<g id="thing"> is missing/],
    ["an empty drawing", () => read(""), /nothing is drawn/],
    ["an unknown way to mirror", () => read(box, { more: 'data-mirror="odd"' }), /data-mirror="odd"/],
    ["text", () => read("<text>A</text>"), /<text> is not allowed/],
    ["a gradient", () => read("<defs><linearGradient/></defs>"), /<defs> is not allowed/],
    ["an unknown attribute", () => read('<rect x="0" y="-9" width="9" height="9" opacity="0.5"/>'), /the attribute opacity/],
    ["an unknown style", () => read('<rect style="filter:url(#a)" x="0" y="-9" width="9" height="9"/>'), /the style filter/],
    ["a colour", () => read('<rect fill="red" x="0" y="-9" width="9" height="9"/>'), /neither white nor black/],
    ["a coloured stroke", () => read('<rect stroke="#123456" x="0" y="-9" width="9" height="9"/>'), /neither white nor black/],
    ["a white stroke", () => read('<path d="M0 0H9" fill="none" stroke="white"/>'), /a white stroke/],
    ["a shape without paint", () => read('<path d="M0 0H9" fill="none" stroke="none"/>'), /without paint/],
    ["a region without an outline", () => read('<rect stroke="none" x="0" y="-9" width="9" height="9"/>'), /without a stroke/],
    ["an outlined solid", () => read('<rect fill="black" x="0" y="-9" width="9" height="9"/>'), /has a stroke/],
    ["an open filled path", () => read('<path d="M0 0H9V-9"/>'), /filled shape is open/],
    ["a closed path without a filling", () => read('<path d="M0 0H9V-9Z" fill="none"/>'), /without a filling/],
    ["a path without length", () => read('<path d="M0 0Z"/>'), /without length/],
    ["a broken path", () => read('<path d="M0 0 X9"/>'), /SvgPath/],
    ["a rectangle without size", () => read("<rect/>"), /no size/],
    ["a circle without size", () => read('<circle r="0"/>'), /no size/],
    ["a length that is no number", () => read('<circle r="5%"/>'), /no number/],
    ["a stroke that is not round", () => read('<path d="M0 0H9" fill="none" stroke-linecap="butt"/>'), /not round/],
    ["a stretched stroke", () => read(`<g transform="scale(2 1)">${box}</g>`), /stretch a stroke/],
    ["an unknown transform", () => read(`<g transform="spin(2)">${box}</g>`), /cannot read the transform/],
    ["a width out of range", () => read('<path d="M0 0H9" fill="none" stroke-width="900"/>'), /out of range/],
    ["a hidden shape", () => read('<path d="M0 0H9" fill="none" display="none"/>'), /is hidden/],
    ["a least size of what is no circle", () => read('<rect data-least="1" x="0" y="-9" width="9" height="9"/>'), /data-least/],
    ["a shape outside of the sheet", () => read('<path d="M0 0H900" fill="none"/>'), /out of the viewBox/],
    ["a choice with one alternative", () => read(choice(box)), /fewer than two/],
    ["an unknown choice", () => read(choice(box, "").replace("even", "rare")), /data-choice="rare"/],
    ["an alternative without a name", () => read(choice(box, "").replace(' id="a1"', "")), /has no id/],
    ["an alternative that is no group", () => read(`<g data-choice="even">${box}${box}</g>`), /is no <g>/],
    ["an unknown point", () => read(box + grip.replace("grip", "handle")), /data-point="handle" is unknown/],
    ["a point without a direction", () => read(box + grip.replace("-90", "-50")), /grip has no direction/],
    ["a point that is there twice", () => read(box + grip + grip), /grip is there twice/],
    ["a point in a choice", () => read(choice(box, grip)), /within a choice/],
    ["a point in a group by size", () => read(`${box}<g data-above="9"><g>${grip}</g></g>`), /within a choice or a group by size/],
    ["a point of what is no line", () => read('<rect data-point="grip" width="9" height="9"/>'), /attribute data-point/],
    ["a mirrored thing with points", () => read(box + grip, { more: 'data-mirror="even"' }), /no data-mirror/],
    ["a mirrored thing with a front", () => read(`${box}<g data-layer="front">${box}</g>`, { more: 'data-mirror="even"' }), /no data-mirror/],
    ["an unknown layer", () => read(`${box}<g data-layer="back">${box}</g>`), /data-layer="back"/],
    ["a front layer in a choice", () => read(choice(box, `<g data-layer="front">${box}</g>`)), /within a choice/],
    ["a front layer by size", () => read(`${box}<g data-layer="front" data-above="9">${box}</g>`), /by its size itself/],
    ["something after the front layer", () => read(`<g data-layer="front">${box}</g>${box}`), /after the front layer/],
    ["two front layers", () => read(`${box}<g data-layer="front">${box}</g>`.repeat(2)), /after the front layer/],
    ["a front alone", () => read(`<g data-layer="front">${box}</g>`), /nothing is drawn/],
    ["a front outside of the sheet", () => read(`${box}<g data-layer="front"><path d="M0 0H900" fill="none"/></g>`), /out of the viewBox/],
    ["a height that is no number", () => read(box, { more: 'data-cm="tall"' }), /no number/],
    ["a height out of range", () => read(box, { more: 'data-cm="0"' }), /data-cm="0" is out of range/],
    ["a motif that is no id", () => read(box, { more: 'data-motif="Angel"' }), /data-motif has "Angel"/],
    ["a home that is no place", () => read(box, { more: 'data-home="Kitchen 2"' }), /data-home has "Kitchen"/],
    ["a home that is there twice", () => read(box, { more: 'data-home="küche küche"' }), /there twice/],
    ["a motif that is there twice", () => read(box, { more: 'data-motif="1f3a3 1f3a3"' }), /there twice/],
    ["a use that is no other drawing", () => read('<use href="#thing"/>'), /cannot use "#thing"/],
    ["a stretched use", () => read('<use href="egg.svg#egg" transform="scale(1 2)"/>'), /stretch a stroke/],
  ];
  for (const [what, work, message] of cases) it(what, () => assert.throws(work, message));

  const use = (name) => `<use href="${name}.svg#${name}"/>`;
  const all = (bodies) => new Map(Object.entries(bodies).map(([name, [body, more]]) =>
    [name, readDrawing(name, svg(body, { name, more }))]));
  it("the use of a drawing that does not exist", () =>
    assert.throws(() => encodeDrawing("a", all({ a: [use("b")] })), /b\.svg does not exist/));
  it("drawings that use each other", () =>
    assert.throws(() => encodeDrawing("a", all({ a: [use("b")], b: [use("a")] })), /a uses b uses a/));
  it("the use of one that is mirrored and has a choice", () =>
    assert.throws(() => encodeDrawing("a", all({ a: [use("b")], b: [choice(box, ""), 'data-mirror="even"'] })), /cannot be used/));
  it("a point far from its foot", () =>
    assert.throws(() => encodeDrawing("a", all({ a: [`<g transform="translate(9000)">${use("b")}</g>`], b: [box] })), /eight heights/));

  it("puts what is used in the place of the use", () => {
    const half = all({ a: ['<use href="b.svg#b" transform="scale(0.5)"/>'], b: [box],
      c: ['<rect x="-50" y="-100" width="100" height="100"/>'] });
    assert.deepEqual(encodeDrawing("a", half), encodeDrawing("c", half));
    // The heights are those of the used drawing itself.
    const sized = all({ a: ['<use href="b.svg#b" transform="scale(0.5)"/>'], b: [`<g data-above="20">${box}</g>`],
      c: ['<g data-above="40"><rect x="-50" y="-100" width="100" height="100"/></g>'] });
    assert.deepEqual(encodeDrawing("a", sized), encodeDrawing("c", sized));
    const mirrored = all({ a: [use("b")], b: ['<path d="M0 0H9V-9Z"/>', 'data-mirror="even"'],
      c: [choice('<path d="M0 0H9V-9Z"/>', '<path d="M0 0H-9V-9Z"/>')] });
    assert.deepEqual(encodeDrawing("a", mirrored), encodeDrawing("c", mirrored));
  });

  it("puts both layers of what is used in the place of the use, without its points", () => {
    const things = all({ a: [use("b")], b: [`${box}${grip}<g data-layer="front">${box}</g>`], c: [box + box] });
    assert.deepEqual(encodeDrawing("a", things), encodeDrawing("c", things));
  });
});

describe("build.mjs", () => {
  let work;
  before(() => { work = fs.mkdtempSync(path.join(os.tmpdir(), "props-")); });
  after(() => fs.rmSync(work, { recursive: true }));

  it("packs all drawings, and gives the same bytes again", () => {
    const build = (name) => {
      execFileSync(process.execPath, [path.join(folder, "build.mjs"), "--out", path.join(work, name)], { stdio: "pipe" });
      return fs.readFileSync(path.join(work, name));
    };
    const pack = build("one");
    assert.deepEqual(build("two"), pack);
    assert.equal(pack.toString("ascii", 0, 8), "BSPROPS4");
    assert.equal(pack.readUInt32LE(12), 1 + fs.readdirSync(folder).filter((file) => file.endsWith(".svg")).length);
  });

  it("says which drawings stand for which motifs, by motif and by name", () => {
    const drawings = new Map([["b", 'data-motif="9 10"'], ["a", 'data-motif="9"'], ["c", ""]].map(([name, more]) =>
      [name, readDrawing(name, svg(box, { name, more }))]));
    const pack = encodeProps([...drawings.keys()].map((name) => [name, encodeDrawing(name, drawings)]), drawings);
    const [id, data, nextId, nextData] = [16, 20, 24, 28].map((at) => pack.readUInt32LE(at));
    assert.equal(pack.toString("ascii", id, nextId), "!motifs");
    const [size, ...texts] = ["\x03", "10", "b", "9", "a", "9", "b"];
    assert.equal(zlib.inflateSync(pack.subarray(data + 1, nextData)).toString("latin1"),
      size + texts.map((text) => String.fromCharCode(text.length) + text).join(""));
  });

  it("knows every motif that a drawing stands for", () => {
    const lexicon = path.join(folder, "..", "lexicon");
    const known = new Set(fs.readdirSync(lexicon).filter((file) => file.endsWith(".toml"))
      .flatMap((file) => [...fs.readFileSync(path.join(lexicon, file), "utf8").matchAll(/^"?([a-z0-9-]+)"? = /gm)])
      .map(([, id]) => id));
    for (const file of fs.readdirSync(folder).filter((one) => one.endsWith(".svg"))) {
      const { motifs, filled, set } = readDrawing(file.slice(0, -4), fs.readFileSync(path.join(folder, file), "utf8"));
      for (const motif of [...motifs, ...filled, ...set]) assert.ok(known.has(motif), `${file}: ${motif}`);
    }
  });

  it("names the files of all problems and writes nothing", () => {
    const own = path.join(work, "own"), out = path.join(work, "none");
    fs.mkdirSync(own);
    fs.writeFileSync(path.join(own, "one.svg"), svg("<text/>", { name: "one" }));
    fs.writeFileSync(path.join(own, "two.svg"), svg('<use href="six.svg#six"/>', { name: "two" }));
    fs.writeFileSync(path.join(own, "Three.svg"), svg(box, { name: "Three" }));
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, "build.mjs"), "--folder", own, "--out", out],
      { encoding: "utf8" });
    assert.equal(status, 1);
    for (const problem of [/one\.svg: <text>/, /two\.svg: six\.svg does not exist/, /Three\.svg: the name/]) assert.match(stderr, problem);
    assert.ok(!fs.existsSync(out));
  });
});
