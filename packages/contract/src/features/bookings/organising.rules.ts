import type { RequestState } from './bookings.rules.ts';

/** Questions to an organiser: which date, or whether one session of a two-in-one-day stays without the other. */
export const organiserQuestions = ['choose', 'keep_half'] as const;
export type OrganiserQuestion = (typeof organiserQuestions)[number];

/** States of a question to an organiser: which of the dates with a trainer. */
export const organiserStates = [
  'asked',
  'booked',
  'agreed',
  'refused',
  'nothing_available',
  'lapsed',
  'withdrawn',
] as const;
export type OrganiserState = (typeof organiserStates)[number];
export const organiserStateWords: Record<OrganiserState, string> = {
  asked: 'Asked',
  booked: 'Has chosen',
  agreed: 'One session stays',
  refused: 'No session stays',
  nothing_available: 'Nothing available',
  lapsed: 'Not answered in time',
  withdrawn: 'Withdrawn',
};

export const organisingLimits = {
  /** Characters of what the organiser reads when nothing is available. */
  text: 2000,
  /** Hours between two reminders of one question by a site admin. */
  remindEvery: 24,
} as const;

const among = (states: readonly RequestState[]) => (state: RequestState) => states.includes(state);

/** Returns whether the organiser of a request in this state can be asked to choose. */
export const canAskOrganiser: (state: RequestState) => boolean = among(['options_ready', 'lapsed']);

/** Returns whether a site admin can say that nothing is available for a request in this state. */
export const canSayNothing: (state: RequestState) => boolean = among([
  'seeking',
  'options_ready',
  'awaiting_organiser',
  'lapsed',
]);

/** States of a request from which a site admin books a date instead of its organiser. */
export const statesToBook: readonly RequestState[] = ['seeking', 'options_ready', 'awaiting_organiser', 'lapsed'];
