import { useSyncExternalStore } from "react";
import { base, inBase } from "@/config/base.ts";
import { openedCache, takeOver } from "@/offline/names.ts";
import { onLeave } from "./session.ts";

/** How often a page that stays open asks whether there is a new version of the app. */
const askAgainMs = 30 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function tellOf(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Follows a worker that is being installed until it waits for its turn; the first one of all waits for nobody. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) tellOf(worker);
    else if (worker === waiting && worker.state !== "installed") tellOf(null);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(inBase("/sw.js"));
  if (registration.waiting && navigator.serviceWorker.controller) tellOf(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < askAgainMs) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Lets the app start without the net from now on, and books that were opened be read and coloured. Waits until the page
 * is there, so that nothing of it comes later for that. Browsers have this on https and on the own machine only.
 */
export function startOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = () => {
    // Where a browser refuses it, the app works with the net, as any other page.
    register().catch(() => undefined);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What changes to the new version of the app, which is here already; null as long as there is none. */
export function useUpdate(): (() => void) | null {
  const worker = useSyncExternalStore(subscribe, () => waiting);
  if (!worker) return null;
  return () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
    worker.postMessage(takeOver);
  };
}

// Whoever comes next at this device shall not open another one's books.
onLeave(async () => {
  if ("caches" in globalThis) await caches.delete(openedCache(base));
});
