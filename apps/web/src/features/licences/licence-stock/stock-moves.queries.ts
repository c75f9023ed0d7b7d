import type { Body, Level } from '@doselore/contract';
import {
  type adjustStock,
  allocateToPools,
  type editCertMonths,
  returnFromPools,
} from '@doselore/contract/licence-stock';
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
