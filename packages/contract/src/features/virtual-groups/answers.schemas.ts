import { z } from 'zod';
import { inVirtualGroup, moment, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

const cancellation = z.object({
  title: z.string(),
  group: placeShown,
  reason: z.string(),
  cancelled_at: moment,
  /** Sessions that do not take place, in wall-clock times. */
  sessions: z.array(z.object({ training_start: moment, training_end: moment })),
});
export type Cancellation = z.output<typeof cancellation>;

export const answersSchemas = {
  getCancellation: { params: inVirtualGroup, response: z.object({ cancellation: cancellation.nullable() }) },
  respondToInvitation: {
    params: inVirtualGroup,
    body: z.strictObject({
      answer: z.enum(['accept', 'decline']),
      /** For the trainer and the admins, with an answer that declines. */
      note: z.string().trim().max(limits.name, ruleMessages.maxText(limits.name)).default(''),
    }),
    response: z.object({
      /** Unstarted licences that were taken back. */
      reclaimed: z.number().int(),
    }),
  },
};
