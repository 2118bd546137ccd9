// The centre lines of thin shapes.

/** Thins a bitmap to lines of one pixel (Zhang and Suen, A fast parallel algorithm, CACM 27(3), 1984). */
function thin(mask, width, height) {
  const get = (p) => mask[p];
  for (let changed = true; changed;) {
    changed = false;
    for (const second of [false, true]) {
      const gone = [];
      for (let y = 1; y < height - 1; ++y) {
        for (let x = 1; x < width - 1; ++x) {
          const p = y * width + x;
          if (!mask[p]) continue;
          const n = [get(p - width), get(p - width + 1), get(p + 1), get(p + width + 1), get(p + width), get(p + width - 1),
            get(p - 1), get(p - width - 1)];
          let count = 0, turns = 0;
          for (let i = 0; i < 8; ++i) {
            count += n[i];
            turns += n[i] === 0 && n[(i + 1) % 8] === 1 ? 1 : 0;
          }
          if (count < 2 || count > 6 || turns !== 1) continue;
          const [N, , E, , S, , W] = n;
          if (second ? N && W && (E || S) : E && S && (N || W)) continue;
          if (second ? N * E * W || N * S * W : N * E * S || E * S * W) continue;
          gone.push(p);
        }
      }
      for (const p of gone) mask[p] = 0;
      changed ||= gone.length > 0;
    }
  }
}

/** The shortest path tree of a thinned bitmap from one pixel; returns the farthest pixel and the predecessors. */
function farthest(mask, start, width, used) {
  const before = new Map([[start, -1]]);
  let queue = [start], last = start;
  while (queue.length > 0) {
    const next = [];
    for (const p of queue) {
      last = p;
      for (const d of [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1]) {
        const q = p + d;
        if (!mask[q] || before.has(q) || used[q]) continue;
        before.set(q, p);
        next.push(q);
      }
    }
    queue = next;
  }
  return { last, before };
}

/**
 * The centre lines of a shape, longest first; branches shorter than 8 pixels are left out.
 * @param {Uint8Array} mask bitmap of the box, with an empty border
 * @param {{left: number, top: number, width: number, height: number}} box
 * @returns {number[][][]} lists of [x, y], pixel centres, smoothed
 */
export function centreLines(mask, box) {
  const { width, height } = box;
  thin(mask, width, height);
  const used = new Uint8Array(mask.length);
  const lines = [];
  for (let start = 0; start < mask.length; ++start) {
    if (!mask[start] || used[start]) continue;
    // The ends of the longest path through a tree are found by going to the farthest point twice.
    const { last: end } = farthest(mask, start, width, used);
    const { last, before } = farthest(mask, end, width, used);
    const path = [];
    for (let p = last; p >= 0; p = before.get(p)) path.push(p);
    for (const p of path) used[p] = 1;
    if (path.length < 8) {
      for (const p of before.keys()) used[p] = 1;
      continue;
    }
    lines.push(smooth(path.map((p) => [(p % width) + box.left + 0.5, ((p / width) | 0) + box.top + 0.5])));
    --start; // what is left of the same component comes next
  }
  return lines.sort((a, b) => b.length - a.length);
}

function smooth(points) {
  let current = points;
  for (let round = 0; round < 3; ++round) {
    current = current.map((point, i) => {
      if (i === 0 || i === current.length - 1) return point;
      const [a, b] = [current[i - 1], current[i + 1]];
      return [(a[0] + 2 * point[0] + b[0]) / 4, (a[1] + 2 * point[1] + b[1]) / 4];
    });
  }
  return current;
}
