// A school as school_load.mjs and nodes_load.mjs simulate it: who is in it, what they wish for, and how they ask.
import http from "node:http";

export const betweenRequests = 3000; // ms
export const betweenPages = 60_000; // ms
const classSize = 25;
export const motifs = [
  "Ein Igel im Wald",
  "Ein Kind fährt Fahrrad",
  "Zwei Katzen spielen mit einem Ball",
  "Ein Drache im Schloss",
  "Oma backt Kuchen",
  "Ein Fisch im Meer",
  "Kinder bauen einen Schneemann",
  "Ein Pferd springt",
  "Die Feuerwehr löscht",
];
export const reads = ["/api/me", "/api/public/config", "/api/pictures", "/api/coloring-books", "/"];

/** The value below which a share of the sorted times lies (nearest rank). */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;

/**
 * How to ask a server on this machine.
 * `call(method, target, {token, body, type})` resolves to status, headers, body and the time it took in ms, from the last
 * byte sent to the last one received; it rejects when the connection fails. `must` gives the JSON of a call that must succeed.
 */
export function makeCall({ port, agent }) {
  function call(method, target, { token, body, type = "application/json" } = {}) {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const content = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
      const headers = {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(content !== undefined && { "Content-Type": type, "Content-Length": Buffer.byteLength(content) }),
      };
      const request = http.request({ host: "127.0.0.1", port, method, path: target, headers, agent }, (response) => {
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            ms: performance.now() - began,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.on("error", reject);
      request.end(content);
    });
  }
  async function must(method, target, options) {
    const answer = await call(method, target, options);
    if (answer.status >= 400) throw new Error(`${method} ${target}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return answer.body ? JSON.parse(answer.body) : null;
  }
  return { call, must };
}

/** So many pupils in classes of 25: their logins and passwords, and how many seconds it took. */
export async function importPupils(must, token, count) {
  const began = performance.now();
  const pupils = [];
  for (let first = 0; first < count; first += 500) {
    let rows = "Vorname;Nachname;Klasse\n";
    for (let i = first; i < Math.min(first + 500, count); ++i)
      rows += `Kind${i};Muster${i};${1 + Math.floor(i / classSize / 4)}${"abcd"[Math.floor(i / classSize) % 4]}\n`;
    const done = await must("POST", "/api/admin/users/import", { token, body: rows, type: "text/csv" });
    pupils.push(...(done.cards ?? done.accounts ?? done.users));
  }
  return { pupils, seconds: (performance.now() - began) / 1000 };
}
