// Draws contact sheets of a pack as SVG (sheets.md). usage: node sheet.mjs --pack FILE --out FOLDER
//   [--show full,simple,...] what to draw of each motif, side by side: full, simple, second, second-simple, source (the
//                     coloured drawing), second-source. Default: full
//   [--with-second] only motifs that have a second drawing   [--only id,...]
//   [--columns 12] [--rows 8] motifs in a row and rows on a sheet   [--line 0.009] line width, in parts of a motif's side
//   [--candidates FILE] a pack of `build.mjs --seconds`, for second drawings that are not chosen yet
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { decodePack } from "./pack.mjs";
import { selectDrawings, selectSecondDrawings } from "./select.mjs";

const { values } = parseArgs({
  options: {
    pack: { type: "string" }, out: { type: "string" }, show: { type: "string", default: "full" },
    only: { type: "string" }, columns: { type: "string", default: "12" }, rows: { type: "string", default: "8" },
    line: { type: "string", default: "0.009" }, "with-second": { type: "boolean", default: false }, candidates: { type: "string" },
  },
});
const columns = Number(values.columns), rows = Number(values.rows), line = Number(values.line);
const cell = 150, label = 16, inner = cell - 10;
const views = values.show.split(",");
const only = values.only?.split(",");
const pack = decodePack(fs.readFileSync(values.pack));
if (values.candidates) {
  for (const [id, second] of decodePack(fs.readFileSync(values.candidates))) {
    if (pack.has(id)) pack.get(id).second = second;
  }
}
const motifs = [...pack].filter(([id, motif]) => (!only || only.includes(id)) && (!values["with-second"] || motif.second));
const byId = (drawings) => new Map(drawings.map((drawing) => [drawing.id, drawing]));
const second = JSON.parse(fs.readFileSync(new URL("./second.json", import.meta.url), "utf8"));
const sources = byId(selectDrawings({}));
const secondSources = views.includes("second-source") ? new Map([...byId(selectSecondDrawings()), ...byId(selectSecondDrawings(second))]) : new Map();

const decimals = (value) => +value.toFixed(4);
function pathData({ role, subpaths }) {
  return subpaths.map(([start, ...segments]) => `M${start.map(decimals).join(" ")}` +
    segments.map((s) => (s.length === 6 ? "C" : "L") + s.map(decimals).join(" ")).join("") + (role === "line" ? "" : "Z")).join("");
}

function drawShapes(shapes, x, y) {
  const paths = shapes.map((shape) => {
    const fill = { region: "#fff", solid: "#000", line: "none" }[shape.role];
    const stroke = shape.role === "solid" ? "none" : "#000";
    return `<path d="${pathData(shape)}" fill="${fill}" stroke="${stroke}"${shape.evenOdd ? ' fill-rule="evenodd"' : ""}/>`;
  }).join("");
  return `<g transform="translate(${x},${y}) scale(${inner})" stroke-width="${line}" stroke-linejoin="round" ` +
    `stroke-linecap="round">${paths}</g>`;
}

function drawSource({ body, size }, x, y, prefix) {
  const unique = body.replace(/\bid="/g, `id="${prefix}-`).replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`);
  return `<svg x="${x}" y="${y}" width="${inner}" height="${inner}" viewBox="0 0 ${size} ${size}">${unique}</svg>`;
}

function drawView(view, id, motif, x, y, prefix) {
  if (view === "source" || view === "second-source") {
    const drawing = (view === "source" ? sources : secondSources).get(id);
    return drawing ? drawSource(drawing, x, y, prefix) : "";
  }
  const drawing = view.startsWith("second") ? motif.second : motif;
  return drawing ? drawShapes(view.endsWith("simple") ? drawing.simple : drawing.full, x, y) : "";
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const perSheet = columns * rows, wide = views.length;
fs.mkdirSync(values.out, { recursive: true });
for (let sheet = 0; sheet * perSheet < motifs.length; ++sheet) {
  let body = "";
  motifs.slice(sheet * perSheet, (sheet + 1) * perSheet).forEach(([id, motif], i) => {
    const x = (i % columns) * cell * wide, y = Math.floor(i / columns) * (cell + label);
    views.forEach((view, k) => { body += drawView(view, id, motif, x + k * cell + 5, y + 3, `m${i}-${k}`); });
    const name = (sources.get(id)?.name ?? "").slice(0, 20 * wide);
    body += `<text x="${x + (cell * wide) / 2}" y="${y + cell + 8}" font-size="11" font-family="sans-serif" ` +
      `text-anchor="middle">${escape(`${id.slice(0, 15)} ${name}${motif.forAll ? " *" : ""}`.slice(0, 27 * wide))}</text>`;
  });
  const width = columns * cell * wide, height = rows * (cell + label);
  fs.writeFileSync(path.join(values.out, `sheet-${String(sheet + 1).padStart(2, "0")}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${body}</svg>`);
}
