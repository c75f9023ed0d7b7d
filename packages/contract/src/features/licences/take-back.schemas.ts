import { z } from 'zod';
import { done, id, idempotencyKey, inGroup, inPlace, inVirtualGroup, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { issueSources } from '../ledger/ledger.rules.ts';
import { licenceReason } from '../ledger/ledger-keys.schemas.ts';
import { memberLicence } from './licences.schemas.ts';
import { takeBackReasons } from './take-back.rules.ts';

const licenceIds = z.array(id).min(1, 'Select at least one').max(2_000);

const takeBackBody = z
  .strictObject({
    licenceIds,
    /**
     * Licences that the preview called started. If other ones are started by now, nothing is done. When left out, this
     * is not checked.
     */
    startedIds: z.array(id).max(2_000).optional(),
    reason: z.enum(takeBackReasons),
    note: z.string().trim().max(limits.name).default(''),
    idempotencyKey,
  })
  .refine((body) => body.reason !== 'other' || body.note !== '', { path: ['note'], message: 'Enter the reason' });

/**
 * Outcome for one licence. `reclaim` returns a seat that was never started. `revoke` ends access, and the seat stays
 * used. `nothing` ends a free retry that was never started, and moves no seat. `refused` has its reason in `why`.
 */
const takeBackRow = z.object({
  licence_id: z.number().int(),
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

export const takeBackSchemas = {
  previewTakeBack: { params: inPlace, body: previewBody, response: takeBackPreview },
  takeBackLicences: { params: inPlace, body: takeBackBody, response: takeBackResult },
  previewVirtualGroupReclaim: { params: inVirtualGroup, body: previewBody, response: takeBackPreview },
  reclaimVirtualGroupLicences: { params: inVirtualGroup, body: takeBackBody, response: takeBackResult },
  retryLicence: {
    params: inGroup,
    body: z.strictObject({ licenceId: id, reason: licenceReason, idempotencyKey }),
    response: memberLicence,
  },
  deleteLicence: {
    params: inGroup,
    body: z.strictObject({ licenceId: id, reason: licenceReason, idempotencyKey }),
    response: done,
  },
};
