import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef } from "react";
import { photoText } from "@/text/photo.ts";
import { type Corner, type Frame, moveCorner, moveFrame } from "../lib/frame.ts";
import styles from "./photo-stage.module.css";

const text = photoText.original;
const corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
/** One press of an arrow key, in fractions of the picture; with Shift a fine one. */
const step = 0.04;
const fineStep = 0.005;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (fraction: number) => `${fraction * 100}%`;

interface CropFrameProps {
  frame: Frame;
  onChange: (frame: Frame) => void;
}

/** The part of a photo that becomes the page: moved and made smaller with mouse, finger or arrow keys. */
export function CropFrame({ frame, onChange }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; frame: Frame } | null>(null);

  const moved = (from: Frame, corner: Corner | null, dx: number, dy: number) =>
    corner ? moveCorner(from, corner, dx, dy) : moveFrame(from, dx, dy);

  /** What moves one corner, or without one the whole frame. */
  const handle = (corner: Corner | null) => ({
    onPointerDown: (event: ReactPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, frame };
    },
    onPointerMove: (event: ReactPointerEvent) => {
      const start = drag.current;
      const box = area.current?.getBoundingClientRect();
      if (!start || !box) return;
      onChange(
        moved(start.frame, corner, (event.clientX - start.x) / box.width, (event.clientY - start.y) / box.height),
      );
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      if (drag.current) onChange(drag.current.frame);
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const by = event.shiftKey ? fineStep : step;
      onChange(moved(frame, corner, arrow[0] * by, arrow[1] * by));
    },
  });

  const { x, y, width, height } = frame;
  const place = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
  return (
    <div ref={area} className={styles.over}>
      <div className={styles.shade}>
        <div className={styles.frame} style={place} />
      </div>
      <div className={styles.frame} style={place}>
        <button type="button" className={styles.area} aria-label={text.area} {...handle(null)} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`${styles.corner} ${styles[corner]}`}
            aria-label={text.corners[corner]}
            {...handle(corner)}
          />
        ))}
      </div>
    </div>
  );
}
