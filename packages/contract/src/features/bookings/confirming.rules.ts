import type { ConflictCode } from '../scheduling/scheduling.rules.ts';

/** States of a question to a trainer about the start that is held for them. */
export const confirmationStates = ['asked', 'confirmed', 'rejected', 'superseded', 'lapsed', 'withdrawn'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];
export const confirmationStateWords: Record<ConfirmationState, string> = {
  asked: 'Asked',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  superseded: 'Replaced',
  lapsed: 'Not answered in time',
  withdrawn: 'Withdrawn',
};

/** Answers that a site admin records for a trainer. `other` is a note while the question stays open. */
export const manualStatuses = ['confirmed', 'rejected', 'no_answer', 'other'] as const;
export type ManualStatus = (typeof manualStatuses)[number];
export const manualStatusWords: Record<ManualStatus, string> = {
  confirmed: 'The trainer confirms',
  rejected: 'The trainer rejects',
  no_answer: 'The trainer cannot be reached',
  other: 'Something else: the question stays open',
};

/** Conflicts with hours and limits of a trainer's own, which the trainer may confirm over. */
export const ownConflictCodes = [
  'away',
  'busy',
  'outside_hours',
  'too_far',
  'short_rest',
  'day_full',
  'week_full',
] as const satisfies readonly ConflictCode[];
export type OwnConflictCode = (typeof ownConflictCodes)[number];

/** Returns whether a trainer may confirm over a conflict. Other sessions and holds are never confirmed over. */
export const isOwnConflict = (code: ConflictCode): code is OwnConflictCode =>
  ownConflictCodes.some((own) => own === code);

export const confirmingLimits = {
  reason: 500,
  /** Hours between two reminders of one question by a site admin. */
  remindEvery: 24,
} as const;
