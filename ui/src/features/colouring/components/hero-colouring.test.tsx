import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { leaveSession } from "@/lib/session.ts";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import HeroColouring from "./hero-colouring.tsx";

const hero = "/coloring-pages/hero.svg";
const red = "#e2503f";

async function showHero() {
  fakeFetch({ [`GET ${hero}`]: { body: samplePicture("landscape"), headers: { "Content-Type": "image/svg+xml" } } });
  render(<HeroColouring url={hero} onMissing={vi.fn()} />);
  return screen.findByRole("button", { name: /^Sonne, Fläche 1 von/ });
}

describe("the page that a visitor colours", () => {
  it("fills a tapped region with the crayon, and says so", async () => {
    const sun = await showHero();
    fireEvent.click(sun);
    expect(sun).toHaveAttribute("fill", red);
    expect(sun).toHaveAccessibleName(/Rot$/);
    expect(screen.getByText("Sonne: Rot")).toBeInTheDocument();
  });

  it("uses the chosen crayon", async () => {
    const sun = await showHero();
    await userEvent.click(screen.getByRole("radio", { name: "Blau" }));
    fireEvent.click(sun);
    expect(sun).toHaveAttribute("fill", "#3f8fd2");
  });

  it("takes strokes back, and starts anew", async () => {
    const sun = await showHero();
    fireEvent.click(sun);
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(sun).toHaveAttribute("fill", "#fff");
    fireEvent.click(sun);
    fireEvent.click(screen.getByRole("button", { name: /^Stern, Fläche 4 von/ }));
    await userEvent.click(screen.getByRole("button", { name: "Von vorn" }));
    expect(document.querySelectorAll(`[data-region][fill="${red}"]`)).toHaveLength(0);
    expect(screen.getByText("Alles ist wieder weiß.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(document.querySelectorAll(`[data-region][fill="${red}"]`)).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Wiederholen" }));
    expect(document.querySelectorAll(`[data-region][fill="${red}"]`)).toHaveLength(0);
  });

  it("is as it was left, until somebody signs out", async () => {
    fireEvent.click(await showHero());
    await userEvent.click(screen.getByRole("radio", { name: "Blau" }));
    cleanup();
    const sun = await showHero();
    expect(sun).toHaveAttribute("fill", red);
    expect(screen.getByRole("radio", { name: "Blau" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Rückgängig" }));
    expect(sun).toHaveAttribute("fill", "#fff");
    await userEvent.click(screen.getByRole("button", { name: "Wiederholen" }));
    cleanup();
    leaveSession();
    expect(await showHero()).toHaveAttribute("fill", "#fff");
    expect(screen.getByRole("radio", { name: "Rot" })).toBeChecked();
  });

  it("has a sky and a ground", async () => {
    await showHero();
    expect(screen.getAllByRole("button", { name: /^Hintergrund, Fläche/ }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole("button", { name: /^Hügel, Fläche/ }).length).toBeGreaterThan(0);
  });

  it("is coloured by keyboard: one stop for Tab, arrows between regions", async () => {
    const sun = await showHero();
    const regions = [...document.querySelectorAll<SVGElement>("[data-region]")];
    expect(regions.filter((region) => region.getAttribute("tabindex") === "0")).toEqual([sun]);
    sun.focus();
    fireEvent.keyDown(sun, { key: "ArrowRight" });
    expect(document.activeElement).toBe(regions[1]);
    fireEvent.keyDown(regions[1] as SVGElement, { key: "Enter" });
    expect(regions[1]).toHaveAttribute("fill", red);
    fireEvent.keyDown(regions[1] as SVGElement, { key: "ArrowLeft" });
    fireEvent.keyDown(sun, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(regions.at(-1));
  });

  it.each([
    ["is not there", { status: 404 }],
    ["is the app's own page", { body: "<!doctype html><html></html>" }],
  ])("makes room quietly when it %s", async (_case, answer) => {
    const onMissing = vi.fn();
    fakeFetch({ [`GET ${hero}`]: answer });
    const { container } = render(<HeroColouring url={hero} onMissing={onMissing} />);
    await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    expect(container).toBeEmptyDOMElement();
  });
});
