import { z } from 'zod';
import { done, id, limits } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import {
  idempotencyKey,
  inGroup,
  inSubgroup,
  inVirtualGroup,
  issueSources,
  licenceReason,
  memberLicence,
  placeShown,
} from './licences.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;
const forSubgroup = ['superAdmin', 'groupingAdmin', 'subgroupAdmin'] as const;
const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

const licenceIds = z.array(id).min(1, 'Select at least one').max(2_000);

/** Only after a technical fault may a revoked licence be retried free of charge. */
export const takeBackReasons = ['no_longer_needed', 'left', 'issued_by_mistake', 'technical_fault', 'other'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

const takeBackBody = z
  .strictObject({
    licenceIds,
    /** Those that the preview called started; where others are by now, nothing is done. Left out: whatever they are. */
    startedIds: z.array(id).max(2_000).optional(),
    reason: z.enum(takeBackReasons),
    note: z.string().trim().max(limits.name).default(''),
    idempotencyKey,
  })
  .refine((body) => body.reason !== 'other' || body.note !== '', { path: ['note'], message: 'Say why' });

/**
 * `reclaim` returns a seat that was never started; `revoke` ends access, and the seat stays used; `nothing`: a free retry
 * that was never started ends and moves no seat; `refused` says why in `why`.
 */
const takeBackRow = z.object({
  licenceId: z.number().int(),
  user: placeShown,
  title: z.string(),
  what: z.enum(['reclaim', 'revoke', 'nothing', 'refused']),
  returns_to: z.object({ kind: z.enum(issueSources), place: z.string().nullable() }).nullable(),
  why: z.string().nullable(),
});
export type TakeBackRow = z.output<typeof takeBackRow>;

const takeBackPreview = z.object({
  rows: z.array(takeBackRow),
  reclaimed: z.number().int(),
  revoked: z.number().int(),
  refused: z.number().int(),
});
const previewBody = z.strictObject({ licenceIds });
const takeBackResult = z.object({ reclaimed: z.number().int(), revoked: z.number().int() });

export const previewTakeBack = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/take-back-licences/preview',
  levels: forGroup,
  permission: 'licences.takeBack',
  params: inGroup,
  body: previewBody,
  response: takeBackPreview,
});

/** All or none: one that cannot be taken back refuses them all. */
export const takeBackLicences = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/take-back-licences',
  levels: forGroup,
  permission: 'licences.takeBack',
  params: inGroup,
  body: takeBackBody,
  response: takeBackResult,
});

/** Only what has not been started; a started licence is the organisation's to revoke. */
export const previewSubgroupReclaim = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/take-back-licences/preview',
  levels: forSubgroup,
  permission: 'licences.reclaim',
  params: inSubgroup,
  body: previewBody,
  response: takeBackPreview,
});

export const reclaimSubgroupLicences = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/take-back-licences',
  levels: forSubgroup,
  permission: 'licences.reclaim',
  params: inSubgroup,
  body: takeBackBody,
  response: takeBackResult,
});

export const previewVirtualGroupReclaim = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/take-back-licences/preview',
  levels: forVirtualGroup,
  permission: 'licences.reclaim',
  params: inVirtualGroup,
  body: previewBody,
  response: takeBackPreview,
});

export const reclaimVirtualGroupLicences = defineEndpoint({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/take-back-licences',
  levels: forVirtualGroup,
  permission: 'licences.reclaim',
  params: inVirtualGroup,
  body: takeBackBody,
  response: takeBackResult,
});

/** A new licence of the same key that costs no seat; beyond the limit only by a site admin. */
export const retryLicence = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/retry-licence',
  levels: forGroup,
  permission: 'licences.retry',
  params: inGroup,
  body: z.strictObject({ licenceId: id, reason: licenceReason, idempotencyKey }),
  response: memberLicence,
});

/** Issued by mistake and not started: the seat goes back and the licence is hidden everywhere but in the audit trail. */
export const deleteLicence = defineEndpoint({
  method: 'POST',
  path: 'groups/:groupId/delete-licence',
  levels: ['superAdmin'],
  permission: 'licences.correct',
  params: inGroup,
  body: z.strictObject({ licenceId: id, reason: licenceReason, idempotencyKey }),
  response: done,
});
