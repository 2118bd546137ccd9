// A prop as the builder of motifs reads drawings: in colours that tell its regions apart, in a square of 128 units. So one drawing serves
// both who holds the thing and a page on which it stands alone.
import fs from "node:fs";
import { resolved } from "./pack.mjs";
import { readDrawing } from "./read.mjs";

const folder = new URL(".", import.meta.url);
/** The square's side, the room that a drawing fills of it, and where what stands does so. */
const side = 128, room = 120, floor = 122;
/** Hues that are far apart, none so dark that it would be taken for a pupil. */
export const hues = ["#e0574f", "#f4c542", "#5b8fd0", "#8fb35a", "#d99ad0", "#c98a4b", "#7fd0c4", "#f0a05a", "#9a86d8", "#f6b8b8", "#b7d968",
  "#6fc3ea", "#d9d0a0", "#c05f96", "#58a88a", "#e8e8f4"];
const ink = "#33251c", inkWidth = 1.8;

let read;
/** All props: a drawing may use others. */
function drawings() {
  read ??= new Map(fs.readdirSync(folder).filter((file) => file.endsWith(".svg")).map((file) =>
    [file.slice(0, -4), readDrawing(file.slice(0, -4), fs.readFileSync(new URL(file, folder), "utf8"))]));
  return read;
}

/** What is painted of a large one: the first alternative of each choice, and the details of those that are high. */
const painted = (items) => items.flatMap((item) => {
  if (item.choice) return painted(item.choice[0]);
  if (item.items) return item.upTo < Infinity ? [] : painted(item.items);
  return [item];
});

/** The box around all points of a shape, handles included: [left, top, right, bottom]. */
function boxOf({ subpaths }) {
  const points = subpaths.flat().flat(), xs = points.filter((_, i) => i % 2 === 0), ys = points.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
const meet = (a, b) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** For each shape a hue that no shape before it, which may touch it, has; if all are taken, the one that was taken first. */
function hueOfEach(shapes) {
  const given = [];
  for (const shape of shapes) {
    const box = boxOf(shape);
    const taken = given.filter((other) => meet(box, other.box)).map(({ hue }) => hue);
    given.push({ box, hue: hues.find((hue) => !taken.includes(hue)) ?? hues.toSorted((a, b) => taken.lastIndexOf(a) - taken.lastIndexOf(b))[0] });
  }
  return given.map(({ hue }) => hue);
}

const decimals = (value) => +value.toFixed(2);

/**
 * @param {string} name of a prop, without ".svg"
 * @returns {{name: string, body: string, size: number} | undefined} an SVG of the prop, which looks to the left as motifs do; nothing if
 *   there is no such prop
 */
export function colouredProp(name) {
  if (!drawings().has(name)) return undefined;
  const { items, front } = resolved(name, drawings());
  const shapes = painted([...items, ...front]);
  const boxes = shapes.map(boxOf);
  const [left, top] = [0, 1].map((k) => Math.min(...boxes.map((box) => box[k])));
  const [right, bottom] = [2, 3].map((k) => Math.max(...boxes.map((box) => box[k])));
  const scale = room / Math.max(right - left, bottom - top);
  const x = (value) => decimals(side / 2 - (value - (left + right) / 2) * scale), y = (value) => decimals(floor + (value - bottom) * scale);
  const run = (values) => values.map((value, i) => (i % 2 ? y(value) : x(value))).join(" ");
  const tints = hueOfEach(shapes);
  const paths = shapes.map(({ role, evenOdd, subpaths, colour }, i) => {
    const data = subpaths.map(([start, ...segments]) => `M${run(start)}` +
      segments.map((segment) => (segment.length === 6 ? "C" : "L") + run(segment)).join("") + (role === "detail" ? "" : "Z")).join("");
    if (role === "detail") return `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${inkWidth}" stroke-linecap="round"/>`;
    return `<path d="${data}" fill="${role === "solid" ? ink : tints[i]}" data-colour="${colour ?? "none"}"${evenOdd ? " fill-rule=\"evenodd\"" : ""}/>`;
  });
  return { name, size: side, body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${paths.join("")}</svg>` };
}
