import { type ConflictCode, canIgnore } from '../scheduling/scheduling.rules.ts';
import type { RequestState } from './bookings.rules.ts';

/** States of a question to a trainer about a date. */
export const enquiryStates = ['sent', 'yes', 'no', 'lapsed', 'withdrawn'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** States of a date of a request. */
export const dateStates = [
  'proposed',
  'enquired',
  'available',
  'unavailable',
  'held',
  'confirmed',
  'released',
  'withdrawn',
] as const;
export type DateState = (typeof dateStates)[number];
export const dateStateWords: Record<DateState, string> = {
  proposed: 'Nobody asked',
  enquired: 'Trainers are asked',
  available: 'Has a trainer',
  unavailable: 'No trainer',
  held: 'Held',
  confirmed: 'Confirmed',
  released: 'Not needed',
  withdrawn: 'Withdrawn',
};

export const askingLimits = {
  /** Questions of one answer, reminder or entry. */
  enquiries: 200,
  problem: 2000,
  note: 500,
  /** Trainers who are left out of a request, and trainers who are named. */
  trainers: 200,
} as const;

const askable: readonly RequestState[] = ['draft', 'seeking', 'options_ready', 'no_availability', 'lapsed'];
/** Returns whether trainers can be asked about dates of a request in this state. */
export const canAskTrainers = (state: RequestState): boolean => askable.includes(state);

/** Dates about which trainers can be asked, also once more. */
export const canAskAbout = (state: DateState): boolean =>
  (['proposed', 'enquired', 'available', 'unavailable'] as readonly DateState[]).includes(state);

/** Why trainers cannot take a date, after a number of trainers: "3 are away". */
export const refusalWords: Record<ConflictCode, string> = {
  inactive: 'not active',
  not_active_yet: 'not active yet',
  excluded_here: 'left out of this request',
  unsuitable: 'without this course',
  group_excluded: 'not for this organisation',
  venue_excluded: 'not for this venue',
  venue_refuses: 'because the venue refuses the organisation',
  mode: 'teach in the other way only',
  overlap: 'teach something else then',
  away: 'away',
  busy: 'busy in their own calendar',
  outside_hours: 'outside their hours',
  too_far: 'too far away',
  no_time_between: 'without time for the journey',
  short_rest: 'without enough rest',
  day_full: 'with a full day',
  week_full: 'with a full week',
  venue_overlap: 'because the venue is taken',
  account_overlap: 'because the meeting account is taken',
};

const ofPlace: readonly ConflictCode[] = ['venue_overlap', 'account_overlap'];
/** Returns whether a conflict is about the trainer's own calendar, so that the trainer is shown it. */
export const isOwnClash = (code: ConflictCode): boolean => canIgnore(code) && !ofPlace.includes(code);
