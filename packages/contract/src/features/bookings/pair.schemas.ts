import { z } from 'zod';
import { moment, placeShown } from '../../common.schemas.ts';
import { dayOrders } from './two-in-one.rules.ts';

/**
 * Second session of a two-in-one-day, beside the request that leads it. Answers about a request have it as `other`, which is
 * null for a request of one session.
 */
export const otherSession = z
  .object({
    two_in_one_day_id: z.number().int(),
    product: placeShown,
    is_virtual: z.boolean(),
    delegates: z.number().int(),
    minutes: z.number().int(),
    /** Least minutes between both sessions, and whether the first one always comes first. */
    gap_minutes: z.number().int(),
    is_order_fixed: z.boolean(),
    /** Null for a course online, and while nothing is chosen. */
    place: z.string().nullable(),
    /** Booked start on the wall clock. */
    starts_at: moment.nullable(),
  })
  .nullable();
export type OtherSession = z.output<typeof otherSession>;

/** A start of the first session of a day in one order, with the only start of the second that goes with it. Wall times. */
export const pairOfStarts = z.object({
  start: moment,
  order: z.enum(dayOrders),
  second_start: moment,
});
export type PairOfStarts = z.output<typeof pairOfStarts>;

/** Question to the organiser whether one session of a day stays when the other one is cancelled. */
export const halfQuestion = z
  .object({
    /** Courses of the session that would stay, and of the one that is cancelled. */
    stays: placeShown,
    ends: placeShown,
    asked_at: moment,
    due_at: moment,
  })
  .nullable();
export type HalfQuestion = z.output<typeof halfQuestion>;

/** Order and second start of a booking of two sessions. Null for a request of one session. */
export const secondOfDay = {
  order: z.enum(dayOrders).nullable().default(null),
  secondStartTimeDate: moment.nullable().default(null),
};
