import { z } from 'zod';
import { id, listQuery, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

export const memberRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_role: z.string().nullable(),
  provisional: z.boolean(),
  services: z.array(z.object({ id: z.number().int(), name: z.string() })),
  live_licences: z.number().int(),
  certificates: z.number().int(),
});
export type MemberRow = z.output<typeof memberRow>;

export const listGroupMembers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/members',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.list',
  params: z.strictObject({ groupId: id }),
  query: listQuery,
  response: pageOf(memberRow),
});

export const listSubgroupMembers = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/members',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.list',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  query: listQuery,
  response: pageOf(memberRow),
});
