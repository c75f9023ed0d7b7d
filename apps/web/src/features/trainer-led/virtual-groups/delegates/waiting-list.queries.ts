import { endpointAt, type Level } from '@doselore/contract';
import { listWaiting } from '@doselore/contract/virtual-groups';

import { roomQueries } from '../../../../platform/query-client/index.ts';
import type { CourseAt } from '../planning/planning.queries.ts';

const virtualGroups = roomQueries('virtual-groups');

export const waitingListQuery = (level: Level, at: CourseAt) =>
  virtualGroups.one(endpointAt(listWaiting, at), { level, params: at });
