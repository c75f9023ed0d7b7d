import type { Delta } from './attempt-records.ts';

/** One delta a session, later values over earlier ones: what was gathered while nothing could be sent. */
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

/** By index, in the order of their first mention. A field that only the earlier one has is kept. */
function lastOfEach<Item extends { index: number }>(items: readonly Item[]): Item[] {
  const byIndex = new Map<number, Item>();
  for (const item of items) byIndex.set(item.index, { ...byIndex.get(item.index), ...item });
  return [...byIndex.values()];
}
