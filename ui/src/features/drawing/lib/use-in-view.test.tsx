import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useInView } from "./use-in-view.ts";

const rect = (top: number, bottom: number) => DOMRect.fromRect({ x: 0, y: top, width: 300, height: bottom - top });

function Drawing({ mark, isDrawing }: { mark: string | null; isDrawing: boolean }) {
  useInView(mark, isDrawing, () => document.querySelector("#page"));
  return (
    <>
      <div id="page" />
      <div id="bar" data-stuck style={{ position: "sticky", bottom: 0 }} />
    </>
  );
}

describe("the page that was drawn last", () => {
  let frames: FrameRequestCallback[] = [];
  const nextFrame = () => {
    for (const run of frames.splice(0)) run(0);
  };
  const scrolled = vi.fn();

  beforeEach(() => {
    frames = [];
    vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => frames.push(run));
    vi.stubGlobal("cancelAnimationFrame", (id: number) => delete frames[id - 1]);
    Element.prototype.scrollIntoView = scrolled;
    scrolled.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  const open = (barTop: number) => {
    const shown = render(<Drawing mark={null} isDrawing />);
    const lie = (id: string, area: DOMRect) => {
      const element = shown.container.querySelector(`#${id}`);
      if (element) element.getBoundingClientRect = () => area;
    };
    lie("page", rect(10, 500));
    lie("bar", rect(barTop, window.innerHeight));
    return { ...shown, lie };
  };

  it("is brought into view where it is not", () => {
    const { rerender } = open(400);
    rerender(<Drawing mark="one" isDrawing={false} />);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it("is brought into view when the bar grows over it a moment later", () => {
    const { rerender, lie } = open(600);
    rerender(<Drawing mark="one" isDrawing={false} />);
    expect(scrolled).not.toHaveBeenCalled();
    nextFrame();
    lie("bar", rect(450, window.innerHeight));
    nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it("stays where it is for who has scrolled meanwhile", () => {
    const { rerender, lie } = open(600);
    window.dispatchEvent(new Event("wheel"));
    rerender(<Drawing mark="one" isDrawing={false} />);
    lie("bar", rect(450, window.innerHeight));
    nextFrame();
    nextFrame();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
