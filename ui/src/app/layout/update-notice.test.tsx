import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startOffline } from "@/lib/offline.ts";
import { leaveSession } from "@/lib/session.ts";
import { UpdateNotice } from "./update-notice.tsx";

class FakeWorker extends EventTarget {
  state = "installing";
  said: unknown[] = [];
  postMessage(word: unknown) {
    this.said.push(word);
  }
  become(state: string) {
    this.state = state;
    act(() => void this.dispatchEvent(new Event("statechange")));
  }
}

/** A browser with service workers; `controller` is what already answers for this page. */
function browserWith(controller: FakeWorker | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn(async () => {}),
  });
  const container = Object.assign(new EventTarget(), { controller, register: vi.fn(async () => registration) });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  return { registration, container };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("the app without the net", () => {
  it("says nothing of the first worker, and tells of a new one that waits", async () => {
    const { registration, container } = browserWith(null);
    startOffline();
    render(<UpdateNotice />);
    await vi.waitFor(() => expect(container.register).toHaveBeenCalledWith("/sw.js"));
    const first = new FakeWorker();
    registration.installing = first;
    registration.dispatchEvent(new Event("updatefound"));
    first.become("installed");
    expect(screen.queryByRole("region", { name: "Neue Fassung" })).not.toBeInTheDocument();

    container.controller = first;
    const second = new FakeWorker();
    registration.installing = second;
    registration.dispatchEvent(new Event("updatefound"));
    second.become("installed");
    await userEvent.click(screen.getByRole("button", { name: "Jetzt neu laden" }));
    expect(second.said).toEqual(["take over"]);
    second.become("activating");
    expect(screen.queryByRole("region", { name: "Neue Fassung" })).not.toBeInTheDocument();
  });

  it("can be put off", async () => {
    const { registration, container } = browserWith(new FakeWorker());
    registration.waiting = new FakeWorker();
    startOffline();
    render(<UpdateNotice />);
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
    await userEvent.click(await screen.findByRole("button", { name: "Später" }));
    expect(screen.queryByRole("region", { name: "Neue Fassung" })).not.toBeInTheDocument();
  });

  it("is not there where the browser has no workers, or refuses them", async () => {
    expect(startOffline).not.toThrow();
    const { container } = browserWith(null);
    container.register.mockRejectedValue(new Error("refused"));
    startOffline();
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
  });

  it("forgets what was opened when its reader leaves", async () => {
    const forgotten = vi.fn(async () => true);
    vi.stubGlobal("caches", { delete: forgotten });
    await leaveSession();
    expect(forgotten).toHaveBeenCalledWith("opened");
  });
});
