import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, idempotencyKey, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { ignoring, withReason } from '../course-planning/planning.schemas.ts';
import { conflictCodes } from '../scheduling/scheduling.rules.ts';
import { confirmationStates, confirmingLimits, manualStatuses, ownConflictCodes } from './confirming.rules.ts';
import { secondOfDay } from './pair.schemas.ts';

export const inProject = z.strictObject({ projectId: id });
const inRequest = inProject.extend({ projectRequestId: id });
const inConfirmation = z.strictObject({ confirmationEnquiryId: id });

const conflict = z.object({
  code: z.enum(conflictCodes),
  text: z.string(),
  /** Whether the trainer may confirm all the same. */
  is_own: z.boolean(),
});

/** Session of a question, with wall times. Journeys are estimated minutes, null while they are unknown. */
const session = z.object({
  course: z.string(),
  is_virtual: z.boolean(),
  delegates: z.number().int(),
  starts_at: moment,
  ends_at: moment,
  /** Room of this session, or its place, when it has one of its own. */
  place: z.string().nullable(),
  journey_there: z.number().nullable(),
  journey_back: z.number().nullable(),
});

/** Start that is held for a trainer, two on one day, or all dates of a course of several days. The trainer has to confirm them. */
const question = z.object({
  id: z.number().int(),
  product: placeShown,
  /** Second course of a two-in-one-day. */
  other_product: placeShown.nullable(),
  group: placeShown,
  is_virtual: z.boolean(),
  delegates: z.number().int(),
  /** In their order: one, two of a two-in-one-day, or several for a course of several days. */
  sessions: z.array(session),
  /** Name and town of the place. Null for a course online. */
  place: z.string().nullable(),
  asked_at: moment,
  due_at: moment,
  conflicts: z.array(conflict),
});
export type ConfirmationQuestion = z.output<typeof question>;

/** Question to a trainer, for site admins. */
const confirmation = z.object({
  id: z.number().int(),
  trainer: placeShown,
  state: z.enum(confirmationStates),
  /** First start. */
  starts_at: moment,
  asked_at: moment,
  due_at: moment,
  ended_at: moment.nullable(),
  /** Last reminder. */
  reminded_at: moment.nullable(),
  /** Person who answered, or who recorded the answer. */
  answered_by: z.string().nullable(),
  reason: z.string().nullable(),
  manual_status: z.enum(manualStatuses).nullable(),
  manual_note: z.string().nullable(),
  own_override: z.array(z.enum(conflictCodes)),
  conflict_reason: z.string().nullable(),
});
export type Confirmation = z.output<typeof confirmation>;

const course = z.object({ id: z.number().int(), group_id: z.number().int(), title: z.string() }).nullable();

/** Questions to trainers to confirm a booking, for site admins. */
export const bookingAnswers = z.object({
  /** The newest first. */
  confirmations: z.array(confirmation),
  /** Why a confirmed booking could not become a course. */
  blocked_reason: z.string().nullable(),
  course,
  /** Course of the second session of a two-in-one-day. */
  other_course: course,
});

export const confirmingSchemas = {
  bookRequest: {
    params: inRequest,
    body: commandSchema(
      {
        timesOfInterestId: id,
        startTimeDate: moment,
        /** Null books the best trainer who said yes. */
        trainerUserId: id.nullable().default(null),
        /** Venue for a request that named a location alone. */
        venueId: id.nullable().default(null),
        /** Of two sessions on one day: their order, the second start as the options show it, and a venue for the second request. */
        ...secondOfDay,
        secondVenueId: id.nullable().default(null),
        ...ignoring,
        idempotencyKey,
      },
      withReason,
    ),
    response: done,
  },
  listConfirmations: {
    params: inRequest,
    response: bookingAnswers,
  },
  remindTrainer: { params: inConfirmation, response: done },
  recordConfirmation: {
    params: inConfirmation,
    body: z.strictObject({ status: z.enum(manualStatuses), note: requiredText(confirmingLimits.reason) }),
    response: done,
  },
  listOwnConfirmations: { response: z.object({ questions: z.array(question) }) },
  confirmBooking: {
    params: inConfirmation,
    /** Conflicts that the trainer has seen and confirms over. */
    body: z.strictObject({ overrides: z.array(z.enum(ownConflictCodes)).max(ownConflictCodes.length).default([]) }),
    response: done,
  },
  rejectBooking: {
    params: inConfirmation,
    body: z.strictObject({ reason: requiredText(confirmingLimits.reason) }),
    response: done,
  },
};
