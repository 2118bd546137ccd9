// Makes the app start, and books that were opened readable and colourable, without the net. Built by build/offline.ts
// into /sw.js.
import { cacheName, openedCache, takeOver } from "./names.ts";
import { isBook, isSides, mostKept, picturesOf, sidesOf, wayOf } from "./rules.ts";

interface Waiting extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

// Typed as a window here; these are what a worker's own scope has.
const scope = self as unknown as {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(name: "fetch", listener: (event: Asking) => void): void;
  addEventListener(name: "message", listener: (event: MessageEvent) => void): void;
};

// Written in by the build: what the app consists of, and a name for exactly that.
declare const appFiles: readonly string[];
declare const appVersion: string;

/** Where this file lies, as do the app's others: "" or for example "/malbuch". */
const base = scope.location.pathname.replace(/\/[^/]*$/, "");
const ownCaches = cacheName(base, "app-");
const appCache = ownCaches + appVersion;
const opened = openedCache(base);
/** After how long a kept answer is taken instead of one that does not come. */
const patienceMs = 5_000;

// What differs by header is compressed otherwise only.
const inAnyForm = { ignoreVary: true };

async function install(): Promise<void> {
  const cache = await caches.open(appCache);
  await cache.addAll(
    appFiles.map((file) => new Request(`${base}/${file}`, { cache: file === "" ? "reload" : "default" })),
  );
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(ownCaches) && name !== appCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** What came with the app, else from the net. */
async function fromApp(request: Request): Promise<Response> {
  return (await caches.match(request, { ...inAnyForm, cacheName: appCache })) ?? fetch(request);
}

/** From the net; what is kept of it instead when the net does not answer, or not soon. */
async function fresh(request: Request, keptOf: () => Promise<Response | undefined>): Promise<Response> {
  const asked = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return (await Promise.race([asked, late])) ?? (await keptOf()) ?? (await asked);
  } catch (error) {
    const kept = await keptOf();
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps an answer and lets the oldest go. */
async function keep(request: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(opened);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - mostKept)).map((oldest) => cache.delete(oldest, inAnyForm)));
}

/** The newest of the lists of sides: who tries out other options wants the last one only. */
let newestSides = "";

/** Fetches what is not here yet, one after the other: nobody waits for it, and others use the server too. */
async function keepAll(paths: readonly string[], isWanted: () => boolean): Promise<void> {
  const cache = await caches.open(opened);
  for (const path of paths) {
    if (!isWanted()) return;
    const address = base + path;
    if (await cache.match(address, inAnyForm)) continue;
    const response = await fetch(address, { credentials: "include" });
    if (response.ok) await keep(address, response);
  }
}

async function remember(url: string, response: Response): Promise<void> {
  const answer = isBook(url, base) || isSides(url, base) ? response.clone() : null;
  await keep(url, response);
  if (!answer) return;
  const content: unknown = await answer.json();
  if (isBook(url, base)) return keepAll(picturesOf(content), () => true);
  newestSides = url;
  await keepAll(sidesOf(content), () => newestSides === url);
}

function answerKept(event: Asking): void {
  const { request } = event;
  // The copy is made before anybody reads the answer.
  const answered = fresh(request, () => caches.match(request, { ...inAnyForm, cacheName: opened })).then(
    (response) => ({ response, copy: response.status === 200 ? response.clone() : null }),
  );
  event.respondWith(answered.then(({ response }) => response));
  event.waitUntil(
    answered
      .then(({ copy }) => copy && remember(request.url, copy))
      // Whoever asked has the answer or its failure; that it is not kept changes nothing for them.
      .catch(() => undefined),
  );
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", ({ data }) => {
  if (data === takeOver) void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, scope.location.origin, base);
  if (way === "app") event.respondWith(fromApp(request));
  if (way === "page") {
    event.respondWith(fresh(request, () => caches.match(`${base}/`, { ...inAnyForm, cacheName: appCache })));
  }
  if (way === "kept") answerKept(event);
});
