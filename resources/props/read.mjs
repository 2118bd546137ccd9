// Reads the drawing of a prop: what it may hold stands in README.md. All that would be drawn otherwise than it is seen is refused.
import { createRequire } from "node:module";

const require = createRequire(new URL("../motifs/package.json", import.meta.url));
const { DOMParser } = require("@xmldom/xmldom");
const svgpath = require("svgpath");

/**
 * @typedef {number[][][]} Subpaths of each: its first point [x, y], then segments of 2 (line) or 6 (cubic) coordinates
 * @typedef {{role: "region"|"detail"|"solid", weight: number, evenOdd: boolean, least: number, subpaths: Subpaths, colour?: string}} Shape
 *   `weight` a factor of the line's width; `least` a circle's smallest radius in millimetres, or 0; `colour` what a region has
 *   in nature, "#rrggbb"
 * @typedef {{choice: Item[][]}} Choice
 * @typedef {{above: number, upTo: number, items: Item[]}} Sized drawn where the prop is taller than `above` millimetres and
 *   not taller than `upTo`
 * @typedef {{use: string, matrix: number[]}} Use
 * @typedef {Shape | Choice | Sized | Use} Item
 * @typedef {{name: string, x: number, y: number, degrees: number}} Point where somebody touches the thing; clockwise from the right
 * @typedef {{title: string, kind: string, mirror: boolean, cm: number, motifs: string[], filled: string[], set: string[], homes: string[], pieces: number, points: Point[], items: Item[],
 *   front: Item[]}} Drawing `cm` is 0 where the real height is not said; `front` what comes before who uses the thing
 */

/** What points may be called: README.md says what each means. */
export const pointNames = ["grip", "grip_far", "load", "load_far", "bed", "bed_far", "row", "row_far", "tip", "seat", "seat_far", "foot", "foot_far", "back_rest", "mouth_end", "top",
  "lap", "lie", "line", "ground", "grip_2", "grip_2_far", "grip_3", "grip_3_far", "seat_3"];

/** The stroke's width that is the factor 1. */
export const baseStroke = 20;

const identity = [1, 0, 0, 1, 0, 0];
export const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The matrix of a transform attribute. Every transform is affine, so three points of a mapped path tell it. */
function parseTransform(text) {
  if (text === undefined) return identity;
  const path = svgpath("M0 0L1 0L0 1").transform(text);
  if (path.err || !/^(\s*(matrix|translate|scale|rotate|skewX|skewY)\([^()]*\)[\s,]*)*$/.test(text)) {
    throw new Error(`cannot read the transform "${text}"`);
  }
  const points = [];
  path.abs().round(9).iterate(([, x, y]) => { points.push([x, y]); });
  const [[e, f], [a, b], [c, d]] = points;
  return [a - e, b - f, c - e, d - f, e, f];
}

/** A map that keeps the form: what has none other has strokes of one width. */
const keepsForm = ([a, b, c, d]) =>
  Math.abs(a * c + b * d) < 1e-6 && Math.abs(Math.hypot(a, b) - Math.hypot(c, d)) < 1e-6 && Math.hypot(a, b) > 1e-6;

const inherited = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "data-colour"];
/** The German names of crayons that data-colour may say, and what they stand for. */
export const crayons = { rot: "#e53935", gelb: "#fdd835", grün: "#43a047", blau: "#1e88e5", orange: "#fb8c00", braun: "#8d5a2b",
  hellblau: "#90d5f5", rosa: "#f8a5b8", lila: "#8e4bb8", hellgrün: "#9ccc50", grau: "#a0a5aa", schwarz: "#2a2a2e", weiß: "#ffffff" };
/** What an element may have; attributes with a prefix (inkscape:label) and data of others change no picture. */
const geometryOf = {
  path: ["d"], circle: ["cx", "cy", "r"], ellipse: ["cx", "cy", "rx", "ry"], line: ["x1", "y1", "x2", "y2"],
  rect: ["x", "y", "width", "height", "rx", "ry"], polygon: ["points"], polyline: ["points"],
};
const common = ["id", "class", "transform", "display", "style", ...inherited];
const allowed = {
  svg: ["xmlns", "viewBox", "width", "height", "version", "id", "data-kind", "data-mirror", "data-cm", "data-motif", "data-filled", "data-set", "data-home", "data-pieces"],
  g: [...common, "data-choice", "data-above", "data-up-to", "data-layer"],
  use: ["id", "class", "href", "transform", "display", "style"],
  ...Object.fromEntries(Object.entries(geometryOf).map(([name, own]) => [name, [...common, ...own, "data-least"]])),
};
allowed.line.push("data-point");

function attributesOf(element) {
  const attributes = {};
  for (const { name, prefix, localName, value } of Array.from(element.attributes)) {
    if (prefix === "xlink" && localName === "href") attributes.href = value;
    else if (!prefix) attributes[name] = value;
  }
  for (const name of Object.keys(attributes)) {
    if (!allowed[element.localName].includes(name)) throw new Error(`<${element.localName}> has the attribute ${name}`);
  }
  for (const declaration of (attributes.style ?? "").split(";").filter((part) => part.trim())) {
    const [name, value = ""] = declaration.split(":").map((part) => part.trim());
    if (!["display", ...inherited].includes(name)) throw new Error(`<${element.localName}> has the style ${name}`);
    attributes[name] = value;
  }
  return attributes;
}

function numberOf(attributes, name, fallback) {
  const text = attributes[name] ?? fallback;
  if (text === undefined) throw new Error(`${name} is missing`);
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?(px)?$/i.test(String(text))) throw new Error(`${name}="${text}" is no number`);
  return parseFloat(text);
}

/** The handle length for which four cubics come closest to a circle: 4/3 (sqrt 2 - 1). */
const handle = 0.5522847498307936;

/** Path data of a basic shape. */
function outline(name, a) {
  const round = (cx, cy, rx, ry) => {
    if (!(rx > 0 && ry > 0)) throw new Error(`<${name}> has no size`);
    const hx = handle * rx, hy = handle * ry;
    return `M${cx + rx} ${cy}C${cx + rx} ${cy + hy} ${cx + hx} ${cy + ry} ${cx} ${cy + ry}` +
      `C${cx - hx} ${cy + ry} ${cx - rx} ${cy + hy} ${cx - rx} ${cy}C${cx - rx} ${cy - hy} ${cx - hx} ${cy - ry} ${cx} ${cy - ry}` +
      `C${cx + hx} ${cy - ry} ${cx + rx} ${cy - hy} ${cx + rx} ${cy}Z`;
  };
  const get = (key) => numberOf(a, key, "0");
  switch (name) {
    case "path": return a.d ?? "";
    case "circle": return round(get("cx"), get("cy"), get("r"), get("r"));
    case "ellipse": return round(get("cx"), get("cy"), get("rx"), get("ry"));
    case "line": return `M${get("x1")} ${get("y1")}L${get("x2")} ${get("y2")}`;
    case "rect": {
      const [x, y, w, h] = [get("x"), get("y"), get("width"), get("height")];
      if (!(w > 0 && h > 0)) throw new Error("<rect> has no size");
      const rx = Math.min(numberOf(a, "rx", a.ry ?? "0"), w / 2), ry = Math.min(numberOf(a, "ry", a.rx ?? "0"), h / 2);
      if (rx <= 0 || ry <= 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
      const [hx, hy, right, bottom] = [(1 - handle) * rx, (1 - handle) * ry, x + w, y + h];
      return `M${x + rx} ${y}H${right - rx}C${right - hx} ${y} ${right} ${y + hy} ${right} ${y + ry}` +
        `V${bottom - ry}C${right} ${bottom - hy} ${right - hx} ${bottom} ${right - rx} ${bottom}` +
        `H${x + rx}C${x + hx} ${bottom} ${x} ${bottom - hy} ${x} ${bottom - ry}` +
        `V${y + ry}C${x} ${y + hy} ${x + hx} ${y} ${x + rx} ${y}Z`;
    }
    default: return `M${(a.points ?? "").trim()}${name === "polygon" ? "Z" : ""}`;
  }
}

/** @returns {{subpaths: Subpaths, closed: boolean[]}} */
function subpathsOf(data, matrix) {
  const path = svgpath(data);
  if (path.err) throw new Error(path.err);
  const subpaths = [], closed = [];
  let current;
  path.abs().unshort().unarc().matrix(matrix).iterate((segment, _, x, y) => {
    const [command, ...v] = segment;
    if (command === "M") {
      subpaths.push(current = [v]);
      closed.push(false);
      return;
    }
    if (command === "Z") {
      closed[closed.length - 1] = true;
      current = undefined;
      return;
    }
    if (!current) throw new Error("a subpath that starts where another one was closed");
    if (command === "L") current.push(v);
    else if (command === "H") current.push([v[0], y]);
    else if (command === "V") current.push([x, v[0]]);
    else if (command === "C") current.push(v);
    else if (command === "Q") {
      const toward = (from, to) => from + (to - from) * 2 / 3;
      current.push([toward(x, v[0]), toward(y, v[1]), toward(v[2], v[0]), toward(v[3], v[1]), v[2], v[3]]);
    } else throw new Error(`path command ${command}`);
  });
  if (subpaths.length === 0 || subpaths.some((subpath) => subpath.length < 2)) throw new Error("a path without length");
  return { subpaths, closed };
}

const colours = { white: "white", "#fff": "white", "#ffffff": "white", black: "black", "#000": "black", "#000000": "black",
  none: "none" };

function colourOf(state, name) {
  const colour = colours[state[name].toLowerCase()];
  if (!colour) throw new Error(`${name} "${state[name]}" is neither white nor black nor none`);
  return colour;
}

/** What a shape is for, as its paint says. */
function roleOf(state, closed) {
  const fill = colourOf(state, "fill"), stroke = colourOf(state, "stroke");
  if (stroke === "white") throw new Error("a white stroke");
  if (fill === "none") {
    if (stroke === "none") throw new Error("a shape without paint");
    if (closed.some(Boolean)) throw new Error("a closed shape without a filling: fill it white, or open it");
    return "detail";
  }
  if (!closed.every(Boolean)) throw new Error("a filled shape is open");
  if (fill === "black") {
    if (stroke !== "none") throw new Error("a black shape has a stroke");
    return "solid";
  }
  if (stroke === "none") throw new Error("a white shape without a stroke");
  return "region";
}

function readShape(name, attributes, state) {
  const { subpaths, closed } = subpathsOf(outline(name, attributes), state.matrix);
  const role = roleOf(state, closed);
  if (role !== "solid") {
    if (state["stroke-linecap"] !== "round" || state["stroke-linejoin"] !== "round") {
      throw new Error("a stroke that is not round");
    }
    if (!keepsForm(state.matrix)) throw new Error("a transform that would stretch a stroke");
  }
  const least = attributes["data-least"] === undefined ? 0 : numberOf(attributes, "data-least");
  if (attributes["data-least"] !== undefined && (name !== "circle" || !(least > 0))) {
    throw new Error("data-least is the smallest radius of a circle in millimetres");
  }
  const weight = role === "solid" ? 0 : numberOf(state, "stroke-width") / baseStroke;
  if (role !== "solid" && !(weight >= 0.1 && weight <= 4)) throw new Error(`stroke-width="${state["stroke-width"]}" is out of range`);
  const colour = state["data-colour"] && crayons[state["data-colour"]];
  if (state["data-colour"] && !colour) throw new Error(`data-colour="${state["data-colour"]}" is no crayon`);
  return { role, weight, evenOdd: state["fill-rule"] === "evenodd", least, subpaths, ...(role === "region" && colour ? { colour } : {}) };
}

const childrenOf = (element) => Array.from(element.childNodes).filter((node) => node.nodeType === 1);
const isForeign = (element) => element.namespaceURI !== "http://www.w3.org/2000/svg";

/** A point of the thing. It is not painted, so that it may have any stroke or none. */
function readPoint(attributes, { matrix: [a, b, c, d, e, f] }) {
  const name = attributes["data-point"];
  if (!pointNames.includes(name)) throw new Error(`data-point="${name}" is unknown`);
  const [x1, y1, x2, y2] = geometryOf.line.map((key) => numberOf(attributes, key));
  if (x1 === x2 && y1 === y2) throw new Error(`the point ${name} has no direction`);
  const degrees = Math.atan2(b * (x2 - x1) + d * (y2 - y1), a * (x2 - x1) + c * (y2 - y1)) * 180 / Math.PI;
  return { point: { name, x: a * x1 + c * y1 + e, y: b * x1 + d * y1 + f, degrees } };
}

function readGroup(element, attributes, state) {
  if (attributes["data-layer"] !== undefined) return [readFront(element, attributes, state)];
  const choice = attributes["data-choice"];
  if (choice === undefined) {
    const items = readItems(element, state);
    const [above, upTo] = ["data-above", "data-up-to"].map((name) => attributes[name]);
    if (above === undefined && upTo === undefined) return items;
    return [{ above: above === undefined ? 0 : numberOf(attributes, "data-above"),
      upTo: upTo === undefined ? Infinity : numberOf(attributes, "data-up-to"), items }];
  }
  if (choice !== "even") throw new Error(`data-choice="${choice}" is unknown`);
  const alternatives = childrenOf(element).filter((child) => !isForeign(child));
  if (alternatives.length < 2) throw new Error("a choice with fewer than two alternatives");
  return [{ choice: alternatives.map((child) => {
    if (child.localName !== "g") throw new Error("an alternative of a choice is no <g>");
    const own = attributesOf(child);
    if (!own.id) throw new Error("an alternative of a choice has no id");
    if (["data-choice", "data-above", "data-up-to"].some((name) => own[name] !== undefined)) {
      throw new Error(`the alternative ${own.id} is a choice or hidden by its size itself`);
    }
    return readItems(child, stateOf(own, state));
  }) }];
}

function readFront(element, attributes, state) {
  if (attributes["data-layer"] !== "front") throw new Error(`data-layer="${attributes["data-layer"]}" is unknown`);
  if (["data-choice", "data-above", "data-up-to"].some((name) => attributes[name] !== undefined)) {
    throw new Error("the front layer is a choice or hidden by its size itself");
  }
  return { front: readItems(element, state) };
}

const stateOf = (attributes, state) => ({ ...state,
  ...Object.fromEntries(inherited.filter((name) => attributes[name] !== undefined).map((name) => [name, attributes[name]])),
  matrix: multiply(state.matrix, parseTransform(attributes.transform)) });

function readItem(element, outer) {
  const name = element.localName;
  if (!allowed[name] || name === "svg") throw new Error(`<${name}> is not allowed`);
  const attributes = attributesOf(element), state = stateOf(attributes, outer);
  const sized = name === "g" && (attributes["data-above"] ?? attributes["data-up-to"]) !== undefined;
  if (attributes.display === "none" && !sized) throw new Error(`<${name}> is hidden`);
  if (name === "g") return readGroup(element, attributes, state);
  if (attributes["data-point"] !== undefined) return [readPoint(attributes, state)];
  if (name !== "use") return [readShape(name, attributes, state)];
  const [, use, part] = /^([a-z0-9_]+)\.svg#([a-z0-9_]+)$/.exec(attributes.href ?? "") ?? [];
  if (!use || use !== part) throw new Error(`cannot use "${attributes.href}": expected other.svg#other`);
  if (!keepsForm(state.matrix)) throw new Error("a transform that would stretch a stroke");
  return [{ use, matrix: state.matrix }];
}

/** The drawn children of an element, in painting order. */
const readItems = (element, state) => childrenOf(element)
  .filter((child) => !isForeign(child) && !(["metadata", "title", "desc"].includes(child.localName)) &&
    !(child.localName === "defs" && childrenOf(child).length === 0))
  .flatMap((child) => readItem(child, state));

/**
 * @param {string} name the file's, without its ending
 * @param {string} text the SVG
 * @returns {Drawing}
 * Throws for what README.md does not allow.
 */
export function readDrawing(name, text) {
  const root = new DOMParser({ onError: (level, message) => { throw new Error(message); } })
    .parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || isForeign(root)) throw new Error("no SVG");
  const attributes = attributesOf(root);
  const title = childrenOf(root).find((child) => child.localName === "title")?.textContent.trim();
  if (!title) throw new Error("<title> with the German name is missing");
  if (!/^[a-z]+( [a-z]+)*$/.test(attributes["data-kind"] ?? "")) throw new Error("data-kind with an English word is missing");
  const mirror = attributes["data-mirror"];
  if (mirror !== undefined && mirror !== "even") throw new Error(`data-mirror="${mirror}" is unknown`);
  const view = (attributes.viewBox ?? "").trim().split(/[\s,]+/).map(Number);
  if (view.length !== 4 || !view.every(Number.isFinite)) throw new Error("viewBox is missing");
  if (!childrenOf(root).some((child) => child.localName === "g" && child.getAttribute("id") === name)) {
    throw new Error(`<g id="${name}"> is missing`);
  }
  const read = readItems(root, { matrix: identity, fill: "black", stroke: "none", "stroke-width": "1",
    "stroke-linecap": "butt", "stroke-linejoin": "miter", "fill-rule": "nonzero" });
  const { items, front, points } = partsOf(read);
  if (usesOf(attributes).filled.length > 0 && !["load", "bed", "row"].some((name) => points.some((point) => point.name === name))) {
    throw new Error("what is filled has the points load and load_far, bed and bed_far, or row and row_far");
  }
  if (mirror !== undefined && (points.length > 0 || front.length > 0)) {
    throw new Error("a thing with points or a front layer looks to the right: it has no data-mirror");
  }
  if (items.length === 0) throw new Error("nothing is drawn");
  checkView([...items, ...front], view);
  return { title, kind: attributes["data-kind"], mirror: mirror === "even", ...usesOf(attributes), points, items, front };
}

/** The real height, the motifs, the homes and the number of pieces that the root says. */
function usesOf(attributes) {
  const cm = attributes["data-cm"] === undefined ? 0 : numberOf(attributes, "data-cm");
  if (attributes["data-cm"] !== undefined && !(cm >= 1 && cm <= 5000)) throw new Error(`data-cm="${attributes["data-cm"]}" is out of range`);
  const motifs = motifsOf(attributes, "data-motif"), filled = motifsOf(attributes, "data-filled"),
    set = motifsOf(attributes, "data-set");
  const homes = attributes["data-home"] === undefined ? [] : attributes["data-home"].trim().split(/\s+/);
  const unfit = homes.find((home, i) => !/^[a-zäöüß]+$/.test(home) || homes.indexOf(home) !== i);
  if (unfit !== undefined) throw new Error(`data-home has "${unfit}", which is no place or there twice`);
  const pieces = attributes["data-pieces"] === undefined ? 1 : numberOf(attributes, "data-pieces");
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > 20) throw new Error(`data-pieces="${attributes["data-pieces"]}" is no number from 1 to 20`);
  return { cm, motifs, filled, set, homes, pieces };
}

/** The ids of motifs that an attribute lists. */
function motifsOf(attributes, name) {
  const motifs = attributes[name] === undefined ? [] : attributes[name].trim().split(/\s+/);
  const wrong = motifs.find((motif, i) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(motif) || motifs.indexOf(motif) !== i);
  if (wrong !== undefined) throw new Error(`${name} has "${wrong}", which is no id or there twice`);
  return motifs;
}

/** The two layers and the points of what was read. Neither layers nor points stand where chance or the size decides. */
function partsOf(read) {
  const layer = read.findIndex((item) => item.front);
  if (layer >= 0 && read.slice(layer + 1).some((item) => !item.point)) throw new Error("something is drawn after the front layer");
  const whole = [...read.filter((item) => !item.front), ...(read[layer]?.front ?? [])];
  const points = whole.filter((item) => item.point).map((item) => item.point);
  const twice = points.find(({ name }, i) => points.some((other, k) => k < i && other.name === name));
  if (twice) throw new Error(`the point ${twice.name} is there twice`);
  const shapes = (list) => list.filter((item) => !item.point && !item.front);
  shapes(whole).forEach(checkNested);
  return { items: shapes(read), front: shapes(read[layer]?.front ?? []), points };
}

function checkNested(item) {
  for (const inner of [...(item.choice ?? []).flat(), ...(item.items ?? [])]) {
    if (inner.point || inner.front) throw new Error("a point or a layer within a choice or a group by size");
    checkNested(inner);
  }
}

/** What lies outside of the view box is not seen by who draws it. */
function checkView(items, [left, top, width, height]) {
  for (const item of items) {
    for (const part of item.choice ?? []) checkView(part, [left, top, width, height]);
    if (item.items) checkView(item.items, [left, top, width, height]);
    for (const points of item.subpaths ?? []) {
      const ends = points.map((segment) => segment.slice(-2));
      if (ends.some(([x, y]) => x < left || x > left + width || y < top || y > top + height)) {
        throw new Error("a shape runs out of the viewBox");
      }
    }
  }
}
