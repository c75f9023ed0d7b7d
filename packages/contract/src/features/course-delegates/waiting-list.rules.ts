import type { VirtualGroupState } from '../virtual-groups/virtual-groups.rules.ts';

/** Ways to give a free place to the first person who waits: by the system, by an admin, or no waiting list. */
export const waitingListModes = ['automatic', 'manual', 'off'] as const;
export type WaitingListMode = (typeof waitingListModes)[number];

export const waitingListWords: Record<WaitingListMode, string> = {
  automatic: 'The next person gets a free place',
  manual: 'An admin gives free places',
  off: 'No waiting list',
};

export const waitingVerdicts = ['added', 'waiting', 'already', 'skipped'] as const;
export type WaitingVerdict = (typeof waitingVerdicts)[number];

const hour = 3_600_000;
/** Hours before the start until which a free place is given, or offered, and for how long an offer holds it at most. */
export const promotionHours = { give: 48, offer: 4, holds: 12 } as const;

type Course = { state: VirtualGroupState; training_start: Date | null };

/**
 * Returns what a free place is for the first person who waits: theirs at once, theirs if they accept, or nothing,
 * because the course has no date or begins too soon. `londonNow` is what a clock in London shows now.
 */
export function promotionAt({ state, training_start: start }: Course, londonNow: Date): 'place' | 'offer' | 'nothing' {
  if (state !== 'scheduled' || start === null) return 'nothing';
  const left = start.getTime() - londonNow.getTime();
  if (left > promotionHours.give * hour) return 'place';
  return left > promotionHours.offer * hour ? 'offer' : 'nothing';
}

/** Returns until when an offer holds its place, as a wall-clock time: 12 hours, and 4 hours before the start at most. */
export function offerEnds(start: Date, londonNow: Date): Date {
  const latest = start.getTime() - promotionHours.offer * hour;
  return new Date(Math.min(londonNow.getTime() + promotionHours.holds * hour, latest));
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Returns a position in a queue in words: "second", and from the eleventh on "number 11". */
export function positionInWords(position: number): string {
  return ordinals[position - 1] ?? `number ${position}`;
}
