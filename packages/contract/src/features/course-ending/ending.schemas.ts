import { z } from 'zod';
import { day, id, idempotencyKey, inVirtualGroup, moment, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { licenceReason } from '../ledger/ledger-keys.schemas.ts';
import { virtualGroupDetail } from '../virtual-groups/virtual-groups.schemas.ts';
import { closeReport } from './close-report.schemas.ts';

const closePreview = z.object({
  /** True when the last session has ended. */
  is_over: z.boolean(),
  unmarked: z.array(placeShown),
  /** People who attended and have neither a licence nor a waiver. */
  without_licence: z.array(placeShown),
  /** People without a result, and the last day for one. Before it has passed, closing needs `force` and a reason. */
  unassessed: z.array(placeShown),
  deadline: day.nullable(),
  is_window_over: z.boolean(),
  report: closeReport,
});
export type ClosePreview = z.output<typeof closePreview>;

const cancelPreview = z.object({
  /** Recorded marks of attendance. A course with any mark cannot be cancelled. */
  marked: z.number().int(),
  /** Delegates, and people who wait, who get a message. Those of a draft get none before they know of it. */
  told: z.number().int(),
  told_waiting: z.number().int(),
  reclaimed: z.number().int(),
  returned: z.number().int(),
});

const cancellation = z.object({
  title: z.string(),
  group: placeShown,
  reason: z.string(),
  cancelled_at: moment,
  /** Sessions that do not take place, in wall-clock times. */
  sessions: z.array(z.object({ training_start: moment, training_end: moment })),
});
export type Cancellation = z.output<typeof cancellation>;

export const endingSchemas = {
  previewClosing: { params: inVirtualGroup, response: closePreview },
  closeCourse: {
    params: inVirtualGroup,
    body: z
      .strictObject({
        waivers: z
          .array(z.strictObject({ userId: id, reason: licenceReason }))
          .max(limits.bulkMax)
          .default([]),
        /** 1 closes the course while the assessment of people is open. It then lapses. Needs a reason. */
        force: z.union([z.literal(0), z.literal(1)]).default(0),
        reason: z.string().trim().max(limits.name).default(''),
        idempotencyKey,
      })
      .refine(({ force, reason }) => force === 0 || reason !== '', {
        path: ['reason'],
        message: 'Enter why the course is closed before the assessment has ended',
      }),
    response: virtualGroupDetail,
  },
  reopenCourse: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: licenceReason, idempotencyKey }),
    response: virtualGroupDetail,
  },
  previewCancelling: { params: inVirtualGroup, response: cancelPreview },
  cancelCourse: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: licenceReason, idempotencyKey }),
    response: virtualGroupDetail,
  },
  getCancellation: { params: inVirtualGroup, response: z.object({ cancellation: cancellation.nullable() }) },
};
