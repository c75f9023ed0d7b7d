import type { AccountKind, MovementRow } from '@doselore/contract';

export const movementTitles: Record<MovementRow['kind'], string> = {
  purchase: 'Bought',
  allocate: 'Moved to a pool',
  return: 'Moved back to the pot',
  issue: 'Issued',
  start: 'Started',
  reclaim: 'Taken back',
  delete: 'Deleted',
  adjust: 'Added by correction',
  void: 'Written off',
  months: 'Certificate months changed',
  merge: 'Merged',
};

export const accountTitles: Record<AccountKind | 'POOLS', string> = {
  SUPPLY: 'Supplier',
  POT: 'General pot',
  POOL: 'Pool',
  VGPOOL: 'Pool',
  POOLS: 'All pools',
  HELD: 'Issued, not started',
  USED: 'Used',
  VOID: 'Written off',
};

/** One end of a movement: "General pot", "Pool of Hove Church Road". */
export function endTitle({ kind, place }: MovementRow['from']): string {
  return place === null ? accountTitles[kind] : `${accountTitles[kind]} of ${place}`;
}

/** `+30`, `−2`, with a real minus sign. */
export function signed(change: number): string {
  return change < 0 ? `−${Math.abs(change).toLocaleString('en-GB')}` : `+${change.toLocaleString('en-GB')}`;
}
