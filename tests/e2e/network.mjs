// A network as bad as it gets: answers that wait, break off, fail, or say nothing that can be read.

/**
 * Holds the answers of an address back. Returns `release()`, which lets them through, and `asked`, which resolves when
 * the first call has come.
 */
export async function hold(page, address) {
  let release;
  let ask;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const asked = new Promise((resolve) => {
    ask = resolve;
  });
  await page.route(address, async (route) => {
    ask();
    await released;
    await route.continue().catch(() => undefined); // the page may be gone by then
  });
  return {
    asked,
    async release() {
      release();
      await page.unroute(address);
    },
  };
}

/** The ways in which a call fails, each with what the browser's console says about it and how to bring it about. */
export const failures = {
  "no connection": {
    says: /net::ERR_CONNECTION_REFUSED/,
    answer: (route) => route.abort("connectionrefused"),
  },
  "a broken connection": {
    says: /net::ERR_CONNECTION_RESET/,
    answer: (route) => route.abort("connectionreset"),
  },
  "an error without a reason": {
    says: /status of 500/,
    answer: (route) => route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" }),
  },
  "an answer from somebody else": {
    says: /is not JSON|unexpected answer/,
    answer: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<html>Bitte im WLAN anmelden</html>" }),
  },
};

/** Lets calls of one method to an address fail until the returned function is called. */
export async function breakCalls(page, address, { answer }, method) {
  const handler = (route) => (method && route.request().method() !== method ? route.fallback() : answer(route));
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Resolves as soon as a condition of the test itself holds. */
export async function until(holds, what) {
  for (const start = Date.now(); !holds(); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (Date.now() - start > 10_000) throw new Error(`waited in vain: ${what}`);
  }
}
