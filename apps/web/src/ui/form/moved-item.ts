/** Returns the items with one of them moved. A move beyond an end changes nothing. */
export function movedItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(Math.max(0, from + by), 0, taken);
  return next;
}
