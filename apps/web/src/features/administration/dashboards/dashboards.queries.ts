import type { Level } from '@doselore/contract';
import { getDashboard, getGroupDashboard } from '@doselore/contract/dashboards';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const dashboards = roomQueries('dashboards');

/** Counts everything that the level reaches at this moment. Takes about a second where there are many people. */
export const countNow = (level: Level) => callEndpoint(getDashboard, { level, query: { counted: 'now' } });

/** Dashboard of one organisation, or with null of all organisations that the level reaches. */
export const dashboardQuery = (level: Level, groupId: number | null) =>
  groupId === null
    ? dashboards.one(getDashboard, { level, query: { counted: 'lately' } })
    : dashboards.one(getGroupDashboard, { level, params: { groupId } });
