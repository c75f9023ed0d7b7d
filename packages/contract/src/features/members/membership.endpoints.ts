import { endpoint } from '../../endpoint.ts';
import type { membershipSchemas } from './membership.schemas.ts';

/** Everybody in the organisation, and whether they belong to this service. */
export const listMembership = endpoint<typeof membershipSchemas.listMembership>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
});

/** Who is not a current member of the organisation cannot join one of its services. */
export const changeMembership = endpoint<typeof membershipSchemas.changeMembership>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
});
