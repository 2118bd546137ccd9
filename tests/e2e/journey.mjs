// What journeys have in common: one server and one browser for a file, and each journey at two widths on its own page.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { evidence, launchBrowser, openPage, startServer } from "./support.mjs";

export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Ten tests a second come from one address here; what one address may ask for is tested elsewhere. */
const manyRequests = { BUNTSTIFT_LIMITS_REQUESTS_PER_MINUTE: "100000" };

/** Server and browser of this file; filled in before its first test. */
export const site = { server: undefined, browser: undefined, url: "" };

/** Lets every failed test of this file tell what could be seen: a test closes its pages in `context.after`, not itself. */
export function tellOfFailures() {
  afterEach(async (context) => {
    if (context.passed) return;
    for (const line of await evidence(context.name)) context.diagnostic(line);
  });
}

/** Starts the server and the browser that this file's journeys share. `env` configures the server. */
export function useSite({ env = {} } = {}) {
  tellOfFailures();
  before(async () => {
    // One after the other: a browser beside a server that did not start would keep this process from ending.
    site.server = await startServer({ env: { ...manyRequests, ...env } });
    site.url = site.server.url;
    site.browser = await launchBrowser();
  });
  after(async () => {
    await site.browser?.close();
    assert.equal(await site.server?.stop(), 0, "the server ends cleanly");
  });
}

/** What was found must be what was expected: nothing unexpected but what is possible, and each expectation met. */
export function assertFaults(faults, expected, possible = []) {
  const unexpected = faults.filter((fault) => ![...expected, ...possible].some((pattern) => pattern.test(fault)));
  assert.deepEqual(unexpected, [], "no console error, exception, policy violation or foreign request");
  for (const pattern of expected) assert.ok(faults.some((fault) => pattern.test(fault)), `the browser should have said ${pattern}`);
}

/**
 * A test at both widths. `body` gets `{page, device, url, expect}`; a fault that belongs to the journey (an answer 401
 * that it provokes) is named by calling `expect(pattern)`, any other fails it.
 * @param {{storage?: object, account?: () => Promise<{storage: object, cookies: object[]}>, context?: object}} options
 *   `account` makes who is signed in, one for each width; a tutorial that was seen is usual.
 */
export function journey(name, options, body) {
  for (const [device, properties] of Object.entries(devices)) {
    test(`${name} (${device})`, async (running) => {
      const account = await options.account?.();
      const { page, context, faults } = await openPage(site.browser, site.url, {
        ...properties,
        ...options.context,
        storage: options.storage ?? { hasSeenTutorial: "true", ...account?.storage },
        cookies: account?.cookies ?? [],
      });
      running.after(() => context.close());
      const expected = [];
      await body({ page, device, account, url: site.url, expect: (pattern) => expected.push(pattern) });
      assertFaults(faults, expected);
    });
  }
}
