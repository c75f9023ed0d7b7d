import { z } from 'zod';
import { id, listQuery, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { serviceLevels } from '../../levels.ts';

export const groupRow = z.object({
  id: z.number().int(),
  name: z.string(),
  demo: z.boolean(),
  is_active: z.boolean(),
  subgroups: z.number().int(),
  members: z.number().int(),
  /** Licences left in the general pot over all products, and bought ever. */
  pot_left: z.number().int(),
  pot_bought: z.number().int(),
  default_service_manager_level: z.enum(serviceLevels),
});
export type GroupRow = z.output<typeof groupRow>;

export const listGroups = defineEndpoint({
  method: 'GET',
  path: 'groups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'groups.list',
  query: listQuery,
  response: pageOf(groupRow),
});

export const getGroup = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'groups.read',
  params: z.strictObject({ groupId: id }),
  response: groupRow,
});
