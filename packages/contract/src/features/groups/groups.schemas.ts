import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { serviceLevels } from '../../levels.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { groupCodeFields, groupFields } from './groups.fields.ts';
import { attentionReasons, codeKinds, groupLists } from './groups.rules.ts';

/** Time at which a place was archived, and the name of the person who did it. Null when nobody is on record. */
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
  ...answerFields(groupFields),
  is_active: z.boolean(),
  is_archived: z.boolean(),
  created_at: z.string(),
});
export type GroupProfile = z.output<typeof groupProfile>;

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
  createGroup: { body: commandSchema(sentFields(groupFields)), response: z.object({ id: z.number().int() }) },
  changeGroup: { params: z.strictObject({ groupId: id }), ...changeOf(groupFields, groupCodeFields) },
  moveGroup: {
    params: z.strictObject({ groupId: id }),
    body: z.strictObject({ list: z.enum(groupLists) }),
    response: done,
  },
};
