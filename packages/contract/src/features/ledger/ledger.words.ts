import type { AccountKind, StockLevel } from './ledger.rules.ts';

/** Words for the level of stock in the pot and the pools together. */
export const stockLevelWords: Record<StockLevel, string> = { ok: 'Enough', low: 'Low', empty: 'Empty' };

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

/** Returns the name of an account of seats: "General pot", "Pool of Hove Church Road". */
export const accountText = (kind: AccountKind, place: string | null): string =>
  place === null ? accountTitles[kind] : `${accountTitles[kind]} of ${place}`;
