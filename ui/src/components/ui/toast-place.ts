/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a message must not lie over, and how much it matters: most of all where somebody writes. */
export interface Control extends Box {
  weight: number;
}

/** So long a page stands still until it counts as scrolled: a message that moved along would be chased. */
const restMs = 120;

/**
 * What it costs to lie over a control: its whole weight, or of one that is larger than the message as much of it as is
 * covered, for the rest of a picture can be pressed as well; not so where its middle is covered, which is aimed at.
 */
function costOf(box: Control, message: Box): number {
  const width = Math.min(box.right, message.right) - Math.max(box.left, message.left);
  const height = Math.min(box.bottom, message.bottom) - Math.max(box.top, message.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (box.right - box.left) * (box.bottom - box.top);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const hidesMiddle = x > message.left && x < message.right && y > message.top && y < message.bottom;
  const isLarge = area > (message.right - message.left) * (message.bottom - message.top);
  return isLarge && !hidesMiddle ? (box.weight * width * height) / area : box.weight;
}

/**
 * The top edge, in pixels, of a message that lies over as little as possible that can be pressed or filled in: the first
 * of the best ones, going down from `first`, or up from the window's lower edge. `column` says where it lies
 * horizontally; `first` and `last` are the least and the greatest top edge. Tried are the places where what is covered
 * begins or ends, so that it finds a gap it just fits into.
 */
export function placeOf(
  column: { left: number; right: number; height: number },
  { first, last, upwards }: { first: number; last: number; upwards: boolean },
  controls: readonly Control[],
): number {
  const start = upwards ? last : first;
  const edges = controls.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]);
  const tops = edges.flatMap((edge) => [edge, edge - column.height]).filter((top) => top > first && top < last);
  if (last > first) tops.push(upwards ? first : last);
  tops.sort((a, b) => (upwards ? b - a : a - b));
  let best = { top: start, cost: Number.POSITIVE_INFINITY };
  for (const top of [start, ...tops]) {
    const message = { left: column.left, right: column.right, top, bottom: top + column.height };
    const cost = controls.reduce((sum, box) => sum + costOf(box, message), 0);
    if (cost < best.cost) best = { top, cost };
    if (cost === 0) break;
  }
  return best.top;
}

const weights = {
  "input,select,textarea": 100,
  "button,label,[role=button],summary": 20,
  "main a[href]": 10,
  "a[href]": 1,
};

/** What can be pressed or filled in, as far as it is in the window and not behind a dialog; not what messages have. */
function controlsInSight(messages: Element): Control[] {
  const controls: Control[] = [];
  for (const [selector, weight] of Object.entries(weights)) {
    for (const element of document.querySelectorAll(selector)) {
      if (messages.contains(element) || element.closest("[aria-hidden=true],[inert]")) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (right > left && bottom > 0 && top < innerHeight) controls.push({ left, top, right, bottom, weight });
    }
  }
  return controls;
}

/** Moves the list of messages to where they lie over least. On a phone they come from above, elsewhere from below. */
function placeMessages(list: HTMLElement): void {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const { left, right, height } = list.getBoundingClientRect();
  // The list is larger than its message, by what keeps it off the edges.
  const edge = Number.parseFloat(getComputedStyle(list).paddingTop) || 0;
  const column = { left: left + edge, right: right - edge, height: height - 2 * edge };
  const bounds = { first: header + edge, last: innerHeight - height + edge, upwards: innerWidth >= 768 };
  const top = placeOf(column, bounds, controlsInSight(list)) - edge;
  Object.assign(list.style, { top: `${Math.max(0, top)}px`, bottom: "auto" });
}

/**
 * Keeps the list of messages where they lie over least of what can be pressed, also when what is below them changes or
 * has been scrolled, as the focus does it, and when a message grows; not while somebody points at one. Returns what ends
 * it.
 */
export function keepPlace(list: HTMLElement): () => void {
  placeMessages(list);
  // After a tap a browser takes the finger for still there: a message below it would never move again.
  const pointed = matchMedia("(hover: none)").matches ? ":focus-within" : ":hover, :focus-within";
  let frame = 0;
  let rest = 0;
  const placeAgain = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!list.matches(pointed)) placeMessages(list);
    });
  };
  const placeAfterScrolling = () => {
    clearTimeout(rest);
    rest = window.setTimeout(placeAgain, restMs);
  };
  const changes = new MutationObserver(placeAgain);
  const sizes = new ResizeObserver(placeAgain);
  for (const area of document.querySelectorAll("main")) changes.observe(area, { childList: true, subtree: true });
  sizes.observe(document.body);
  sizes.observe(list);
  window.addEventListener("scroll", placeAfterScrolling, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    window.removeEventListener("scroll", placeAfterScrolling);
    changes.disconnect();
    sizes.disconnect();
  };
}
