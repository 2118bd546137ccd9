import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dropDrafts } from "@/features/admin/lib/legal-drafts.ts";
import { signInAs } from "@/testing/factories.ts";
import { type Answer, fakeFetch, type SentCall } from "@/testing/fake-fetch.ts";
import { renderApp } from "@/testing/render-app.tsx";

interface Text {
  content: string;
  version: number;
  updatedAt: string | null;
  template: string;
}

const save = "POST /api/admin/legal-texts";
const editor = "GET /api/admin/legal-texts/editor";

/** A server that keeps the four texts; what it does when one is saved can be replaced. */
async function open(rules: Record<string, (call: SentCall) => Answer | Promise<Answer>> = {}) {
  const text = (content: string, version: number): Text => ({
    content,
    version,
    updatedAt: version > 0 ? "2026-11-19T08:00:00Z" : null,
    template: "<p>Vorlage</p>",
  });
  const texts = {
    terms: text("<p>Alte AGB</p>", 1),
    privacy: text("", 0),
    compliance: text("<p>Regeln</p>", 1),
    imprint: text("<p>Erika Musterfrau</p>", 2),
  };
  const calls = fakeFetch({
    [editor]: () => ({ body: texts }),
    "POST /api/admin/legal-texts/preview": ({ body }) => {
      const { content } = body as { content: string };
      return { body: { content: content.trim() || "<p>Vorlage</p>" } };
    },
    [save]: ({ body }) => {
      const { type, content } = body as { type: keyof typeof texts; content: string };
      texts[type] = { ...texts[type], content: content.trim() || "<p>Vorlage</p>", version: texts[type].version + 1 };
      return { body: { success: true, ...texts[type], updatedAt: "2026-11-20T12:00:00Z" } };
    },
    ...rules,
  });
  signInAs({ role: "admin" });
  const user = renderApp("/admin/rechtliche-texte");
  const field = await screen.findByLabelText("HTML");
  const type = async (words: string) => {
    await user.clear(field);
    if (words) await user.type(field, words);
  };
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  return { user, calls, texts, type, button, field: () => screen.getByLabelText("HTML") };
}

const sent = (calls: readonly SentCall[]) => calls.filter(({ key }) => key === save).map(({ body }) => body);

afterEach(dropDrafts);

describe("a legal text", () => {
  it("is shown with its preview and when it was saved", async () => {
    const { field, button } = await open();
    expect(field()).toHaveValue("<p>Alte AGB</p>");
    const preview = within(await screen.findByRole("region", { name: "Vorschau" }));
    expect(await preview.findByText("Alte AGB")).toBeInTheDocument();
    expect(screen.getByText(/^Zuletzt gespeichert: 19.11.2026/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Öffentliche Seite ansehen" })).toHaveAttribute("href", "/legal/terms");
    expect(button("Speichern")).toBeDisabled();
  });

  it("is a draft while it is edited, which survives the way to another text and another tab", async () => {
    const { user, calls, type, button, field } = await open({ "GET /api/admin/audit": () => ({ body: [] }) });
    await type("<p>Neu</p>");
    await user.click(button("Impressum"));
    expect(field()).toHaveValue("<p>Erika Musterfrau</p>");
    await user.click(screen.getByRole("tab", { name: "Protokoll" }));
    await screen.findByText("Noch keine Einträge.");
    await user.click(screen.getByRole("tab", { name: "Rechtliche Texte" }));
    await user.click(await screen.findByRole("button", { name: "AGB (nicht gespeichert)" }));
    expect(await screen.findByLabelText("HTML")).toHaveValue("<p>Neu</p>");
    expect(sent(calls)).toEqual([]);
  });

  it("is edited as it will look too, from what the server has cleaned", async () => {
    const clean = { "POST /api/admin/legal-texts/preview": () => ({ body: { content: "<p>Sauber</p>" } }) };
    const { user, calls, button } = await open(clean);
    await user.click(button("Wie auf der Seite"));
    const area = await screen.findByRole("textbox", { name: "Text, wie er aussehen wird" });
    expect(area.innerHTML).toBe("<p>Sauber</p>");
    area.innerHTML = "<p>Sauber</p><h2>Neu</h2>";
    fireEvent.input(area);
    await user.click(button("Speichern"));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ type: "terms", content: "<p>Sauber</p><h2>Neu</h2>" }]));
    await user.click(button("HTML"));
    expect(screen.getByLabelText("HTML")).toHaveValue("<p>Sauber</p><h2>Neu</h2>");
  });

  it("is bold, a list or a link at the press of a button, and a link leads to an address only", async () => {
    const run = vi.fn();
    Object.assign(document, { execCommand: run });
    const { user, button } = await open();
    await user.click(button("Wie auf der Seite"));
    await user.click(await screen.findByRole("button", { name: "Fett" }));
    await user.click(button("Überschrift"));
    await user.click(button("Link"));
    const where = screen.getByLabelText("Wohin der Link führt");
    await user.clear(where);
    await user.type(where, "javascript:alert(1)");
    await user.click(button("Link setzen"));
    expect(await screen.findByText(/mit https:\/\/, mailto: oder \/ beginnt/)).toBeInTheDocument();
    await user.clear(where);
    await user.type(where, "https://beispiel.de");
    await user.click(button("Link setzen"));
    expect(run.mock.calls.slice(1)).toEqual([
      ["bold", false, undefined],
      ["formatBlock", false, "h2"],
      ["createLink", false, "https://beispiel.de"],
    ]);
  });

  it("makes each line that is selected a heading of its own, and leaves the next one", async () => {
    const made: (string | null)[] = [];
    Object.assign(document, {
      execCommand: (command: string) => command === "formatBlock" && made.push(getSelection()?.toString() ?? null),
    });
    const body = { content: "<p>Eins</p><h2>Zwei</h2><ul><li>Punkt</li></ul><p>Drei</p><p>Vier</p>" };
    const { user, button } = await open({ "POST /api/admin/legal-texts/preview": () => ({ body }) });
    await user.click(button("Wie auf der Seite"));
    const area = await screen.findByRole("textbox", { name: "Text, wie er aussehen wird" });
    const last = area.lastElementChild?.firstChild;
    if (!area.firstChild || !last) throw new Error("no text");
    getSelection()?.setBaseAndExtent(area.firstChild, 0, last, 0);
    fireEvent.click(button("Überschrift"));
    expect(made).toEqual(["Eins", "Zwei", "Drei"]);
  });

  it("shows what was discarded in the field that shows how it will look", async () => {
    const { user, type, button } = await open();
    await type("<p>Neu</p>");
    await user.click(button("Wie auf der Seite"));
    const area = () => screen.findByRole("textbox", { name: "Text, wie er aussehen wird" });
    expect((await area()).innerHTML).toBe("<p>Neu</p>");
    await user.click(button("Änderungen verwerfen"));
    await waitFor(async () => expect((await area()).innerHTML).toBe("<p>Alte AGB</p>"));
  });

  it("makes the browser ask before it is lost", async () => {
    const { user, type, button } = await open();
    const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks()).toBe(false);
    await type("<p>Neu</p>");
    expect(asks()).toBe(true);
    await user.click(button("Änderungen verwerfen"));
    expect(asks()).toBe(false);
  });

  it("is no draft any more when it is as before", async () => {
    const { type, button, field } = await open();
    await type("<p>Neu</p>");
    expect(button("Speichern")).toBeEnabled();
    await type("<p>Alte AGB</p>");
    expect(field()).toHaveValue("<p>Alte AGB</p>");
    expect(button("Speichern")).toBeDisabled();
    expect(button("AGB")).toBeInTheDocument();
  });

  it("is saved with the version that the edits began with", async () => {
    const { user, calls, type, button, field } = await open();
    await type("<p>Neu</p>");
    await user.click(button("Speichern"));
    expect(await screen.findByText("Der rechtliche Text wurde aktualisiert.")).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ type: "terms", content: "<p>Neu</p>", version: 1 }]);
    expect(field()).toHaveValue("<p>Neu</p>");
    expect(button("AGB")).toBeInTheDocument();
    await type("<p>Noch neuer</p>");
    await user.click(button("Speichern"));
    await waitFor(() => expect(sent(calls)[1]).toMatchObject({ version: 2 }));
  });

  it("counts as saved at once, while the server is still at it", async () => {
    let answer = (_saved: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const { user, type, button, field } = await open({ [save]: () => slow });
    await type("<p>Neu</p>");
    await user.click(button("Speichern"));
    expect(await screen.findByRole("button", { name: "Wird gespeichert …" })).toBeDisabled();
    expect(field()).toHaveValue("<p>Neu</p>");
    expect(field()).toHaveAttribute("readonly");
    expect(button("AGB")).toBeInTheDocument();
    answer({ body: { content: "<p>Neu</p>", version: 2, updatedAt: "2026-11-20T12:00:00Z" } });
    expect(await screen.findByText("Der rechtliche Text wurde aktualisiert.")).toBeInTheDocument();
  });

  it("goes back where saving fails, and the words stay in the field", async () => {
    const message = "Der Text ist zu tief verschachtelt.";
    const { user, type, button, field } = await open({ [save]: () => ({ status: 400, body: { message } }) });
    await type("<p>Neu</p>");
    await user.click(button("Speichern"));
    expect(await screen.findByText(`Der Text konnte nicht gespeichert werden. ${message}`)).toBeInTheDocument();
    expect(field()).toHaveValue("<p>Neu</p>");
    await user.click(button("Änderungen verwerfen"));
    expect(field()).toHaveValue("<p>Alte AGB</p>");
  });

  it("says that nothing was saved where the server gives no reason", async () => {
    const { user, type, button } = await open({ [save]: () => ({ status: 500, body: "kaputt" }) });
    await type("<p>Neu</p>");
    await user.click(button("Speichern"));
    expect(await screen.findByText("Der Text konnte nicht gespeichert werden.")).toBeInTheDocument();
    expect(button("AGB (nicht gespeichert)")).toBeInTheDocument();
  });

  it("that is empty becomes the template when it is saved", async () => {
    const { user, calls, button, field } = await open();
    await user.click(button("Datenschutz"));
    expect(screen.getByText(/^Noch nie gespeichert/)).toBeInTheDocument();
    expect(screen.getByText("Aus dem leeren Feld wird beim Speichern diese Vorlage:")).toBeInTheDocument();
    await user.click(button("Speichern"));
    expect(await screen.findByText(/^Das Feld war leer, deshalb steht jetzt die Vorlage darin/)).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ type: "privacy", content: "", version: 0 }]);
    await waitFor(() => expect(field()).toHaveValue("<p>Vorlage</p>"));
  });

  it("can start from the template", async () => {
    const { user, button, field } = await open();
    await user.click(button("Datenschutz"));
    await user.click(button("Vorlage einsetzen"));
    expect(field()).toHaveValue("<p>Vorlage</p>");
    expect(button("Datenschutz (nicht gespeichert)")).toBeInTheDocument();
  });

  it("says that it was cleaned, and shows what was kept", async () => {
    const { user, texts, type, button, field } = await open({
      [save]: () => {
        texts.terms = { ...texts.terms, content: "<p>Neu</p>", version: 2, updatedAt: "2026-11-20T12:00:00Z" };
        return { body: texts.terms };
      },
    });
    await type("<p onclick='x()'>Neu</p>");
    await user.click(button("Speichern"));
    expect(await screen.findByText(/^Der Text wurde dabei bereinigt/)).toBeInTheDocument();
    expect(field()).toHaveValue("<p>Neu</p>");
  });

  it("says why the texts did not come, after two more tries", async () => {
    const calls = fakeFetch({ [editor]: { status: 500, body: "kaputt" } });
    signInAs({ role: "admin" });
    renderApp("/admin/rechtliche-texte");
    expect(await screen.findByText("Die Texte konnten nicht geladen werden.")).toBeInTheDocument();
    expect(calls.filter(({ key }) => key === editor)).toHaveLength(3);
  });
});

describe("a legal text that two admins edit", () => {
  const collide = async () => {
    const opened = await open({
      [save]: () => ({ status: 409, body: { code: "conflict", message: "Jemand war schneller.", field: "version" } }),
    });
    await opened.type("<p>Meins</p>");
    opened.texts.terms = { ...opened.texts.terms, content: "<p>Ihres</p>", version: 2 };
    await opened.user.click(opened.button("Speichern"));
    await screen.findByText("Der Text konnte nicht gespeichert werden. Jemand war schneller.");
    await screen.findByText(/^Jemand anderes hat diesen Text inzwischen gespeichert/);
    return opened;
  };

  it("is not overwritten: both texts are there", async () => {
    const { field, button } = await collide();
    expect(field()).toHaveValue("<p>Meins</p>");
    expect(screen.getByText("Ihres")).toBeInTheDocument();
    expect(button("Speichern")).toBeDisabled();
  });

  it("becomes the other one where mine is given up", async () => {
    const { user, field, button } = await collide();
    await user.click(button(/^Neuen Stand laden/));
    expect(field()).toHaveValue("<p>Ihres</p>");
    expect(screen.queryByText(/^Jemand anderes/)).not.toBeInTheDocument();
  });

  it("becomes mine where I say so, knowing the other one", async () => {
    const { user, calls, field, button } = await collide();
    await user.click(button("Mit meinem Text weiterarbeiten"));
    expect(field()).toHaveValue("<p>Meins</p>");
    await user.click(button("Speichern"));
    await waitFor(() => expect(sent(calls)[1]).toEqual({ type: "terms", content: "<p>Meins</p>", version: 2 }));
  });

  it("is noticed before anybody saves", async () => {
    const { texts, type } = await open();
    await type("<p>Meins</p>");
    texts.terms = { ...texts.terms, content: "<p>Ihres</p>", version: 2 };
    expect(await screen.findByText(/^Jemand anderes hat diesen Text inzwischen gespeichert/)).toBeInTheDocument();
  });
});
