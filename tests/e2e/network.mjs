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

/**
 * Lets calls of one method to an address fail until the returned function is called. That one waits for the first call
 * to have failed: what an earlier failure left on the page does not tell it.
 */
export async function breakCalls(page, address, { answer }, method) {
  let tell;
  const failed = new Promise((resolve) => {
    tell = resolve;
  });
  const handler = async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    await answer(route);
    tell();
  };
  await page.route(address, handler);
  return async () => {
    await failed;
    await page.unroute(address, handler);
  };
}
