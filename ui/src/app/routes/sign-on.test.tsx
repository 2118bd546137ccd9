import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const config = { "GET /api/public/config": { body: { registration: "closed", signOn: { name: "IServ" } } } };
const main = () => within(screen.getByRole("main"));

describe("the sign-in by a service", () => {
  it("is offered beside the password", async () => {
    fakeFetch(config);
    renderApp("/auth/login");
    const link = await screen.findByRole("link", { name: "Mit IServ anmelden" });
    expect(link).toHaveAttribute("href", "/api/sign-on/start");
    expect(screen.getByLabelText("Passwort")).toBeInTheDocument();
  });

  it("is not offered where the server has none", async () => {
    fakeFetch({ "GET /api/public/config": { body: { registration: "closed" } } });
    renderApp("/auth/login");
    await screen.findByLabelText("Passwort");
    expect(screen.queryByRole("link", { name: /^Mit .* anmelden$/ })).toBeNull();
  });

  it("takes the session over that the browser came back with", async () => {
    signInAs({ id: "somebody-else" });
    const token = makeToken();
    const calls = fakeFetch({
      ...config,
      "GET /api/sign-on/session": { body: { success: true, token } },
      "GET /api/coloring-books": { body: [] },
    });
    renderApp("/auth/login#dienst=fertig");
    await waitFor(() => expect(address()).toBe("/my-books"));
    expect(localStorage.getItem("token")).toBe(token);
    const taken = calls.find(({ key }) => key === "GET /api/sign-on/session");
    expect(taken?.headers.get("Authorization")).toBeNull();
  });

  it("says when the session cannot be had", async () => {
    fakeFetch({ ...config, "GET /api/sign-on/session": { status: 503, body: "" } });
    renderApp("/auth/login#dienst=fertig");
    expect(await screen.findByText(/Bitte laden Sie die Seite neu/)).toBeInTheDocument();
  });

  it("says why it did not work, once", async () => {
    const message = "Die Anmeldung mit „IServ“ wurde abgebrochen.";
    fakeFetch({ ...config, "GET /api/sign-on/problems/sign_on_cancelled": { body: { message } } });
    renderApp("/auth/login#dienst=sign_on_cancelled");
    expect(await main().findByText(message)).toBeInTheDocument();
    expect(location.hash).toBe("");
    expect(screen.getByLabelText("Passwort")).toBeInTheDocument();
  });
});

describe("the account's connection with a service", () => {
  it("is taken away with the password", async () => {
    signInAs();
    let isLinked = true;
    const calls = fakeFetch({
      ...config,
      "GET /api/me/sign-on": () => ({ body: { name: "IServ", isLinked } }),
      "DELETE /api/me/sign-on": () => {
        isLinked = false;
        return { status: 204 };
      },
      "GET /api/me/sessions": { body: [] },
    });
    const user = renderApp("/konto");
    const part = within(await screen.findByRole("region", { name: "Anmeldung mit IServ" }));
    await part.findByText("Dieses Konto ist mit „IServ“ verbunden.");
    await user.type(part.getByLabelText("Passwort für diese Verbindung"), "geheim123");
    await user.click(part.getByRole("button", { name: "Verbindung trennen" }));
    await part.findByRole("button", { name: "Mit IServ verbinden" });
    expect(calls.find(({ key }) => key === "DELETE /api/me/sign-on")?.body).toEqual({ password: "geheim123" });
  });
});
