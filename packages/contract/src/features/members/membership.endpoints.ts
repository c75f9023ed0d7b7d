import { endpoint } from '../../endpoint.ts';
import type { membershipSchemas } from './membership.schemas.ts';

/** Lists everybody in the organisation, and whether they belong to this service. */
export const listMembership = endpoint<typeof membershipSchemas.listMembership>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
});

/** Adds people to a service or removes them. Only current members of the organisation can join one of its services. */
export const changeMembership = endpoint<typeof membershipSchemas.changeMembership>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
});
