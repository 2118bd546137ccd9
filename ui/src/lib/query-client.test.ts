import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

/** A question whose answers come when `answer` gives them, in the order in which they were asked for. */
function question() {
  const waiting: ((books: string[]) => void)[] = [];
  return {
    asked: () => waiting.length,
    ask: () => new Promise<string[]>((resolve) => waiting.push(resolve)),
    answer: (index: number, books: string[]) => waiting[index]?.(books),
  };
}

describe("what is read anew after a change", () => {
  it.each([false, true])(
    "is asked for after it, also where the first answer is still on its way (read before: %s)",
    async (before) => {
      const client = createQueryClient();
      const folder = question();
      const observer = new QueryObserver(client, { queryKey: ["folder"], queryFn: folder.ask });
      const leave = observer.subscribe(() => undefined);
      let asked = 1;
      if (before) {
        folder.answer(0, []);
        await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]));
        void observer.refetch();
        asked = 2;
      }
      expect(folder.asked()).toBe(asked);
      const done = client.invalidateQueries({ queryKey: ["folder"] });
      expect(folder.asked()).toBe(asked + 1);
      folder.answer(asked, ["Tiere"]);
      folder.answer(asked - 1, []);
      await done;
      expect(observer.getCurrentResult().data).toEqual(["Tiere"]);
      leave();
    },
  );

  it("leaves alone what is about something else", () => {
    const client = createQueryClient();
    const folder = question();
    const leave = new QueryObserver(client, { queryKey: ["folder"], queryFn: folder.ask }).subscribe(() => undefined);
    void client.invalidateQueries({ queryKey: ["shelf"] });
    expect(folder.asked()).toBe(1);
    leave();
  });
});
