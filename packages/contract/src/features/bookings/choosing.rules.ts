import type { TrainingSlot } from '../course-planning/planning.rules.ts';
import type { ConflictCode } from '../scheduling/scheduling.rules.ts';
import { bookingLimits } from './bookings.rules.ts';
import { type DayLengths, leastWindow } from './two-in-one.rules.ts';

/** First and last start of a session by its time of day, in minutes after midnight. */
const startsOf: Record<TrainingSlot, { first: number; last: number }> = {
  am: { first: 480, last: 720 },
  full: { first: 480, last: 630 },
  pm: { first: 720, last: 1020 },
  evening: { first: 1020, last: 1200 },
};
/** Time at which a session is over at the latest, in minutes after midnight. */
const latestEnd = 1320;

/** Returns the starts of a session of some minutes by its time of day, or undefined where it would end too late. */
export function startsInSlot(slot: TrainingSlot, minutes: number): { first: number; last: number } | undefined {
  const { first, last } = startsOf[slot];
  const fits = Math.floor((latestEnd - minutes) / bookingLimits.grid) * bookingLimits.grid;
  return fits < first ? undefined : { first, last: Math.min(last, fits) };
}

/**
 * Returns the starts of two sessions on one day by its time of day: from the first start to the last one, or to the earliest at
 * which the second session can begin. Undefined where it would end too late.
 */
export function startsOfDay(slot: TrainingSlot, lengths: DayLengths): { first: number; last: number } | undefined {
  const { first, last } = startsOf[slot];
  const shorter = Math.min(lengths.minutes, lengths.secondMinutes);
  const ending = lengths.is_order_fixed ? lengths.secondMinutes : shorter;
  const fits = Math.floor((latestEnd - ending) / bookingLimits.grid) * bookingLimits.grid;
  const earliest = first + leastWindow(lengths);
  return fits < earliest ? undefined : { first, last: Math.min(fits, Math.max(last, earliest)) };
}

export const proposalLimits = { most: 20, usual: 6, inOneWeek: 2 } as const;

/** Reasons why no trainer can take a day, each in the words of a list. */
export const reasonWords: Record<ConflictCode, string> = {
  inactive: 'Trainers are not active',
  not_active_yet: 'Trainers are not activated yet',
  excluded_here: 'Trainers are left out of this enquiry',
  unsuitable: 'No trainer teaches this course',
  group_excluded: 'Trainers do not teach for this organisation',
  venue_excluded: 'Trainers do not go to this venue',
  venue_refuses: 'The venue cannot be used for this organisation',
  mode: 'Trainers teach in the other way only',
  overlap: 'Trainers teach or are held at that time',
  away: 'Trainers are away',
  busy: 'Trainers are busy in their own calendars',
  outside_hours: 'Outside the hours of the trainers',
  too_far: 'The journey is too long',
  no_time_between: 'Too little time between sessions',
  short_rest: 'Too little rest between two days',
  day_full: 'The day of the trainers is full',
  week_full: 'The week of the trainers is full',
  venue_overlap: 'The venue is taken',
  account_overlap: 'The meeting account is taken',
};
