/** The side of the tile in pixels; it repeats without a seam. */
export const grainSize = 256;

/** A number from 0 to 1 that belongs to a place of a lattice, the same at every call. */
function chance(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(salt, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xffff_ffff;
}

const softly = (share: number) => share * share * (3 - 2 * share);
const wrapped = (value: number, count: number) => ((value % count) + count) % count;

/** Soft noise on a lattice of a cell's size, both of which divide the tile. */
function noise(x: number, y: number, cellX: number, cellY: number, salt: number): number {
  const [countX, countY] = [grainSize / cellX, grainSize / cellY];
  const [column, row] = [Math.floor(x / cellX), Math.floor(y / cellY)];
  const [shareX, shareY] = [softly(x / cellX - column), softly(y / cellY - row)];
  const at = (right: number, down: number) =>
    chance(wrapped(column + right, countX), wrapped(row + down, countY), salt);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * shareX;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * shareX;
  return upper + (lower - upper) * shareY;
}

/**
 * How much white paper is seen through wax, from 0 to 255 by pixel of the tile, row by row: the paper's tooth, which
 * the wax does not reach, in strokes from the lower left to the upper right.
 */
export function grain(): Uint8ClampedArray {
  const seen = new Uint8ClampedArray(grainSize * grainSize);
  for (let y = 0; y < grainSize; y++) {
    for (let x = 0; x < grainSize; x++) {
      // Along and across the strokes; both come round with the tile.
      const [along, across] = [x - y, x + y];
      const tooth = noise(x, y, 2, 2, 1);
      const stroke = noise(along, across, 64, 8, 2);
      const pressure = noise(along, across, 128, 32, 3);
      const bare = 0.62 * tooth + 0.3 * stroke + 0.22 * pressure - 0.42;
      seen[y * grainSize + x] = 255 * Math.min(0.85, Math.max(0, bare * 2.1));
    }
  }
  return seen;
}
