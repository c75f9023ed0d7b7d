import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { archiving, registerCode } from '../groups/groups.schemas.ts';
import { subgroupCodeFields, subgroupFields } from './subgroups.fields.ts';

export const subgroupRow = z.object({
  id: z.number().int(),
  ...answerFields(subgroupFields),
  group: z.object({ id: z.number().int(), name: z.string(), is_archived: z.boolean() }),
  members: z.number().int(),
  managers: z.number().int(),
  level: z.enum(serviceLevels),
  is_archived: z.boolean(),
  archived: archiving.nullable(),
});
export type SubgroupRow = z.output<typeof subgroupRow>;

const place = z.strictObject({ groupId: id, subgroupId: id });

export const subgroupsSchemas = {
  listSubgroups: { query: listQuery, response: pageOf(subgroupRow) },
  listGroupSubgroups: {
    params: z.strictObject({ groupId: id }),
    query: listQuery.extend({ list: z.enum(['open', 'archived']).default('open') }),
    response: pageOf(subgroupRow),
  },
  getSubgroup: { params: place, response: subgroupRow },
  listSubgroupCodes: { params: place, response: z.array(registerCode) },
  createSubgroup: {
    params: z.strictObject({ groupId: id }),
    body: commandSchema(sentFields(subgroupFields)),
    response: z.object({ id: z.number().int() }),
  },
  changeSubgroup: { params: place, ...changeOf(subgroupFields, subgroupCodeFields) },
  archiveSubgroup: {
    params: place,
    /** Seats that returned from its pool to the general pot. */
    response: z.object({ seats_returned: z.number().int() }),
  },
  restoreSubgroup: {
    params: z.strictObject({ groupId: id }),
    body: z.strictObject({ subgroupId: id }),
    response: done,
  },
};
