import type { Body, Level } from '@doselore/contract';
import { adjustStock, allocateToPools, editCertMonths, returnFromPools } from '@doselore/contract/licence-stock';
import { callEndpoint } from '../../platform/api/index.ts';

type Keyed<T> = Omit<T, 'idempotencyKey'>;
export type PoolMove = Keyed<Body<typeof allocateToPools>> & { direction: 'allocate' | 'return' };
export type Adjustment = Keyed<Body<typeof adjustStock>>;
export type MonthsChange = Keyed<Body<typeof editCertMonths>>;

export function sendPoolMove(
  level: Level,
  groupId: number,
  { direction, ...body }: PoolMove & { idempotencyKey: string },
) {
  return callEndpoint(direction === 'allocate' ? allocateToPools : returnFromPools, {
    level,
    params: { groupId },
    body,
  });
}

export function sendAdjustment(level: Level, groupId: number, body: Adjustment & { idempotencyKey: string }) {
  return callEndpoint(adjustStock, { level, params: { groupId }, body });
}

export function sendMonths(level: Level, groupId: number, body: MonthsChange & { idempotencyKey: string }) {
  return callEndpoint(editCertMonths, { level, params: { groupId }, body });
}
