// Every route, and what opens on it, for everybody who may be there: looked at by axe at both widths, light and dark, and
// each control at three widths, whether it can be pressed.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { coveredControls } from "./controls.mjs";
import { assertFaults, devices, site, useSite } from "./journey.mjs";
import { asAdmin, asPupil, asTeacher, asUser, clearWorkbench, furnish, signedOut } from "./screens.mjs";
import { openPage, settled } from "./support.mjs";

useSite();

const axe = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on the page that is shown, then what it finds about its colours in the dark. Playwright evaluates in
 * the page itself, past its security policy.
 */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe);
    // Axe judges colours as they are, so that none may be on its way to another.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    });
  }
  const found = [];
  for (const [colorScheme, runOnly] of [["light", rules], ["dark", { type: "rule", values: ["color-contrast"] }]]) {
    await page.emulateMedia({ colorScheme });
    const result = await page.evaluate((only) => window.axe.run({ runOnly: only, resultTypes: ["violations"] }), runOnly);
    for (const { id, nodes } of result.violations) {
      for (const { target, failureSummary } of nodes) found.push(`${colorScheme}, ${id}: ${target.join(" ")} ${failureSummary}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** What each screen is looked at for, and at which width. */
const looks = {
  phone: [devices.phone, violations, coveredControls],
  tablet: [{ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }, coveredControls],
  desktop: [devices.desktop, violations, coveredControls],
};

const people = {
  "signed out": [signedOut],
  "a user": [asUser, "user"],
  "a teacher": [asTeacher, "teacher"],
  "a pupil": [asPupil, "pupil"],
  "an administrator": [asAdmin, "admin"],
};
for (const [who, [screens, account]] of Object.entries(people)) {
  for (const [device, [properties, ...look]] of Object.entries(looks)) {
      test(`${who}: nothing that keeps anybody out (${device})`, async (running) => {
        const house = { ...(await furnish()), device };
        const person = house[account];
        if (person) await clearWorkbench(person);
        const { page, context, faults } = await openPage(site.browser, site.url, {
          ...properties,
          reducedMotion: "reduce",
          storage: { hasSeenTutorial: "true", ...person?.storage },
          cookies: person?.cookies,
        });
        running.after(() => context.close());
        await page.goto(`${site.url}/robots.txt`);
        const found = [];
        for (const [name, open] of Object.entries(screens)) {
          await open(page, house);
          await settled(page);
          for (const faultsOf of look) found.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
        }
        assert.deepEqual(found, []);
        assertFaults(faults.filter((fault) => !/status of 40[14]/.test(fault)), []);
      });
  }
}
