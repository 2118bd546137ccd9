import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";
import { endSession, startSession } from "./session.ts";

const pupil = { email: "", loginName: "emma.schaefer" };
const rules = { "GET /coloring-pages/hero.svg": { status: 404 } };

describe("how people are addressed", () => {
  it("is du for pupils, also in what a form complains of", async () => {
    signInAs(pupil);
    fakeFetch(rules);
    const user = renderApp("/");
    expect(await screen.findByRole("heading", { name: "Aus deiner Idee wird ein Ausmalbild" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Magisches Bild generieren" }));
    expect(await screen.findByText("Bitte schreib auf, was auf dem Bild sein soll.")).toBeInTheDocument();
  });

  it("is Sie again as soon as somebody else sits there", async () => {
    signInAs(pupil);
    fakeFetch(rules);
    renderApp("/");
    await screen.findByRole("heading", { name: "Aus deiner Idee wird ein Ausmalbild" });
    act(endSession);
    expect(await screen.findByRole("heading", { name: "Aus Ihrer Idee wird ein Ausmalbild" })).toBeInTheDocument();
    act(() => void startSession(makeToken(pupil)));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Aus deiner Idee"));
  });

  it("is Sie for everybody who is no pupil", async () => {
    signInAs();
    fakeFetch(rules);
    renderApp("/");
    expect(await screen.findByRole("heading", { name: "Aus Ihrer Idee wird ein Ausmalbild" })).toBeInTheDocument();
  });
});
