import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import {
  day,
  done,
  id,
  idempotencyKey,
  inGroup,
  inPlace,
  inSubgroup,
  inVirtualGroup,
  moment,
  placeShown,
  requiredText,
} from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { assessmentLimits, assessmentTypes } from '../course-assessments/assessing.rules.ts';
import { waitingListModes } from '../course-delegates/waiting-list.rules.ts';
import { certificateMonths } from '../ledger/ledger-keys.schemas.ts';
import { payment } from '../licence-orders/licence-orders.schemas.ts';
import { meetingStates } from '../video-meetings/video-meetings.rules.ts';
import { virtualGroupStates } from '../virtual-groups/virtual-groups.rules.ts';
import { sessionLimits, sessionsTextProblem, trainingSlots } from './planning.rules.ts';

const text = (max: number) => z.string().trim().max(max);
const emptyAsNull = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** Link to a video meeting: https, without a name and password before the host. */
const meetingLink = emptyAsNull(limits.text).refine(
  (value) => value === null || /^https:\/\/[^/@\s]+(\/\S*)?$/u.test(value),
  'Enter an address that begins with https://',
);

/** Sessions as one text, because a field of a form has one value. `sessionsText` writes it, `readSessions` reads it. */
export const sessionsField = z
  .string()
  .max(10_000)
  .superRefine((written, context) => {
    const message = sessionsTextProblem(written);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** Fields that admins of the organisation and of the service may change, before and after the course is scheduled. */
export const courseFields = {
  title: requiredText(limits.title),
  delegatePlacesAllowed: z.coerce
    .number()
    .int()
    .min(sessionLimits.placesMin, `Enter at least ${sessionLimits.placesMin}`)
    .max(sessionLimits.placesMax, `Enter ${sessionLimits.placesMax} at most`),
  minimum_delegates: z.coerce.number().int().min(0).max(sessionLimits.placesMax),
  organiserUserId: id.nullable(),
  what_to_bring: emptyAsNull(limits.text),
  /** Sessions to attend in full for a course of several, or null for all. */
  sessions_required: z.coerce
    .number()
    .int()
    .min(1, 'Enter at least 1')
    .max(sessionLimits.most, `Enter ${sessionLimits.most} at most`)
    .nullable()
    .default(null),
  waiting_list: z.enum(waitingListModes),
  /** Kind of assessment after the last session. Fixed after the first mark of attendance. */
  assessment_type: z.enum(assessmentTypes).default('none'),
  /** Days after the last session in which delegates can be assessed. */
  postTrainingDaysAllowed: z.coerce
    .number()
    .int()
    .min(0)
    .max(assessmentLimits.daysMax, `Enter ${assessmentLimits.daysMax} at most`)
    .default(0),
};
export type CourseFields = { [Name in keyof typeof courseFields]: z.output<(typeof courseFields)[Name]> };

/** Sessions, trainer, place and meeting of a course. Only site admins change them. */
export const scheduleFields = {
  sessions: sessionsField,
  trainerUserId: id.nullable(),
  venueId: id.nullable(),
  place: emptyAsNull(limits.name),
  /** Account that makes the meetings of a virtual course. Null for a typed link. */
  video_account_id: id.nullable().default(null),
  meeting_url: meetingLink,
  meeting_id: emptyAsNull(limits.name),
  meeting_passcode: emptyAsNull(limits.name),
};
export type ScheduleFields = { [Name in keyof typeof scheduleFields]: z.output<(typeof scheduleFields)[Name]> };

/** Site admins book in spite of conflicts that may be ignored, and say why. */
export const ignoring = {
  ignoreConflictWarning: z.union([z.literal(0), z.literal(1)]).default(0),
  conflict_reason: text(500).default(''),
};
export const withReason = {
  check: (body: { ignoreConflictWarning: 0 | 1; conflict_reason: string }) =>
    body.ignoreConflictWarning === 0 || body.conflict_reason !== '',
  path: 'conflict_reason',
  message: 'Enter why the course is booked in spite of this',
} as const;
/** The part of a body that says whether conflicts are ignored. */
export type Ignoring = { [Name in keyof typeof ignoring]: z.output<(typeof ignoring)[Name]> };

const newVirtualGroup = commandSchema(
  {
    ...courseFields,
    productId: id,
    certificateMonths,
    /** Licences that a site admin buys into the pool of the course. */
    quantity: z.coerce.number().int().min(0).max(limits.purchaseMax).default(0),
    ...payment,
    idempotencyKey,
  },
  {
    check: ({ quantity, poReference, transactionRef }) => quantity === 0 || poReference + transactionRef !== '',
    path: 'poReference',
    message: 'Enter a purchase order or a transaction reference',
  },
);
export type NewVirtualGroup = z.output<typeof newVirtualGroup>;

const made = z.object({ id: z.number().int() });
const inVirtualGroupAt = inPlace.extend({ virtualGroupId: id });

/** Products that are taught, and the people who can organise a course of the organisation. */
const planChoices = z.object({
  products: z.array(placeShown.extend({ deliverable_id: z.number().int(), default_months: z.number().int() })),
  organisers: z.array(placeShown),
});
export type PlanChoices = z.output<typeof planChoices>;

export const sessionShown = z.object({
  training_at: z.iso.date(),
  training_slot: z.enum(trainingSlots),
  training_start: moment,
  training_end: moment,
  place: z.string().nullable(),
});
export type SessionShown = z.output<typeof sessionShown>;

/** A course as its edit page shows it. */
const plan = z.object({
  title: z.string(),
  delegatePlacesAllowed: z.number().int(),
  minimum_delegates: z.number().int(),
  organiserUserId: z.number().int().nullable(),
  what_to_bring: z.string().nullable(),
  sessions_required: z.number().int().nullable(),
  waiting_list: z.enum(waitingListModes),
  assessment_type: z.enum(assessmentTypes),
  postTrainingDaysAllowed: z.number().int(),
  trainerUserId: z.number().int().nullable(),
  trainer: z.string().nullable(),
  co_trainers: z.array(placeShown),
  venueId: z.number().int().nullable(),
  venue: z.string().nullable(),
  /** Room in the venue, or a place that was typed. */
  place: z.string().nullable(),
  video_account_id: z.number().int().nullable(),
  video_account: z.string().nullable(),
  /** Account and its name for pages of the release before. Delete both when none can be open any more. */
  meeting_account_id: z.number().int().nullable(),
  meeting_account: z.string().nullable(),
  /** Meetings of the sessions, in their order, for a course with an account. `error` says why one failed. */
  meetings: z.array(
    z.object({ session_id: z.number().int(), state: z.enum(meetingStates), error: z.string().nullable() }),
  ),
  meeting_url: z.string().nullable(),
  meeting_id: z.string().nullable(),
  meeting_passcode: z.string().nullable(),
  sessions: z.array(sessionShown),
  deliverable_id: z.number().int(),
  product: placeShown,
  state: z.enum(virtualGroupStates),
  /** Delegates, and how many of them have a mark of attendance. After the first mark the schedule is fixed. */
  delegates: z.number().int(),
  marked: z.number().int(),
  /** Why and by whom it was booked in spite of a conflict. */
  /** Booking that the course came from. */
  booking: z
    .object({ project_id: z.number().int(), project_request_id: z.number().int().nullable(), project: z.string() })
    .nullable(),
  conflict_override: z.object({ reason: z.string(), by: z.string().nullable() }).nullable(),
  /** Missing parts, without which the course cannot be scheduled, in words. */
  missing: z.array(z.string()),
});
export type Plan = z.output<typeof plan>;

export const planningSchemas = {
  createGroupVirtualGroup: { params: inGroup, body: newVirtualGroup, response: made },
  createSubgroupVirtualGroup: { params: inSubgroup, body: newVirtualGroup, response: made },
  duplicateVirtualGroup: {
    params: inVirtualGroupAt,
    body: z.strictObject({
      /** Day of the first session of the first copy. Null for a course without sessions. */
      day: day.nullable(),
      /** Number of copies, one a week. */
      repeatWeekly: z.coerce
        .number()
        .int()
        .min(1, 'Enter at least 1')
        .max(sessionLimits.mostCopies, `Enter ${sessionLimits.mostCopies} at most`),
      idempotencyKey,
    }),
    response: z.object({ copies: z.array(made.extend({ training_start: moment.nullable() })) }),
  },
  listPlanChoices: { params: inPlace, response: planChoices },
  getPlan: { params: inVirtualGroupAt, response: plan },
  changeVirtualGroup: {
    params: inVirtualGroupAt,
    body: commandSchema({ ...courseFields, baseValues: baseValuesOf(courseFields) }),
    response: savedOf(courseFields),
  },
  planVirtualGroup: {
    params: inVirtualGroup,
    body: commandSchema({ ...scheduleFields, ...ignoring, baseValues: baseValuesOf(scheduleFields) }, withReason),
    response: savedOf(scheduleFields),
  },
  publishVirtualGroup: {
    params: inVirtualGroup,
    body: commandSchema(ignoring, withReason),
    response: done,
  },
  unpublishVirtualGroup: { params: inVirtualGroup, response: done },
  deleteVirtualGroup: { params: inVirtualGroup, response: done },
};
