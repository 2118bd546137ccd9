import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkoutFailure } from "@/features/plans/api/checkout.ts";
import { ApiError } from "@/lib/api-client.ts";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

type Rules = Parameters<typeof fakeFetch>[0];

const checkout = "POST /api/create-checkout-session";
const refresh = "POST /api/subscription/refresh";
const premium = {
  plan: { name: "Premium", amount: 499 },
  status: "active",
  currentPeriodEnd: "2026-12-20T11:00:00Z",
  cancelAtPeriodEnd: false,
  isPaid: true,
};
const plans = [
  { id: "free", name: "Free", priceCents: 0 },
  { id: "basic", name: "Basic", priceCents: 250 },
  { id: "premium", name: "Premium", priceCents: 899 },
];
const shop = (config: object = {}) => ({
  "GET /api/public/config": { body: { billing: { enabled: true }, plans, ...config } },
  "GET /api/public/stats": { status: 503, body: {} },
  "GET /api/me/sessions": { body: [] },
  "GET /api/subscription": { body: "null" },
});
const part = (name: string) => within(screen.getByRole("region", { name }));

afterEach(() => void vi.useRealTimers());

describe("buying a plan", () => {
  it("costs what the server says", async () => {
    fakeFetch(shop());
    renderApp("/preise");
    expect(await screen.findByText("8,99 €")).toBeInTheDocument();
    expect(screen.getByText("2,50 €")).toBeInTheDocument();
    expect(screen.getByText("0 €")).toBeInTheDocument();
  });

  it("leads a visitor to the sign-in and back", async () => {
    fakeFetch({
      ...shop(),
      [checkout]: { status: 401, body: { code: "unauthenticated", message: "Bitte melden Sie sich an." } },
      "POST /api/login": { body: { success: true, token: makeToken() } },
    });
    const user = renderApp("/preise");
    const button = await screen.findByRole("button", { name: "Basic wählen" });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(address()).toBe("/auth/login"));
    expect(await screen.findByText(/^Um ein Paket zu buchen, melden Sie sich/)).toBeInTheDocument();
    await user.type(await screen.findByLabelText("E-Mail oder Anmeldename"), "maria@beispiel.de");
    await user.type(screen.getByLabelText("Passwort"), "geheim123");
    await user.click(screen.getByRole("button", { name: "Anmelden" }));
    await waitFor(() => expect(address()).toBe("/preise"));
  });

  it.each([401, 402, 404, 409])("shows the server's reason for %d, for both plans", (status) => {
    const error = new ApiError("Sie haben dieses Paket schon.", { status, fromServer: true });
    for (const plan of ["basic", "premium"] as const) {
      expect(checkoutFailure(plan, error)).toBe("Sie haben dieses Paket schon.");
    }
  });

  it("says that it was given up, and that nothing was paid", async () => {
    fakeFetch(shop());
    renderApp("/preise?zahlung=abbruch");
    expect(await screen.findByText(/Bezahlvorgang abgebrochen. Es wurde nichts abgebucht./)).toBeInTheDocument();
  });

  it("is not offered for the plan that is paid for", async () => {
    fakeFetch({ ...shop(), "GET /api/subscription": { body: premium } });
    signInAs();
    renderApp("/preise");
    expect(await screen.findByRole("link", { name: "Ihr Paket" })).toHaveAttribute("href", "/konto");
    expect(screen.queryByRole("button", { name: "Jetzt Premium werden" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Basic wählen" })).toBeInTheDocument();
  });

  it("is not shown where everybody has a plan", async () => {
    fakeFetch(shop({ billing: { enabled: false }, everyonePlan: "premium" }));
    signInAs();
    renderApp("/preise");
    expect(await screen.findByText(/gibt es nichts zu bezahlen/)).toBeInTheDocument();
    for (const name of ["Basic wählen", "Jetzt Premium werden", "Gutschein prüfen"]) {
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByText(/Stripe/)).not.toBeInTheDocument();
  });
});

describe("coming back from paying", () => {
  const comeBack = (rules: Rules) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = fakeFetch({ ...shop(), ...rules });
    signInAs();
    const user = renderApp("/konto?zahlung=erfolg&paket=premium");
    const asked = () => calls.filter(({ key }) => key === refresh).length;
    return { user, asked };
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("is checked until the plan is there, which is shown at once", async () => {
    const basic = { ...premium, plan: { name: "Basic", amount: 299 } };
    const answers: object[] = [{ body: "null" }, { body: basic }, { body: premium }];
    const { asked } = comeBack({ [refresh]: () => answers.shift() ?? { status: 500 } });
    expect(await screen.findByText("Ihre Zahlung wird geprüft …")).toBeInTheDocument();
    await pass(2_100);
    await pass(2_100);
    expect(await screen.findByText("Vielen Dank! Das Paket Premium ist freigeschaltet.")).toBeInTheDocument();
    expect(part("Paket").getByText(/Verlängert sich am 20. Dezember 2026/)).toBeInTheDocument();
    expect(address()).toBe("/konto");
    await pass(10_000);
    expect(asked()).toBe(3);
  });

  it("does not ask for ever", async () => {
    const { user, asked } = comeBack({ [refresh]: { body: "null" } });
    await screen.findByText("Ihre Zahlung wird geprüft …");
    for (let i = 0; i < 20; i++) await pass(2_100);
    expect(await screen.findByText(/Die Bestätigung des Zahlungsdienstes steht noch aus/)).toBeInTheDocument();
    expect(asked()).toBe(15);
    await user.click(screen.getByRole("button", { name: "Erneut prüfen" }));
    await pass(100);
    await waitFor(() => expect(asked()).toBe(16));
  });

  it("says that the provider does not answer", async () => {
    const message = "Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten erneut.";
    const { user, asked } = comeBack({ [refresh]: { status: 503, body: { code: "unavailable", message } } });
    const again = { name: "Erneut prüfen" };
    await user.click(await screen.findByRole("button", again));
    await pass(100);
    expect(await screen.findByRole("button", again)).toBeInTheDocument();
    expect(part("Paket").getByRole("alert")).toHaveTextContent(message);
    expect(asked()).toBe(2);
  });
});

describe("a plan that is paid for", () => {
  const open = async (rules: Rules) => {
    const calls = fakeFetch({ ...shop(), ...rules });
    signInAs();
    const user = renderApp("/konto");
    await screen.findByRole("region", { name: "Paket" });
    return { user, calls };
  };

  it("goes on after all", async () => {
    const answers = [{ ...premium, cancelAtPeriodEnd: true }, premium];
    const { user } = await open({
      "GET /api/subscription": () => ({ body: answers.shift() }),
      "POST /api/subscription/resume": { body: { success: true } },
    });
    await user.click(await part("Paket").findByRole("button", { name: "Kündigung zurücknehmen" }));
    expect(await screen.findByText("Ihr Paket verlängert sich wieder.")).toBeInTheDocument();
    expect(await part("Paket").findByRole("button", { name: "Kündigen …" })).toBeInTheDocument();
  });

  it("says when the last payment failed", async () => {
    await open({ "GET /api/subscription": { body: { ...premium, status: "past_due" } } });
    expect(await part("Paket").findByText(/Die letzte Zahlung ist nicht gelungen/)).toBeInTheDocument();
  });

  it("is asked for at the provider on demand", async () => {
    const { user } = await open({
      "GET /api/subscription": { body: premium },
      [refresh]: { body: { ...premium, cancelAtPeriodEnd: true } },
    });
    await user.click(await part("Paket").findByRole("button", { name: "Stand prüfen" }));
    expect(await part("Paket").findByText(/Läuft bis zum 20. Dezember 2026 und endet dann/)).toBeInTheDocument();
  });

  it("is nothing to speak of where everybody has one", async () => {
    fakeFetch(shop({ everyonePlan: "basic" }));
    signInAs();
    renderApp("/konto");
    await waitFor(() => expect(document.title).toBe("Mein Konto – Buntstift"));
    expect(screen.getByRole("region", { name: "Name" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Paket" })).not.toBeInTheDocument();
  });
});
