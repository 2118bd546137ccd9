import { type PointerEvent, useRef } from "react";

/** How far a finger has to go for a page to turn, in pixels; and how much farther across than up or down. */
const turnsAfterPx = 50;
const steepness = 1.5;

/**
 * Turns with a finger: to the left is on, to the right is back. Returns what the element needs, whose style says
 * `touch-action: pan-y pinch-zoom`, so that a finger that goes up or down still scrolls the page.
 */
export function useSwipe(onTurn: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType !== "mouse" && isPrimary ? { x, y, id } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (start.current?.id !== pointerId) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) >= turnsAfterPx && Math.abs(across) > steepness * Math.abs(down))
        onTurn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
