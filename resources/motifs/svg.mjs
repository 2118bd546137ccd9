// Reads an SVG drawing into a flat list of painted areas: every use, symbol, clip path, group, transform and inherited
// attribute is resolved, every curve is turned into straight lines.
import { DOMParser } from "@xmldom/xmldom";
import svgpath from "svgpath";
import ClipperLib from "clipper-lib";

/**
 * @typedef {Float64Array[]} Rings closed polygons, x and y alternating, in target pixels
 * @typedef {object} Paint what fills an area
 * @property {(x: number, y: number) => number[]} at the colour [r, g, b, alpha] (0..1) at a target pixel
 * @property {string} key equal for equal paints
 * @property {number} alpha the mean opacity
 * @property {boolean} fades a gradient that has nearly transparent stops
 * @typedef {object} Area one painted area, in painting order
 * @property {Rings} rings
 * @property {boolean} evenOdd
 * @property {Paint} paint
 * @property {Rings[]} clips the area is cut to each of them
 * @property {string} [natural] the colour that it has in nature ("#rrggbb"), or "none", where its paint only tells it apart
 * @property {Float64Array[]} [centre] of a stroke: its centre lines
 * @property {boolean[]} [closed] whether each centre line is closed
 * @property {number} [width] of a stroke, in target pixels
 */

const identity = [1, 0, 0, 1, 0, 0];
const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
];
const apply = (m, x, y) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
const invert = (m) => {
  const determinant = m[0] * m[3] - m[1] * m[2];
  const [a, b, c, d] = [m[3] / determinant, -m[1] / determinant, -m[2] / determinant, m[0] / determinant];
  return [a, b, c, d, -(a * m[4] + c * m[5]), -(b * m[4] + d * m[5])];
};
const scaleOf = (m) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

/** The matrix of a transform attribute. Every transform is affine, so three points of a mapped path tell it. */
function parseTransform(text) {
  if (!text) return identity;
  const points = [];
  svgpath("M0 0L1 0L0 1").transform(text).abs().round(9).iterate(([, x, y]) => { points.push([x, y]); });
  const [[e, f], [a, b], [c, d]] = points;
  return [a - e, b - f, c - e, d - f, e, f];
}

const namedColours = { black: "#000", white: "#fff", red: "#f00", orange: "#ffa500", gray: "#808080", silver: "#c0c0c0",
  currentColor: "#000" };

/** [r, g, b, alpha] in 0..1, or null for no paint. */
function parseColour(text) {
  const value = namedColours[text] ?? text;
  if (value === "none" || value === "transparent") return null;
  const call = /^rgba?\(([^)]*)\)$/.exec(value);
  if (call) {
    const [r, g, b, alpha = "1"] = call[1].split(/[\s,/]+/).filter(Boolean);
    return [r, g, b].map((part) => Number(part) / 255).concat(Number(alpha));
  }
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) throw new Error(`unknown colour ${text}`);
  const digits = value.length < 7 ? [...value.slice(1)].map((d) => d + d).join("") : value.slice(1);
  return [...[0, 2, 4].map((i) => parseInt(digits.slice(i, i + 2), 16) / 255), 1];
}

/** The attributes of an element, those of its style attribute included. */
function attributesOf(element) {
  const attributes = {};
  for (const attribute of Array.from(element.attributes)) attributes[attribute.localName] = attribute.value;
  for (const declaration of (attributes.style ?? "").split(";")) {
    const [name, value] = declaration.split(":");
    if (value !== undefined) attributes[name.trim()] = value.trim();
  }
  return attributes;
}

const number = (text, fallback) => {
  if (text === undefined) return fallback;
  const value = parseFloat(text);
  if (Number.isNaN(value)) return fallback;
  return text.trim().endsWith("%") ? value / 100 : value;
};
const childElements = (element) => Array.from(element.childNodes).filter((node) => node.nodeType === 1);

function colourAlong(stops, t) {
  if (t <= stops[0].offset) return stops[0].colour;
  for (let i = 1; i < stops.length; ++i) {
    if (t > stops[i].offset) continue;
    const span = stops[i].offset - stops[i - 1].offset;
    const part = span > 0 ? (t - stops[i - 1].offset) / span : 1;
    return stops[i].colour.map((value, k) => stops[i - 1].colour[k] + (value - stops[i - 1].colour[k]) * part);
  }
  return stops[stops.length - 1].colour;
}

class Reader {
  constructor(root, tolerance) {
    this.tolerance = tolerance;
    this.areas = [];
    this.byId = new Map();
    const index = (element) => {
      const id = element.getAttribute("id");
      if (id) this.byId.set(id, element);
      childElements(element).forEach(index);
    };
    index(root);
  }

  reference(attributes) {
    return attributes.href ? this.byId.get(attributes.href.slice(1)) : undefined;
  }

  /** Paints an element and what is in it. */
  walk(element, inherited) {
    const attributes = attributesOf(element);
    if (attributes.display === "none") return;
    const state = { ...inherited };
    for (const name of ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule",
      "fill-opacity", "stroke-opacity"]) {
      if (attributes[name] !== undefined) state[name] = attributes[name];
    }
    state.opacity = inherited.opacity * number(attributes.opacity, 1);
    state.matrix = multiply(inherited.matrix, parseTransform(attributes.transform));
    const clip = /^url\(["']?#(.+?)["']?\)$/.exec(attributes["clip-path"] ?? "");
    if (clip) state.clips = [...inherited.clips, ...this.clipRings(this.byId.get(clip[1]), state.matrix)];
    switch (element.localName) {
      case "svg": case "g": case "a":
        childElements(element).forEach((child) => this.walk(child, state));
        return;
      case "use": return this.walkUse(attributes, state);
      case "path": case "circle": case "ellipse": case "rect": case "polygon": case "polyline": case "line":
        return this.paintShape(element.localName, attributes, state);
      default: // defs, symbol, clipPath, gradients, title: painted only where they are referred to
    }
  }

  walkUse(attributes, state) {
    const target = this.reference(attributes);
    if (!target) return;
    const shift = [1, 0, 0, 1, number(attributes.x, 0), number(attributes.y, 0)];
    const inner = { ...state, matrix: multiply(state.matrix, shift) };
    if (target.localName !== "symbol") return this.walk(target, inner);
    const [left, top, width, height] = (target.getAttribute("viewBox") ?? "0 0 1 1").split(/[\s,]+/).map(Number);
    const scale = Math.min(number(attributes.width, width) / width, number(attributes.height, height) / height);
    inner.matrix = multiply(inner.matrix, [scale, 0, 0, scale, -left * scale, -top * scale]);
    childElements(target).forEach((child) => this.walk(child, inner));
  }

  /** The polygons of a clip path: one list for itself, one for each clip path that it is cut by. */
  clipRings(element, matrix) {
    if (!element) return [];
    const inner = new Reader(element, this.tolerance);
    inner.byId = this.byId;
    const attributes = attributesOf(element);
    const state = { ...initialState(multiply(matrix, parseTransform(attributes.transform))) };
    childElements(element).forEach((child) => inner.walk(child, state));
    const own = inner.areas.filter((area) => area.width === undefined).flatMap((area) => area.rings);
    const outer = /^url\(["']?#(.+?)["']?\)$/.exec(attributes["clip-path"] ?? "");
    return [own, ...(outer ? this.clipRings(this.byId.get(outer[1]), matrix) : [])];
  }

  paintShape(name, attributes, state) {
    const lines = flatten(outline(name, attributes), state.matrix, this.tolerance);
    if (lines.length === 0) return;
    const bounds = boundsOf(lines);
    const common = { clips: state.clips, natural: attributes["data-colour"] };
    const fill = this.paint(state.fill, state.opacity * number(state["fill-opacity"], 1), state.matrix, bounds);
    if (fill) {
      this.areas.push({ ...common, rings: lines.map((line) => line.points), evenOdd: state["fill-rule"] === "evenodd",
        paint: fill });
    }
    const width = number(state["stroke-width"], 1) * scaleOf(state.matrix);
    const stroke = this.paint(state.stroke, state.opacity * number(state["stroke-opacity"], 1), state.matrix, bounds);
    if (stroke && width > 0) {
      this.areas.push({ ...common, rings: widen(lines, width, state), evenOdd: false, paint: stroke, width,
        centre: lines.map((line) => line.points), closed: lines.map((line) => line.closed), filled: Boolean(fill) });
    }
  }

  /** @returns {Paint | null} */
  paint(text, opacity, matrix, bounds) {
    const reference = /^url\(["']?#(.+?)["']?\)/.exec(text);
    if (!reference) {
      const colour = parseColour(text);
      if (!colour || opacity * colour[3] <= 0) return null;
      const full = [...colour.slice(0, 3), colour[3] * opacity];
      return { at: () => full, key: full.join(), alpha: full[3], fades: false };
    }
    const element = this.byId.get(reference[1]);
    return element ? this.gradient(element, opacity, matrix, bounds) : null;
  }

  gradient(element, opacity, matrix, bounds) {
    const chain = [];
    for (let e = element; e && chain.length < 5; e = this.reference(attributesOf(e))) chain.push(e);
    const attributes = Object.assign({}, ...chain.map(attributesOf).reverse());
    const stops = chain.map((e) => childElements(e)).find((children) => children.length > 0)?.map((stop) => {
      const a = attributesOf(stop);
      return { offset: number(a.offset, 0),
        colour: stopColour(a, opacity) };
    });
    if (!stops) return null;
    const toTarget = attributes.gradientUnits === "userSpaceOnUse" ? matrix
      : [bounds[2] - bounds[0], 0, 0, bounds[3] - bounds[1], bounds[0], bounds[1]];
    const space = multiply(toTarget, parseTransform(attributes.gradientTransform));
    const inverse = Math.abs(space[0] * space[3] - space[1] * space[2]) > 1e-12 ? invert(space) : identity;
    const along = element.localName === "linearGradient" ? linear(attributes) : radial(attributes);
    const alphas = stops.map((stop) => stop.colour[3]);
    let mean = 0;
    for (let i = 0; i < 16; ++i) mean += colourAlong(stops, (i + 0.5) / 16)[3] / 16;
    return {
      at: (x, y) => colourAlong(stops, along(...apply(inverse, x, y))),
      key: JSON.stringify([stops, space, attributes.x1, attributes.x2, attributes.cx, attributes.r]),
      alpha: mean,
      fades: Math.min(...alphas) < 0.5 * opacity || Math.min(...alphas) < 0.5,
    };
  }
}

function stopColour(attributes, opacity) {
  const [r, g, b, alpha] = parseColour(attributes["stop-color"] ?? "#000") ?? [0, 0, 0, 0];
  return [r, g, b, alpha * number(attributes["stop-opacity"], 1) * opacity];
}

function linear(a) {
  const [x1, y1, x2, y2] = [number(a.x1, 0), number(a.y1, 0), number(a.x2, 1), number(a.y2, 0)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy || 1;
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / length;
}

/** Without regard to the focus: only mean colours and contrasts are wanted of it. */
function radial(a) {
  const [cx, cy, r] = [number(a.cx, 0.5), number(a.cy, 0.5), number(a.r, 0.5) || 1];
  return (x, y) => Math.hypot(x - cx, y - cy) / r;
}

/** Path data of a basic shape. */
function outline(name, a) {
  const get = (key) => number(a[key], 0);
  const ellipse = (cx, cy, rx, ry) =>
    rx > 0 && ry > 0 ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` : "";
  switch (name) {
    case "path": return a.d ?? "";
    case "circle": return ellipse(get("cx"), get("cy"), get("r"), get("r"));
    case "ellipse": return ellipse(get("cx"), get("cy"), get("rx"), get("ry"));
    case "line": return `M${get("x1")} ${get("y1")}L${get("x2")} ${get("y2")}`;
    case "rect": {
      const [x, y, w, h] = [get("x"), get("y"), get("width"), get("height")];
      const rx = Math.min(number(a.rx, number(a.ry, 0)), w / 2), ry = Math.min(number(a.ry, number(a.rx, 0)), h / 2);
      if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
      const arc = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}` +
        `v${2 * ry - h}${arc(rx, -ry)}z`;
    }
    default: return a.points ? `M${a.points.trim()}${name === "polygon" ? "z" : ""}` : "";
  }
}

/** Path data as polylines in target pixels. */
function flatten(data, matrix, tolerance) {
  const lines = [];
  let points = [];
  const finish = (closed) => {
    if (points.length >= 4) lines.push({ points: Float64Array.from(points), closed });
    points = [];
  };
  const path = svgpath(data).abs().unshort().unarc().matrix(matrix);
  path.iterate((segment, _, x, y) => {
    const [command, ...v] = segment;
    if (command === "M") {
      finish(false);
      points = [v[0], v[1]];
      return;
    }
    if (points.length === 0) points = [x, y];
    switch (command) {
      case "L": points.push(v[0], v[1]); break;
      case "H": points.push(v[0], y); break;
      case "V": points.push(x, v[0]); break;
      case "Q": curve(points, x, y, x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3, v[2] + (v[0] - v[2]) * 2 / 3,
        v[3] + (v[1] - v[3]) * 2 / 3, v[2], v[3], tolerance); break;
      case "C": curve(points, x, y, ...v, tolerance); break;
      case "Z":
        finish(true);
        points = [];
        break;
      default: throw new Error(`path command ${command}`);
    }
  });
  finish(false);
  return lines;
}

function curve(points, x0, y0, x1, y1, x2, y2, x3, y3, tolerance) {
  const second = 6 * Math.max(Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
  const steps = Math.min(200, Math.max(1, Math.ceil(Math.sqrt(second / (8 * tolerance))))); // Wang's formula
  for (let i = 1; i <= steps; ++i) {
    const t = i / steps, s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

function boundsOf(lines) {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines) {
    for (let i = 0; i < points.length; i += 2) {
      bounds[0] = Math.min(bounds[0], points[i]);
      bounds[1] = Math.min(bounds[1], points[i + 1]);
      bounds[2] = Math.max(bounds[2], points[i]);
      bounds[3] = Math.max(bounds[3], points[i + 1]);
    }
  }
  return bounds;
}

/** The outline of a stroke. */
function widen(lines, width, state) {
  const precision = 64;
  const offset = new ClipperLib.ClipperOffset(4, 0.1 * precision);
  const join = state["stroke-linejoin"] === "round" ? ClipperLib.JoinType.jtRound : ClipperLib.JoinType.jtMiter;
  const ends = { round: ClipperLib.EndType.etOpenRound, square: ClipperLib.EndType.etOpenSquare };
  for (const { points, closed } of lines) {
    const path = [];
    for (let i = 0; i < points.length; i += 2) {
      path.push({ X: Math.round(points[i] * precision), Y: Math.round(points[i + 1] * precision) });
    }
    const end = closed ? ClipperLib.EndType.etClosedLine
      : ends[state["stroke-linecap"]] ?? ClipperLib.EndType.etOpenButt;
    offset.AddPath(path, join, end);
  }
  const solution = new ClipperLib.Paths();
  offset.Execute(solution, (width / 2) * precision);
  return solution.map((path) => Float64Array.from(path.flatMap(({ X, Y }) => [X / precision, Y / precision])));
}

function initialState(matrix) {
  return { matrix, fill: "#000", stroke: "none", opacity: 1, clips: [] };
}

/**
 * Reads the content of an SVG whose view box is [0, 0, size, size].
 * @param {string} body the elements inside of the svg element
 * @param {number[]} matrix from the view box to target pixels
 * @returns {Area[]}
 */
export function readAreas(body, matrix, tolerance = 0.08) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${body}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const reader = new Reader(root, tolerance);
  reader.walk(root, initialState(matrix));
  return reader.areas;
}
