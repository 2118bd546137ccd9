// Draws contact sheets of a pack as SVG.
// usage: node sheet.mjs --pack FILE --out FOLDER [--level full|simple] [--only id,...] [--columns 12] [--rows 8]
//        [--source] (the coloured drawing beside each motif) [--line 0.009] (line width, in parts of a motif's side)
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { decodePack } from "./pack.mjs";
import { selectDrawings } from "./select.mjs";

const { values } = parseArgs({
  options: {
    pack: { type: "string" }, out: { type: "string" }, level: { type: "string", default: "full" },
    only: { type: "string" }, columns: { type: "string", default: "12" }, rows: { type: "string", default: "8" },
    source: { type: "boolean", default: false }, line: { type: "string", default: "0.009" },
  },
});
const columns = Number(values.columns), rows = Number(values.rows), line = Number(values.line);
const cell = 150, label = 16, inner = cell - 10;
const only = values.only?.split(",");
const motifs = [...decodePack(fs.readFileSync(values.pack))].filter(([id]) => !only || only.includes(id));
const drawings = new Map(selectDrawings({}).map((drawing) => [drawing.id, drawing]));

const decimals = (value) => +value.toFixed(4);
function pathData({ role, subpaths }) {
  return subpaths.map(([start, ...segments]) => `M${start.map(decimals).join(" ")}` +
    segments.map((s) => (s.length === 6 ? "C" : "L") + s.map(decimals).join(" ")).join("") + (role === "line" ? "" : "Z")).join("");
}

function drawMotif(shapes) {
  return shapes.map((shape) => {
    const fill = { region: "#fff", solid: "#000", line: "none" }[shape.role];
    const stroke = shape.role === "solid" ? "none" : "#000";
    return `<path d="${pathData(shape)}" fill="${fill}" stroke="${stroke}"${shape.evenOdd ? ' fill-rule="evenodd"' : ""}/>`;
  }).join("");
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const perSheet = columns * rows;
fs.mkdirSync(values.out, { recursive: true });
for (let sheet = 0; sheet * perSheet < motifs.length; ++sheet) {
  let body = "";
  motifs.slice(sheet * perSheet, (sheet + 1) * perSheet).forEach(([id, motif], i) => {
    const wide = values.source ? 2 : 1;
    const x = (i % columns) * cell * wide, y = Math.floor(i / columns) * (cell + label);
    body += `<g transform="translate(${x + 5},${y + 3}) scale(${inner})" stroke-width="${line}" stroke-linejoin="round" ` +
      `stroke-linecap="round">${drawMotif(motif[values.level])}</g>`;
    const drawing = drawings.get(id);
    if (values.source && drawing) {
      const unique = drawing.body.replace(/\bid="/g, `id="m${i}-`).replace(/url\(#/g, `url(#m${i}-`)
        .replace(/href="#/g, `href="#m${i}-`);
      body += `<svg x="${x + cell + 5}" y="${y + 3}" width="${inner}" height="${inner}" ` +
        `viewBox="0 0 ${drawing.size} ${drawing.size}">${unique}</svg>`;
    }
    body += `<text x="${x + (cell * wide) / 2}" y="${y + cell + 8}" font-size="11" font-family="sans-serif" ` +
      `text-anchor="middle">${escape(`${id.slice(0, 15)} ${(drawing?.name ?? "").slice(0, 20 * wide)}`.slice(0, 27 * wide))}</text>`;
  });
  const width = columns * cell * (values.source ? 2 : 1), height = rows * (cell + label);
  fs.writeFileSync(path.join(values.out, `sheet-${String(sheet + 1).padStart(2, "0")}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>${body}</svg>`);
}
