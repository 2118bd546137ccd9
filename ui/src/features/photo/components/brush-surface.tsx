import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from "react";
import { photoText } from "@/text/photo.ts";
import type { Place, Size, Stroke } from "../lib/frame.ts";
import styles from "./photo-stage.module.css";

/** One press of an arrow key, in fractions of the picture. */
const step = 0.04;
/** Points that lie closer than this share of the radius add nothing. */
const spacing = 0.25;

const within = (value: number) => Math.min(Math.max(value, 0), 1);

interface BrushSurfaceProps {
  /** The size of the picture under it, in pixels. */
  size: Size;
  strokes: readonly Stroke[];
  /** The radius of the next stroke, as a fraction of the longer side. */
  radius: number;
  onStroke: (stroke: Stroke) => void;
}

/** Where the page shall be more exact, painted over the photo with mouse or finger, or with arrow keys and the space bar. */
export function BrushSurface({ size, strokes, radius, onStroke }: BrushSurfaceProps) {
  const surface = useRef<HTMLButtonElement>(null);
  const [painting, setPainting] = useState<readonly Place[]>([]);
  const points = useRef<readonly Place[]>([]);
  const [cursor, setCursor] = useState<Place | null>(null);
  const longer = Math.max(size.width, size.height);

  const placeOf = ({ clientX, clientY }: ReactPointerEvent): Place => {
    const box = surface.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return [0, 0];
    return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
  };
  const show = (next: readonly Place[]) => {
    points.current = next;
    setPainting(next);
  };
  const add = (place: Place) => {
    const last = points.current.at(-1);
    const far = last && Math.hypot((place[0] - last[0]) * size.width, (place[1] - last[1]) * size.height);
    if (far === undefined || far >= spacing * radius * longer) show([...points.current, place]);
  };
  const finish = () => {
    if (points.current.length > 0) onStroke({ radius, points: points.current });
    show([]);
  };
  const press = (event: KeyboardEvent) => {
    const [x, y] = cursor ?? [0.5, 0.5];
    if (event.key === "ArrowLeft") setCursor([within(x - step), y]);
    else if (event.key === "ArrowRight") setCursor([within(x + step), y]);
    else if (event.key === "ArrowUp") setCursor([x, within(y - step)]);
    else if (event.key === "ArrowDown") setCursor([x, within(y + step)]);
    else if (event.key === " " || event.key === "Enter") onStroke({ radius, points: [[x, y]] });
    else return;
    event.preventDefault();
  };

  const all = painting.length > 0 ? [...strokes, { radius, points: painting }] : strokes;
  return (
    <button
      ref={surface}
      type="button"
      className={styles.surface}
      aria-label={photoText.original.surface}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setCursor(null);
        show([placeOf(event)]);
      }}
      onPointerMove={(event) => {
        if (points.current.length > 0) add(placeOf(event));
      }}
      onPointerUp={finish}
      onPointerCancel={() => show([])}
      onKeyDown={press}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) setCursor([0.5, 0.5]);
      }}
      onBlur={() => setCursor(null)}
    >
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
        <g className={styles.strokes}>
          {all.map((stroke, index) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and only the last one goes
              key={index}
              // A stroke of one point is a dot: a line of no length has round ends.
              points={[...stroke.points, ...stroke.points.slice(-1)]
                .map(([x, y]) => `${x * size.width},${y * size.height}`)
                .join(" ")}
              strokeWidth={2 * stroke.radius * longer}
            />
          ))}
        </g>
        {cursor && (
          <circle
            className={styles.cursor}
            cx={cursor[0] * size.width}
            cy={cursor[1] * size.height}
            r={radius * longer}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </button>
  );
}
