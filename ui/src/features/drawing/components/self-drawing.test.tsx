import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { SelfDrawing } from "./self-drawing.tsx";

const address = "/api/images/p1";

/** What jsdom lacks: animations. Returns what was animated, and the way to end all of it. */
function fakeAnimations() {
  const started: Element[] = [];
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Object.assign(Element.prototype, {
    animate(this: Element) {
      started.push(this);
      return { finished };
    },
  });
  return { started, end };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "animate");
});

describe("a new picture", () => {
  it("draws each of its lines, then gives way to the finished picture", async () => {
    const { started, end } = fakeAnimations();
    const calls = fakeFetch({ [`GET ${address}`]: { body: samplePicture() } });
    render(<SelfDrawing imageUrl={address} alt="Ausmalbild 1" isNew />);
    await waitFor(() => expect(started.length).toBeGreaterThan(20));
    expect(calls[0]?.path).toBe(`${address}?format=svg`);
    const copy = screen.getByTestId("self-drawing");
    const lines = [...copy.querySelectorAll("path, rect")].filter((shape) => !shape.closest("clipPath"));
    expect(started).toEqual(lines);
    expect(screen.getByAltText("Ausmalbild 1")).toHaveAttribute("src", address);
    end();
    await waitFor(() => expect(screen.queryByTestId("self-drawing")).not.toBeInTheDocument());
    expect(screen.getByAltText("Ausmalbild 1")).toBeInTheDocument();
  });

  it.each([{ body: "keine Zeichnung" }, { status: 404 }, "offline" as const])(
    "is simply there when it cannot draw itself: %j",
    async (answer) => {
      const { started } = fakeAnimations();
      fakeFetch({ [`GET ${address}`]: answer });
      render(<SelfDrawing imageUrl={address} alt="Ausmalbild 1" isNew />);
      await waitFor(() => expect(screen.queryByTestId("self-drawing")).not.toBeInTheDocument());
      expect(started).toHaveLength(0);
    },
  );

  it("is simply there where motion is to be reduced", () => {
    fakeAnimations();
    const calls = fakeFetch({});
    const reduced = (media: string) => ({ media, matches: media.includes("reduce") }) as MediaQueryList;
    vi.spyOn(window, "matchMedia").mockImplementation(reduced);
    render(<SelfDrawing imageUrl={address} alt="Ausmalbild 1" isNew />);
    expect(screen.queryByTestId("self-drawing")).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });
});

it("says what it shows to who does not see it", () => {
  render(<SelfDrawing imageUrl={address} alt="Ausmalbild 1" description="Ein Bär angelt am Fluss" isNew={false} />);
  expect(screen.getByRole("img", { name: "Ausmalbild 1" })).toHaveAccessibleDescription("Ein Bär angelt am Fluss");
});

it("a picture of an earlier visit does not draw itself", () => {
  fakeAnimations();
  const calls = fakeFetch({});
  render(<SelfDrawing imageUrl={address} alt="Ausmalbild 1" isNew={false} />);
  expect(screen.queryByTestId("self-drawing")).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});
