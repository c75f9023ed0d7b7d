import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, done, id, listQuery, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { limits } from '../../limits.ts';
import { headOfficeCode, superintendentNumber } from '../users/people.schemas.ts';
import { attentionReasons, codeKinds, groupLists } from './groups.rules.ts';

/** When a place was archived, and by whom where that is on record. */
export const archiving = z.object({ at: z.string(), by: z.string().nullable() });
export type Archiving = z.output<typeof archiving>;

export const groupRow = z.object({
  id: z.number().int(),
  name: z.string(),
  demo: z.boolean(),
  is_active: z.boolean(),
  is_archived: z.boolean(),
  archived: archiving.nullable(),
  /** Where all that it had is now; then undoing the merge restores it, and nothing else does. */
  merged: z
    .object({ into: z.object({ id: z.number().int(), name: z.string() }), at: z.string(), can_undo: z.boolean() })
    .nullable(),
  subgroups: z.number().int(),
  members: z.number().int(),
  /** Licences left in the general pot over all products, and bought ever. */
  pot_left: z.number().int(),
  pot_bought: z.number().int(),
  /** Courses with so few left to issue, in the pot and in pools, that one buys again; none of an archived organisation. */
  low_stock: z.number().int(),
  default_service_manager_level: z.enum(serviceLevels),
  /** Number of cases of the reason that the list is filtered by; null without that filter. */
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

/** What a place was called in a register from a day on; `code` null: from then on nothing. */
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
    /** `codesFrom`: the day from which a changed code holds. */
    body: z.strictObject({ ...groupFields, codesFrom: day, baseValues: baseValuesOf(groupFields) }),
    response: savedOf(groupFields),
  },
  moveGroup: {
    params: z.strictObject({ groupId: id }),
    body: z.strictObject({ list: z.enum(groupLists) }),
    response: done,
  },
};
