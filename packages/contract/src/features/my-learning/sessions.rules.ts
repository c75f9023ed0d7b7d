export const attendances = ['attended', 'partial', 'absent', 'excused'] as const;

/** Answers of delegates to their invitation. Declining ends the invitation, so it is never the answer of a delegate. */
export const delegateResponses = ['none', 'accepted'] as const;
export type DelegateResponse = (typeof delegateResponses)[number];

/** Hours before the start until which a delegate may decline. */
export const declineHours = 24;

/** Returns the time until which a delegate may decline. All times are wall clock. */
export function declinesUntil(start: Date): Date {
  return new Date(start.getTime() - declineHours * 3_600_000);
}

/** Minutes before the start from which the joining link shows. It shows until the end. */
export const joiningOpensMinutes = 30;

/** Days after the last session for which delegates can give feedback. */
export const feedbackDays = 60;

/** Returns the last day of feedback as YYYY-MM-DD. `trainingEnd` is wall clock. */
export function feedbackUntil(trainingEnd: Date): string {
  return new Date(trainingEnd.getTime() + feedbackDays * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Returns whether delegates can still give feedback. The last day is one of them. `londonNow` is what a clock in London
 * shows now.
 */
export function isFeedbackOpen(trainingEnd: Date, londonNow: Date): boolean {
  return londonNow.toISOString().slice(0, 10) <= feedbackUntil(trainingEnd);
}

export const joiningStates = ['early', 'open', 'over'] as const;
export type JoiningState = (typeof joiningStates)[number];

/** Returns the state of the joining link, which opens `minutes` before the start. All times are wall clock. */
export function joiningState(
  times: { start: Date; end: Date },
  londonNow: Date,
  minutes: number = joiningOpensMinutes,
): JoiningState {
  if (londonNow > times.end) return 'over';
  return londonNow < joiningOpensAt(times.start, minutes) ? 'early' : 'open';
}

export function joiningOpensAt(start: Date, minutes: number = joiningOpensMinutes): Date {
  return new Date(start.getTime() - minutes * 60_000);
}
