import { endpoint } from '../../endpoint.ts';
import type { settingsSchemas } from './settings.schemas.ts';

export const getGroupSettings = endpoint<typeof settingsSchemas.getGroupSettings>({
  method: 'GET',
  path: 'groups/:groupId/settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.read',
});

/** Point 6: the level of service admins is a site admin's to set. */
export const changeGroupSettings = endpoint<typeof settingsSchemas.changeGroupSettings>({
  method: 'PUT',
  path: 'groups/:groupId/settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.write',
});

export const changeServiceLevel = endpoint<typeof settingsSchemas.changeServiceLevel>({
  method: 'PUT',
  path: 'groups/:groupId/service-level',
  levels: ['superAdmin'],
  permission: 'settings.serviceLevel',
});

/** How long certificates of its people keep the name after an erasure. Erasures before are not touched. */
export const changeRetention = endpoint<typeof settingsSchemas.changeRetention>({
  method: 'PUT',
  path: 'groups/:groupId/retention',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.retention',
});

export const getSubgroupSettings = endpoint<typeof settingsSchemas.getSubgroupSettings>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/settings',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'settings.read',
});

export const changeSubgroupSettings = endpoint<typeof settingsSchemas.changeSubgroupSettings>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/settings',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'settings.write',
});
