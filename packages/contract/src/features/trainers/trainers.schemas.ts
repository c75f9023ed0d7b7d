import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, email, id, listQuery, moment, optionalText, pageOf, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { regions } from '../locations/locations.rules.ts';
import { healthChecks } from '../virtual-group-health/virtual-group-health.rules.ts';
import { plannedDay } from './planned-day.schemas.ts';
import { fingerprint, listsOf } from './trainer-lists.schemas.ts';
import { profileFields, trainerFields } from './trainers.fields.ts';
import {
  compatibilityKinds,
  suitabilityLevels,
  trainerLimits,
  trainerLists,
  trainerStates,
  trainingModes,
} from './trainers.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const params = z.strictObject({ trainerUserId: id });
const count = z.number().int();
const reason = requiredText(trainerLimits.reason);
const deliverable = z.number().int();
const level = z.literal(suitabilityLevels);

const trainerRow = z.object({
  id: count,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  home_district: z.string().nullable(),
  /** Region of a location in the same postcode area. */
  region: z.enum(regions).nullable(),
  modes: z.array(z.enum(trainingModes)),
  state: z.enum(trainerStates),
  /** Number of courses that the trainer teaches. */
  suitable: count,
  /** Days with a session in this month. */
  days_this_month: count,
  /** Average of the last 24 months, null without feedback. */
  feedback: z.number().nullable(),
  feedback_count: count,
});
export type TrainerRow = z.output<typeof trainerRow>;

const trainer = trainerRow.extend({
  ...answerFields(profileFields),
  home_postcode: z.string().nullable(),
  /** False when neither the position nor the table of postcodes says where the trainer lives. */
  has_position: z.boolean(),
  activated_at: moment.nullable(),
  deactivated_at: moment.nullable(),
  deactivation_reason: z.string().nullable(),
  /** True when the trainer has no weekly hours and so is never available. */
  has_no_hours: z.boolean(),
  /** Minutes of sessions in the 28 days before and after today, and their share of the most in percent. */
  booked_minutes: count,
  load_percent: count,
});
export type Trainer = z.output<typeof trainer>;

const sessionAhead = z.object({
  virtual_group_id: count,
  group_id: count,
  title: z.string(),
  group: z.string(),
  deliverable_id: deliverable,
  training_start: moment,
  training_end: moment,
  place: z.string().nullable(),
});
export type SessionAhead = z.output<typeof sessionAhead>;

const monthLed = z.object({ month: z.string(), sessions: count, minutes: count });
export type MonthLed = z.output<typeof monthLed>;

const suitability = z.object({
  product_id: count,
  title: z.string(),
  deliverable_id: deliverable,
  level,
  valid_until: plannedDay.nullable(),
  note: z.string(),
});
export type Suitability = z.output<typeof suitability>;

const compatibility = z.object({ group: named, kind: z.enum(compatibilityKinds), reason: z.string() });
export type Compatibility = z.output<typeof compatibility>;

const excludedVenue = z.object({ venue: named, reason: z.string() });
const excludedDays = z.object({ from_day: plannedDay, to_day: plannedDay, reason: z.string() });
export type ExcludedVenue = z.output<typeof excludedVenue>;
export type ExcludedDays = z.output<typeof excludedDays>;

const upcoming = sessionAhead.extend({
  /** Position of the session in its course, and the number of sessions. */
  ordinal: count,
  sessions: count,
  trainer: named.nullable(),
  delegates: count,
  places: count,
  is_draft: z.boolean(),
  findings: z.array(z.enum(healthChecks)),
});
export type UpcomingCourse = z.output<typeof upcoming>;

const note = z.string().trim().max(trainerLimits.reason);
const suitabilityRows = z
  .array(commandSchema({ productId: id, level, valid_until: plannedDay.nullable(), note }))
  .max(trainerLimits.rows);
const compatibilityRows = z
  .array(
    z
      .strictObject({ groupId: id, kind: z.enum(compatibilityKinds), reason: note })
      .refine(({ kind, reason: given }) => kind === 'preferred' || given !== '', {
        message: 'Enter the reason',
        path: ['reason'],
      }),
  )
  .max(trainerLimits.rows);
const excludedVenueRows = z.array(z.strictObject({ venueId: id, reason })).max(trainerLimits.rows);
const excludedDayRows = z
  .array(
    commandSchema(
      { from_day: plannedDay, to_day: plannedDay, reason },
      {
        check: (row) => row.from_day <= row.to_day,
        path: 'to_day',
        message: 'The last day must not be before the first',
      },
    ),
  )
  .max(trainerLimits.rows);

export const trainersSchemas = {
  listTrainerRecords: {
    query: listQuery.extend({
      list: z.enum(trainerLists).default('any'),
      mode: z.enum(['', ...trainingModes]).default(''),
      productId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    }),
    /** `products` are the courses that are taught, for the filter. */
    response: pageOf(trainerRow).extend({ products: z.array(named) }),
  },
  getTrainer: { params, response: trainer },
  createTrainer: {
    /** A person with an account, or the name and address of a new one. */
    body: commandSchema({
      userId: id.nullable(),
      first_name: optionalText(limits.name),
      last_name: optionalText(limits.name),
      email: email.nullable(),
      ...sentFields(trainerFields),
    }),
    response: z.object({ id: z.number().int() }),
  },
  changeTrainer: { params, ...changeOf(trainerFields) },
  activateTrainer: { params, response: done },
  deactivateTrainer: { params, body: z.strictObject({ reason }), response: done },
  listSessionsAhead: { params, response: z.array(sessionAhead) },
  listMonthsLed: { params, query: listQuery, response: pageOf(monthLed) },
  listSuitabilities: { params, response: z.object({ rows: z.array(suitability), fingerprint }) },
  changeSuitabilities: { params, ...listsOf({ rows: suitabilityRows }) },
  listCompatibilities: { params, response: z.object({ rows: z.array(compatibility), fingerprint }) },
  changeCompatibilities: { params, ...listsOf({ rows: compatibilityRows }) },
  listTrainerExclusions: {
    params,
    response: z.object({ venues: z.array(excludedVenue), days: z.array(excludedDays), fingerprint }),
  },
  changeTrainerExclusions: { params, ...listsOf({ venues: excludedVenueRows, days: excludedDayRows }) },
  listUpcomingCourses: {
    query: listQuery.extend({
      /** Courses with this finding, or with any. */
      finding: z.enum(['', 'any', ...healthChecks]).default(''),
      deliverableId: z.enum(['', '3', '4']).default(''),
    }),
    response: pageOf(upcoming),
  },
};
