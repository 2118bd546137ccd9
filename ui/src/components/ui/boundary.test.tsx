import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LazyPart, PageBoundary } from "./boundary.tsx";
import { clearToasts } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

function Broken({ isBroken = true }: { isBroken?: boolean }) {
  if (isBroken) throw new Error("not there");
  return <p>Alles da</p>;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(clearToasts);

describe("a page that cannot be shown", () => {
  it("says so in its place, and loads anew when asked", () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...window.location, reload });
    render(
      <>
        <p>Kopf</p>
        <PageBoundary address="/a">
          <Broken />
        </PageBoundary>
      </>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Diese Seite lässt sich gerade nicht zeigen");
    expect(screen.getByText("Kopf")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Seite neu laden" }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("stays so at its address, and gives another address a chance", () => {
    const page = (address: string, isBroken: boolean) => (
      <PageBoundary address={address}>
        <Broken isBroken={isBroken} />
      </PageBoundary>
    );
    const { rerender } = render(page("/a", true));
    rerender(page("/a", false));
    expect(screen.queryByText("Alles da")).not.toBeInTheDocument();
    rerender(page("/b", false));
    expect(screen.getByText("Alles da")).toBeInTheDocument();
  });
});

describe("a part that cannot be loaded", () => {
  it("is missed in a message, and what is around it stays", async () => {
    render(
      <>
        <LazyPart>
          <Broken />
        </LazyPart>
        <p>Drumherum</p>
        <Toaster />
      </>,
    );
    expect((await screen.findAllByText("Ein Teil der Seite fehlt"))[0]).toBeInTheDocument();
    expect(screen.getByText("Drumherum")).toBeInTheDocument();
  });

  it("is left to whoever knows better", () => {
    const onFailure = vi.fn();
    render(
      <LazyPart onFailure={onFailure}>
        <Broken />
      </LazyPart>,
    );
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
