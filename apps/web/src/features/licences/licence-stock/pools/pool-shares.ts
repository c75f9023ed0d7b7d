import type { PoolShare } from '@doselore/contract/licence-stock';
import type { StockOfKey } from '../stock.queries.ts';

export type Direction = 'allocate' | 'return';
export type PoolChoice = Pick<PoolShare, 'kind' | 'placeId'> & { name: string; available: number };

export const choiceKey = ({ kind, placeId }: Pick<PoolShare, 'kind' | 'placeId'>) => `${kind}-${placeId}`;

/**
 * Returns the pools to choose from. `allocate`: pools of open services and existing pools of Pharmacist-led Courses.
 * `return`: pools with seats.
 */
export function choicesOf(
  stock: StockOfKey,
  services: readonly { id: number; name: string }[],
  direction: Direction,
): PoolChoice[] {
  const held = stock.pool_rows.map(({ kind, place, available }) => ({
    kind,
    placeId: place.id,
    name: place.name,
    available,
  }));
  if (direction === 'return') return held.filter(({ available }) => available > 0);
  const pools = services.map(({ id, name }) => {
    const known = held.find(({ kind, placeId }) => kind === 'POOL' && placeId === id);
    return known ?? { kind: 'POOL' as const, placeId: id, name, available: 0 };
  });
  return [...pools, ...held.filter(({ kind }) => kind === 'VGPOOL')];
}

export type Typed = Readonly<Record<string, string>>;

/** Returns the typed numbers as shares, and the first problem found. */
export function sharesOf(
  choices: readonly PoolChoice[],
  typed: Typed,
  { direction, pot }: { direction: Direction; pot: number },
): { shares: PoolShare[]; total: number; problem: string | undefined } {
  const shares: PoolShare[] = [];
  let problem: string | undefined;
  for (const choice of choices) {
    const text = (typed[choiceKey(choice)] ?? '').trim();
    if (text === '' || text === '0') continue;
    if (!/^\d{1,6}$/u.test(text)) problem ??= `${choice.name}: enter a whole number`;
    else {
      const quantity = Number(text);
      if (direction === 'return' && quantity > choice.available)
        problem ??= `${choice.name} has only ${choice.available}`;
      shares.push({ kind: choice.kind, placeId: choice.placeId, quantity });
    }
  }
  const total = shares.reduce((sum, { quantity }) => sum + quantity, 0);
  if (direction === 'allocate' && total > pot) problem ??= `The general pot has only ${pot}. Remove ${total - pot}`;
  if (shares.length === 0) problem ??= 'Enter a number for at least one pool';
  if (shares.length > 200) problem ??= 'At most 200 pools at once';
  return { shares, total, problem };
}
