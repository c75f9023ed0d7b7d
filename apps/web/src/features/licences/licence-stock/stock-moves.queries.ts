import type { Body, Level } from '@doselore/contract';
import { adjustStock, allocateToPools, editCertMonths, returnFromPools } from '@doselore/contract/licence-stock';
import { callEndpoint } from '../../../platform/api/index.ts';

type Keyed<T> = Omit<T, 'idempotencyKey'>;
export type PoolMove = Keyed<Body<typeof allocateToPools>> & { direction: 'allocate' | 'return' };
export type Adjustment = Keyed<Body<typeof adjustStock>>;
export type MonthsChange = Keyed<Body<typeof editCertMonths>>;

export const sendPoolMove = (
  level: Level,
  groupId: number,
  { direction, ...body }: PoolMove & { idempotencyKey: string },
) => callEndpoint(direction === 'allocate' ? allocateToPools : returnFromPools, { level, params: { groupId }, body });

export const sendAdjustment = (level: Level, groupId: number, body: Adjustment & { idempotencyKey: string }) =>
  callEndpoint(adjustStock, { level, params: { groupId }, body });
export const sendMonths = (level: Level, groupId: number, body: MonthsChange & { idempotencyKey: string }) =>
  callEndpoint(editCertMonths, { level, params: { groupId }, body });
