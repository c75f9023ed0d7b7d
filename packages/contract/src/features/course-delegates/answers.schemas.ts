import { z } from 'zod';
import { inVirtualGroup } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';

export const answersSchemas = {
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
