import type { attendances } from '../my-learning/sessions.rules.ts';

/**
 * States of domain 2.6. `closed` and `cancelled` are historic. `delivered` and `assessing` follow from clock and
 * register.
 */
export const virtualGroupStates = ['draft', 'scheduled', 'delivered', 'assessing', 'closed', 'cancelled'] as const;
export type VirtualGroupState = (typeof virtualGroupStates)[number];

export const virtualGroupStateWords: Record<VirtualGroupState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  delivered: 'Register to take',
  assessing: 'Register taken',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

/** Parts of the list of current courses: drafts, those still to come, and those whose last session is over. */
export const virtualGroupStages = ['draft', 'ahead', 'over'] as const;
export type VirtualGroupStage = (typeof virtualGroupStages)[number];

export type Attendance = (typeof attendances)[number];

export const registerOpensMinutes = 15;

/** Most people that are offered at once as having come without an invitation. */
export const uninvitedChoicesMax = 20;

/** Days after closing in which a course may be reopened. */
export const reopenDays = 30;

/** Returns whether the person attended, in full or in part. Both use the licence. */
export function hasAttended(attendance: Attendance | null): boolean {
  return attendance === 'attended' || attendance === 'partial';
}

export function isHistoric(state: VirtualGroupState): boolean {
  return state === 'closed' || state === 'cancelled';
}

type Facts = { state: VirtualGroupState; training_end: Date | null; delegates: number; unmarked: number };

/**
 * Returns the state now. Clock and register decide it until somebody closes or cancels the course. Times are stored as
 * typed, so `londonNow` is what a clock in London shows now.
 */
export function virtualGroupStateAt(
  { state, training_end, delegates, unmarked }: Facts,
  londonNow: Date,
): VirtualGroupState {
  if (state === 'draft' || isHistoric(state) || training_end === null) return state;
  if (training_end > londonNow) return 'scheduled';
  return delegates === 0 || unmarked > 0 ? 'delivered' : 'assessing';
}

/** Returns the wall-clock time at which the register of a session opens. */
export const registerOpensAt = (start: Date): Date => new Date(start.getTime() - registerOpensMinutes * 60_000);

export function registerAt(
  { state, training_start }: { state: VirtualGroupState; training_start: Date | null },
  londonNow: Date,
): 'not_yet' | 'open' | 'ended' {
  if (isHistoric(state)) return 'ended';
  if (state === 'draft' || training_start === null) return 'not_yet';
  return registerOpensAt(training_start) <= londonNow ? 'open' : 'not_yet';
}
