import type { AccountKind, MovementRow, StockLevel } from './licences.schemas.ts';

/** Of the pot and the pools together. */
export const stockLevelWords: Record<StockLevel, string> = { ok: 'Enough', low: 'Low', empty: 'Empty' };

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
