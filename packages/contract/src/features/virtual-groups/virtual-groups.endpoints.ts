import { z } from 'zod';
import { listQuery, moment, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** States of domain 2.6; `closed` and `cancelled` are historic. */
export const virtualGroupStates = ['draft', 'scheduled', 'delivered', 'assessing', 'closed', 'cancelled'] as const;

export const virtualGroupRow = z.object({
  id: z.number().int(),
  title: z.string(),
  group: z.object({ id: z.number().int(), name: z.string() }),
  deliverable_id: z.number().int(),
  state: z.enum(virtualGroupStates),
  training_start: moment.nullable(),
  training_end: moment.nullable(),
  place: z.string().nullable(),
  delegates: z.number().int(),
  delegatePlacesAllowed: z.number().int(),
});
export type VirtualGroupRow = z.output<typeof virtualGroupRow>;

export const listVirtualGroups = defineEndpoint({
  method: 'GET',
  path: 'virtual-groups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.list',
  query: listQuery,
  response: pageOf(virtualGroupRow),
});
