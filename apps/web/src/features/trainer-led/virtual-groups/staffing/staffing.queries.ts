import type { Level } from '@doselore/contract';
import { listManagers } from '@doselore/contract/virtual-groups';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const managersQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(listManagers, { level, params: { virtualGroupId } });
