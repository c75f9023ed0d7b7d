import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, pageOf, requiredText } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import { archiving, registerCode } from '../groups/groups.schemas.ts';
import { odsCode, premisesNumber } from '../users/people.schemas.ts';

export const subgroupRow = z.object({
  id: z.number().int(),
  name: z.string(),
  ods_code: z.string().nullable(),
  premises_number: z.string().nullable(),
  group: z.object({ id: z.number().int(), name: z.string(), is_archived: z.boolean() }),
  members: z.number().int(),
  managers: z.number().int(),
  level: z.enum(serviceLevels),
  is_archived: z.boolean(),
  archived: archiving.nullable(),
});
export type SubgroupRow = z.output<typeof subgroupRow>;

const place = z.strictObject({ groupId: id, subgroupId: id });

const subgroupFields = {
  name: requiredText(limits.name),
  ods_code: odsCode,
  premises_number: premisesNumber,
};

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
    body: z.strictObject(subgroupFields),
    response: z.object({ id: z.number().int() }),
  },
  changeSubgroup: {
    params: place,
    /**
     * `codesFrom` is the day from which changed codes are valid. A pharmacy gets new codes when it is sold or moves.
     */
    body: z.strictObject({ ...subgroupFields, codesFrom: day, baseValues: baseValuesOf(subgroupFields) }),
    response: savedOf(subgroupFields),
  },
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
