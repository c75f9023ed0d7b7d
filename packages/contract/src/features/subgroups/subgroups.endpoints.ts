import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { subgroupsSchemas } from './subgroups.schemas.ts';

export const listSubgroups = endpoint<typeof subgroupsSchemas.listSubgroups>({
  method: 'GET',
  path: 'subgroups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.list',
});

export const getSubgroupsCsv = csvOf(listSubgroups);

/** Lists the services of one organisation, open or archived. */
export const listGroupSubgroups = endpoint<typeof subgroupsSchemas.listGroupSubgroups>({
  method: 'GET',
  path: 'groups/:groupId/subgroups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.list',
});
export const getGroupSubgroupsCsv = csvOf(listGroupSubgroups);

export const getSubgroup = endpoint<typeof subgroupsSchemas.getSubgroup>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.read',
});

/** Lists the register entries of a service over time, latest first. */
export const listSubgroupCodes = endpoint<typeof subgroupsSchemas.listSubgroupCodes>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/codes',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.read',
});

export const createSubgroup = endpoint<typeof subgroupsSchemas.createSubgroup>({
  method: 'POST',
  path: 'groups/:groupId/subgroups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
});

export const changeSubgroup = endpoint<typeof subgroupsSchemas.changeSubgroup>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
});

export const archiveSubgroup = endpoint<typeof subgroupsSchemas.archiveSubgroup>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/archive',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.archive',
});

/** Restores a service. Its id is in the body, because an address below an archived place can only be read. */
export const restoreSubgroup = endpoint<typeof subgroupsSchemas.restoreSubgroup>({
  method: 'POST',
  path: 'groups/:groupId/restore-subgroup',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
});
