import { z } from 'zod';
import { inVirtualGroup, moment, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

const ownDecline = z.object({
  title: z.string(),
  group: placeShown,
  /** Wall clock. Null while the course has no date. */
  training_start: moment.nullable(),
  place: z.string().nullable(),
  declined_at: moment,
  /** `open` while the place can be taken again, `full` while none is free, `over` when nobody can accept any more. */
  way_back: z.enum(['open', 'full', 'over']),
});
export type OwnDecline = z.output<typeof ownDecline>;

export const answersSchemas = {
  getOwnDecline: { params: inVirtualGroup, response: z.object({ decline: ownDecline.nullable() }) },
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
