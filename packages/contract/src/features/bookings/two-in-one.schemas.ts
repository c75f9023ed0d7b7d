import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, idempotencyKey, inPlace, moment, placeShown } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { askingLimits } from './asking.rules.ts';
import { thresholds } from './asking.schemas.ts';
import { requestStates } from './bookings.rules.ts';
import { enquiryShown } from './bookings.schemas.ts';
import { inProject } from './confirming.schemas.ts';
import { choice } from './organising.schemas.ts';
import { halfQuestion } from './pair.schemas.ts';
import { twoInOneFields } from './two-in-one.fields.ts';
import { dayOrders, halves } from './two-in-one.rules.ts';

const inDay = inProject.extend({ twoInOneDayId: id });
const inOwn = z.strictObject({ twoInOneDayId: id });
const inPlaceDay = inPlace.extend({ twoInOneDayId: id });

const session = z.object({
  product: placeShown,
  is_virtual: z.boolean(),
  venue: z.string().nullable(),
  location: z.string().nullable(),
  video_account: z.string().nullable(),
  /** Booked start on the wall clock. */
  starts_at: moment.nullable(),
  course: z.object({ id: z.number().int(), group_id: z.number().int(), title: z.string() }).nullable(),
});
export type SessionOfDay = z.output<typeof session>;

const twoInOneDay = z.object({
  id: z.number().int(),
  /** Request that leads: its id serves the calls about dates, questions and bookings. */
  request_id: z.number().int(),
  state: z.enum(requestStates),
  state_since: moment,
  dates: z.number().int(),
  project: placeShown,
  group: placeShown,
  enquiry: enquiryShown,
  /** Why the day was cancelled. Null when its whole project was cancelled. */
  end_reason: z.string().nullable(),
  ...answerFields(twoInOneFields),
  first: session,
  second: session,
  keep_half: halfQuestion,
});
export type TwoInOneDay = z.output<typeof twoInOneDay>;

const booked = z.strictObject({
  timesOfInterestId: id,
  /** Start of the session that comes first in this order. */
  startTimeDate: moment,
  order: z.enum(dayOrders),
  /** Start of the other session, as the options show it. */
  secondStartTimeDate: moment,
  idempotencyKey,
});
const answered = z.strictObject({ agrees: z.boolean(), idempotencyKey });

export const twoInOneSchemas = {
  createTwoInOneDay: {
    params: inProject,
    body: commandSchema({
      ...sentFields(twoInOneFields),
      firstProductId: id,
      secondProductId: id,
      excludedTrainerIds: z.array(id).max(askingLimits.trainers).default([]),
      thresholds: thresholds.default({}),
      idempotencyKey,
    }),
    response: z.object({ id: z.number().int(), request_id: z.number().int() }),
  },
  getTwoInOneDay: { params: inDay, response: twoInOneDay },
  changeTwoInOneDay: { params: inDay, ...changeOf(twoInOneFields) },
  askToKeepHalf: { params: inDay, body: z.strictObject({ keeps: z.enum(halves) }), response: done },
  getTwoInOneBooking: { params: inPlaceDay, response: choice },
  bookTwoInOneDay: { params: inPlaceDay, body: booked, response: done },
  answerHalf: { params: inPlaceDay, body: answered, response: done },
  getOwnTwoInOneBooking: { params: inOwn, response: choice },
  bookOwnTwoInOneDay: { params: inOwn, body: booked, response: done },
  answerOwnHalf: { params: inOwn, body: answered, response: done },
};
