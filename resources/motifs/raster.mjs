// Bitmaps of a drawing: which pixels an area covers, and distances between pixels.

/** Pixels along a side, the empty border included. */
export const side = 328;
/** The empty border around the unit square, so that no region touches the bitmap's edge. */
export const margin = 4;
/** Pixels along the side of the unit square. */
export const unit = side - 2 * margin;

/**
 * The pixels whose centres lie inside the polygons, as indexes into the bitmap, row by row.
 * @param {Float64Array[]} rings closed polygons
 * @returns {Int32Array}
 */
export function coveredPixels(rings, evenOdd) {
  const rows = Array.from({ length: side });
  let top = side, bottom = 0;
  for (const ring of rings) {
    const n = ring.length;
    for (let i = 0; i < n; i += 2) {
      const j = i + 2 < n ? i + 2 : 0;
      const x0 = ring[i], y0 = ring[i + 1], x1 = ring[j], y1 = ring[j + 1];
      const down = y0 < y1;
      const first = Math.max(margin, Math.ceil((down ? y0 : y1) - 0.5));
      const last = Math.min(side - margin - 1, Math.ceil((down ? y1 : y0) - 0.5) - 1);
      if (first > last) continue;
      const slope = (x1 - x0) / (y1 - y0);
      for (let y = first; y <= last; ++y) {
        (rows[y] ??= []).push({ x: x0 + (y + 0.5 - y0) * slope, direction: down ? 1 : -1 });
      }
      if (first < top) top = first;
      if (last > bottom) bottom = last;
    }
  }
  const pixels = [];
  for (let y = top; y <= bottom; ++y) {
    const row = rows[y];
    if (!row) continue;
    row.sort((a, b) => a.x - b.x);
    let winding = 0;
    for (let i = 0; i + 1 < row.length; ++i) {
      winding += evenOdd ? 1 : row[i].direction;
      if (evenOdd ? winding % 2 === 0 : winding === 0) continue;
      const from = Math.max(margin, Math.ceil(row[i].x - 0.5));
      const to = Math.min(side - margin, Math.ceil(row[i + 1].x - 0.5));
      for (let x = from; x < to; ++x) pixels.push(y * side + x);
    }
  }
  return Int32Array.from(pixels);
}

/**
 * The Euclidean distance of each pixel to the nearest one for which `isTarget` is 1 (Felzenszwalb and Huttenlocher,
 * Distance Transforms of Sampled Functions, 2012), in a bitmap of `width` x `height`.
 */
export function distances(isTarget, width, height) {
  const far = 1e6;
  const squares = new Float32Array(width * height);
  // Down and up each column: distance within the column.
  for (let x = 0; x < width; ++x) {
    let run = far;
    for (let y = 0, p = x; y < height; ++y, p += width) {
      run = isTarget[p] ? 0 : run + 1;
      squares[p] = run;
    }
    run = far;
    for (let y = height - 1, p = y * width + x; y >= 0; --y, p -= width) {
      run = isTarget[p] ? 0 : run + 1;
      if (run < squares[p]) squares[p] = run;
    }
  }
  const out = new Float32Array(width * height);
  const parabola = new Int32Array(width), from = new Float64Array(width + 1), f = new Float64Array(width);
  for (let y = 0; y < height; ++y) {
    const row = y * width;
    for (let x = 0; x < width; ++x) f[x] = Math.min(squares[row + x] * squares[row + x], 1e12);
    let k = 0;
    parabola[0] = 0;
    from[0] = -Infinity;
    from[1] = Infinity;
    for (let q = 1; q < width; ++q) {
      let s;
      for (;;) {
        const v = parabola[k];
        s = (f[q] + q * q - f[v] - v * v) / (2 * (q - v));
        if (s > from[k] || k === 0) break;
        --k;
      }
      if (s <= from[k] && k === 0) s = -Infinity;
      if (s === -Infinity) {
        parabola[0] = q;
        from[0] = -Infinity;
        from[1] = Infinity;
        continue;
      }
      ++k;
      parabola[k] = q;
      from[k] = s;
      from[k + 1] = Infinity;
    }
    k = 0;
    for (let x = 0; x < width; ++x) {
      while (from[k + 1] < x) ++k;
      const d = x - parabola[k];
      out[row + x] = Math.sqrt(d * d + f[parabola[k]]);
    }
  }
  return out;
}

/** Half the width of the widest place of a set of pixels, in pixels: the radius of its largest inscribed disc. */
export function inscribedRadius(pixels) {
  const box = boxOf(pixels);
  const inside = localMask(pixels, box);
  const isTarget = inside.map((value) => 1 - value);
  let radius = 0;
  for (const d of distances(isTarget, box.width, box.height)) radius = Math.max(radius, d);
  return Math.max(0, radius - 0.5);
}

/** The box of pixels with a border of one empty pixel. */
export function boxOf(pixels) {
  let left = side, right = 0, top = side, bottom = 0;
  for (const p of pixels) {
    const x = p % side, y = (p / side) | 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: left - 1, top: top - 1, width: right - left + 3, height: bottom - top + 3 };
}

/** A bitmap of a box only, 1 for the given pixels. */
export function localMask(pixels, box) {
  const mask = new Uint8Array(box.width * box.height);
  for (const p of pixels) mask[(((p / side) | 0) - box.top) * box.width + (p % side) - box.left] = 1;
  return mask;
}

/**
 * Splits a label map into connected sets of equal labels (4 neighbours). Pixels of the label `ignored` are left out.
 * @returns {{map: Int32Array, label: number[], area: number[]}} component of each pixel (-1: left out); label and size
 *   of each component
 */
export function components(labels, ignored) {
  const map = new Int32Array(side * side).fill(-1);
  const label = [], area = [];
  for (let p = 0; p < map.length; ++p) {
    if (map[p] >= 0 || labels[p] === ignored) continue;
    const id = label.length, own = labels[p];
    let size = 0, top = 0;
    stack[top++] = p;
    map[p] = id;
    while (top > 0) {
      const q = stack[--top];
      const row = q - (q % side), end = row + side;
      // The whole run of the row at once; what touches it above and below comes next.
      let from = q, to = q + 1;
      while (from > row && map[from - 1] < 0 && labels[from - 1] === own) map[--from] = id;
      while (to < end && map[to] < 0 && labels[to] === own) map[to++] = id;
      size += to - from;
      for (let r = from; r < to; ++r) {
        const above = r - side, below = r + side;
        if (above >= 0 && map[above] < 0 && labels[above] === own) { map[above] = id; stack[top++] = above; }
        if (below < map.length && map[below] < 0 && labels[below] === own) { map[below] = id; stack[top++] = below; }
      }
    }
    label.push(own);
    area.push(size);
  }
  return { map, label, area };
}

const stack = new Int32Array(side * side);

/** The eight neighbours of a pixel and what a step to them costs, five to a pixel. */
export const stepOffsets = Int32Array.of(-1, 1, -side, side, -side - 1, -side + 1, side - 1, side + 1);
export const stepCosts = Int32Array.of(5, 5, 5, 5, 7, 7, 7, 7);
