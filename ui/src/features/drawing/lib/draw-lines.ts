import { wantsStillness } from "@/lib/scroll.ts";
import { strokeTimes } from "./stroke-times.ts";

/** Whether the browser can animate, and the visitor wants it to. */
export const canDrawLines = () => typeof Element.prototype.animate === "function" && !wantsStillness();

/** Draws the lines of a page one after the other, from back to front. Resolves when the last one stands. */
export async function drawLines(svg: SVGSVGElement): Promise<void> {
  const shapes = [...svg.querySelectorAll<SVGElement>("path, circle, ellipse, rect")].filter(
    (shape) => !shape.closest("clipPath"),
  );
  const times = strokeTimes(shapes.length);
  const animations = shapes.map((shape, index) => {
    shape.setAttribute("pathLength", "1");
    shape.setAttribute("stroke-dasharray", "1 1");
    // Until its turn a shape is not there at all: round line ends would show as dots.
    const frames = [
      { strokeDashoffset: 1, opacity: 0 },
      { strokeDashoffset: 0.98, opacity: 1, offset: 0.02 },
      { strokeDashoffset: 0, opacity: 1 },
    ];
    return shape.animate(frames, { ...times[index], easing: "ease-in-out", fill: "both" });
  });
  // A page that is removed meanwhile takes its animations with it.
  await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
}
