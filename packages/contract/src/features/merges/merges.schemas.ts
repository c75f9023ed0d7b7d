import { z } from 'zod';
import { accountStates } from '../users/people.schemas.ts';

export const mergeKinds = ['users', 'groups'] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** What an account holds, in the order of the preview. */
export const mergeRecordKinds = [
  'memberships',
  'services',
  'managed',
  'led',
  'licences',
  'live',
  'attempts',
  'certificates',
  'paper',
  'external',
  'sessions',
  'cpd',
  'questions',
  'notifications',
] as const;
export type MergeRecordKind = (typeof mergeRecordKinds)[number];

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

/** Counts of both, and what the kept one has afterwards. */
const counts = <K extends string>(kinds: readonly [K, ...K[]]) =>
  z.array(z.object({ kind: z.enum(kinds), keep: z.number().int(), drop: z.number().int(), after: z.number().int() }));

const endings = {
  /** Both have a live licence for the same product: whose ends, and how; `where` tells organisation or person. */
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

export const groupRecordKinds = [
  'services',
  'members',
  'managers',
  'sessions',
  'pot',
  'pools',
  'held',
  'used',
  'orders',
  'licences',
  'attempts',
  'certificates',
  'external',
  'documents',
] as const;
export type GroupRecordKind = (typeof groupRecordKinds)[number];

const mergedGroup = z.object({ id: z.number().int(), name: z.string(), hq_code: z.string().nullable() });

export const groupMergePreview = z.object({
  keep: mergedGroup,
  drop: mergedGroup,
  records: counts(groupRecordKinds),
  ...endings,
  /** People who are members of both. */
  in_both: z.number().int(),
  /** Names of services that both have: they stay beside each other. */
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
