import type { AccountKind, LicenceState, StockLevel } from './licences.rules.ts';
import type { MovementRow } from './movements.schemas.ts';
import type { OrderRow } from './orders.schemas.ts';
import { type TakeBackReason, takeBackReasons } from './take-back.rules.ts';

/** Words for the level of stock in the pot and the pools together. */
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

export const licenceStateWords: Record<LicenceState, string> = {
  issued: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Not passed',
  reclaimed: 'Taken back',
  revoked: 'Revoked',
  lapsed: 'Lapsed',
};

export const orderStateWords: Record<OrderRow['state'], string> = { fulfilled: 'Fulfilled', voided: 'Void' };

export const takeBackReasonWords: Record<TakeBackReason, string> = {
  no_longer_needed: 'No longer needed',
  left: 'The person has left',
  issued_by_mistake: 'Issued by mistake',
  technical_fault: 'Technical fault',
  other: 'Something else',
};

function isTakeBackReason(code: string): code is TakeBackReason {
  return takeBackReasons.some((known) => known === code);
}

/** Returns the reason why a licence ended, in words. */
export const endReasonText = (code: string): string =>
  isTakeBackReason(code) ? takeBackReasonWords[code] : code.replaceAll('_', ' ');

/** Returns the name of an account of seats: "General pot", "Pool of Hove Church Road". */
export const accountText = (kind: AccountKind, place: string | null): string =>
  place === null ? accountTitles[kind] : `${accountTitles[kind]} of ${place}`;
