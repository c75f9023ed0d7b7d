import { endpoint } from '../../endpoint.ts';
import type { dashboardsSchemas } from './dashboards.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin'] as const;

export const getGroupDashboard = endpoint<typeof dashboardsSchemas.getGroupDashboard>({
  method: 'GET',
  path: 'groups/:groupId/dashboard',
  levels,
  permission: 'dashboards.read',
});

/** Returns the dashboard of all organisations that the caller manages. */
export const getDashboard = endpoint<typeof dashboardsSchemas.getDashboard>({
  method: 'GET',
  path: 'dashboard',
  levels,
  permission: 'dashboards.read',
});
