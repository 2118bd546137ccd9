import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { leaveSession } from "@/lib/session.ts";
import { type PendingPage, readPendingPages, savePendingPages } from "@/lib/storage.ts";
import { signInAs } from "@/testing/factories.ts";
import { fakeFetch } from "@/testing/fake-fetch.ts";
import { generatedSchema } from "../api/generate.ts";
import { keepSynced } from "./page-memory.ts";
import {
  appendPage,
  countUnsavedPages,
  forgetPages,
  movePage,
  removePage,
  restorePages,
  usePages,
} from "./page-store.ts";
import { syncPages } from "./sync-pages.ts";

const stored = (id: string) => ({
  id,
  imageUrl: `/api/images/${id}`,
  prompt: `Ein ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z",
  options: { age: "6-8", orientation: "portrait", seed: 7 },
  scene: null,
  motifs: [],
  description: "",
});

/** A server with one workbench, which another device can change too. */
function benchServer(start: string[] = [], gone: string[] = []) {
  const server = {
    ids: start,
    version: start.length > 0 ? 1 : 0,
    writes: 0,
    isReachable: true,
    /** Done by another device just before the next write comes. */
    before: undefined as (() => void) | undefined,
    /** Done by another tab while the next answer is under way. */
    meanwhile: undefined as (() => void) | undefined,
    put(ids: string[]) {
      server.ids = ids;
      server.version++;
    },
  };
  const body = () => ({ version: server.version, pages: server.ids.map(stored) });
  const underWay = <Answer>(answer: Answer) => {
    server.meanwhile?.();
    server.meanwhile = undefined;
    return answer;
  };
  fakeFetch({
    "GET /api/workbench": () => (server.isReachable ? underWay({ body: body() }) : { status: 503, body: {} }),
    "PUT /api/workbench": (sent) => {
      if (!server.isReachable) return { status: 503, body: {} };
      server.before?.();
      server.before = undefined;
      server.writes++;
      const { version, pages } = sent.body as { version: number; pages: string[] };
      if (version !== server.version) return { status: 409, body: { code: "conflict", message: "Zu spät." } };
      server.put(pages.filter((id) => !gone.includes(id)));
      return underWay({ body: body() });
    },
    "POST /api/logout": { status: 204 },
  });
  return server;
}

const draw = (id: string) =>
  act(() => appendPage({ prompt: `Ein ${id}`, picture: generatedSchema.parse({ id, imageUrl: `/api/images/${id}` }) }));
// Rendered once: `waitFor` looks again whenever something is put into the document.
let screen: { current: ReturnType<typeof usePages> };
const shown = () => screen.current.map(({ prompt }) => prompt.replace("Ein ", ""));
const pending = (id: string): PendingPage => ({ id, prompt: `Ein ${id}`, imageUrl: `/api/images/${id}` });

/** Opens the workbench as a reload does. */
const open = () =>
  act(() => {
    restorePages("u1");
    syncPages();
  });

beforeEach(() => {
  signInAs();
  screen = renderHook(() => usePages()).result;
});

describe("a workbench on two devices", () => {
  it("is the same after a page was drawn, moved and removed", async () => {
    const server = benchServer();
    open();
    draw("Igel");
    draw("Fuchs");
    await waitFor(() => expect(server.ids).toEqual(["Igel", "Fuchs"]));
    act(() => movePage(1, 0));
    await waitFor(() => expect(server.ids).toEqual(["Fuchs", "Igel"]));
    act(() => removePage(0));
    await waitFor(() => expect(server.ids).toEqual(["Igel"]));
    expect(shown()).toEqual(["Igel"]);
  });

  it("shows what the other one has drawn, with all that is known of it", async () => {
    benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    expect(screen.current[0]).toMatchObject({ options: { age: "6-8", orientation: "portrait" }, picture: { seed: 7 } });
  });

  it("follows when one comes back to this one", async () => {
    const server = benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    server.put(["Igel", "Fuchs"]);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shown()).toEqual(["Igel", "Fuchs"]));
    server.put([]);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it("loses neither one's pages when both draw at the same moment", async () => {
    const server = benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    server.before = () => server.put(["Igel", "Dachs"]);
    draw("Fuchs");
    await waitFor(() => expect(server.ids).toEqual(["Igel", "Fuchs", "Dachs"]));
    await waitFor(() => expect(shown()).toEqual(["Igel", "Fuchs", "Dachs"]));
  });

  it("keeps what is drawn without a connection until there is one", async () => {
    const server = benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    server.isReachable = false;
    draw("Fuchs");
    act(() => removePage(0));
    expect(shown()).toEqual(["Fuchs"]);
    expect(countUnsavedPages("u1")).toBe(1);
    server.isReachable = true;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(server.ids).toEqual(["Fuchs"]));
    await waitFor(() => expect(countUnsavedPages("u1")).toBe(0));
  });

  it("lets go of a page whose picture was deleted", async () => {
    const server = benchServer([], ["Fuchs"]);
    savePendingPages([pending("Igel"), pending("Fuchs")], "u1", new Date());
    open();
    await waitFor(() => expect(server.ids).toEqual(["Igel"]));
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    expect(server.writes).toBe(1);
  });
});

describe("a workbench in two tabs", () => {
  /** Another tab draws a page, and the server has it too before this tab hears of it. */
  const otherTabDraws = (server: ReturnType<typeof benchServer>, id: string) => {
    savePendingPages([...readPendingPages("u1"), pending(id)], "u1", new Date());
    server.put([...server.ids, id]);
    keepSynced("u1", server.ids, server.version);
  };

  it("takes an old answer for no removal by the other one", async () => {
    const server = benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    server.meanwhile = () => otherTabDraws(server, "Dachs");
    let atWriting: string[] = [];
    server.before = () => {
      atWriting = readPendingPages("u1").map(({ prompt }) => prompt);
    };
    draw("Fuchs");
    await waitFor(() => expect(atWriting).toContain("Ein Dachs"));
    await waitFor(() => expect([...server.ids].sort()).toEqual(["Dachs", "Fuchs", "Igel"]));
    await waitFor(() => expect([...shown()].sort()).toEqual(["Dachs", "Fuchs", "Igel"]));
  });

  it("fetches back what the other one has overwritten and nobody removed", async () => {
    const server = benchServer(["Igel", "Dachs"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel", "Dachs"]));
    // As after a reload: this tab remembers nothing by itself.
    forgetPages();
    savePendingPages([pending("Igel")], "u1", new Date());
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel", "Dachs"]));
    expect(server.ids).toEqual(["Igel", "Dachs"]);
  });

  it("stays empty after the last page was removed without a connection", async () => {
    const server = benchServer(["Igel"]);
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    server.isReachable = false;
    act(() => void removePage(0));
    forgetPages();
    server.isReachable = true;
    open();
    await waitFor(() => expect(server.ids).toEqual([]));
    expect(shown()).toEqual([]);
  });
});

describe("what a visitor has in the browser", () => {
  it("moves into the account, nothing lost and nothing twice", async () => {
    const server = benchServer(["Igel", "Dachs"]);
    savePendingPages([pending("Dachs"), pending("Fuchs")], undefined, new Date());
    open();
    await waitFor(() => expect(server.ids).toEqual(["Igel", "Dachs", "Fuchs"]));
    await waitFor(() => expect(shown()).toEqual(["Igel", "Dachs", "Fuchs"]));
    expect(readPendingPages("u1").map(({ id }) => id)).toEqual(["Igel", "Dachs", "Fuchs"]);
  });
});

describe("signing out", () => {
  it("leaves the pages on the server and none in the browser", async () => {
    const server = benchServer();
    open();
    draw("Igel");
    await waitFor(() => expect(server.ids).toEqual(["Igel"]));
    await waitFor(() => expect(countUnsavedPages("u1")).toBe(0));
    await act(() => leaveSession());
    expect(shown()).toEqual([]);
    expect(localStorage.getItem("pendingColoringBook")).toBeNull();
    act(() => signInAs());
    open();
    await waitFor(() => expect(shown()).toEqual(["Igel"]));
    expect(server.ids).toEqual(["Igel"]);
  });
});
