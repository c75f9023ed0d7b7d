import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { groupsSchemas } from './groups.schemas.ts';

export const listGroups = endpoint<typeof groupsSchemas.listGroups>({
  method: 'GET',
  path: 'groups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'groups.list',
});
export const getGroupsCsv = csvOf(listGroups);

/** Returns the number of organisations in each of the three lists. */
export const countGroups = endpoint<typeof groupsSchemas.countGroups>({
  method: 'GET',
  path: 'groups/counts',
  levels: ['superAdmin'],
  permission: 'groups.list',
});

export const getGroup = endpoint<typeof groupsSchemas.getGroup>({
  method: 'GET',
  path: 'groups/:groupId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'groups.read',
});

export const getGroupProfile = endpoint<typeof groupsSchemas.getGroupProfile>({
  method: 'GET',
  path: 'groups/:groupId/profile',
  levels: ['superAdmin'],
  permission: 'groups.read',
});

/** Lists the codes of the head office over time, latest first. */
export const listGroupCodes = endpoint<typeof groupsSchemas.listGroupCodes>({
  method: 'GET',
  path: 'groups/:groupId/codes',
  levels: ['superAdmin'],
  permission: 'groups.read',
});

export const createGroup = endpoint<typeof groupsSchemas.createGroup>({
  method: 'POST',
  path: 'groups',
  levels: ['superAdmin'],
  permission: 'groups.write',
});

export const changeGroup = endpoint<typeof groupsSchemas.changeGroup>({
  method: 'PUT',
  path: 'groups/:groupId',
  levels: ['superAdmin'],
  permission: 'groups.write',
});

/** Moves an organisation to another of the three lists. Nothing is deleted, and every move can be undone. */
export const moveGroup = endpoint<typeof groupsSchemas.moveGroup>({
  method: 'POST',
  path: 'groups/:groupId/state',
  levels: ['superAdmin'],
  permission: 'groups.archive',
  opensArchived: true,
});
