import { z } from 'zod';
import { day, idempotencyKey, moment, requiredText } from '../../common.schemas.ts';
import { settingsPlace } from '../certificate-settings/certificate-settings.schemas.ts';
import { reissueReasonMax } from './certificates.rules.ts';

const range = { awardedFrom: day, awardedTo: day };
const isInOrder = ({ awardedFrom, awardedTo }: { awardedFrom: string; awardedTo: string }) => awardedFrom <= awardedTo;
const order = { path: ['awardedTo'], message: 'Choose a day that is not before the first one' };

const reissue = z.object({
  id: z.number().int(),
  awarded_from: day,
  awarded_to: day,
  reason: z.string(),
  asked_at: moment,
  asked_by: z.string().nullable(),
  total: z.number().int(),
  done: z.number().int(),
  state: z.enum(['running', 'finished', 'failed']),
});
export type CertificateReissue = z.output<typeof reissue>;

const count = {
  params: settingsPlace,
  body: z.strictObject(range).refine(isInOrder, order),
  response: z.object({ certificates: z.number().int(), people: z.number().int() }),
};
const start = {
  params: settingsPlace,
  body: z
    .strictObject({
      ...range,
      reason: requiredText(reissueReasonMax),
      /** Whether each holder gets an email. */
      tellsHolders: z.boolean(),
      idempotencyKey,
    })
    .refine(isInOrder, order),
  response: z.object({ id: z.number().int() }),
};
const list = { params: settingsPlace, response: z.array(reissue) };

export const reissuesSchemas = {
  countOnlineReissue: count,
  countPaperReissue: count,
  reissueOnline: start,
  reissuePaper: start,
  listOnlineReissues: list,
  listPaperReissues: list,
};
