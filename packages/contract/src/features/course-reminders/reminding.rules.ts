import { type AssessmentType, assessmentDeadline } from '../course-assessments/assessing.rules.ts';
import type { VirtualGroupState } from '../virtual-groups/virtual-groups.rules.ts';

/** Days before the first session on which delegates are reminded. */
export const startReminderDays = [7, 1] as const;
/** Days before the first session from which a course with too few delegates is reported. */
export const minimumNoticeDays = 7;
/** Hours after the last session from which the trainer is reminded of an open register, then once a day. */
export const registerReminderHours = 1;
/** Hour of the day at which reminders that belong to a day are sent, in wall clock. */
export const morningHour = 8;
/** Hour of the day until which feedback is asked for. */
export const noonHour = 12;
/** Days after the first request for feedback from which it is repeated, once. */
export const feedbackAgainDays = 7;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Returns the days of the reminder that is due before a moment: the fewest of `days` that have been reached. Undefined
 * before the first of them. A reminder that was missed is replaced by the next one.
 */
export function reminderDue(moment: Date, days: readonly number[], londonNow: Date): number | undefined {
  const reached = days.filter((count) => moment.getTime() - count * dayMs <= londonNow.getTime());
  return reached.length === 0 ? undefined : Math.min(...reached);
}

/** Returns the days before the deadline on which a missing result is reminded of: at half of the days, then 3 and 1. */
export function assessmentReminderDays(days: number): number[] {
  return [...new Set([Math.floor(days / 2), 3, 1])].filter((count) => count < days);
}

/** Kinds of reminders of a course, sent once for the moment that they are about. */
export const reminderKinds = ['start', 'minimum', 'register', 'assessment'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** One reminder: `about` is the moment that it is about in wall clock, `step` the days before or after that moment. */
export type Reminder = { kind: ReminderKind; about: Date; step: number };

/** Facts on which the reminders of a course depend. Times are wall clock. */
export type RemindingFacts = {
  state: VirtualGroupState;
  training_start: Date | null;
  training_end: Date | null;
  delegates: number;
  minimum: number;
  /** Delegates whose attendance is open, and those whose result is missing. */
  unmarked: number;
  pending: number;
  assessment_type: AssessmentType;
  post_training_days_allowed: number;
};

/**
 * Lists the reminders that are due, whether or not they were sent. `delivered` and `assessing` are not stored, so a course
 * that takes place is `scheduled` until it is closed.
 */
export function dueReminders(facts: RemindingFacts, londonNow: Date): Reminder[] {
  const { state, training_start: start, training_end: end } = facts;
  if (state === 'draft' || state === 'closed' || state === 'cancelled' || start === null || end === null) return [];
  if (londonNow < start) return beforeStart(facts, start, londonNow);
  return [...afterEnd(facts, end, londonNow), ...beforeDeadline(facts, end, londonNow)];
}

function beforeStart({ delegates, minimum }: RemindingFacts, start: Date, londonNow: Date): Reminder[] {
  const step = reminderDue(start, startReminderDays, londonNow);
  const isShort = delegates < minimum && reminderDue(start, [minimumNoticeDays], londonNow) !== undefined;
  return [
    ...(step === undefined ? [] : [{ kind: 'start', about: start, step } as const]),
    ...(isShort ? [{ kind: 'minimum', about: start, step: minimumNoticeDays } as const] : []),
  ];
}

function afterEnd({ unmarked }: RemindingFacts, end: Date, londonNow: Date): Reminder[] {
  const late = londonNow.getTime() - end.getTime() - registerReminderHours * hourMs;
  return unmarked === 0 || late < 0 ? [] : [{ kind: 'register', about: end, step: Math.floor(late / dayMs) }];
}

function beforeDeadline(
  { pending, post_training_days_allowed: days }: RemindingFacts,
  end: Date,
  londonNow: Date,
): Reminder[] {
  const deadline = new Date(`${assessmentDeadline(end, days)}T00:00:00.000Z`);
  const step = reminderDue(
    new Date(deadline.getTime() + morningHour * hourMs),
    assessmentReminderDays(days),
    londonNow,
  );
  const isOver = londonNow.getTime() >= deadline.getTime() + dayMs;
  return pending === 0 || step === undefined || isOver ? [] : [{ kind: 'assessment', about: deadline, step }];
}
