// Writes a contact sheet as SVG to standard output: every thing that has points, at its size beside a child, its points red.
// usage: node sheet.mjs [--only NAME,NAME] [--from 0 --count 20] [--zoom 1] [--width 900]
import fs from "node:fs";
import { parseArgs } from "node:util";
import { resolved } from "./pack.mjs";
import { readDrawing } from "./read.mjs";

const { values } = parseArgs({ options: { only: { type: "string" }, from: { type: "string", default: "0" },
  count: { type: "string", default: "1000" }, zoom: { type: "string", default: "1" }, width: { type: "string", default: "900" } } });
const folder = new URL(".", import.meta.url);
const drawings = new Map(fs.readdirSync(folder).filter((file) => file.endsWith(".svg")).sort().map((file) =>
  [file.slice(0, -4), readDrawing(file.slice(0, -4), fs.readFileSync(new URL(file, folder), "utf8"))]));
const only = values.only?.split(",");
const names = (only ?? [...drawings.keys()].filter((name) => drawings.get(name).points.length > 0))
  .slice(+values.from, +values.from + +values.count);

/** A child of 120 cm is 110 mm high on the page, with lines of 0.9 mm. */
const zoom = +values.zoom, mmPerCm = 110 / 120 * zoom, lineMm = 0.9 * zoom, widest = +values.width;
const child = "M-3-31C-12-31-13-58-9-64C-30-66-30-110 0-110S30-66 9-64C13-58 12-31 3-31M-8-34V0H-1V-28H1V0H8V-34M-10-58-18-36M10-58 18-36";
const decimals = (value) => +value.toFixed(2);

const pathOf = ({ role, subpaths }) => subpaths.map(([start, ...segments]) => `M${start.map(decimals).join(" ")}` +
  segments.map((s) => (s.length === 6 ? "C" : "L") + s.map(decimals).join(" ")).join("") + (role === "detail" ? "" : "Z")).join("");

/** What is painted of a thing that is that many millimetres high: the first alternative of each choice. */
const painted = (items, height) => items.flatMap((item) => {
  if (item.choice) return painted(item.choice[0], height);
  if (item.items) return height > item.above && height <= item.upTo ? painted(item.items, height) : [];
  return [item];
});

const placed = [];
let x = 0, y = 0, row = [];
function endRow() {
  const height = Math.max(118 * zoom, ...row.map(({ box }) => 6 - box.top)), below = Math.max(0, ...row.map(({ box }) => box.bottom));
  y += height;
  placed.push(`<path d="${child}" transform="translate(${26 * zoom} ${decimals(y)}) scale(${zoom})" fill="none" stroke="#999" stroke-width="0.4"/>`);
  for (const { drawn, at } of row) placed.push(`<g transform="translate(${decimals(at)} ${decimals(y)})">${drawn}</g>`);
  y += below + 10;
  row = [];
  x = 0;
}
for (const name of names) {
  const { cm, points } = drawings.get(name);
  const height = (cm || 100) * mmPerCm, scale = height / 1000;
  const { items, front } = resolved(name, drawings);
  const shapes = painted([...items, ...front], height);
  const coordinates = shapes.flatMap(({ subpaths }) => subpaths.flat(2));
  const [xs, ys] = [0, 1].map((axis) => coordinates.filter((_, i) => i % 2 === axis).map((value) => value * scale));
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const drawn = shapes.map((shape) => `<path d="${pathOf(shape)}" transform="scale(${scale})" fill-rule="${shape.evenOdd ? "evenodd" : "nonzero"}" ` +
    (shape.role === "solid" ? "/>" : `fill="${shape.role === "region" ? "#fff" : "none"}" stroke="#000" stroke-width="${decimals(lineMm * shape.weight / scale)}"/>`));
  const marks = points.map((point) => `<g transform="translate(${point.x * scale} ${point.y * scale})" stroke="red" fill="red">` +
    `<circle r="1"/><path d="M0 0H7" stroke-width="0.6" transform="rotate(${decimals(point.degrees)})"/>` +
    `<text x="1.5" y="-1.5" font-size="4" stroke="none">${point.name}</text></g>`);
  const width = Math.max(box.right - box.left, name.length * 3) + 12;
  if (x + width > widest && row.length > 0) endRow();
  if (x === 0) x = 56 * zoom;
  row.push({ at: x - box.left, box, drawn: `${drawn.join("")}${marks.join("")}<text x="${decimals(box.left)}" y="${decimals(box.bottom + 7)}" font-size="5" fill="blue">${name} ${cm}</text>` });
  x += width;
}
if (row.length > 0) endRow();
console.log(`<svg xmlns="http://www.w3.org/2000/svg" width="${widest}mm" height="${decimals(y)}mm" viewBox="0 0 ${widest} ${decimals(y)}" ` +
  `font-family="sans-serif" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#fff"/>${placed.join("\n")}</svg>`);
