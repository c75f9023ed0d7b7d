import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.ts';
import { day, done, id, limits, listQuery, pageOf, requiredText } from '../../common.ts';
import { csvOf } from '../../csv.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { serviceLevels } from '../../levels.ts';
import { archiving, registerCode } from '../groups/groups.endpoints.ts';
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

export const listSubgroups = defineEndpoint({
  method: 'GET',
  path: 'subgroups',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.list',
  query: listQuery,
  response: pageOf(subgroupRow),
});

export const getSubgroupsCsv = csvOf(listSubgroups);

/** The services of one organisation, open or archived. */
export const listGroupSubgroups = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.list',
  params: z.strictObject({ groupId: id }),
  query: listQuery.extend({ list: z.enum(['open', 'archived']).default('open') }),
  response: pageOf(subgroupRow),
});
export const getGroupSubgroupsCsv = csvOf(listGroupSubgroups);

export const getSubgroup = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'subgroups.read',
  params: place,
  response: subgroupRow,
});

/** The register entries a service has had, latest first. */
export const listSubgroupCodes = defineEndpoint({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/codes',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.read',
  params: place,
  response: z.array(registerCode),
});

const subgroupFields = {
  name: requiredText(limits.name),
  ods_code: odsCode,
  premises_number: premisesNumber,
};

export const createSubgroup = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
  params: z.strictObject({ groupId: id }),
  body: z.strictObject(subgroupFields),
  response: z.object({ id: z.number().int() }),
});

export const changeSubgroup = defineEndpoint({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
  params: place,
  /** `codes_from`: the day from which changed codes hold; a sale or a move gives a pharmacy new ones. */
  body: z.strictObject({ ...subgroupFields, codes_from: day, baseValues: baseValuesOf(subgroupFields) }),
  response: savedOf(subgroupFields),
});

export const archiveSubgroup = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/archive',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
  needsStepUp: true,
  params: place,
  /** Seats that went back from its pool into the general pot. */
  response: z.object({ seats_returned: z.number().int() }),
});

/** In the body: an address within what is archived is for reading. */
export const restoreSubgroup = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/restore-subgroup',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'subgroups.write',
  params: z.strictObject({ groupId: id }),
  body: z.strictObject({ subgroupId: id }),
  response: done,
});
