/** A rectangle in a picture, in fractions of its width and height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place in a picture, in fractions of its width and height. */
export type Place = readonly [x: number, y: number];

/** How often a picture is turned to the right by a quarter, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A stroke of the brush. The radius is a fraction of the picture's longer side. */
export interface Stroke {
  radius: number;
  points: readonly Place[];
}

export type Corner = "topLeft" | "topRight" | "bottomLeft" | "bottomRight";

/** All of a picture. */
export const wholeFrame: Frame = { x: 0, y: 0, width: 1, height: 1 };

/** The smallest side of a frame: a stamp of a photo gives no page. */
const smallestSide = 0.1;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The turn by another quarter, to the right (1) or to the left (-1). */
export const turnedBy = (turn: Turn, quarters: 1 | -1): Turn => ((turn + quarters * 90 + 360) % 360) as Turn;

/** Where a place of a picture comes to lie when the picture is turned by a quarter. */
export const turnPlace = ([x, y]: Place, quarters: 1 | -1): Place => (quarters === 1 ? [1 - y, x] : [y, 1 - x]);

/** Where a frame comes to lie when the picture is turned by a quarter. */
export function turnFrame({ x, y, width, height }: Frame, quarters: 1 | -1): Frame {
  const turned = { width: height, height: width };
  return quarters === 1 ? { x: 1 - y - height, y: x, ...turned } : { x: y, y: 1 - x - width, ...turned };
}

/** The frame moved by fractions of the picture, no farther than its edge. */
export const moveFrame = (frame: Frame, dx: number, dy: number): Frame => ({
  ...frame,
  x: within(frame.x + dx, 0, 1 - frame.width),
  y: within(frame.y + dy, 0, 1 - frame.height),
});

/** The frame with one corner moved by fractions of the picture; the opposite corner stays. */
export function moveCorner(frame: Frame, corner: Corner, dx: number, dy: number): Frame {
  let [left, top, right, bottom] = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height];
  if (corner.endsWith("Left")) left = within(left + dx, 0, right - smallestSide);
  else right = within(right + dx, left + smallestSide, 1);
  if (corner.startsWith("top")) top = within(top + dy, 0, bottom - smallestSide);
  else bottom = within(bottom + dy, top + smallestSide, 1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How large a picture is once it is turned. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

const longerSide = ({ width, height }: Size) => Math.max(width, height);

/** How large the part of a picture in a frame is. */
export const sizeIn = ({ width, height }: Size, frame: Frame): Size => ({
  width: width * frame.width,
  height: height * frame.height,
});

/**
 * Strokes on a picture as strokes on the part of it in a frame: what is sent is that part only. Strokes that lie wholly
 * beside it are left out.
 */
export function strokesIn(strokes: readonly Stroke[], picture: Size, frame: Frame): Stroke[] {
  const scale = longerSide(picture) / longerSide(sizeIn(picture, frame));
  const inside = (points: readonly Place[]) => points.some(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
  return strokes
    .map(({ radius, points }) => ({
      radius: radius * scale,
      points: points.map(([x, y]): Place => [(x - frame.x) / frame.width, (y - frame.y) / frame.height]),
    }))
    .filter(({ points }) => inside(points))
    .map(({ radius, points }) => ({
      radius: within(radius, 0, 1),
      points: points.map(([x, y]): Place => [within(x, 0, 1), within(y, 0, 1)]),
    }));
}
