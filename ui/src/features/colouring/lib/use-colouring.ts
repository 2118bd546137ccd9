import { useEffect, useRef, useState } from "react";
import { colouringText } from "@/text/colouring.ts";
import { colouredBefore, keepColoured } from "./coloured-pages.ts";
import { type CrayonId, crayonOf } from "./crayons.ts";
import { clear, type Fills, noFills, paint, redo, startWith, undo } from "./fills.ts";
import { type Regions, regionAt } from "./find-regions.ts";
import { addRegions, type Sheet } from "./sheet.ts";

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function show(shapes: readonly SVGElement[], { list }: Regions, { colours }: Fills): void {
  for (const [index, shape] of shapes.entries()) {
    const id = colours.get(index);
    const crayon = id ? crayonOf(id) : null;
    const name = list[index]?.name ?? colouringText.background;
    shape.setAttribute("fill", crayon?.colour ?? "#fff");
    shape.setAttribute("aria-label", colouringText.region(name, index + 1, list.length, crayon?.name ?? null));
  }
}

/** The colours of an earlier visit, each in the region that is at its place now. */
function restored(picture: string, regions: Regions): Fills {
  const found = colouredBefore(picture).map(({ crayon, ...place }) => [regionAt(regions, place), crayon] as const);
  return startWith(new Map(found.filter(([index]) => index >= 0)));
}

const strokesOf = ({ colours }: Fills, { list }: Regions) =>
  [...colours].flatMap(([index, crayon]) => {
    const middle = list[index]?.middle;
    return middle ? [{ ...middle, crayon }] : [];
  });

/**
 * Makes a page's regions buttons as soon as they are found: a tap or Enter fills one with the crayon, arrow keys go from
 * one to the next (one of them is in the tab order). What is coloured is kept in the browser under the picture's
 * address. Returns the strokes, what was just done as a sentence, and the ways to change them.
 */
export function useColouring(sheet: Sheet, regions: Regions | null, picture: string, crayon: CrayonId) {
  const [fills, setFills] = useState(noFills);
  const [announcement, setAnnouncement] = useState("");
  const shapes = useRef<readonly SVGElement[]>([]);
  // What the listeners below work on; they are put on the sheet once.
  const current = useRef({ fills, crayon });
  current.current = { fills, crayon };

  const change = (next: Fills, sentence: string) => {
    if (!regions || next.colours === current.current.fills.colours) return;
    current.current.fills = next;
    setFills(next);
    setAnnouncement(sentence);
    keepColoured(picture, strokesOf(next, regions));
  };
  const changeRef = useRef(change);
  changeRef.current = change;

  // biome-ignore lint/correctness/useExhaustiveDependencies: new regions are shown below, with their own colours
  useEffect(() => {
    if (regions) show(shapes.current, regions, fills);
  }, [fills]);

  useEffect(() => {
    if (!regions) return;
    const own = addRegions(sheet, regions);
    shapes.current = own;
    const before = restored(picture, regions);
    setFills(before);
    show(own, regions, before);
    const { areas } = sheet;
    const indexOf = (target: EventTarget | null) => own.indexOf(target as SVGPathElement);
    const setTabStop = (stop: number) => {
      for (const [index, shape] of own.entries()) shape.setAttribute("tabindex", index === stop ? "0" : "-1");
    };

    const fill = (index: number) => {
      const region = regions.list[index];
      if (!region) return;
      setTabStop(index);
      const next = paint(current.current.fills, index, current.current.crayon);
      const id = next.colours.get(index);
      const { painted, erased } = colouringText;
      changeRef.current(next, id ? painted(region.name, crayonOf(id).name) : erased(region.name));
    };
    const onClick = (event: Event) => fill(indexOf(event.target));
    const onKeyDown = (event: KeyboardEvent) => {
      const index = indexOf(event.target);
      if (index < 0) return;
      const step = arrowSteps[event.key];
      if (step !== undefined) {
        const next = (index + step + own.length) % own.length;
        setTabStop(next);
        own[next]?.focus();
      } else if (event.key === "Enter" || event.key === " ") {
        fill(index);
      } else {
        return;
      }
      event.preventDefault();
    };

    setTabStop(0);
    areas.addEventListener("click", onClick);
    areas.addEventListener("keydown", onKeyDown);
    return () => {
      areas.removeEventListener("click", onClick);
      areas.removeEventListener("keydown", onKeyDown);
    };
  }, [sheet, regions, picture]);

  return {
    fills,
    announcement,
    takeBack: () => change(undo(fills), colouringText.undone),
    makeAgain: () => change(redo(fills), colouringText.redone),
    startAnew: () => change(clear(fills), colouringText.cleared),
  };
}
