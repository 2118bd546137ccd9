// A node that is asked to end says so first, and works on until load balancers have seen it.
import assert from "node:assert/strict";
import http from "node:http";
import { test } from "node:test";

import { startServer } from "./support.mjs";

/** Asks over a connection that could be used again: status, and what the server wants of the connection. */
const ask = (url, agent) =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection ?? "" }));
      })
      .on("error", reject);
  });

test("it is not ready any more, and still answers, each answer ending its connection", { timeout: 60_000 }, async () => {
  const server = await startServer({ env: { BUNTSTIFT_SERVER_DRAIN_SECONDS: "300" } });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const before = await ask(`${server.url}/readyz`, agent);
    assert.equal(before.status, 200);
    assert.notEqual(before.connection, "close");
    server.signal("SIGTERM");
    let ready = before;
    while (ready.status === 200) ready = await ask(`${server.url}/readyz`, agent);
    assert.equal(ready.status, 503);
    const page = await ask(`${server.url}/`, agent);
    assert.deepEqual(page, { status: 200, connection: "close" });
    assert.equal((await ask(`${server.url}/healthz`, agent)).status, 200);
  } finally {
    agent.destroy();
    // Who does not want to wait asks twice.
    await server.stop();
  }
});

test("then it ends by itself", { timeout: 60_000 }, async () => {
  const server = await startServer({ env: { BUNTSTIFT_SERVER_DRAIN_SECONDS: "1" } });
  assert.equal(await server.stop(), 0);
  assert.match(server.output(), /\bstopped drained=true/);
});
