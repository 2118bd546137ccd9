// Turns a label map into closed outlines of cubic curves. Borders between two regions are traced once and used by both,
// so that their lines coincide exactly.
import { fitCurve } from "./fit.mjs";
import { margin, side, unit } from "./raster.mjs";

/**
 * @typedef {number[][]} Curve [[x, y], then [x1, y1, x2, y2, x, y] or [x, y] per segment], in units
 * @typedef {{chain: number, reversed: boolean}[]} Loop
 */

/** Finds the nearest point on the drawing's own outlines, so that traced borders are as exact as those. */
export class Snapper {
  /** @param {(number) => Float64Array[]} ringsOf the polygons of a part */
  constructor(ringsOf) {
    this.ringsOf = ringsOf;
    this.grids = new Map();
  }

  grid(part) {
    let cells = this.grids.get(part);
    if (cells) return cells;
    cells = new Map();
    for (const ring of this.ringsOf(part)) {
      const n = ring.length;
      for (let i = 0; i < n; i += 2) {
        const segment = [ring[i], ring[i + 1], ring[(i + 2) % n], ring[(i + 3) % n]];
        const steps = Math.ceil(Math.max(Math.abs(segment[2] - segment[0]), Math.abs(segment[3] - segment[1])) / 3) || 1;
        for (let k = 0; k <= steps; ++k) {
          const key = cellKey(segment[0] + ((segment[2] - segment[0]) * k) / steps,
            segment[1] + ((segment[3] - segment[1]) * k) / steps);
          const cell = cells.get(key);
          if (!cell) cells.set(key, [segment]);
          else if (cell[cell.length - 1] !== segment) cell.push(segment);
        }
      }
    }
    this.grids.set(part, cells);
    return cells;
  }

  /** The nearest point within a pixel, or null. */
  snap(part, x, y) {
    const cells = this.grid(part);
    let best = 1.1, found = null;
    for (let dy = -4; dy <= 4; dy += 4) {
      for (let dx = -4; dx <= 4; dx += 4) {
        for (const [x0, y0, x1, y1] of cells.get(cellKey(x + dx, y + dy)) ?? []) {
          const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
          const t = length > 0 ? Math.min(1, Math.max(0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length)) : 0;
          const px = x0 + (x1 - x0) * t, py = y0 + (y1 - y0) * t;
          const distance = Math.hypot(px - x, py - y);
          if (distance < best) { best = distance; found = [px, py]; }
        }
      }
    }
    return found;
  }
}

const cellKey = (x, y) => Math.floor(y / 4) * 4096 + Math.floor(x / 4);

/** From pixels to the unit square. */
export const toUnit = ([x, y]) => [Math.min(1, Math.max(0, (x - margin) / unit)), Math.min(1, Math.max(0, (y - margin) / unit))];

// Corner nodes of the pixel grid; directions: 0 right, 1 down, 2 left, 3 up.
const nodeSide = side + 1;
const stepOf = [1, nodeSide, -1, -nodeSide];

class Tracer {
  constructor(labels, source, snapper, tolerance) {
    Object.assign(this, { labels, source, snapper, tolerance });
    this.done = new Uint8Array(nodeSide * nodeSide * 2); // right and down edge of each node
  }

  /** The pixels on both sides of the crack from a node in a direction: [to the right of the way, to the left]. */
  sides(node, direction) {
    const x = node % nodeSide, y = (node / nodeSide) | 0;
    const at = (column, row) => row * side + column;
    switch (direction) {
      case 0: return [at(x, y), at(x, y - 1)];
      case 1: return [at(x - 1, y), at(x, y)];
      case 2: return [at(x - 1, y - 1), at(x - 1, y)];
      default: return [at(x, y - 1), at(x - 1, y - 1)];
    }
  }

  isCrack(node, direction) {
    const x = node % nodeSide, y = (node / nodeSide) | 0;
    if (x < 1 || y < 1 || x >= side || y >= side) return false;
    const [right, left] = this.sides(node, direction);
    return this.labels[right] !== this.labels[left];
  }

  mark(node, direction) {
    const from = direction < 2 ? node : node + stepOf[direction];
    this.done[from * 2 + (direction % 2)] = 1;
  }
  isDone(node, direction) {
    const from = direction < 2 ? node : node + stepOf[direction];
    return this.done[from * 2 + (direction % 2)] === 1;
  }
  degree(node) {
    let count = 0;
    for (let d = 0; d < 4; ++d) count += this.isCrack(node, d) ? 1 : 0;
    return count;
  }

  /** All chains: [nodes, closed, right label, left label]. */
  chains() {
    const junctions = [], others = [];
    for (let y = 1; y < side; ++y) {
      for (let x = 1; x < side; ++x) {
        const p = y * side + x, { labels } = this;
        const a = labels[p], b = labels[p - 1], c = labels[p - side], d = labels[p - side - 1];
        if (a === b && c === d && a === c) continue;
        const degree = (a !== b) + (c !== d) + (a !== c) + (b !== d);
        (degree > 2 ? junctions : others).push(y * nodeSide + x);
      }
    }
    const out = [];
    // Junctions come first; the loops that touch none are left for the rest.
    for (const node of [...junctions, ...others]) {
      for (let d = 0; d < 4; ++d) if (this.isCrack(node, d) && !this.isDone(node, d)) out.push(this.follow(node, d));
    }
    return out;
  }

  follow(start, direction) {
    const nodes = [start], cracks = [];
    const [right, left] = this.sides(start, direction).map((p) => this.labels[p]);
    let node = start, d = direction;
    for (;;) {
      cracks.push(this.sides(node, d));
      this.mark(node, d);
      node += stepOf[d];
      nodes.push(node);
      if (node === start || this.degree(node) !== 2) break;
      for (const turn of [d, (d + 1) % 4, (d + 3) % 4]) {
        if (this.isCrack(node, turn) && !this.isDone(node, turn)) { d = turn; break; }
      }
    }
    return { nodes, cracks, right, left, closed: node === start && this.degree(start) === 2 };
  }

  /** The points to fit a curve through: crack middles moved onto the drawing's outlines where they come from one. */
  points(chain) {
    const middles = chain.cracks.map((pixels, i) => {
      const a = chain.nodes[i], b = chain.nodes[i + 1];
      const x = ((a % nodeSide) + (b % nodeSide)) / 2, y = (((a / nodeSide) | 0) + ((b / nodeSide) | 0)) / 2;
      return { point: [x, y], snapped: this.snapped(pixels, x, y) };
    });
    let points = middles.map(({ point, snapped }) => snapped ?? point);
    for (let round = 0; round < 3; ++round) {
      points = points.map((point, i) => {
        if (middles[i].snapped) return point;
        const before = points[chain.closed ? (i + points.length - 1) % points.length : i - 1] ?? point;
        const after = points[chain.closed ? (i + 1) % points.length : i + 1] ?? point;
        return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
      });
    }
    if (!chain.closed) {
      points.unshift(this.junction(chain.nodes[0]));
      points.push(this.junction(chain.nodes[chain.nodes.length - 1]));
    }
    return points.filter((point, i) => i === 0 || Math.hypot(point[0] - points[i - 1][0], point[1] - points[i - 1][1]) > 0.05);
  }

  snapped([p, q], x, y) {
    const [a, b] = [this.source[p], this.source[q]];
    return a === b ? null : this.snapper.snap(Math.max(a, b), x, y);
  }

  /** One place for all chains that meet at a node. */
  junction(node) {
    const x = node % nodeSide, y = (node / nodeSide) | 0;
    for (let d = 0; d < 4; ++d) {
      if (!this.isCrack(node, d)) continue;
      const found = this.snapped(this.sides(node, d), x, y);
      if (found) return found;
    }
    return [x, y];
  }
}

/**
 * Traces every border of a label map.
 * @param {Int32Array} labels one label per region; the outermost pixels must be 0
 * @param {Int32Array} source the part painted at each pixel, for snapping
 * @returns {{curves: Curve[], loops: Map<number, {chains: Loop, area: number}[]>}} per label its outlines; the first is
 *   the outer one, the others are holes. `area` in units.
 */
export function trace(labels, source, snapper, tolerance) {
  const tracer = new Tracer(labels, source, snapper, tolerance);
  const chains = tracer.chains();
  const curves = chains.map((chain) => fitCurve(tracer.points(chain), chain.closed, tolerance).map((segment, i) =>
    i === 0 ? toUnit(segment) : [0, 2, 4].slice(0, segment.length / 2).flatMap((k) => toUnit([segment[k], segment[k + 1]]))));

  // Each chain bounds the region on its right in its own direction and the one on its left in the other.
  const ends = new Map();
  const add = (label, chain, reversed) => {
    const list = ends.get(label) ?? [];
    const { nodes } = chains[chain];
    list.push({ chain, reversed, from: reversed ? nodes[nodes.length - 1] : nodes[0],
      to: reversed ? nodes[0] : nodes[nodes.length - 1],
      leaving: reversed ? directionOf(nodes[nodes.length - 1], nodes[nodes.length - 2]) : directionOf(nodes[0], nodes[1]),
      arriving: reversed ? directionOf(nodes[1], nodes[0])
        : directionOf(nodes[nodes.length - 2], nodes[nodes.length - 1]) });
    ends.set(label, list);
  };
  chains.forEach((chain, i) => {
    add(chain.right, i, false);
    add(chain.left, i, true);
  });
  const loops = new Map();
  for (const [label, list] of ends) {
    if (label !== 0) loops.set(label, joinLoops(list, chains));
  }
  return { curves, loops };
}

const directionOf = (from, to) => stepOf.indexOf(to - from);

function joinLoops(list, chains) {
  const free = new Set(list);
  const out = [];
  for (const first of list) {
    if (!free.delete(first)) continue;
    const loop = [first];
    while (loop[loop.length - 1].to !== first.from || !closes(loop[loop.length - 1], first, free)) {
      const last = loop[loop.length - 1];
      // The region lies to the right: at a node where it meets itself, the sharpest right turn stays with it.
      const next = [...free].filter((c) => c.from === last.to)
        .sort((a, b) => turn(last.arriving, a.leaving) - turn(last.arriving, b.leaving))[0];
      if (!next) break;
      free.delete(next);
      loop.push(next);
    }
    const area = loopArea(loop, chains);
    out.push({ chains: loop.map(({ chain, reversed }) => ({ chain, reversed })), area });
  }
  return out.sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
}

/** Right 0, straight 1, left 2, back 3. */
const turn = (arriving, leaving) => [1, 0, 3, 2][(leaving - arriving + 4) % 4];

/** Whether a loop ends here, or goes on through a node that it meets twice. */
function closes(last, first, free) {
  const others = [...free].filter((c) => c.from === last.to);
  return !others.some((c) => turn(last.arriving, c.leaving) < turn(last.arriving, first.leaving));
}

function loopArea(loop, chains) {
  let twice = 0;
  for (const { chain, reversed } of loop) {
    const { nodes } = chains[chain];
    for (let i = 0; i + 1 < nodes.length; ++i) {
      const a = reversed ? nodes[nodes.length - 1 - i] : nodes[i];
      const b = reversed ? nodes[nodes.length - 2 - i] : nodes[i + 1];
      twice += (a % nodeSide) * ((b / nodeSide) | 0) - (b % nodeSide) * ((a / nodeSide) | 0);
    }
  }
  return twice / 2 / (unit * unit);
}
