import { z } from 'zod';
import { id, limits, moment } from '../../common.ts';

/** Licence states of domain 2.1; which may follow which is in `licences.rules.ts`. */
export const licenceStates = [
  'issued',
  'in_progress',
  'completed',
  'failed',
  'reclaimed',
  'revoked',
  'lapsed',
] as const;
export type LicenceState = (typeof licenceStates)[number];

export const certificateMonths = z.coerce.number().int().min(0).max(limits.certificateMonthsMax);

/** Numbers of one ledger key: organisation, product and certificate months. */
export const stockRow = z.object({
  abstractCourseId: z.number().int(),
  title: z.string(),
  certificateMonths: z.number().int(),
  bought: z.number().int(),
  pot: z.number().int(),
  pools: z.number().int(),
  held: z.number().int(),
  used: z.number().int(),
});
export type StockRow = z.output<typeof stockRow>;

export const licenceProduct = z.object({
  abstractCourseId: z.number().int(),
  title: z.string(),
  default_months: z.number().int(),
});

export const purchase = z
  .strictObject({
    abstractCourseId: id,
    quantity: z.coerce
      .number()
      .int()
      .min(1, 'Should be at least 1')
      .max(limits.purchaseMax, `Should be less than or equal to ${limits.purchaseMax}`),
    certificateMonths,
    transactionRef: z.string().trim().max(limits.name).default(''),
    poReference: z.string().trim().max(limits.name).default(''),
    directServiceOrder: z.coerce.number().int().min(0).max(1).default(0),
    licenceRequestId: id.optional(),
    subgroupId: id.optional(),
    virtualGroupId: id.optional(),
    idempotencyKey: z.string().min(8).max(64),
  })
  .refine((order) => order.directServiceOrder === 0 || order.subgroupId !== undefined, {
    path: ['subgroupId'],
    message: 'Choose the Service that this order is for',
  });

export const issueOption = z.object({
  abstractCourseId: z.number().int(),
  title: z.string(),
  certificateMonths: z.number().int(),
  available: z.number().int(),
  /** A licence for this product that the person already holds and has not finished. */
  has_live_licence: z.boolean(),
  /** Last day of a certificate that is still valid, if any. */
  valid_until: z.iso.date().nullable(),
});

export const memberLicence = z.object({
  id: z.number().int(),
  title: z.string(),
  certificateMonths: z.number().int(),
  state: z.enum(licenceStates),
  issued_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
});

/** The same over all organisations: each says where it was issued. */
export const userLicence = memberLicence.extend({ group: z.object({ id: z.number().int(), name: z.string() }) });
export type UserLicence = z.output<typeof userLicence>;
