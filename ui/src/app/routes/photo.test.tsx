import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PhotoWishes } from "@/features/photo/api/photo-pages.ts";
import { readPendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { type Answer, fakeFetch, type SentCall } from "@/testing/fake-fetch.ts";
import { address, renderApp } from "@/testing/render-app.tsx";

const previewCall = "POST /api/pictures/upload/preview";
const uploadCall = "POST /api/pictures/upload";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"/>';
const preview: Answer = { body: { success: true, svg, kind: "photo", regions: 84 } };
const everybodyHas = (plan: string) => ({ body: { billing: { enabled: false }, everyonePlan: plan } });
const sold = { body: { billing: { enabled: true }, everyonePlan: null } };

const drawn = vi.fn();

/** A browser that decodes pictures of 4000 to 3000 pixels, or none. */
function decode({ works = true } = {}) {
  const bitmap = { width: 4000, height: 3000, close: vi.fn() };
  vi.stubGlobal("createImageBitmap", async () => {
    if (!works) throw new DOMException("not decoded");
    return bitmap;
  });
  return bitmap;
}

beforeEach(() => {
  drawn.mockClear();
  const context = { fillRect() {}, scale() {}, translate() {}, rotate() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn(`${this.width}x${this.height}`);
    done(new Blob(["jpeg"], { type: type ?? "" }));
  });
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:page-${++made}`, revokeObjectURL: () => undefined });
});

const wishesIn = ({ form }: SentCall) => JSON.parse(String(form?.get("wishes"))) as PhotoWishes;

const fileIn = (call: SentCall | undefined) => call?.form?.get("file");

/** The app with a photo opened, as somebody who has everything. */
async function openPhoto({ rules = {}, file = new File(["x"], "hund.jpg", { type: "image/jpeg" }) } = {}) {
  signInAs();
  const calls = fakeFetch({ "GET /api/public/config": everybodyHas("premium"), [previewCall]: preview, ...rules });
  const user = renderApp("/foto");
  await user.upload(await screen.findByLabelText("Foto auswählen"), file);
  const sent = () => calls.filter(({ key }) => key === previewCall);
  /** Waits until a page with these wishes was asked for last: how many were before depends on the machine's pace. */
  const asksFor = (wishes: Partial<PhotoWishes>) =>
    waitFor(() => expect(wishesIn(sent().at(-1) as SentCall)).toMatchObject(wishes));
  return { user, calls, sent, asksFor };
}

const ready = () => screen.findByText("84 Flächen zum Ausmalen");

describe("the photo screen", () => {
  it("asks visitors to sign in", async () => {
    fakeFetch({});
    renderApp("/foto");
    expect(await screen.findByText("Melden Sie sich an, um aus einem Foto eine Seite zu machen.")).toBeInTheDocument();
  });

  it("tells whose plan lacks it what it would do", async () => {
    signInAs();
    fakeFetch({ "GET /api/public/config": sold, "GET /api/check-premium-status": { body: { isPremium: false } } });
    renderApp("/foto");
    expect(await screen.findByText("Eigene Fotos und Vorlagen gehören zum Paket Premium.")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Derselbe Hund als Seite zum Ausmalen" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Foto auswählen")).not.toBeInTheDocument();
  });

  it("says before the choice what is kept and what makes a good photo", async () => {
    signInAs();
    fakeFetch({ "GET /api/public/config": everybodyHas("premium") });
    renderApp("/foto");
    expect(await screen.findByText("Das Foto wird nicht aufbewahrt.")).toBeInTheDocument();
    expect(screen.getByText(/Ein Held, groß im Bild/)).toBeInTheDocument();
    expect(screen.getByLabelText("Foto auswählen")).toHaveAttribute(
      "accept",
      "image/jpeg,image/png,image/webp,image/svg+xml",
    );
    expect(screen.getByLabelText("Foto aufnehmen")).toHaveAttribute("capture", "environment");
  });

  it("sends a small JPEG and shows the page beside the photo", async () => {
    decode();
    const { sent } = await openPhoto();
    await ready();
    expect(screen.getByRole("img", { name: "Ihr Foto" })).toBeInTheDocument();
    expect(screen.getByAltText("Vorschau der Seite zum Ausmalen")).toHaveAttribute("src", "blob:page-1");
    expect(sent()).toHaveLength(1);
    expect(fileIn(sent()[0])).toMatchObject({ type: "image/jpeg" });
    expect(drawn).toHaveBeenCalledExactlyOnceWith("2000x1500");
    const crop = { x: 0, y: 0, width: 1, height: 1 };
    const usual = { age: "6-8", orientation: "landscape", strength: 50, kind: "auto", crop, turn: 0, brush: [] };
    expect(wishesIn(sent()[0] as SentCall)).toEqual(usual);
  });

  it("draws anew for another age, strength, format and kind", async () => {
    decode();
    const { user, asksFor } = await openPhoto();
    await ready();
    await user.click(screen.getByLabelText("3 bis 5 Jahre"));
    await asksFor({ age: "3-5" });
    fireEvent.input(screen.getByLabelText("Einzelheiten"), { target: { value: "80" } });
    await user.click(screen.getByLabelText("Hochformat"));
    await user.click(screen.getByLabelText("Zeichnung auf Papier"));
    await asksFor({ age: "3-5", strength: 80, orientation: "portrait", kind: "drawing" });
  });

  it("turns and crops at home, by keyboard too", async () => {
    decode();
    const { user, asksFor } = await openPhoto();
    await ready();
    await user.click(screen.getByRole("button", { name: "Nach rechts drehen" }));
    await asksFor({ orientation: "portrait", turn: 0 });
    expect(drawn).toHaveBeenLastCalledWith("1500x2000");
    screen.getByRole("button", { name: "Ecke unten rechts" }).focus();
    await user.keyboard("{ArrowUp>10/}");
    await asksFor({ orientation: "landscape", crop: { x: 0, y: 0, width: 1, height: 1 } });
    await waitFor(() => expect(drawn).toHaveBeenLastCalledWith("1936x1549"));
    await user.click(screen.getByRole("button", { name: "Ganzes Foto" }));
    await asksFor({ orientation: "portrait" });
    expect(drawn).toHaveBeenLastCalledWith("1500x2000");
  });

  it("is more exact where it is painted, and strokes can be taken back", async () => {
    decode();
    const { user, asksFor } = await openPhoto();
    await ready();
    await user.click(screen.getByRole("button", { name: "Hier genauer" }));
    const surface = screen.getByRole("button", { name: /^Hier genauer: mit den Pfeiltasten/ });
    fireEvent.keyDown(surface, { key: "ArrowLeft" });
    fireEvent.keyDown(surface, { key: " " });
    expect(await screen.findByText("1 Strich")).toBeInTheDocument();
    await asksFor({ brush: [{ radius: 0.07, points: [[0.46, 0.5]] }] });
    await user.click(screen.getByRole("button", { name: "Letzten Strich zurück" }));
    await asksFor({ brush: [] });
  });

  it("cancels what is out of date", async () => {
    decode();
    let release = (_: Answer) => {};
    const slow = new Promise<Answer>((resolve) => {
      release = resolve;
    });
    const answers = [slow, Promise.resolve({ body: { success: true, svg, kind: "photo", regions: 40 } })];
    const { user, sent } = await openPhoto({ rules: { [previewCall]: () => answers.shift() ?? slow } });
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(screen.getByLabelText("3 bis 5 Jahre"));
    expect(await screen.findByText("40 Flächen zum Ausmalen")).toBeInTheDocument();
    expect(sent()[0]?.signal?.aborted).toBe(true);
    release(preview);
    await slow;
    expect(screen.getByText("40 Flächen zum Ausmalen")).toBeInTheDocument();
  });

  it("says what the server advises and why it refuses, and asks again", async () => {
    decode();
    const refused = { status: 422, body: { message: "Auf dem Foto ist nur eine weiße Wand." } };
    const answers: Answer[] = [refused, { body: { ...(preview.body as object), advice: "Schneiden Sie enger zu." } }];
    const { user } = await openPhoto({ rules: { [previewCall]: () => answers.shift() ?? preview } });
    expect(await screen.findByText("Auf dem Foto ist nur eine weiße Wand.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Als Seite übernehmen" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Noch einmal versuchen" }));
    expect(await screen.findByText("Schneiden Sie enger zu.")).toBeInTheDocument();
    expect(screen.queryByText("Auf dem Foto ist nur eine weiße Wand.")).not.toBeInTheDocument();
  });

  it("keeps the page, which is one like any other and of no sentence", async () => {
    const bitmap = decode();
    const kept = { success: true, id: "p9", imageUrl: "/api/images/p9", seed: 0, motifs: [], unknown: [] };
    const { user, calls } = await openPhoto({ rules: { [uploadCall]: { status: 201, body: kept } } });
    await ready();
    await user.click(screen.getByRole("button", { name: "Als Seite übernehmen" }));
    await waitFor(() => expect(address()).toBe("/bild/p9"));
    expect(calls.filter(({ key }) => key === uploadCall)).toHaveLength(1);
    expect(bitmap.close).toHaveBeenCalled();
    expect(readPendingPages("u1")).toMatchObject([{ prompt: "Aus einem Foto", options: { source: "photo" } }]);
    expect(await screen.findByRole("button", { name: "Hier ausmalen" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Neu zeichnen" })).not.toBeInTheDocument();
    expect(screen.queryByText("Link zu diesem Bild")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Noch ein Foto" })).toHaveAttribute("href", "/foto");
  });

  it("says why a page is not kept", async () => {
    decode();
    const full = { status: 403, body: { message: "Ihr Platz ist voll.", code: "limit_reached" } };
    const { user } = await openPhoto({ rules: { [uploadCall]: full } });
    await ready();
    await user.click(screen.getByRole("button", { name: "Als Seite übernehmen" }));
    expect(await screen.findByText("Ihr Platz ist voll.")).toBeInTheDocument();
    expect(address()).toBe("/foto");
  });

  it("sends a picture as it is where the browser cannot open it, and says so", async () => {
    decode({ works: false });
    const file = new File(["heic"], "IMG_1.heic", { type: "image/heic" });
    const heic = { status: 415, body: { message: "Bitte stellen Sie die Kamera auf JPEG um." } };
    signInAs();
    const calls = fakeFetch({ "GET /api/public/config": everybodyHas("premium"), [previewCall]: heic });
    renderApp("/foto");
    fireEvent.change(await screen.findByLabelText("Foto auswählen"), { target: { files: [file] } });
    expect(await screen.findByText(/mit allem, was die Kamera dazugeschrieben hat/)).toBeInTheDocument();
    expect(await screen.findByText("Bitte stellen Sie die Kamera auf JPEG um.")).toBeInTheDocument();
    const sent = calls.find(({ key }) => key === previewCall);
    expect(fileIn(sent)).toMatchObject({ name: "IMG_1.heic", type: "image/heic" });
  });

  it.each([
    ["an empty file", 0, "leer.jpg", "image/jpeg", /Diese Datei ist leer/],
    ["a letter", 5, "brief.txt", "text/plain", /Das ist kein Bild/],
    ["a huge photo that only the server could open", 10_000_001, "gross.heic", "image/heic", /größer als 10 MB/],
  ])("refuses %s at once", async (_what, bytes, name, type, sentence) => {
    decode({ works: false });
    const file = new File([new Uint8Array(bytes)], name, { type });
    signInAs();
    const calls = fakeFetch({ "GET /api/public/config": everybodyHas("premium") });
    renderApp("/foto");
    fireEvent.change(await screen.findByLabelText("Foto auswählen"), { target: { files: [file] } });
    expect(within(await screen.findByRole("alert")).getByText(sentence)).toBeInTheDocument();
    expect(calls.filter(({ key }) => key.startsWith("POST"))).toEqual([]);
  });

  it.each(["paste", "drop"])("takes what is brought by %s", async (way) => {
    decode();
    signInAs();
    fakeFetch({ "GET /api/public/config": everybodyHas("premium"), [previewCall]: preview });
    renderApp("/foto");
    await screen.findByLabelText("Foto auswählen");
    const files = [new File(["x"], "hund.png", { type: "image/png" })];
    if (way === "paste") fireEvent.paste(document.body, { clipboardData: { files } });
    else fireEvent.drop(document.body, { dataTransfer: { files, types: ["Files"] } });
    expect(await ready()).toBeInTheDocument();
  });
});
