import type { Delta } from './attempt-records.ts';

/** Joins deltas that could not be sent into one for each session. Later values replace earlier ones. */
export function joinDeltas(deltas: readonly Delta[]): Delta[] {
  const joined: Delta[] = [];
  for (const delta of deltas) {
    const last = joined.at(-1);
    if (last?.session === delta.session) joined[joined.length - 1] = join(last, delta);
    else joined.push(delta);
  }
  return joined;
}

function join(earlier: Delta, later: Delta): Delta {
  const objectives = [...(earlier.objectives ?? []), ...(later.objectives ?? [])];
  return {
    ...earlier,
    ...later,
    ...(objectives.length > 0 && { objectives: lastOfEach(objectives) }),
    interactions: lastOfEach([...earlier.interactions, ...later.interactions]),
  };
}

/** Returns the items by index, in the order of their first mention. Keeps a field that only the earlier item has. */
function lastOfEach<Item extends { index: number }>(items: readonly Item[]): Item[] {
  const byIndex = new Map<number, Item>();
  for (const item of items) byIndex.set(item.index, { ...byIndex.get(item.index), ...item });
  return [...byIndex.values()];
}
