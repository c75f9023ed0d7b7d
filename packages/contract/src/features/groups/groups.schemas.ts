import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import { headOfficeCode, superintendentNumber } from '../users/people.schemas.ts';
import { attentionReasons, codeKinds, groupLists } from './groups.rules.ts';

/** When a place was archived, and by whom if that is on record. */
export const archiving = z.object({ at: z.string(), by: z.string().nullable() });
export type Archiving = z.output<typeof archiving>;

export const groupRow = z.object({
  id: z.number().int(),
  name: z.string(),
  demo: z.boolean(),
  is_active: z.boolean(),
  is_archived: z.boolean(),
  archived: archiving.nullable(),
  /** Organisation that it was merged into. Only undoing the merge can restore it. */
  merged: z
    .object({ into: z.object({ id: z.number().int(), name: z.string() }), at: z.string(), can_undo: z.boolean() })
    .nullable(),
  subgroups: z.number().int(),
  members: z.number().int(),
  /** Licences left in the general pot over all products, and licences ever bought. */
  pot_left: z.number().int(),
  pot_bought: z.number().int(),
  /** Courses whose unissued seats, in the pot and in pools, are low. Always 0 for an archived organisation. */
  low_stock: z.number().int(),
  default_service_manager_level: z.enum(serviceLevels),
  /** Number of cases of the reason that `attention` filters by. Null without that filter. */
  affected: z.number().int().nullable(),
});
export type GroupRow = z.output<typeof groupRow>;

export const groupProfile = z.object({
  name: z.string(),
  is_demo: z.boolean(),
  is_active: z.boolean(),
  is_archived: z.boolean(),
  hq_code: z.string().nullable(),
  superintendent_name: z.string().nullable(),
  superintendent_number: z.string().nullable(),
  notes: z.string(),
  created_at: z.string(),
});
export type GroupProfile = z.output<typeof groupProfile>;

const groupFields = {
  name: requiredText(limits.name),
  is_demo: z.boolean(),
  hq_code: headOfficeCode,
  superintendent_name: optionalText(limits.name),
  superintendent_number: superintendentNumber,
  notes: z.string().trim().max(limits.text),
};

/** Code of a place in a register, from a day on. A null `code` means no code from that day. */
export const registerCode = z.object({
  kind: z.enum(codeKinds),
  code: z.string().nullable(),
  holds_from: z.string(),
  recorded_by: z.string().nullable(),
});
export type RegisterCode = z.output<typeof registerCode>;

export const groupsSchemas = {
  listGroups: {
    query: listQuery.extend({
      list: z.enum(groupLists).default('open'),
      attention: z.enum(['', ...attentionReasons]).default(''),
    }),
    response: pageOf(groupRow),
  },
  countGroups: {
    response: z.object({ open: z.number().int(), inactive: z.number().int(), archived: z.number().int() }),
  },
  getGroup: { params: z.strictObject({ groupId: id }), response: groupRow },
  getGroupProfile: { params: z.strictObject({ groupId: id }), response: groupProfile },
  listGroupCodes: { params: z.strictObject({ groupId: id }), response: z.array(registerCode) },
  createGroup: { body: z.strictObject(groupFields), response: z.object({ id: z.number().int() }) },
  changeGroup: {
    params: z.strictObject({ groupId: id }),
    /** `codesFrom` is the day from which a changed code is valid. */
    body: z.strictObject({ ...groupFields, codesFrom: day, baseValues: baseValuesOf(groupFields) }),
    response: savedOf(groupFields),
  },
  moveGroup: {
    params: z.strictObject({ groupId: id }),
    body: z.strictObject({ list: z.enum(groupLists) }),
    response: done,
  },
};
