// The law of the keyboard: Tab alone reaches every control, shows where it is, and goes round.
import { settled } from "./support.mjs";

/** What is to be reached and what has been, kept in the page. */
const begin = () => {
  const roles = ["button", "link", "tab", "switch", "radio", "checkbox", "slider", "combobox"];
  const controls = ["a[href]", "button", "input", "select", "textarea", "summary", "[data-region]", ...roles.map((role) => `[role=${role}]`)];
  const describe = (element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent ?? "").trim().slice(0, 50)}"`;
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const room = dialogs.at(-1) ?? document.body;
  const isThere = (element) =>
    element.isConnected &&
    !element.closest("[aria-hidden=true], [inert]") &&
    !element.disabled &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  // Arrows go on within a group: of it one is reached with Tab.
  const groupOf = (element) => {
    if (element.matches("input[type=radio]")) return `radio ${element.name} ${element.form ? "" : "free"}`;
    if (element.matches("[data-region]")) return element.closest("[role=group]");
    return element.matches("[role=tab]") ? element.closest("[role=tablist]") : null;
  };
  const missing = new Map();
  const todo = [...room.querySelectorAll(controls.join(","))].filter(isThere);
  for (const element of todo) missing.set(groupOf(element) ?? element, element);

  /** What a ring, a frame or a colour would change, of the element and of what stands for it. */
  const standsFor = (element) => [element, ...(element.labels ?? []), element.nextElementSibling, element.parentElement].filter(Boolean);
  const looks = (element) =>
    standsFor(element)
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor, stroke, strokeWidth, strokeDasharray, textDecorationLine } = getComputedStyle(part);
        const ring = outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [ring, boxShadow, borderColor, backgroundColor, stroke, strokeWidth, strokeDasharray, textDecorationLine].join();
      })
      .join("|");
  const idle = new Map(todo.map((element) => [element, element === document.activeElement ? "" : looks(element)]));

  const faults = [];
  const seen = new Set();
  let last = null;
  let outside = 0;
  window.__walk = {
    /** Notes where the focus is; returns whether it has been everywhere: behind the last control comes the browser's own bar. */
    async note() {
      const element = document.activeElement;
      if (!room.contains(element)) {
        faults.push(`the focus leaves the dialog for ${describe(element)}`);
        return true;
      }
      if (element === document.body) return ++outside === 2;
      // A date has three places.
      if (seen.has(element)) return element !== last || element.type !== "date";
      last = element;
      seen.add(element);
      missing.delete(groupOf(element) ?? element);
      if (idle.has(element) && idle.get(element) === looks(element)) faults.push(`nothing shows that the focus is on ${describe(element)}`);
      const shown = standsFor(element).find((part) => part.getBoundingClientRect().width > 1 && part.getBoundingClientRect().height > 1) ?? element;
      const isOut = ({ left, top, right, bottom }) => right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
      /** Whether its middle is its own, or the middle of what of it fits the window. */
      const isSeen = () => {
        const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const box = element.getClientRects()[0];
        const spots = [[x, y], [box.left + box.width / 2, box.top + box.height / 2], [left + Math.min(width / 2, 8), top + Math.min(height / 2, 8)]];
        return spots.some(([px, py]) => {
          const hit = document.elementFromPoint(px, py);
          // A message goes by itself.
          return hit?.closest("[data-swipe-direction]") || standsFor(element).slice(0, -1).some((part) => part.contains(hit));
        });
      };
      const hasToBeSeen = !(element instanceof SVGElement);
      // It may be on its way: what is scrolled into sight comes with the next frame.
      if (isOut(shown.getBoundingClientRect()) || (hasToBeSeen && !isSeen()))
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (isOut(shown.getBoundingClientRect())) faults.push(`the focus is out of sight on ${describe(element)}`);
      else if (hasToBeSeen && !isSeen()) faults.push(`what has the focus is covered: ${describe(element)}`);
      return false;
    },
    // What went away meanwhile, as pictures of another folder do, is nothing to be reached.
    end: () => [...faults, ...[...missing.values()].filter(isThere).map((element) => `Tab does not reach ${describe(element)}`)],
  };
};

/** What is wrong for who goes through the shown screen, or its open dialog, with Tab alone; sentences. */
export async function walkFaults(page) {
  // React Hook Form puts the focus on the first error twice, the second time in a task of its own: a Tab before it would
  // be taken back, and the walk would seem to have come round.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await settled(page);
  await page.evaluate(begin);
  const found = [];
  let isRound = false;
  for (let step = 0; step < 400 && !isRound; step++) {
    await page.keyboard.press("Tab");
    isRound = await page.evaluate(() => window.__walk.note());
  }
  if (!isRound) found.push("Tab does not come round");
  return [...found, ...(await page.evaluate(() => window.__walk.end()))];
}

/** Closes the dialog that is open with Escape; what is wrong then, as sentences. */
export async function escapeFaults(page) {
  const dialogs = page.locator("[role=dialog], [role=alertdialog]");
  const count = await dialogs.count();
  if (count === 0) return [];
  await page.keyboard.press("Escape");
  const isGone = await page
    .waitForFunction((before) => document.querySelectorAll("[role=dialog], [role=alertdialog]").length < before, count, { timeout: 5_000 })
    .then(() => true, () => false);
  if (!isGone) return ["Escape does not close the dialog"];
  // The focus goes back when what closes has gone.
  const isBack = await page
    .waitForFunction(() => ![null, document.body].includes(document.activeElement), undefined, { timeout: 5_000 })
    .then(() => true, () => false);
  return isBack ? [] : ["the focus is nowhere after Escape"];
}

/** Presses Tab until the focus is on what has this name; throws where it never comes there. */
export async function tabTo(page, name) {
  const passed = [];
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(() => {
      const element = document.activeElement;
      return (element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
    });
    if (typeof name === "string" ? reached === name : name.test(reached)) return;
    passed.push(reached.slice(0, 30));
  }
  throw new Error(`Tab does not come to ${name}, but to ${passed.join(", ")}`);
}
