import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from "react";

interface Point {
  x: number;
  y: number;
}

type Area = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The index of the area that a point lies in, or -1. */
const areaAt = ({ x, y }: Point, areas: readonly Area[]) =>
  areas.findIndex(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);

/** How near the edge of the window a dragged page has to come for the window to scroll, and by how much it does. */
const scrollEdgePx = 70;
const scrollStepPx = 14;

interface PageDrag {
  /** Where the pages are, in their order. */
  areas: () => readonly Area[];
  indexOf: (key: number) => number;
  onMove: (from: number, to: number) => void;
  /** Called when a page was put down: where it was, and where it is. */
  onDrop: (from: number, to: number) => void;
}

/**
 * Drags a page to another place with mouse, pen or finger: the others make room as soon as the pointer enters their
 * place. Returns the key of the held page, and what its handle needs.
 */
export function usePageDrag({ areas, indexOf, onMove, onDrop }: PageDrag) {
  const [held, setHeld] = useState<number | null>(null);
  const actions = useRef({ areas, indexOf, onMove, onDrop });
  actions.current = { areas, indexOf, onMove, onDrop };

  useEffect(() => {
    if (held === null) return;
    const start = actions.current.indexOf(held);
    // The place that was entered last: a page that has just made room there must not jump back under the pointer.
    let entered = start;

    const move = (event: PointerEvent) => {
      const { areas, indexOf, onMove } = actions.current;
      if (event.clientY < scrollEdgePx) window.scrollBy(0, -scrollStepPx);
      else if (event.clientY > window.innerHeight - scrollEdgePx) window.scrollBy(0, scrollStepPx);
      const target = areaAt({ x: event.clientX, y: event.clientY }, areas());
      const from = indexOf(held);
      if (target >= 0 && target !== entered && target !== from) onMove(from, target);
      if (target >= 0) entered = target;
    };
    const drop = () => {
      setHeld(null);
      const { indexOf, onDrop } = actions.current;
      if (indexOf(held) !== start) onDrop(start, indexOf(held));
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      actions.current.onMove(actions.current.indexOf(held), start);
      setHeld(null);
    };

    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", drop);
    window.addEventListener("keydown", cancel);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", drop);
      window.removeEventListener("keydown", cancel);
    };
  }, [held]);

  const handleOf = useCallback(
    (key: number) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setHeld(key);
      },
    }),
    [],
  );
  return { held, handleOf };
}
