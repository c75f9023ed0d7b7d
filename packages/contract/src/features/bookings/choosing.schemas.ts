import { z } from 'zod';
import { id, moment } from '../../common.schemas.ts';
import { trainingSlots } from '../course-planning/planning.rules.ts';
import { conflictCodes } from '../scheduling/scheduling.rules.ts';
import { candidate, conflict } from '../scheduling/scheduling.schemas.ts';
import { dateStates, enquiryStates } from './asking.rules.ts';
import { proposalLimits } from './choosing.rules.ts';
import { pairOfStarts } from './pair.schemas.ts';

const inRequest = z.strictObject({ projectId: id, projectRequestId: id });
const day = z.iso.date();
const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, { error: 'Enter a month such as 2027-03' });

/** A trainer at the first start of the date that they could take. Without one, at its first start, with the conflicts. */
const option = candidate.extend({
  start: moment.nullable(),
  /** The same for two sessions on one day. Null for a request of one session, and without a start. */
  pair: pairOfStarts.nullable(),
  /** False for a trainer below the thresholds of the request. */
  reaches: z.boolean(),
  /** Answer of the trainer about this date, when asked. */
  answer: z.enum(enquiryStates).nullable(),
  /** Other requests that ask the trainer on this day: the course and the organisation. */
  also_asked: z.array(z.object({ project_id: z.number().int(), id: z.number().int(), name: z.string() })),
});
export type TrainerOption = z.output<typeof option>;

const dateChoice = z.object({
  id: z.number().int(),
  window_start: moment,
  window_end: moment,
  state: z.enum(dateStates),
  /** Trainers who could take a start of the date, and how many of them reach the thresholds. */
  possible: z.number().int(),
  reaching: z.number().int(),
  /** Why no start of the date has a free venue or meeting account. */
  place_conflicts: z.array(conflict),
  /** Person of the organisation who suggested the date. */
  suggested_by: z.string().nullable(),
});
export type DateChoice = z.output<typeof dateChoice>;

const options = z.object({
  dates: z.array(dateChoice),
  /** Date of `trainers`: the one that was asked for, otherwise the first one that has not passed. Null without dates. */
  shown: z.number().int().nullable(),
  /** The best first; then those with conflicts, then those who cannot take it. */
  trainers: z.array(option),
  /** Score that a trainer has to reach. */
  minimum_score: z.number(),
});
export type RequestOptions = z.output<typeof options>;

const monthDay = z.object({
  day,
  possible: z.number().int(),
  /** Most frequent reason when there is none. */
  reason: z.enum(conflictCodes).nullable(),
  is_bank_holiday: z.boolean(),
});
export type MonthDay = z.output<typeof monthDay>;

const proposal = z.object({
  window_start: moment,
  window_end: moment,
  possible: z.number().int(),
  /** Score of the best trainer, 0 to 100. */
  best: z.number(),
});
export type Proposal = z.output<typeof proposal>;

const proposing = z
  .strictObject({
    /** First and last day. Without them the days of notice and the horizon of the settings. */
    from: day.optional(),
    to: day.optional(),
    /** Numbers of days with commas. 1 is Monday. */
    weekdays: z
      .string()
      .regex(/^[1-7](?:,[1-7]){0,6}$/u)
      .default('1,2,3,4,5'),
    slot: z.enum(trainingSlots),
    count: z.coerce.number().int().min(1).max(proposalLimits.most).default(proposalLimits.usual),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  });

export const choosingSchemas = {
  getRequestOptions: {
    params: inRequest,
    query: z.strictObject({ timesOfInterestId: z.coerce.number().int().positive().optional() }),
    response: options,
  },
  getRequestCalendar: {
    params: inRequest,
    query: z.strictObject({ month }),
    response: z.object({ days: z.array(monthDay) }),
  },
  proposeTimes: {
    params: inRequest,
    query: proposing,
    response: z.object({
      proposals: z.array(proposal),
      /** Days that were compared, and of these the days without a trainer, with their most frequent reason. */
      compared: z.number().int(),
      without: z.number().int(),
      reason: z.enum(conflictCodes).nullable(),
    }),
  },
};
