import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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

describe("the outbox", () => {
  const mail = {
    id: "m1",
    to: "maria@beispiel.de",
    subject: "Ihr neues Passwort",
    text: "Guten Tag,\nhier ist der Link.",
    createdAt: "2026-11-20T10:00:00Z",
    sentAt: null,
    nextTryAt: "2026-11-20T10:15:00Z",
    error: null,
  };
  const show = (list: unknown[], rules: Rules = {}) =>
    open("/admin/e-mails", "E-Mails", { "GET /api/admin/outbox": { body: list }, ...rules });
  const items = async () => {
    await screen.findAllByText(/^An maria/);
    const list = within(screen.getByRole("tabpanel")).getAllByRole("listitem");
    return list.map((item) => within(item));
  };
  const retry = "Erneut verschicken: Ihr neues Passwort, an maria@beispiel.de";

  it("tells what was sent, waits and failed", async () => {
    await show([
      { ...mail, error: "Der Mailserver antwortet nicht." },
      { ...mail, id: "m2", sentAt: "2026-11-20T10:01:00Z", nextTryAt: null },
      { ...mail, id: "m3", nextTryAt: null, error: "550 no such user" },
    ]);
    const [waiting, sent, failed] = await items();
    expect(waiting?.getByText("Wartet auf den Versand")).toBeInTheDocument();
    expect(waiting?.getByText("Der Mailserver antwortet nicht.")).toBeInTheDocument();
    expect(waiting?.getByText(/Nächster Versuch: 20.11.2026/)).toBeInTheDocument();
    expect(sent?.getByText(/^Verschickt am 20.11.2026/)).toBeInTheDocument();
    expect(sent?.queryByRole("button")).not.toBeInTheDocument();
    expect(failed?.getByText("Nicht verschickt")).toBeInTheDocument();
    expect(failed?.getByRole("button", { name: retry })).toBeInTheDocument();
  });

  it("takes answers that know no next try", async () => {
    const { nextTryAt: _none, ...plain } = mail;
    await show([plain, { ...plain, id: "m2", error: "550 no such user" }]);
    const [waiting, failed] = await items();
    expect(waiting?.getByText("Wartet auf den Versand")).toBeInTheDocument();
    expect(failed?.getByText("Nicht verschickt")).toBeInTheDocument();
  });

  it("shows the text of a mail", async () => {
    await show([mail]);
    expect(await screen.findByText(/hier ist der Link/)).toBeInTheDocument();
  });

  it("sends a mail again, and is read again", async () => {
    const { user, calls } = await show([mail], { "POST /api/admin/outbox/m1/retry": { status: 204 } });
    await user.click(await screen.findByRole("button", { name: retry }));
    expect(await screen.findByText("Die E-Mail ist wieder auf dem Weg")).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ key }) => key === "GET /api/admin/outbox")).toHaveLength(2));
  });

  it("says why a mail is not sent again", async () => {
    const message = "Der Link in dieser E-Mail ist abgelaufen. Sie wird nicht mehr verschickt.";
    const { user } = await show([mail], { "POST /api/admin/outbox/m1/retry": { status: 409, body: { message } } });
    await user.click(await screen.findByRole("button", { name: retry }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("may be empty", async () => {
    await show([]);
    expect(await screen.findByText("Noch keine E-Mails.")).toBeInTheDocument();
  });
});

describe("the audit log", () => {
  const entry = { at: "2026-11-20T10:00:00Z", actor: "chef@beispiel.de", action: "audit_signed_in", subject: "" };
  const show = (rules: Rules) => open("/admin/protokoll", "Protokoll", rules);

  it("tells who did what, page by page", async () => {
    const { user, calls } = await show({
      "GET /api/admin/audit": ({ path }) => ({
        body: [{ ...entry, text: path.endsWith("page=2") ? "Hat sich registriert." : "Hat sich angemeldet." }],
        headers: { "X-Total-Count": "51" },
      }),
    });
    const row = await screen.findByRole("row", { name: /chef@beispiel.de/ });
    expect(row).toHaveTextContent("Hat sich angemeldet.");
    await user.click(screen.getByRole("button", { name: "Nächste" }));
    expect(await screen.findByText("Hat sich registriert.")).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(["/api/admin/audit?page=1", "/api/admin/audit?page=2"]);
    expect(screen.getByRole("button", { name: "Nächste" })).toBeDisabled();
  });

  it("says why it did not come", async () => {
    await show({ "GET /api/admin/audit": { status: 500, body: "kaputt" } });
    expect(await screen.findByText("Das Protokoll konnte nicht geladen werden.")).toBeInTheDocument();
  });
});
