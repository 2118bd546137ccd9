import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeToken } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const statistics = {
  totalUsers: 1,
  activeUsers: 1,
  premiumUsers: 1,
  totalBooks: 0,
  recentUsers: [],
  recentBooks: [],
};

describe("the first set-up", () => {
  const open = async () => {
    const user = renderApp("/admin/setup#secret-token");
    await screen.findByRole("heading", { name: "Buntstift einrichten" });
    return user;
  };
  const send = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole("radio", { name: /Schule/ }));
    await user.type(screen.getByLabelText("Vorname"), "Anna");
    await user.type(screen.getByLabelText("Nachname"), "Arndt");
    await user.type(screen.getByLabelText("E-Mail"), "anna@schule.example");
    await user.type(screen.getByLabelText("Passwort"), "Regenbogen-7");
    await user.click(screen.getByRole("button", { name: "Konto anlegen" }));
  };

  it("makes the first administrator and leads to the administration", async () => {
    const calls = fakeFetch({
      "POST /api/setup": { status: 201, body: { success: true, token: makeToken({ role: "admin" }) } },
      "GET /api/admin/statistics": { body: statistics },
    });
    await send(await open());
    await waitFor(() => expect(address()).toBe("/admin"));
    expect(location.hash).toBe("");
    expect(calls.find(({ key }) => key === "POST /api/setup")?.body).toEqual({
      token: "secret-token",
      audience: "school",
      firstName: "Anna",
      lastName: "Arndt",
      email: "anna@schule.example",
      password: "Regenbogen-7",
    });
    expect(screen.getByText("Ihr Konto ist angelegt")).toBeInTheDocument();
  });

  it("says why a link does not work", async () => {
    const message = "Dieser Link gilt nicht mehr. Starten Sie den Server neu.";
    fakeFetch({ "POST /api/setup": { status: 403, body: { code: "forbidden", message, field: "token" } } });
    await send(await open());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(address()).toBe("/admin/setup");
  });

  it("checks every field before it sends anything", async () => {
    const calls = fakeFetch({});
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Konto anlegen" }));
    for (const sentence of [
      "Bitte wählen Sie, für wen diese Installation ist.",
      "Vorname ist erforderlich",
      "Nachname ist erforderlich",
      "Ungültige E-Mail-Adresse",
      "Passwort muss mindestens 8 Zeichen lang sein",
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it("notices a link that was cut off", async () => {
    fakeFetch({});
    renderApp("/admin/setup");
    expect(await screen.findByText(/fehlt sein letzter Teil/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Konto anlegen" })).not.toBeInTheDocument();
  });
});
