import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { samplePicture } from "@/testing/fake-api/sample-picture.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import ColouringRoom from "./colouring-room.tsx";

const red = "#e2503f";

async function openRoom() {
  fakeFetch({ "GET /api/images/p1": { body: samplePicture("landscape") } });
  render(
    <ColouringRoom
      pictures={[{ imageUrl: "/api/images/p1", name: "Garten" }]}
      current={0}
      onTurn={vi.fn()}
      onClose={vi.fn()}
      closeLabel="Zurück"
    />,
  );
  return screen.findByRole("button", { name: /^Sonne, Fläche 1 von/ });
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const take = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

describe("the room in which one colours", () => {
  it("has 24 crayons, an eraser, and says what is in the hand", async () => {
    const sun = await openRoom();
    expect(screen.getByRole("group", { name: "Buntstifte" }).querySelectorAll("input")).toHaveLength(24);
    await take("Hautton dunkel");
    expect(screen.getByText("In der Hand: Hautton dunkel")).toBeInTheDocument();
    fireEvent.click(sun);
    expect(sun).toHaveAttribute("fill", "#6a4434");
    await take("Radiergummi");
    expect(screen.getByText("In der Hand: Radiergummi")).toBeInTheDocument();
    fireEvent.click(sun);
    expect(sun).toHaveAttribute("fill", "#fff");
    expect(screen.getByText("Sonne: wieder weiß")).toBeInTheDocument();
    // The next crayon paints again.
    await take("Rot");
    fireEvent.click(sun);
    expect(sun).toHaveAttribute("fill", red);
  });

  it("paints in patterns, which lie on the sheet once each, and are there again later", async () => {
    const sun = await openRoom();
    await take("Punkte");
    fireEvent.click(sun);
    fireEvent.click(screen.getByRole("button", { name: /^Stern, Fläche 4 von/ }));
    expect(document.querySelectorAll("pattern")).toHaveLength(1);
    const pattern = document.querySelector("pattern");
    expect(sun).toHaveAttribute("fill", `url(#${pattern?.id})`);
    expect(sun).toHaveAccessibleName(/Rot, Punkte$/);
    cleanup();
    expect(await openRoom()).toHaveAccessibleName(/Rot, Punkte$/);
  });

  it("goes on after a reload where one was: the steps, the crayon and how it is led", async () => {
    const first = await openRoom();
    fireEvent.click(first);
    await take("Dunkelblau");
    await take("Punkte");
    fireEvent.click(first);
    await press("Von vorn");
    await press("Rückgängig");
    cleanup();
    const sun = await openRoom();
    expect(screen.getByText("In der Hand: Dunkelblau")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Punkte" })).toBeChecked();
    expect(sun).toHaveAccessibleName(/Dunkelblau, Punkte$/);
    await press("Wiederholen");
    expect(sun).toHaveAttribute("fill", "#fff");
    for (const name of [/Dunkelblau, Punkte$/, /Rot$/, /weiß$/]) {
      await press("Rückgängig");
      expect(sun).toHaveAccessibleName(name);
    }
    expect(screen.getByRole("button", { name: "Rückgängig" })).toHaveAttribute("aria-disabled", "true");
  });

  it("takes strokes back by keyboard", async () => {
    const sun = await openRoom();
    fireEvent.click(sun);
    fireEvent.keyDown(sun, { key: "z", ctrlKey: true });
    expect(sun).toHaveAttribute("fill", "#fff");
    fireEvent.keyDown(sun, { key: "Z", ctrlKey: true, shiftKey: true });
    expect(sun).toHaveAttribute("fill", red);
  });

  it("says so when the browser keeps nothing, and when a picture cannot be saved", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const sun = await openRoom();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    fireEvent.click(sun);
    expect(screen.getByText(/kann die Farben gerade nicht behalten/)).toBeInTheDocument();
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
    Image.prototype.decode = () => Promise.reject(new Error("no picture"));
    await press("Als Bild speichern");
    expect(await screen.findByText(/ließ sich nicht speichern/)).toBeInTheDocument();
  });
});
