/** How long a page takes to draw itself: short enough that nobody waits for it. */
export const drawingTimeMs = 900;

/** When a line begins and how long it takes, in milliseconds. */
interface StrokeTime {
  delay: number;
  duration: number;
}

/**
 * When each of `count` lines is drawn, in their order. They overlap, as when several hands draw, so that a page of
 * many lines takes as long as one of few; the last one ends at `drawingTimeMs`.
 */
export function strokeTimes(count: number): StrokeTime[] {
  const duration = count > 1 ? drawingTimeMs * 0.4 : drawingTimeMs;
  const gap = count > 1 ? (drawingTimeMs - duration) / (count - 1) : 0;
  return Array.from({ length: count }, (_stroke, index) => ({ delay: index * gap, duration }));
}
