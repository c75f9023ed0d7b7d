import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, idempotencyKey, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { ignoring, withReason } from '../course-planning/planning.schemas.ts';
import { conflictCodes } from '../scheduling/scheduling.rules.ts';
import { confirmationStates, confirmingLimits, manualStatuses, ownConflictCodes } from './confirming.rules.ts';

const inRequest = z.strictObject({ projectId: id, projectRequestId: id });
const inConfirmation = z.strictObject({ confirmationEnquiryId: id });

const conflict = z.object({
  code: z.enum(conflictCodes),
  text: z.string(),
  /** Whether the trainer may confirm all the same. */
  is_own: z.boolean(),
});

/** Start that is held for a trainer, who has to confirm it. */
const question = z.object({
  id: z.number().int(),
  product: placeShown,
  group: placeShown,
  is_virtual: z.boolean(),
  delegates: z.number().int(),
  /** Wall times. */
  starts_at: moment,
  ends_at: moment,
  /** Name and town of the place. Null for a course online. */
  place: z.string().nullable(),
  /** Minutes of the journeys there and back, estimated. Null while they are unknown. */
  journey_there: z.number().nullable(),
  journey_back: z.number().nullable(),
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
        ...ignoring,
        idempotencyKey,
      },
      withReason,
    ),
    response: done,
  },
  listConfirmations: {
    params: inRequest,
    response: z.object({
      /** The newest first. */
      confirmations: z.array(confirmation),
      /** Why a confirmed booking could not become a course. */
      blocked_reason: z.string().nullable(),
      course: z.object({ id: z.number().int(), group_id: z.number().int(), title: z.string() }).nullable(),
    }),
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
