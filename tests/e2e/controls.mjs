// The law of every screen: what can be pressed is what lies under its own middle.

/**
 * The controls of the shown page that something else covers, as sentences. Each is scrolled into view, and what lies
 * under its middle must be itself, a part of it, or its label. Of a shape of a drawing any point of its own will do:
 * the middle of a ring is not its own. While a dialog is open only its own controls count.
 */
export const coveredControls = (page) =>
  page.evaluate(async () => {
    const roles = ["button", "link", "tab", "switch", "radio", "checkbox", "menuitem", "option", "slider", "combobox"];
    const controls = ["a[href]", "button", "input", "select", "textarea", "summary", ...roles.map((role) => `[role=${role}]`)];
    const describe = (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50)}"`;
    const isOut = ({ right, bottom }) => right + scrollX <= 0 || bottom + scrollY <= 0;

    /** Into view by what people can scroll: an area that only clips stays where it is. */
    const bringIntoView = (element) => {
      const clipping = [];
      for (let area = element.parentElement; area && area !== document.body; area = area.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(area);
        if (![overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow))) {
          clipping.push([area, area.scrollLeft, area.scrollTop]);
        }
      }
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      for (const [area, left, top] of clipping) area.scrollTo({ left, top, behavior: "instant" });
    };

    /** What a finger aims at: a radio button that only its label shows is that label. */
    const targetOf = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 ? (element.labels?.[0] ?? element) : element;
    };
    const isHitAt = (element, target, x, y) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return { hit, isOwn: false };
      const labels = [...(element.labels ?? [])];
      return { hit, isOwn: target.contains(hit) || element.contains(hit) || labels.some((label) => label.contains(hit)) };
    };
    /** Whether any point of a grid over its box is a drawn shape's own; what is smaller than a finger is not aimed at. */
    const hasOwnPoint = (shape, { left, top, width, height }) => {
      const steps = 24;
      for (let row = 0; row < steps; row++) {
        for (let column = 0; column < steps; column++) {
          const [x, y] = [left + (width * (column + 0.5)) / steps, top + (height * (row + 0.5)) / steps];
          if (document.elementFromPoint(x, y) === shape) return true;
        }
      }
      return Math.min(width, height) < 8;
    };

    // What slides in is not there yet.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));

    const wrong = [];
    for (const element of document.querySelectorAll(controls.join(","))) {
      if (element.closest("[aria-hidden=true], [inert]")) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getClientRects().length === 0) continue;
      const target = targetOf(element);
      bringIntoView(target);
      // A link in a sentence may have two lines; its first one stands for it.
      const box = target instanceof SVGElement ? target.getBoundingClientRect() : target.getClientRects()[0];
      if (isOut(box)) continue; // the way past the menu, which comes in when the keyboard reaches it
      if (target instanceof SVGElement) {
        if (!hasOwnPoint(target, box)) wrong.push(`nothing of ${describe(element)} can be pressed`);
        continue;
      }
      const { hit, isOwn } = isHitAt(element, target, box.left + box.width / 2, box.top + box.height / 2);
      if (hit?.closest("[aria-live], [data-swipe-direction]")) continue; // a message, which goes by itself
      if (!isOwn) wrong.push(`${describe(element)} lies under ${hit ? describe(hit) : "nothing"}`);
    }
    scrollTo({ top: 0, behavior: "instant" });
    return wrong;
  });
