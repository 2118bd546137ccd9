import { useCallback, useEffect, useRef, useState } from "react";
import type { LineArt } from "@/lib/line-art.ts";
import { colouringText } from "@/text/colouring.ts";
import { type CrayonId, crayonOf } from "./crayons.ts";
import { type Fills, noFills, paint, undo } from "./fills.ts";

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function describe(art: LineArt, fills: Fills): void {
  for (const [index, { element, name }] of art.regions.entries()) {
    const id = fills.byRegion.get(index);
    const crayon = id ? crayonOf(id) : null;
    element.setAttribute("fill", crayon?.colour ?? "#fff");
    element.setAttribute("aria-label", colouringText.region(name, index + 1, art.regions.length, crayon?.name ?? null));
  }
}

/**
 * Makes a page's regions buttons: a tap or Enter fills one with the crayon, arrow keys go from one to the next (one of
 * them is in the tab order). Returns the strokes, what was just done as a sentence, and the ways to change them.
 */
export function useColouring(art: LineArt, crayon: CrayonId) {
  const [fills, setFills] = useState(noFills);
  const [announcement, setAnnouncement] = useState("");
  const crayonRef = useRef(crayon);
  crayonRef.current = crayon;

  useEffect(() => describe(art, fills), [art, fills]);

  useEffect(() => {
    const { svg, regions } = art;
    const indexOf = (target: EventTarget | null) =>
      regions.findIndex(({ element }) => element === (target as Element | null)?.closest("[data-region]"));
    const setTabStop = (current: number) => {
      for (const [index, { element }] of regions.entries())
        element.setAttribute("tabindex", index === current ? "0" : "-1");
    };

    const fill = (index: number) => {
      const region = regions[index];
      if (!region) return;
      setTabStop(index);
      setFills((before) => {
        const next = paint(before, index, crayonRef.current);
        const id = next.byRegion.get(index);
        const { painted, erased } = colouringText;
        setAnnouncement(id ? painted(region.name, crayonOf(id).name) : erased(region.name));
        return next;
      });
    };
    const onClick = (event: Event) => fill(indexOf(event.target));
    const onKeyDown = (event: KeyboardEvent) => {
      const index = indexOf(event.target);
      if (index < 0) return;
      const step = arrowSteps[event.key];
      if (step !== undefined) {
        const next = (index + step + regions.length) % regions.length;
        setTabStop(next);
        regions[next]?.element.focus();
      } else if (event.key === "Enter" || event.key === " ") {
        fill(index);
      } else {
        return;
      }
      event.preventDefault();
    };

    for (const { element } of regions) element.setAttribute("role", "button");
    setTabStop(0);
    svg.addEventListener("click", onClick);
    svg.addEventListener("keydown", onKeyDown);
    return () => {
      svg.removeEventListener("click", onClick);
      svg.removeEventListener("keydown", onKeyDown);
    };
  }, [art]);

  const takeBack = useCallback(() => setFills(undo), []);
  const clear = useCallback(() => setFills(noFills), []);
  return { fills, announcement, takeBack, clear };
}
