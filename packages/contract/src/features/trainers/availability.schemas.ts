import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { day, id, moment } from '../../common.schemas.ts';
import { availabilityModes, overrideKinds, schedulePeriods } from './availability.rules.ts';
import { plannedDay } from './planned-day.schemas.ts';
import { fingerprint, listsOf } from './trainer-lists.schemas.ts';
import { trainerLimits } from './trainers.rules.ts';

const startTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Enter a time such as 09:00');
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/u, 'Enter a time such as 17:00');
const mode = z.enum(availabilityModes);
const reason = z.string().trim().max(trainerLimits.reason);

const endAfterStart = 'The end must be after the start';
const endNotBeforeStart = 'The last day must not be before the first';
type Times = { from_time: string | null; to_time: string | null };
const hasTimesInOrder = ({ from_time: from, to_time: to }: Times) => from === null || to === null || from < to;
type Days = { from_day: string; to_day: string };
const hasDaysInOrder = ({ from_day: from, to_day: to }: Days) => from <= to;

const ruleFields = {
  weekday: z.number().int().min(1).max(7),
  from_time: startTime,
  to_time: endTime,
  mode,
  interval_weeks: z.number().int().min(1).max(4),
  valid_from: plannedDay,
  valid_until: plannedDay.nullable(),
};

const overrideFields = {
  from_day: plannedDay,
  to_day: plannedDay,
  from_time: startTime.nullable(),
  to_time: endTime.nullable(),
  kind: z.enum(overrideKinds),
  mode,
  reason,
};
const override = z.object(overrideFields);
export type Override = z.output<typeof override>;

const session = z.object({
  virtual_group_id: z.number().int(),
  title: z.string(),
  group: z.string(),
  training_start: moment,
  training_end: moment,
  deliverable_id: z.number().int(),
  place: z.string().nullable(),
});
export type TrainerSession = z.output<typeof session>;

const availability = z.object({
  trainer: z.string(),
  rules: z.array(z.object(ruleFields)),
  overrides: z.array(override),
  fingerprint,
  /** First day of the preview, and the sessions from then on for four weeks. */
  today: day,
  sessions: z.array(session),
});
export type AvailabilityShown = z.output<typeof availability>;

const rules = z
  .array(
    commandSchema(
      ruleFields,
      { check: hasTimesInOrder, path: 'to_time', message: endAfterStart },
      {
        check: (row) => row.valid_until === null || row.valid_until >= row.valid_from,
        path: 'valid_until',
        message: endNotBeforeStart,
      },
    ),
  )
  .max(100);
const overrides = z
  .array(
    commandSchema(
      overrideFields,
      { check: hasTimesInOrder, path: 'to_time', message: endAfterStart },
      {
        check: (row) => (row.from_time === null) === (row.to_time === null),
        path: 'to_time',
        message: 'Enter both times, or neither',
      },
      { check: hasDaysInOrder, path: 'to_day', message: endNotBeforeStart },
    ),
  )
  .max(trainerLimits.rows);
const { body, response } = listsOf({ rules, overrides });
export type AvailabilityChange = z.output<typeof body>;

/** `joined` is the number of rows of hours that were joined into others. */
const saved = response.extend({ joined: z.number().int() });
const params = z.strictObject({ trainerUserId: id });

const scheduleDay = z.object({
  day,
  hours: z.array(z.object({ from: z.number().int(), to: z.number().int(), mode })),
  sessions: z.array(session),
});
export type ScheduleDay = z.output<typeof scheduleDay>;

export const availabilitySchemas = {
  getAvailability: { params, response: availability },
  changeAvailability: { params, body, response: saved },
  getOwnAvailability: { response: availability },
  changeOwnAvailability: { body, response: saved },
  getSchedule: {
    params: z.strictObject({ period: z.enum(schedulePeriods) }),
    query: z.strictObject({ on: plannedDay.optional() }),
    response: z.object({ today: day, on: day, days: z.array(scheduleDay) }),
  },
};
