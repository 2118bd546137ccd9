import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

type Rules = Parameters<typeof fakeFetch>[0];

async function open(path: string, heading: string, rules: Rules) {
  const calls = fakeFetch(rules);
  signInAs({ role: "admin" });
  const user = renderApp(path);
  await screen.findByRole("heading", { name: heading });
  return { user, calls };
}
const rowOf = async (name: RegExp) => within(await screen.findByRole("row", { name }));
const count = (calls: ReturnType<typeof fakeFetch>, wanted: string) => calls.filter(({ key }) => key === wanted).length;

describe("the subscriptions", () => {
  const petra = {
    id: "s1",
    userEmail: "petra@beispiel.de",
    plan: { name: "Premium", amount: 499 },
    status: "active",
    currentPeriodEnd: "2026-12-02T11:00:00Z",
    cancelAtPeriodEnd: false,
  };
  const show = (rules: Rules = {}, list: unknown[] = [petra]) =>
    open("/admin/abonnements", "Abonnements", { "GET /api/admin/subscriptions": { body: list }, ...rules });
  const cancel = async (user: ReturnType<typeof renderApp>) => {
    await user.click(await screen.findByRole("button", { name: "Kündigen: Abonnement von petra@beispiel.de" }));
    return within(await screen.findByRole("alertdialog", { name: "Abonnement kündigen?" }));
  };

  it("show plan, price in euros, status as received and the period's end", async () => {
    await show({}, [{ ...petra, status: "past_due" }]);
    const row = await rowOf(/^petra@beispiel.de/);
    for (const words of ["Premium, 4,99 €", "past_due", "2. Dezember 2026"]) {
      expect(row.getByText(words)).toBeInTheDocument();
    }
  });

  it("are cancelled after a question, and read again", async () => {
    const { user, calls } = await show({ "POST /api/admin/subscriptions/s1/cancel": { body: { success: true } } });
    const dialog = await cancel(user);
    expect(dialog.getByText(/läuft bis zum 2. Dezember 2026 weiter/)).toBeInTheDocument();
    expect(count(calls, "POST /api/admin/subscriptions/s1/cancel")).toBe(0);
    await user.click(dialog.getByRole("button", { name: "Abonnement kündigen" }));
    expect(await screen.findByText("Abonnement wurde erfolgreich gekündigt")).toBeInTheDocument();
    await waitFor(() => expect(count(calls, "GET /api/admin/subscriptions")).toBe(2));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("stay when the question is answered with no", async () => {
    const { user, calls } = await show();
    await user.click((await cancel(user)).getByRole("button", { name: "Abbrechen" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(count(calls, "POST /api/admin/subscriptions/s1/cancel")).toBe(0);
  });

  it("say why one could not be cancelled", async () => {
    const message = "Dieses Abonnement endet schon zum Ende der Periode.";
    const { user } = await show({ "POST /api/admin/subscriptions/s1/cancel": { status: 409, body: { message } } });
    await user.click((await cancel(user)).getByRole("button", { name: "Abonnement kündigen" }));
    expect(await screen.findByText("Fehler beim Kündigen des Abonnements")).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it("that end anyway cannot be cancelled again", async () => {
    await show({}, [
      { ...petra, cancelAtPeriodEnd: true },
      { ...petra, id: "s2", userEmail: "bernd@beispiel.de", status: "canceled" },
    ]);
    expect(await screen.findByText("Wird zum Ende der Periode gekündigt")).toBeInTheDocument();
    expect(screen.getByText("bernd@beispiel.de")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Kündigen/ })).not.toBeInTheDocument();
  });

  it("may be none", async () => {
    await show({}, []);
    expect(await screen.findByText("Noch keine Abonnements.")).toBeInTheDocument();
  });

  it("say why they did not come", async () => {
    await show({ "GET /api/admin/subscriptions": { status: 500, body: "kaputt" } });
    expect(await screen.findByText("Die Abonnements konnten nicht geladen werden.")).toBeInTheDocument();
  });
});

describe("the coupons", () => {
  const herbst = {
    id: "c1",
    code: "HERBST20",
    discountType: "percentage",
    discountValue: "20",
    validFrom: "2020-09-01T00:00:00Z",
    validUntil: "2999-11-30T12:00:00Z",
    maxUses: 1000,
    currentUses: 12,
    isActive: true,
  };
  const show = (rules: Rules = {}, list: unknown[] = [herbst]) =>
    open("/admin/gutscheine", "Gutscheine", { "GET /api/admin/coupons": { body: list }, ...rules });

  it("show code, discount, validity and uses", async () => {
    await show({}, [herbst, { ...herbst, id: "c2", code: "EURO", discountType: "fixed", discountValue: "1,50" }]);
    const row = await rowOf(/^HERBST20/);
    expect(row.getByText("20 %")).toBeInTheDocument();
    expect(row.getByText("01.09.2020 bis 30.11.2999")).toBeInTheDocument();
    expect(row.getByText("12 von 1.000")).toBeInTheDocument();
    expect((await rowOf(/^EURO/)).getByText("1,50 €")).toBeInTheDocument();
  });

  it.each([
    [{}, "Gültig"],
    [{ validFrom: "2998-01-01T00:00:00Z" }, "Noch nicht gültig"],
    [{ validUntil: "2021-01-01T00:00:00Z" }, "Abgelaufen"],
    [{ currentUses: 1000 }, "Aufgebraucht"],
    [{ isActive: false }, "Deaktiviert"],
  ])("with %o are: %s", async (more, state) => {
    await show({}, [{ ...herbst, ...more }]);
    expect((await rowOf(/^HERBST20/)).getByText(state)).toBeInTheDocument();
  });

  it("are deactivated after a question, and read again", async () => {
    const { user, calls } = await show({ "DELETE /api/admin/coupons/c1": { status: 204 } });
    await user.click(await screen.findByRole("button", { name: "Deaktivieren: HERBST20" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Gutschein deaktivieren?" }));
    await user.click(dialog.getByRole("button", { name: "Gutschein deaktivieren" }));
    expect(await screen.findByText("Gutschein wurde deaktiviert")).toBeInTheDocument();
    await waitFor(() => expect(count(calls, "GET /api/admin/coupons")).toBe(2));
  });

  it("say why one could not be deactivated", async () => {
    const { user } = await show({ "DELETE /api/admin/coupons/c1": "offline" });
    await user.click(await screen.findByRole("button", { name: "Deaktivieren: HERBST20" }));
    await user.click(await screen.findByRole("button", { name: "Gutschein deaktivieren" }));
    // The words stand in the message, and for a moment where screen readers find them.
    expect((await screen.findAllByText(/^Fehler beim Deaktivieren des Gutscheins/))[0]).toBeInTheDocument();
    expect(screen.getAllByText(/Der Server ist nicht erreichbar/)[0]).toBeInTheDocument();
  });

  it("that are deactivated cannot be deactivated again", async () => {
    await show({}, [{ ...herbst, isActive: false }]);
    await screen.findByText("Deaktiviert");
    expect(screen.queryByRole("button", { name: /^Deaktivieren/ })).not.toBeInTheDocument();
  });

  describe("that are new", () => {
    const fill = async (rules: Rules, values: Partial<Record<string, string>>) => {
      const { user, calls } = await show(rules, []);
      await user.click(screen.getByRole("button", { name: "Gutschein anlegen" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Gutschein anlegen" }));
      for (const [label, value] of Object.entries(values)) {
        const field = dialog.getByLabelText(label);
        await user.clear(field);
        if (value) await user.type(field, value);
      }
      const send = () => user.click(dialog.getByRole("button", { name: "Anlegen" }));
      return { user, calls, dialog, send };
    };
    const sent = (calls: ReturnType<typeof fakeFetch>) =>
      calls.find(({ key }) => key === "POST /api/admin/coupons")?.body;
    const created = { "POST /api/admin/coupons": { status: 201, body: herbst } };

    it("start as percentage, for 30 days, with 100 uses", async () => {
      vi.setSystemTime(new Date(2026, 11, 20, 23, 59, 59)); // the year ends within the 30 days
      const { calls, send } = await fill(created, { Code: " herbst20 ", Rabattwert: "20" });
      await send();
      expect(await screen.findByText("Gutschein wurde erfolgreich erstellt")).toBeInTheDocument();
      expect(sent(calls)).toEqual({
        code: "herbst20",
        discountType: "percentage",
        discountValue: "20",
        validFrom: "2026-12-20",
        validUntil: "2027-01-19",
        maxUses: 100,
      });
      await waitFor(() => expect(count(calls, "GET /api/admin/coupons")).toBe(2));
    });

    it("may take off euros, with a hint that fits", async () => {
      const { user, calls, dialog, send } = await fill(created, { Code: "EURO", Rabattwert: "1,50" });
      expect(dialog.getByText("Ganze Prozent von 1 bis 100")).toBeInTheDocument();
      await user.click(dialog.getByRole("radio", { name: "Euro" }));
      expect(await dialog.findByText("Euro, zum Beispiel 1,50")).toBeInTheDocument();
      await send();
      await waitFor(() => expect(sent(calls)).toMatchObject({ discountType: "fixed", discountValue: "1,50" }));
    });

    it.each([
      [{ Code: " ab ", Rabattwert: "20" }, "Code muss mindestens 3 Zeichen lang sein"],
      [{ Code: "ABC", Rabattwert: " " }, "Rabattwert ist erforderlich"],
      [{ Code: "ABC", Rabattwert: "20", "Gültig von": "" }, "Bitte geben Sie ein Datum an."],
      [{ Code: "ABC", Rabattwert: "20", "Gültig bis": "" }, "Bitte geben Sie ein Datum an."],
      [
        { Code: "ABC", Rabattwert: "20", "Gültig bis": "2001-01-01" },
        "Das Ende der Gültigkeit liegt vor ihrem Anfang.",
      ],
      [{ Code: "ABC", Rabattwert: "20", "Anzahl der Verwendungen": "" }, "Mindestens eine Verwendung erlauben"],
      [{ Code: "ABC", Rabattwert: "20", "Anzahl der Verwendungen": "0" }, "Mindestens eine Verwendung erlauben"],
    ])("are not sent as %o", async (values, sentence) => {
      const { calls, dialog, send } = await fill({}, values);
      await send();
      expect(await dialog.findByText(sentence)).toBeInTheDocument();
      expect(sent(calls)).toBeUndefined();
    });

    it("get the server's complaint at its field", async () => {
      const message = "Den Gutschein HERBST20 gibt es schon. Bitte wählen Sie einen anderen Code.";
      const { dialog, send } = await fill(
        { "POST /api/admin/coupons": { status: 409, body: { code: "conflict", message, field: "code" } } },
        { Code: "herbst20", Rabattwert: "20" },
      );
      await send();
      await waitFor(() => expect(dialog.getByLabelText("Code")).toHaveAccessibleDescription(new RegExp(message)));
    });
  });
});
