import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { virtualGroupsSchemas } from './virtual-groups.schemas.ts';

export const listVirtualGroups = endpoint<typeof virtualGroupsSchemas.listVirtualGroups>({
  method: 'GET',
  path: 'virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.list',
});

/** Lists the virtual groups of a service, and those of others that its members are delegates of. */
export const listServiceVirtualGroups = endpoint<typeof virtualGroupsSchemas.listServiceVirtualGroups>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'virtualGroups.list',
});

export const getVirtualGroupsCsv = csvOf(listVirtualGroups);
export const getServiceVirtualGroupsCsv = csvOf(listServiceVirtualGroups);

/**
 * Returns a virtual group with its delegates and its close report. Service admins see only the delegates from their own
 * services when it belongs to another service.
 */
export const getVirtualGroup = endpoint<typeof virtualGroupsSchemas.getVirtualGroup>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.read',
  storedForDay: 'soon',
});

/** Returns a virtual group under the address of a service. It belongs to the service, or has delegates from it. */
export const getServiceVirtualGroup = endpoint<typeof virtualGroupsSchemas.getServiceVirtualGroup>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups/:virtualGroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'virtualGroups.read',
});
