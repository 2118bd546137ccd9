import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api-client.ts";
import { makeWorkSender } from "./work-sender.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sender(answers: (() => Promise<unknown>)[] = []) {
  const sent: [string, string][] = [];
  const notes: [string, boolean][] = [];
  const onRefused = vi.fn();
  const made = makeWorkSender<string>({
    send: (picture, work) => {
      sent.push([picture, work]);
      return (answers.shift() ?? (async () => null))();
    },
    note: (picture, isSent) => void notes.push([picture, isSent]),
    onRefused,
  });
  return { sent, notes, onRefused, ...made };
}

const fails = (status: number) => async () => {
  throw new ApiError("nein", { status });
};

describe("coloured pages", () => {
  it("are sent once the hand rests, each as it is then", async () => {
    const { put, sent, notes } = sender();
    put("a", "one");
    put("b", "one");
    put("a", "two");
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([
      ["a", "two"],
      ["b", "one"],
    ]);
    expect(notes.slice(-2)).toEqual([
      ["a", true],
      ["b", true],
    ]);
  });

  it("never come more often than every ten seconds", async () => {
    const { put, sent } = sender();
    for (let second = 0; second < 60; second++) {
      put("a", String(second));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(sent.length).toBeGreaterThan(3);
  });

  it.each([0, 429, 503])("are tried again after %i, with what is newer", async (status) => {
    const { put, flush, sent, notes } = sender([fails(status)]);
    put("a", "one");
    flush();
    await vi.advanceTimersByTimeAsync(0);
    put("a", "two");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([
      ["a", "one"],
      ["a", "two"],
    ]);
    expect(notes.at(-1)).toEqual(["a", true]);
  });

  it("are not tried again when the share has ended", async () => {
    const { put, flush, sent, onRefused } = sender([fails(404)]);
    put("a", "one");
    flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(onRefused).toHaveBeenCalledOnce();
  });
});
