import { z } from 'zod';
import { id, listQuery, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { serviceLevels } from '../../levels.ts';

export const subgroupRow = z.object({
  id: z.number().int(),
  name: z.string(),
  ods_code: z.string().nullable(),
  group: z.object({ id: z.number().int(), name: z.string() }),
  members: z.number().int(),
  level: z.enum(serviceLevels),
});
export type SubgroupRow = z.output<typeof subgroupRow>;

export const listSubgroups = defineEndpoint({
  method: 'GET',
  path: 'subgroups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.list',
  query: listQuery,
  response: pageOf(subgroupRow),
});

export const getSubgroup = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.read',
  params: z.strictObject({ groupId: id, subgroupId: id }),
  response: subgroupRow,
});
