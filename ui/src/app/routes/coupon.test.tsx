import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

type Rules = Parameters<typeof fakeFetch>[0];

const check = "POST /api/coupons/check";
const redeem = "POST /api/coupons/redeem";
const offer = (amountAfter: number) => ({ body: { code: "HERBST20", amountBefore: 499, amountAfter } });

async function open(rules: Rules = {}, { enabled = false } = {}) {
  const calls = fakeFetch({
    // Until the server has told more, a coupon can be used, and nothing be paid.
    "GET /api/public/config": enabled ? { body: { billing: { enabled } } } : { status: 503, body: {} },
    "GET /api/public/stats": { status: 503, body: {} },
    ...rules,
  });
  signInAs();
  const user = renderApp("/preise");
  const field = within(await screen.findByRole("region", { name: "Gutschein einlösen" }));
  const ask = async (code: string) => {
    if (code) await user.type(field.getByLabelText("Gutscheincode"), code);
    await user.click(field.getByRole("button", { name: "Gutschein prüfen" }));
  };
  const sent = (wanted: string) => calls.find(({ key }) => key === wanted)?.body;
  return { user, field, ask, sent };
}

describe("the coupon on the pricing page", () => {
  it("asks a visitor to sign in", async () => {
    fakeFetch({
      "GET /api/public/config": { body: { billing: { enabled: true } } },
      "GET /api/public/stats": { status: 503, body: {} },
    });
    renderApp("/preise");
    const link = await screen.findByRole("link", { name: "Melden Sie sich an, um einen Gutschein einzulösen." });
    expect(link).toHaveAttribute("href", "/auth/login");
  });

  it("needs a code", async () => {
    const { field, ask, sent } = await open();
    await ask(" ");
    expect(await field.findByText("Bitte geben Sie einen Gutscheincode ein.")).toBeInTheDocument();
    expect(sent(check)).toBeUndefined();
  });

  it("says what it is worth before it is used, and is redeemed where nothing can be paid", async () => {
    const { user, field, ask, sent } = await open({ [check]: offer(399), [redeem]: { body: { success: true } } });
    await ask(" herbst20 ");
    const words = await field.findByRole("status");
    expect(words).toHaveTextContent("Mit HERBST20 ist Premium einen Monat lang kostenlos.");
    expect(sent(check)).toEqual({ code: "herbst20", planType: "premium" });
    expect(sent(redeem)).toBeUndefined();
    await user.click(field.getByRole("button", { name: "Jetzt einlösen" }));
    expect(await screen.findByText("Premium ist ab sofort freigeschaltet.")).toBeInTheDocument();
    expect(sent(redeem)).toEqual({ code: "herbst20", planType: "premium" });
    await waitFor(() => expect(field.getByLabelText("Gutscheincode")).toHaveValue(""));
    expect(field.queryByRole("status")).not.toBeInTheDocument();
  });

  it("goes with the payment where a rest is to be paid", async () => {
    const checkout = "POST /api/create-checkout-session";
    const { user, field, ask, sent } = await open({ [check]: offer(399), [checkout]: { body: {} } }, { enabled: true });
    await user.click(field.getByRole("radio", { name: "Basic" }));
    await ask("herbst20");
    expect(await field.findByRole("status")).toHaveTextContent(
      "Mit HERBST20 kostet Basic im ersten Monat 3,99 € statt 4,99 €.",
    );
    await user.click(field.getByRole("button", { name: "Weiter zur Zahlung" }));
    await waitFor(() => expect(sent(checkout)).toEqual({ planType: "basic", isMobile: false, couponCode: "HERBST20" }));
  });

  it("is redeemed where nothing is left to pay", async () => {
    const { field, ask } = await open({ [check]: offer(0) }, { enabled: true });
    await ask("herbst20");
    expect(await field.findByText("Mit HERBST20 ist Premium einen Monat lang kostenlos.")).toBeInTheDocument();
    expect(field.getByRole("button", { name: "Jetzt einlösen" })).toBeInTheDocument();
  });

  it("is asked about anew when another code or plan is wanted", async () => {
    const { user, field, ask } = await open({ [check]: offer(399) });
    await ask("herbst20");
    await field.findByRole("button", { name: "Jetzt einlösen" });
    await user.click(field.getByRole("radio", { name: "Basic" }));
    expect(field.queryByRole("status")).not.toBeInTheDocument();
    expect(field.getByRole("button", { name: "Gutschein prüfen" })).toBeInTheDocument();
  });

  it("shows the server's reason at the code", async () => {
    const message = "Dieser Gutschein ist abgelaufen.";
    const { field, ask } = await open({
      [check]: { status: 404, body: { code: "not_found", message, field: "code" } },
    });
    await ask("alt");
    await waitFor(() => expect(field.getByLabelText("Gutscheincode")).toHaveAccessibleDescription(message));
  });

  it("has a sentence for every other failure", async () => {
    const { user, field, ask } = await open({ [check]: offer(0), [redeem]: { status: 500, body: "kaputt" } });
    await ask("herbst20");
    await user.click(await field.findByRole("button", { name: "Jetzt einlösen" }));
    expect(await field.findByText(/^Der Gutschein konnte nicht eingelöst werden/)).toBeInTheDocument();
  });
});
