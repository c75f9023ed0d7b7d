import { z } from 'zod';
import { id, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { membershipQuery, membershipRow, subgroupPlace } from './members.schemas.ts';

/** Everybody in the organisation, and whether they belong to this service. */
export const listMembership = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
  params: subgroupPlace,
  query: membershipQuery,
  response: pageOf(membershipRow).extend({ in_service: z.number().int() }),
});

/** Who is not a current member of the organisation cannot join one of its services. */
export const changeMembership = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/membership',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.membership',
  params: subgroupPlace,
  body: z.strictObject({ add: z.array(id).max(500), remove: z.array(id).max(500) }),
  response: z.object({ added: z.number().int(), removed: z.number().int() }),
});
