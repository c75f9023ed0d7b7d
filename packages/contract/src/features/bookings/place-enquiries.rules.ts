import { type RowTexts, rowTexts } from '../../row-texts.ts';
import { type TrainingSlot, trainingSlots } from '../course-planning/planning.rules.ts';
import { bookingLimits, type RequestState, statesWaitingFor, type WaitingFor, waitingFors } from './bookings.rules.ts';
import { startsInSlot } from './choosing.rules.ts';

/** States of a request in words for the organisation that wants the training. */
export const enquiryStateTexts: Record<RequestState, string> = {
  draft: 'Received',
  seeking: 'Trainers are asked',
  options_ready: 'Trainers are found',
  awaiting_organiser: 'Choose a date',
  organiser_booked: 'The trainer confirms',
  completed: 'Course scheduled',
  no_availability: 'No trainer available',
  lapsed: 'No date was chosen',
  cancelled: 'Cancelled',
};

/** Steps that the organisation reads about its request, by the action of the audit trail. */
export const enquiryStepTexts = {
  'bookings.newEnquiry': 'Enquiry sent',
  'bookings.request': 'Request added',
  'bookings.suggest': 'More days suggested',
  'bookings.dates': 'Days changed',
  'bookings.enquire': 'Trainers asked',
  'bookings.askOrganiser': 'Organiser asked to choose a date',
  'bookings.nothingAvailable': 'No trainer available',
  'bookings.book': 'Start booked',
  'bookings.askNext': 'Another trainer asked',
  'bookings.complete': 'Course scheduled',
  'bookings.cancelRequest': 'Cancelled',
} as const;
export type EnquiryStepName = keyof typeof enquiryStepTexts;
export const enquirySteps = Object.keys(enquiryStepTexts) as EnquiryStepName[];

/** Kinds in the list of an organisation: requests of one session or of two on one day, and courses of several days. */
export const enquiryKinds = ['request', 'days'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Parts of the list of an organisation: requests that go on, those that wait for the reader, and those that ended. */
export const enquiryStages = ['open', 'waiting', 'ended', 'all'] as const;
export type EnquiryStage = (typeof enquiryStages)[number];
const ended: readonly RequestState[] = ['completed', 'cancelled'];

/** Returns whether a request of this state belongs to a part of the list. */
export function isInStage(state: RequestState, stage: EnquiryStage): boolean {
  if (stage === 'all') return true;
  if (stage === 'waiting') return statesWaitingFor.organiser.includes(state);
  return ended.includes(state) === (stage === 'ended');
}

/** Returns who has to act next on a request. Undefined for one that has ended. */
export const waitingForOf = (state: RequestState): WaitingFor | undefined =>
  waitingFors.find((who) => statesWaitingFor[who].includes(state));

const unsuggested: readonly RequestState[] = ['organiser_booked', ...ended];
/** Returns whether the organisation may suggest more days for a request, or cancel it: until a start is booked. */
export const canChangeEnquiry = (state: RequestState): boolean => !unsuggested.includes(state);

/** A day that would suit, `YYYY-MM-DD`, with the time of day at which the session would begin. */
export type WishedDay = { day: string; slot: TrainingSlot };

const wishes: RowTexts<WishedDay> = rowTexts('day', 'slot');
export const wishedDayTexts: RowTexts<WishedDay> = {
  textOf: (rows) => wishes.textOf(rows.toSorted((a, b) => a.day.localeCompare(b.day))),
  rowsOf: wishes.rowsOf,
};

const isDay = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^20\d{2}-\d{2}-\d{2}$/u.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Returns why wished days are refused, or undefined. `minutes` is the length of the session, if it is known. */
export function wishedDaysProblem(text: string, minutes?: number): string | undefined {
  const rows = wishedDayTexts.rowsOf(text);
  if (rows.length === 0) return 'Enter at least one day that would suit';
  if (rows.length > bookingLimits.dates) return `Enter ${bookingLimits.dates} days at most`;
  if (rows.some(({ day }) => !isDay(day))) return 'Enter each day';
  if (rows.some(({ slot }) => !trainingSlots.includes(slot))) return 'Choose a time of day for each day';
  if (new Set(rows.map(({ day, slot }) => `${day} ${slot}`)).size < rows.length) return 'Enter each day once';
  if (minutes === undefined || rows.every(({ slot }) => startsInSlot(slot, minutes) !== undefined)) return undefined;
  return 'A session of this length would end after 22:00. Choose an earlier time of day';
}
