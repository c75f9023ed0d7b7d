import type { MovementRow } from './movements.schemas.ts';

export const movementTitles: Record<MovementRow['kind'], string> = {
  purchase: 'Bought',
  allocate: 'Moved to a pool',
  return: 'Moved back to the general pot',
  issue: 'Issued',
  start: 'Started',
  reclaim: 'Taken back',
  delete: 'Deleted',
  adjust: 'Added by correction',
  void: 'Written off',
  months: 'Certificate months changed',
  merge: 'Merged',
};
