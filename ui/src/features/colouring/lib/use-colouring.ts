import { useEffect, useRef, useState } from "react";
import { colouringText } from "@/text/colouring.ts";
import { bounds, type Change, colouredBefore, type KeptColours, keepColoured, type Stroke } from "./coloured-pages.ts";
import { type Colours, clear, type Fills, noFills, paint, redo, type Step, startWith, stepsOf, undo } from "./fills.ts";
import { type Regions, regionAt } from "./find-regions.ts";
import { isSamePaint, nameOfPaint, type Paint } from "./paints.ts";
import { addRegions, type Sheet } from "./sheet.ts";
import { fillOf } from "./textures.ts";

const arrowSteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The shapes of a page's regions, and what they show. */
interface Shown {
  shapes: readonly SVGElement[];
  colours: Colours;
}

const nothingShown: Shown = { shapes: [], colours: noFills.colours };

/** Shows colours; touches only what looks otherwise than before, so that a tap costs one shape and not a hundred. */
function show(sheet: Sheet, { list }: Regions, { shapes, colours: before }: Shown, colours: Colours): Shown {
  for (const [index, shape] of shapes.entries()) {
    const wanted = colours.get(index);
    if (shape.hasAttribute("aria-label") && isSamePaint(before.get(index), wanted)) continue;
    const name = list[index]?.name ?? colouringText.background;
    const label = colouringText.region(name, index + 1, list.length, wanted ? nameOfPaint(wanted) : null);
    shape.setAttribute("fill", wanted ? fillOf(sheet, wanted) : "#fff");
    shape.setAttribute("aria-label", label);
  }
  return { shapes, colours };
}

/** Where places of an earlier visit lie now; those that lie nowhere any more are left out. */
const placed = <Kept extends Change>(kept: readonly Kept[], regions: Regions) =>
  kept.map((one) => [regionAt(regions, one), one] as const).filter(([index]) => index >= 0);

const paintOf = ({ crayon, texture = "smooth" }: Stroke): Paint => ({ crayon, texture });

const isStroke = (change: Change): change is Stroke => change.crayon !== undefined;

/** Colours of an earlier visit with the steps around them. */
function restored(picture: string, regions: Regions): Fills {
  const { strokes, back = [], forward = [] } = colouredBefore(picture);
  const stepOf = (changes: readonly Change[]): Step =>
    new Map(placed(changes, regions).map(([index, change]) => [index, isStroke(change) ? paintOf(change) : null]));
  const stepsOfKept = (steps: readonly (readonly Change[])[]) => steps.map(stepOf).filter(({ size }) => size > 0);
  const colours = new Map(placed(strokes, regions).map(([index, stroke]) => [index, paintOf(stroke)]));
  return startWith(colours, { back: stepsOfKept(back), forward: stepsOfKept(forward) });
}

/** What is kept of colours and the steps around them. */
function keptOf(fills: Fills, { list }: Regions): KeptColours {
  const strokeAt = (index: number, { crayon, texture }: Paint): Stroke[] => {
    const middle = list[index]?.middle;
    return middle ? [{ ...middle, crayon, ...(texture !== "smooth" && { texture }) }] : [];
  };
  const whiteAt = (index: number): Change[] => {
    const middle = list[index]?.middle;
    return middle ? [{ ...middle }] : [];
  };
  const changesOf = (step: Step) =>
    [...step].flatMap(([index, wanted]) => (wanted ? strokeAt(index, wanted) : whiteAt(index)));
  const { back, forward } = stepsOf(fills, bounds.steps);
  return {
    strokes: [...fills.colours].flatMap(([index, paint]) => strokeAt(index, paint)),
    back: back.map(changesOf),
    forward: forward.map(changesOf),
  };
}

/**
 * Makes a page's regions buttons as soon as they are found: a tap or Enter fills one with the paint or, without one,
 * rubs it out; arrow keys go from one to the next (one of them is in the tab order). What is coloured is kept in the
 * browser under the picture's address, with the steps that can be taken back. Returns the strokes, what was just done as a sentence, whether the browser keeps
 * it, and the ways to change it.
 */
export function useColouring(sheet: Sheet, regions: Regions | null, picture: string, inHand: Paint | null) {
  const [fills, setFills] = useState(noFills);
  const [announcement, setAnnouncement] = useState("");
  const [isKept, setKept] = useState(true);
  const shown = useRef(nothingShown);
  // What the listeners below work on; they are put on the sheet once.
  const current = useRef({ fills, inHand });
  current.current = { fills, inHand };

  const change = (next: Fills, sentence: string) => {
    if (!regions || next === current.current.fills || next.colours === current.current.fills.colours) return;
    current.current.fills = next;
    // At once and not after the next drawing of the page around it: the finger waits for it.
    shown.current = show(sheet, regions, shown.current, next.colours);
    setFills(next);
    setAnnouncement(sentence);
    setKept(keepColoured(picture, keptOf(next, regions)));
  };
  const changeRef = useRef(change);
  changeRef.current = change;

  useEffect(() => {
    if (!regions) return;
    const own = addRegions(sheet, regions);
    const before = restored(picture, regions);
    setFills(before);
    shown.current = show(sheet, regions, { ...nothingShown, shapes: own }, before.colours);
    const { areas } = sheet;
    const indexOf = (target: EventTarget | null) => own.indexOf(target as SVGPathElement);
    const setTabStop = (stop: number) => {
      areas.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
      own[stop]?.setAttribute("tabindex", "0");
    };

    const fill = (index: number) => {
      const region = regions.list[index];
      if (!region) return;
      setTabStop(index);
      const wanted = current.current.inHand;
      const next = paint(current.current.fills, index, wanted);
      const { painted, erased } = colouringText;
      changeRef.current(next, wanted ? painted(region.name, nameOfPaint(wanted)) : erased(region.name));
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

    for (const shape of own) shape.setAttribute("tabindex", "-1");
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
    isKept,
    takeBack: () => change(undo(fills), colouringText.undone),
    makeAgain: () => change(redo(fills), colouringText.redone),
    startAnew: () => change(clear(fills), colouringText.cleared),
  };
}

/** What `useColouring` returns. */
export type Colouring = ReturnType<typeof useColouring>;
