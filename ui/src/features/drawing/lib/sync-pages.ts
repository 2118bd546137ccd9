import { pictureIdOf } from "@/config/paths.ts";
import { ApiError } from "@/lib/api-client.ts";
import { currentUser } from "@/lib/session.ts";
import type { PendingPage } from "@/lib/storage.ts";
import { type Bench, pageOf, readBench, writeBench } from "../api/workbench.ts";
import { mergeIds } from "./merge-ids.ts";
import { keepSynced, readSyncedIds, readSyncedVersion } from "./page-memory.ts";
import { keptPages, onPagesChanged, removedAmong, takeOverPages } from "./page-store.ts";

// How often another device may come first before this one waits for its next change.
const attempts = 5;

const idOf = ({ imageUrl }: PendingPage) => pictureIdOf(imageUrl);
const idsOf = (pages: readonly PendingPage[]) => pages.map(idOf).filter((id) => id !== null);
const benchIds = ({ pages }: Bench) => pages.map(({ id }) => id);
const areSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** The pages of these ids: this browser's own where it has them, which knows more, else the server's. */
function pagesOf(ids: readonly string[], own: readonly PendingPage[], bench: Bench): PendingPage[] {
  const known = new Map([...bench.pages.map(pageOf), ...own].map((page) => [idOf(page), page]));
  // What is no stored picture has no place on the server, and stays here.
  const others = own.filter((page) => idOf(page) === null);
  return [...ids.map((id) => known.get(id)).filter((page) => page !== undefined), ...others];
}

/** The pages of a browser and of the server together, which both were `base` when they met last. */
function merged(owner: string, own: readonly PendingPage[], base: readonly string[], bench: Bench): PendingPage[] {
  const ids = idsOf(own);
  // What is missing here and was removed by nobody was never here when they met: another tab may have overwritten it.
  const gone = new Set(removedAmong(owner, base));
  const met = base.filter((id) => ids.includes(id) || gone.has(id));
  return pagesOf(mergeIds(met, ids, benchIds(bench)), own, bench);
}

/**
 * Shows what came from the server, besides what was changed here since `base`; returns whether it is kept. It is not
 * where another tab has met the server since `version`: this browser then knows more than what came.
 */
const takeOver = (
  owner: string,
  bench: Bench,
  version: number | undefined,
  base: () => readonly string[],
): Promise<boolean> =>
  new Promise((done) => {
    const isNews = () => readSyncedVersion(owner) === version;
    takeOverPages(
      (own) => (isNews() ? merged(owner, own, base(), bench) : own),
      () => {
        const isKept = isNews();
        if (isKept) keepSynced(owner, benchIds(bench), bench.version);
        done(isKept);
      },
    );
  });

async function syncOnce(owner: string): Promise<void> {
  const isHere = () => currentUser()?.sub === owner;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const met = readSyncedVersion(owner);
    const bench = await readBench();
    if (!isHere()) return;
    if (!(await takeOver(owner, bench, met, () => readSyncedIds(owner)))) continue;
    const ids = idsOf(keptPages(owner));
    if (areSame(ids, benchIds(bench))) return;
    const written = await writeBench(bench.version, ids);
    if (!isHere()) return;
    // What the server has left out of what was sent is gone here too.
    if (written && (await takeOver(owner, written, bench.version, () => ids))) return;
  }
}

let running: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Brings the pages of this browser and of the signed-in user's workbench on the server together. One at a time; what is
 * asked for meanwhile follows. Where the server cannot be reached, the next change tries again.
 */
export function syncPages(): void {
  const owner = currentUser()?.sub;
  if (!owner) return;
  if (running) {
    isAskedAgain = true;
    return;
  }
  running = syncOnce(owner)
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) console.error("pages not synchronised", error);
    })
    .finally(() => {
      running = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      syncPages();
    });
}

onPagesChanged(syncPages);
// What was done on another device meanwhile is here when one comes back to this one.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) syncPages();
});
window.addEventListener("online", syncPages);
