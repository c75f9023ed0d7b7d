import type { Level } from '@doselore/contract';
import { getCourseDetails } from '@doselore/contract/virtual-groups';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const detailsQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(getCourseDetails, { level, params: { virtualGroupId } });
