import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToast } from "@/components/ui/toast-store.ts";
import { checkoutFailure, isMobileAgent } from "@/features/plans/api/checkout.ts";
import { ApiError } from "@/lib/api-client.ts";
import { makeToken, signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const noStats = { "GET /api/public/stats": { status: 503, body: {} } };
const billing = (enabled: boolean) => ({ "GET /api/public/config": { body: { billing: { enabled } } } });

describe("the pricing page", () => {
  it("shows the numbers only when there are some, and no rating before there is one", async () => {
    fakeFetch({
      ...billing(true),
      "GET /api/public/stats": { body: { totalBooks: 1234, activeUsers: 87, avgRating: null } },
    });
    renderApp("/preise");
    expect(await screen.findByText("1.234")).toBeInTheDocument();
    expect(screen.getByText("87")).toBeInTheDocument();
    expect(screen.queryByText(/\/5\.0/)).not.toBeInTheDocument();
  });

  it("shows the rating as the specification has it", async () => {
    fakeFetch({
      ...billing(true),
      "GET /api/public/stats": { body: { totalBooks: 1, activeUsers: 1, avgRating: 4.75 } },
    });
    renderApp("/preise");
    expect(await screen.findByText("4.8/5.0")).toBeInTheDocument();
  });

  it("has three plans, one of them marked, and no numbers without numbers", async () => {
    fakeFetch({ ...billing(true), ...noStats });
    renderApp("/preise");
    expect(await screen.findByRole("heading", { name: "Preise & Pakete" })).toBeInTheDocument();
    for (const sentence of ["Keine Mindestlaufzeit", "Monatlich kündbar", "0 €", "2,99 €", "4,99 €"]) {
      expect(screen.getByText(sentence)).toBeInTheDocument();
    }
    expect(screen.getAllByText("Beliebt")).toHaveLength(1);
    expect(screen.queryByText("erstellte Malbücher")).not.toBeInTheDocument();
  });

  it("cannot start a payment while nothing is known of it, and says so", async () => {
    fakeFetch({ "GET /api/public/config": { status: 503, body: {} }, ...noStats });
    renderApp("/preise");
    expect(await screen.findByText(/Stripe ist nicht richtig konfiguriert/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Jetzt Premium werden" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Basic wählen" })).toBeDisabled();
  });

  it("says that a payment could not be started, and lets it be tried again", async () => {
    const calls = fakeFetch({ ...billing(true), ...noStats, "POST /api/create-checkout-session": { body: {} } });
    const user = renderApp("/preise");
    const button = await screen.findByRole("button", { name: "Jetzt Premium werden" });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText("Keine Checkout-URL erhalten")).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ planType: "premium", isMobile: false });
    expect(calls.at(-1)?.headers.get("Cache-Control")).toBe("no-cache");
    expect(button).toBeEnabled();
  });

  it.each([
    ["basic", new ApiError("x", { status: 500, fromServer: true }), /^Der Basic-Plan ist momentan nicht verfügbar/],
    ["premium", new ApiError("Karte fehlt.", { status: 400, fromServer: true }), /^Karte fehlt\.$/],
    ["premium", new ApiError("Bad Gateway", { status: 502 }), /^Fehler beim Erstellen der Checkout-Session$/],
    ["basic", new ApiError("offline", { status: 0 }), /^Beim Starten des Zahlungsvorgangs/],
    ["premium", new TypeError("x"), /^Beim Starten des Zahlungsvorgangs/],
  ] as const)("has a sentence for each failure: %s, %s", (plan, error, sentence) => {
    expect(checkoutFailure(plan, error)).toMatch(sentence);
  });

  it("knows phones and tablets", () => {
    expect(isMobileAgent("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")).toBe(true);
    expect(isMobileAgent("Mozilla/5.0 (Linux; Android 15; Pixel 9)")).toBe(true);
    expect(isMobileAgent("Mozilla/5.0 (X11; Linux x86_64) Chrome/130")).toBe(false);
  });

  it("opens one answer at a time", async () => {
    fakeFetch({ ...billing(true), ...noStats });
    const user = renderApp("/preise");
    const question = (name: string) => screen.findByRole("button", { name });
    await user.click(await question("Gibt es eine Mindestlaufzeit?"));
    expect(screen.getByText(/haben keine Mindestlaufzeit/)).toBeInTheDocument();
    await user.click(await question("Wie kündige ich?"));
    expect(screen.getByText(/Sie können monatlich kündigen/)).toBeInTheDocument();
    expect(screen.queryByText(/haben keine Mindestlaufzeit/)).not.toBeInTheDocument();
  });
});

describe("where nothing is sold", () => {
  const free = (more: object = {}) => ({
    "GET /api/public/config": { body: { productName: "Malwerkstatt", everyonePlan: "premium", ...more } },
  });

  it.each(["family", "school", "public"])(
    "has no prices for a %s, and says that it costs nothing",
    async (audience) => {
      fakeFetch(free({ audience, registration: audience === "public" ? "open" : "closed" }));
      renderApp("/preise");
      expect(await screen.findByRole("heading", { name: "Hier ist alles kostenlos" })).toBeInTheDocument();
      expect(screen.getByText(/Bei Malwerkstatt gibt es nichts zu bezahlen/)).toBeInTheDocument();
      expect(screen.queryByText(/€/)).not.toBeInTheDocument();
      expect(screen.queryByRole("link", { name: "Preise & Pakete" })).not.toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Kostenlos starten" })).not.toBeInTheDocument();
      const register = screen.queryAllByRole("link", { name: "Registrieren" });
      expect(register.length > 0).toBe(audience === "public");
      for (const link of register) expect(link).toHaveAttribute("href", "/auth/register");
    },
  );

  it.each([
    [true, 2],
    [false, 0],
  ])("names no plan on the first page either (sold: %s)", async (sold, mentions) => {
    fakeFetch({ ...(sold ? billing(true) : free()), "GET /coloring-pages/hero.svg": { status: 404 } });
    renderApp("/");
    await screen.findByRole("heading", { name: /^Was .* kann$/ });
    await waitFor(() => expect(screen.queryAllByText(/Premium/)).toHaveLength(mentions));
  });

  it("leads whoever is signed in on to the pictures", async () => {
    fakeFetch(free());
    signInAs();
    renderApp("/preise");
    const link = await screen.findByRole("link", { name: "Ausmalbild beschreiben" });
    expect(link).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Registrieren" })).not.toBeInTheDocument();
  });

  it("is so for pupils everywhere", async () => {
    fakeFetch({ ...billing(true), ...noStats });
    signInAs({ email: "", loginName: "emma.schaefer" });
    renderApp("/preise");
    expect(await screen.findByRole("heading", { name: "Hier ist alles kostenlos" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Preise & Pakete" })).not.toBeInTheDocument();
  });
});

describe("the name of the installation", () => {
  it("stands in the header and in the title", async () => {
    fakeFetch({ "GET /api/public/config": { body: { productName: "Malwerkstatt Süd" } } });
    renderApp("/galerie");
    expect(await screen.findByRole("link", { name: "Malwerkstatt Süd, zur Startseite" })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe("Beispiel Malbücher – Malwerkstatt Süd"));
  });
});

describe("the registration dialog", () => {
  it("is not offered to whoever is signed in", async () => {
    fakeFetch({ ...billing(true), ...noStats });
    signInAs();
    renderApp("/preise");
    expect(await screen.findByRole("link", { name: "Ausmalbild beschreiben" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Kostenlos starten" })).not.toBeInTheDocument();
  });

  const open = async (more: Parameters<typeof fakeFetch>[0]) => {
    const calls = fakeFetch({ ...billing(true), ...noStats, "GET /coloring-pages/hero.svg": { status: 404 }, ...more });
    const user = renderApp("/preise");
    await user.click(await screen.findByRole("button", { name: "Kostenlos starten" }));
    const dialog = within(await screen.findByRole("dialog"));
    return { user, dialog, calls };
  };
  const send = async ({ user, dialog }: Awaited<ReturnType<typeof open>>) => {
    await user.type(dialog.getByLabelText("E-Mail"), "maria@beispiel.de");
    await user.type(dialog.getByLabelText("Passwort"), "geheim123");
    await user.type(dialog.getByLabelText("Vorname"), "Maria");
    await user.type(dialog.getByLabelText("Nachname"), "Müller");
    await user.click(dialog.getByRole("button", { name: "Registrieren" }));
  };

  it("stores the token under both keys, closes, and leads home", async () => {
    const token = makeToken();
    await send(await open({ "POST /api/register": { status: 201, body: { success: true, token } } }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(localStorage.getItem("authToken")).toBe(token);
    expect(localStorage.getItem("token")).toBe(token);
    expect(address()).toBe("/preise");
    await waitFor(() => expect(address()).toBe("/"));
  });

  it("complains about an answer without a token", async () => {
    await send(await open({ "POST /api/register": { status: 201, body: { success: true } } }));
    expect(await screen.findByText("Keine gültige Antwort vom Server erhalten")).toBeInTheDocument();
    expect(screen.getByText("Fehler bei der Registrierung")).toBeInTheDocument();
  });

  it("has a sentence for a failure without one", async () => {
    await send(await open({ "POST /api/register": { status: 500, body: {} } }));
    expect(await screen.findByText("Ein unerwarteter Fehler ist aufgetreten")).toBeInTheDocument();
  });

  it("names each missing or wrong field", async () => {
    const { user, dialog } = await open({});
    await user.click(dialog.getByRole("button", { name: "Registrieren" }));
    for (const sentence of [
      /Ungültige E-Mail-Adresse\. Eine gültige E-Mail muss ein @ und eine Domain enthalten \(z\.B\. .+\)/,
      "Das Passwort muss mindestens 8 Zeichen lang sein",
      "Bitte geben Sie Ihren Vornamen ein",
      "Bitte geben Sie Ihren Nachnamen ein",
    ]) {
      expect(await dialog.findByText(sentence)).toBeInTheDocument();
    }
  });
});

describe("the gallery", () => {
  it.each(["/galerie", "/gallery"])("is at %s and leads on to previews and books", async (path) => {
    fakeFetch({});
    renderApp(path);
    expect(await screen.findByRole("heading", { name: "Beispiel Malbücher" })).toBeInTheDocument();
    const ids = ["magical-animals", "space-adventure", "underwater-world", "dinosaur-world"];
    const hrefs = (name: RegExp) => screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(hrefs(/^Vorschau/)).toEqual(ids.map((id) => `/preview/${id}`));
    expect(hrefs(/^Malbuch erstellen/)).toEqual(ids.map((id) => `/?template=${id}`));
  });

  it("hides an image that cannot be loaded", async () => {
    fakeFetch({});
    renderApp("/galerie");
    await screen.findByRole("heading", { name: "Beispiel Malbücher" });
    const images = document.querySelectorAll("main img");
    expect(images).toHaveLength(4);
    fireEvent.error(images[0] as Element);
    await waitFor(() => expect(document.querySelectorAll("main img")).toHaveLength(3));
  });
});

describe("a legal page", () => {
  const texts = (more: object) => ({
    "GET /api/admin/legal-texts": { body: { imprint: "", privacy: "", terms: "", compliance: "", ...more } },
  });

  it("shows the operator's text and stays out of search engines", async () => {
    const calls = fakeFetch(texts({ imprint: "<p>Erika Musterfrau</p>" }));
    renderApp("/legal/imprint");
    expect(await screen.findByText("Erika Musterfrau")).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    expect(calls[0]?.headers.get("Cache-Control")).toBe("no-cache");
  });

  it.each([
    ["/legal/imprint", "Kein Impressum verfügbar."],
    ["/legal/privacy", "Keine Datenschutzerklärung verfügbar."],
    ["/legal/terms", "Keine AGB verfügbar."],
    ["/legal/compliance", "Keine Compliance-Richtlinien verfügbar."],
  ])("says that %s is empty", async (path, sentence) => {
    fakeFetch(texts({}));
    renderApp(path);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it("says that it cannot be loaded after two more tries", async () => {
    const calls = fakeFetch({ "GET /api/admin/legal-texts": { status: 500, body: {} } });
    renderApp("/legal/terms");
    const sentence = "Fehler beim Laden der AGB. Bitte versuchen Sie es später erneut.";
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls.length).toBeGreaterThanOrEqual(3);
  });
});

describe("an unknown address", () => {
  it("is answered in English", async () => {
    fakeFetch({});
    renderApp("/gibt/es/nicht");
    const heading = await screen.findByRole("heading", { name: /Page not found/ });
    expect(heading.closest("[lang]")).toHaveAttribute("lang", "en");
  });
});

describe("messages", () => {
  it("are shown one at a time, and the newest wins", async () => {
    fakeFetch({});
    renderApp("/galerie");
    act(() => {
      showToast({ title: "Erste" });
      showToast({ title: "Zweite" });
    });
    expect(await screen.findByText("Zweite")).toBeInTheDocument();
    expect(screen.queryByText("Erste")).not.toBeInTheDocument();
  });

  it("close by themselves after five seconds", async () => {
    vi.useFakeTimers(); // no time but what is passed here
    fakeFetch({});
    renderApp("/galerie");
    act(() => showToast({ title: "Gleich weg" }));
    await act(() => vi.advanceTimersByTimeAsync(4_800));
    expect(screen.getByText("Gleich weg")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByText("Gleich weg")).not.toBeInTheDocument();
  });

  it("can be reached with F8 and closed", async () => {
    fakeFetch({});
    const user = renderApp("/galerie");
    act(() => showToast({ title: "Hier" }));
    await screen.findByText("Hier");
    fireEvent.keyDown(document, { code: "F8", key: "F8" });
    expect(document.activeElement?.tagName).toBe("OL");
    await user.click(screen.getByRole("button", { name: "Nachricht schließen" }));
    await waitFor(() => expect(screen.queryByText("Hier")).not.toBeInTheDocument());
  });

  it("are left with F8 as well, and not gone to where there is none", async () => {
    fakeFetch({});
    renderApp("/galerie");
    const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document, { code: "F8", key: "F8" });
    const [origin] = await screen.findAllByRole("link", { name: /Malbuch erstellen/ });
    origin?.focus();
    pressF8();
    expect(origin).toHaveFocus();

    act(() => showToast({ title: "Hier" }));
    await screen.findByText("Hier");
    pressF8();
    expect(document.activeElement?.tagName).toBe("OL");
    screen.getByRole("button", { name: "Nachricht schließen" }).focus();
    pressF8();
    expect(origin).toHaveFocus();
    expect(screen.getByText("Hier")).toBeInTheDocument();
  });
});
