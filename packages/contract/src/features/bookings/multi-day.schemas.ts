import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, idempotencyKey, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { ignoring, withReason } from '../course-planning/planning.schemas.ts';
import { verdicts } from '../scheduling/scheduling.rules.ts';
import { candidate, conflict } from '../scheduling/scheduling.schemas.ts';
import { bookingLimits } from './bookings.rules.ts';
import { bookingAnswers, inProject } from './confirming.schemas.ts';
import { multiDayFormFields } from './multi-day.fields.ts';
import { multiDayDateStates, multiDayLimits, multiDayStates } from './multi-day.rules.ts';

const inMultiDay = inProject.extend({ multiDayId: id });
const once = z.strictObject({ idempotencyKey });

/** Date of a course of several days, with wall times. */
const date = z.object({
  id: z.number().int(),
  starts_at: moment,
  ends_at: moment,
  place: z.string().nullable(),
  state: z.enum(multiDayDateStates),
});
export type MultiDayDate = z.output<typeof date>;

/** Course of several days as lists show it. */
export const multiDayUnit = z.object({
  id: z.number().int(),
  product: placeShown,
  is_virtual: z.boolean(),
  state: z.enum(multiDayStates),
  state_since: moment,
  /** Whether it has waited too long for a site admin. */
  is_overdue: z.boolean(),
  delegates: z.number().int(),
  /** Dates that are not cleared. */
  dates: z.number().int(),
  /** First of them, as a wall time. */
  first_date: moment.nullable(),
});
export type MultiDayUnit = z.output<typeof multiDayUnit>;

const multiDay = z.object({
  ...multiDayUnit.omit({ dates: true, first_date: true, is_overdue: true }).shape,
  ...answerFields(multiDayFormFields),
  project: placeShown,
  group: placeShown,
  venue: z.string().nullable(),
  location: z.string().nullable(),
  video_account: z.string().nullable(),
  /** Why it was cancelled. Null when its whole project was cancelled. */
  end_reason: z.string().nullable(),
  /** In their order, the cleared ones too. */
  date_rows: z.array(date),
  /** Trainers who are left out: a site admin chose so, or they did not confirm. */
  excluded: z.array(placeShown),
  /** Trainer for whom all dates are held, and until when. */
  locked: z.object({ trainer: placeShown, until: moment, conflict_reason: z.string().nullable() }).nullable(),
  ...bookingAnswers.shape,
});
export type MultiDay = z.output<typeof multiDay>;

/** What the rules say of a trainer on one date. Journeys are estimated minutes. */
const onDate = z.object({
  verdict: z.enum(verdicts),
  conflicts: z.array(conflict),
  score: z.number(),
  there: z.number().nullable(),
  back: z.number().nullable(),
});

const trainer = candidate.extend({
  /** Id of the date with the lowest score, and among dates with conflicts of the first one. */
  worst: z.number().int(),
  /** In the order of the dates. */
  dates: z.array(onDate),
});
export type MultiDayTrainer = z.output<typeof trainer>;

const coverage = z.object({
  dates: z.array(
    z.object({
      id: z.number().int(),
      starts_at: moment,
      ends_at: moment,
      /** Why the venue or the meeting account is not free. */
      place_conflicts: z.array(conflict),
    }),
  ),
  /** By all dates together: the best first; then those with conflicts, then those who cannot take them. */
  trainers: z.array(trainer),
});
export type MultiDayCoverage = z.output<typeof coverage>;

export const multiDaySchemas = {
  createMultiDay: {
    params: inProject,
    body: commandSchema({ ...sentFields(multiDayFormFields), productId: id, idempotencyKey }),
    response: z.object({ id: z.number().int() }),
  },
  getMultiDay: { params: inMultiDay, response: multiDay },
  changeMultiDay: { params: inMultiDay, ...changeOf(multiDayFormFields) },
  getCoverage: { params: inMultiDay, response: coverage },
  narrowTrainers: {
    params: inMultiDay,
    body: z.strictObject({
      /** Trainers to leave out. Without them it stays as it is. */
      excludedTrainerIds: z.array(id).max(multiDayLimits.excluded).optional(),
      idempotencyKey,
    }),
    response: coverage,
  },
  lockTrainer: {
    params: inMultiDay,
    body: commandSchema({ trainerUserId: id, ...ignoring, idempotencyKey }, withReason),
    response: done,
  },
  unlockTrainer: { params: inMultiDay, body: once, response: done },
  askLockedTrainer: { params: inMultiDay, body: once, response: done },
  clearDates: {
    params: inMultiDay,
    body: z.strictObject({ dateIds: z.array(id).min(1).max(multiDayLimits.most), idempotencyKey }),
    response: done,
  },
  cancelMultiDay: {
    params: inMultiDay,
    body: z.strictObject({ reason: requiredText(bookingLimits.reason), idempotencyKey }),
    response: done,
  },
};
