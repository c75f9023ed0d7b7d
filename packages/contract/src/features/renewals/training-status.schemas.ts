import { z } from 'zod';
import { day, id, inPlace, placeShown } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { renewalOffer } from './renewals.schemas.ts';
import { trainingStates } from './training-status.rules.ts';

/** Certificate of a person for one course in one organisation, or an unfinished licence without a certificate. */
export const trainingItem = z.object({
  group: placeShown,
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
  /** Months of the certificate, or of the certificate that the licence leads to. */
  certificateMonths: z.number().int(),
  state: z.enum(trainingStates),
  /** Last valid day. Null without a certificate, and for a certificate that never expires. */
  expires_on: day.nullable(),
  /** Days from today to `expires_on`, below 0 for an expired certificate. */
  days_left: z.number().int().nullable(),
  /** Unfinished licence for the course or its refresher. */
  licence: z.object({ id: z.number().int(), title: z.string(), issued_on: day, is_started: z.boolean() }).nullable(),
  /** Best seat to renew with, from the stock that the caller may issue from. Null without stock, and with a licence. */
  seat: renewalOffer.nullable(),
});
export type TrainingItem = z.output<typeof trainingItem>;

const trainingStatus = z.object({
  /** The most urgent first. */
  items: z.array(trainingItem),
  /** Names of organisation admins, for callers who may not issue licences. */
  admins: z.array(z.string()),
});
export type TrainingStatus = z.output<typeof trainingStatus>;

export const trainingStatusSchemas = {
  getTrainingStatus: { params: inPlace.extend({ userId: id }), response: trainingStatus },
  getUserTrainingStatus: { params: z.strictObject({ userId: id }), response: trainingStatus },
};
