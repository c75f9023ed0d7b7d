import { z } from 'zod';
import { id, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { postcode } from '../locations/address.schemas.ts';
import { monthAfter, mostMonths } from './journeys.rules.ts';

/** Month, `YYYY-MM`. Rules of two months are asked only when both are months. */
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, { error: 'Enter a month such as 2027-03', abort: true });

/** Estimate of a journey from the home of a trainer. */
const journey = z.object({
  /** Postcode districts. `from` is null while the trainer has no postcode. */
  from: z.string().nullable(),
  to: z.string(),
  /** Minutes and miles on the road. Null when one end is unknown. */
  minutes: z.number().int().nullable(),
  miles: z.number().nullable(),
  /** Longest journey of the trainer in minutes. */
  most: z.number().int(),
});
export type Journey = z.output<typeof journey>;

/** Sessions that a trainer led in one month, alone or with others. */
const monthOfTrainer = z.object({
  trainer: placeShown,
  month: z.string(),
  sessions: z.number().int(),
  /** Sessions at a place. */
  face_to_face: z.number().int(),
  minutes: z.number().int(),
  /** Estimated miles on the road: from home to the sessions of each day and back. */
  miles: z.number(),
  /** Sessions at a place to which no journey is known. They add no miles. */
  unknown_journeys: z.number().int(),
});
export type MonthOfTrainer = z.output<typeof monthOfTrainer>;

const sessionsLedQuery = listQuery
  .extend({
    /** First and last month. Without them the last 12 months. */
    from: month.optional(),
    to: month.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The last month must not be before the first',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to < monthAfter(from, mostMonths), {
    path: ['to'],
    message: `Choose ${mostMonths} months at most`,
  });
export type SessionsLedQuery = z.output<typeof sessionsLedQuery>;

export const journeysSchemas = {
  getJourney: {
    params: z.strictObject({ trainerUserId: id }),
    query: z.strictObject({
      to: postcode,
      /** Time of the wall clock at which the trainer sets off, written as UTC. */
      at: moment,
    }),
    response: journey,
  },
  listSessionsLed: { query: sessionsLedQuery, response: pageOf(monthOfTrainer) },
};
