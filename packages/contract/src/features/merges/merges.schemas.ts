import { z } from 'zod';
import { done, id } from '../../common.schemas.ts';
import { accountStates } from '../users/people.rules.ts';
import { groupRecordKinds, mergeKinds, mergeRecordKinds } from './merges.rules.ts';

const mergedPerson = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  job_role: z.string().nullable(),
  registration_number: z.string().nullable(),
  state: z.enum(accountStates),
  created_at: z.string(),
});
export type MergedPerson = z.output<typeof mergedPerson>;

/** Counts of both sides, and of the kept side afterwards. */
const counts = <K extends string>(kinds: readonly [K, ...K[]]) =>
  z.array(z.object({ kind: z.enum(kinds), keep: z.number().int(), drop: z.number().int(), after: z.number().int() }));

const endings = {
  /**
   * Live licences of both for the same product: which one ends, and how. `where` names the organisation or the person.
   */
  collisions: z.array(
    z.object({
      title: z.string(),
      where: z.string(),
      outcome: z.enum(['reclaimed', 'revoked']),
      ended: z.enum(['keep', 'drop']),
    }),
  ),
  superseded: z.number().int(),
};

export const userMergePreview = z.object({
  keep: mergedPerson,
  drop: mergedPerson,
  records: counts(mergeRecordKinds),
  ...endings,
});
export type UserMergePreview = z.output<typeof userMergePreview>;

const mergedGroup = z.object({ id: z.number().int(), name: z.string(), hq_code: z.string().nullable() });

export const groupMergePreview = z.object({
  keep: mergedGroup,
  drop: mergedGroup,
  records: counts(groupRecordKinds),
  ...endings,
  /** People who are members of both. */
  in_both: z.number().int(),
  /** Names of services that both have. Both services stay. */
  matching_services: z.array(z.string()),
});
export type GroupMergePreview = z.output<typeof groupMergePreview>;

export const mergeRow = z.object({
  id: z.number().int(),
  keep: z.object({ id: z.number().int(), name: z.string() }),
  drop: z.object({ id: z.number().int(), name: z.string(), address: z.string().nullable() }),
  merged_by: z.string(),
  merged_at: z.string(),
  undo_until: z.string(),
  can_undo: z.boolean(),
  undone_by: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type MergeRow = z.output<typeof mergeRow>;
const pair = z.strictObject({ keepId: id, dropId: id });
const merged = z.object({ merge_id: z.number().int() });

export const mergesSchemas = {
  previewUserMerge: { body: pair, response: userMergePreview },
  mergeUsers: { body: pair, response: merged },
  previewGroupMerge: { body: pair, response: groupMergePreview },
  mergeGroups: { body: pair, response: merged },
  listMerges: {
    query: z.strictObject({ kind: z.enum(mergeKinds).default('users') }),
    response: z.object({ rows: z.array(mergeRow) }),
  },
  undoMerge: { params: z.strictObject({ mergeId: id }), response: done },
};
