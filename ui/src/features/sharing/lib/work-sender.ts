import { ApiError } from "@/lib/api-client.ts";

export interface SenderOptions<Work> {
  send: (picture: string, work: Work) => Promise<unknown>;
  /** Told whenever a page has changed here, and when the server has it. */
  note: (picture: string, isSent: boolean) => void;
  /** Called with why the server takes a page no more. */
  onRefused: (error: ApiError) => void;
  /** How long a page rests before it is sent, and before it is tried again; in milliseconds. */
  pauseMs?: number;
  retryMs?: number;
}

/** No answer, too many calls, or a server in trouble: it may work later. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * Sends pages as they are coloured: not each stroke, but what is there when the hand rests or ten seconds are over; the
 * newest state of a page only. What does not get through is tried again.
 */
export function makeWorkSender<Work>({
  send,
  note,
  onRefused,
  pauseMs = 10_000,
  retryMs = 20_000,
}: SenderOptions<Work>) {
  const waiting = new Map<string, Work>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const wakeIn = (ms: number) => {
    timer ??= setTimeout(flush, ms);
  };

  function sendOne(picture: string, work: Work): void {
    send(picture, work).then(
      () => {
        if (!waiting.has(picture)) note(picture, true);
      },
      (error: unknown) => {
        if (!isPassing(error)) return onRefused(error as ApiError);
        if (!waiting.has(picture)) waiting.set(picture, work);
        wakeIn(retryMs);
      },
    );
  }

  /** Sends at once what waits. */
  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const all = [...waiting];
    waiting.clear();
    for (const [picture, work] of all) sendOne(picture, work);
  }

  return {
    put(picture: string, work: Work): void {
      waiting.set(picture, work);
      note(picture, false);
      wakeIn(pauseMs);
    },
    flush,
    stop(): void {
      flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
