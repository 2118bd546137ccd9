import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const path = "/api/me/second-factor";
const others = { "GET /api/me/sessions": { body: [] }, "GET /api/subscription": { body: "null" } };
const state = (more: object) => ({
  body: { isOffered: true, isOn: false, isRequired: false, recoveryCodesLeft: 0, ...more },
});
const made = { key: "ABCDEFGHIJKLMNOP", address: "otpauth://totp/x", qrSvg: "<svg/>" };
const codes = { recoveryCodes: ["K7MQ-2XTB-9RWA", "AAAA-BBBB-CCCC"] };
const part = () => within(screen.getByRole("region", { name: "Anmeldung in zwei Schritten" }));

async function open(rules: Parameters<typeof fakeFetch>[0]) {
  const calls = fakeFetch({ ...others, ...rules });
  signInAs({ role: "teacher" });
  const user = renderApp("/konto");
  await screen.findByRole("region", { name: "Anmeldung in zwei Schritten" });
  return { user, calls };
}

describe("signing in in two steps", () => {
  it("is set up with the password and the app's first code, and shows the recovery codes once", async () => {
    const { user, calls } = await open({
      [`GET ${path}`]: state({}),
      [`POST ${path}`]: { body: made },
      [`POST ${path}/confirm`]: { body: codes },
    });
    await user.type(await part().findByLabelText("Passwort für diese Einstellung"), "geheim123");
    await user.click(part().getByRole("button", { name: "Einrichten" }));
    expect(await part().findByAltText("QR-Code für die Authenticator-App")).toBeInTheDocument();
    expect(part().getByText("ABCD EFGH IJKL MNOP")).toBeInTheDocument();
    await user.type(part().getByLabelText("Code aus der App"), "123456");
    await user.click(part().getByRole("button", { name: "Einschalten" }));
    expect(await part().findByText("K7MQ-2XTB-9RWA")).toBeInTheDocument();
    expect(calls.find(({ key }) => key === `POST ${path}`)?.body).toEqual({ password: "geheim123" });
    expect(calls.find(({ key }) => key === `POST ${path}/confirm`)?.body).toEqual({ code: "123456" });
    await user.click(part().getByRole("button", { name: "Ich habe sie notiert" }));
    expect(part().queryByText("K7MQ-2XTB-9RWA")).not.toBeInTheDocument();
  });

  it("says a wrong code at its field", async () => {
    const message = "Der Code stimmt nicht.";
    const { user } = await open({
      [`GET ${path}`]: state({ isOn: true, recoveryCodesLeft: 7 }),
      [`DELETE ${path}`]: { status: 400, body: { message, field: "code" } },
    });
    expect(await part().findByText("Eingeschaltet. Sie haben noch 7 Wiederherstellungscodes.")).toBeInTheDocument();
    await user.click(part().getByRole("button", { name: "Ausschalten" }));
    await user.type(part().getByLabelText("Passwort für diese Einstellung"), "geheim123");
    await user.type(part().getByLabelText("Code"), "000000");
    await user.click(part().getByRole("button", { name: "Ausschalten" }));
    expect(await part().findByText(message)).toBeInTheDocument();
  });

  it("cannot be switched off where it is required", async () => {
    await open({ [`GET ${path}`]: state({ isOn: true, isRequired: true, recoveryCodesLeft: 1 }) });
    expect(await part().findByText("Eingeschaltet. Sie haben noch 1 Wiederherstellungscode.")).toBeInTheDocument();
    expect(part().queryByRole("button", { name: "Ausschalten" })).not.toBeInTheDocument();
  });

  it("is where everything leads that has to wait for it", async () => {
    fakeFetch({
      ...others,
      "GET /api/coloring-books": { status: 403, body: { code: "second_factor_missing", message: "Bitte einrichten." } },
      [`GET ${path}`]: state({ isRequired: true }),
    });
    signInAs({ role: "teacher" });
    renderApp("/my-books");
    await waitFor(() => expect(address()).toBe("/konto"));
    expect(await part().findByText(/Alles andere geht erst danach/)).toBeInTheDocument();
  });
});

describe("the login of who has it", () => {
  it.each([
    ["/auth/login", "POST /api/login", "E-Mail oder Anmeldename"],
    ["/admin/login", "POST /api/admin/login", "E-Mail"],
  ])("%s asks for the code as a second step", async (page, key, label) => {
    let tries = 0;
    const calls = fakeFetch({
      ...others,
      "GET /api/coloring-books": { body: [] },
      [key]: () => {
        tries += 1;
        return tries === 1
          ? {
              status: 401,
              body: { code: "second_factor_needed", message: "Bitte geben Sie auch den Code ein.", field: "code" },
            }
          : { body: { success: true, token: makeToken({ role: "teacher" }) } };
      },
    });
    const user = renderApp(page);
    await user.type(await screen.findByLabelText(label), "chef@beispiel.de");
    await user.type(screen.getByLabelText("Passwort"), "geheim123");
    const submit = within(screen.getByRole("main")).getByRole("button", { name: "Anmelden" });
    await user.click(submit);
    const code = await screen.findByLabelText("Code aus der App");
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, "123456");
    await user.click(submit);
    await waitFor(() => expect(tries).toBe(2));
    const sent = calls.filter((one) => one.key === key).map(({ body }) => body);
    expect(sent).toEqual([
      { email: "chef@beispiel.de", password: "geheim123" },
      { email: "chef@beispiel.de", password: "geheim123", code: "123456" },
    ]);
  });
});
