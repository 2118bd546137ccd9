/**
 * Puts two lists together that both began as `base` and were changed since: what either has removed is gone, what either
 * has added is there, once. Where both changed the order, it is that of `own`.
 */
export function mergeIds(base: readonly string[], own: readonly string[], other: readonly string[]): string[] {
  const known = new Set(base);
  const ownIds = new Set(own);
  const otherIds = new Set(other);
  const isLeft = (id: string) => !known.has(id) || (ownIds.has(id) && otherIds.has(id));
  const kept = base.filter((id) => ownIds.has(id) && otherIds.has(id));
  const inOwnOrder = own.filter((id) => kept.includes(id));
  const hasReordered = inOwnOrder.some((id, index) => id !== kept[index]);
  const [first, second] = hasReordered ? [own, other] : [other, own];
  const merged = first.filter(isLeft);
  // What only the second has comes after what it follows there.
  second.forEach((id, index) => {
    if (!isLeft(id) || merged.includes(id)) return;
    const before = second.slice(0, index).findLast((earlier) => merged.includes(earlier));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}
