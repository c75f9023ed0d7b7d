import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { settingsSchemas } from './settings.schemas.ts';

export const getGroupSettings = endpoint<typeof settingsSchemas.getGroupSettings>({
  method: 'GET',
  path: 'groups/:groupId/settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.read',
});

/** Changes the settings of a place. Only a site admin can set the level of service admins. */
export const changeSettings = atPlace<typeof settingsSchemas.changeSettings>({
  method: 'PUT',
  path: 'settings',
  permission: 'settings.write',
});

export const changeServiceLevel = endpoint<typeof settingsSchemas.changeServiceLevel>({
  method: 'PUT',
  path: 'groups/:groupId/service-level',
  levels: ['superAdmin'],
  permission: 'settings.serviceLevel',
});

/**
 * Changes how long certificates of an organisation's people keep the name after an erasure. Earlier erasures do not
 * change.
 */
export const changeRetention = endpoint<typeof settingsSchemas.changeRetention>({
  method: 'PUT',
  path: 'groups/:groupId/retention',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.retention',
});

/** Changes what closing a course does with the seats of absent delegates. It applies to courses that are closed later. */
export const changeSessionSettings = endpoint<typeof settingsSchemas.changeSessionSettings>({
  method: 'PUT',
  path: 'groups/:groupId/session-settings',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'settings.sessions',
});

export const getSubgroupSettings = endpoint<typeof settingsSchemas.getSubgroupSettings>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/settings',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'settings.read',
});
