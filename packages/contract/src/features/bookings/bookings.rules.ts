import { type RowTexts, rowTexts } from '../../row-texts.ts';

export const projectStates = ['open', 'completed', 'cancelled'] as const;
export type ProjectState = (typeof projectStates)[number];
export const projectStateWords: Record<ProjectState, string> = {
  open: 'Open',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** States of a request, in the order in which a booking passes them; then those that end it or wait for new dates. */
export const requestStates = [
  'draft',
  'seeking',
  'options_ready',
  'awaiting_organiser',
  'organiser_booked',
  'completed',
  'no_availability',
  'lapsed',
  'cancelled',
] as const;
export type RequestState = (typeof requestStates)[number];
export const requestStateWords: Record<RequestState, string> = {
  draft: 'Draft',
  seeking: 'Trainers are asked',
  options_ready: 'Dates have a trainer',
  awaiting_organiser: 'The organiser chooses',
  organiser_booked: 'The trainer confirms',
  completed: 'Course scheduled',
  no_availability: 'No trainer available',
  lapsed: 'The organiser did not answer',
  cancelled: 'Cancelled',
};

/** People who can be the next to act on a request. */
export const waitingFors = ['site_admins', 'trainers', 'organiser'] as const;
export type WaitingFor = (typeof waitingFors)[number];
export const waitingForWords: Record<WaitingFor, string> = {
  site_admins: 'Site admins',
  trainers: 'Trainers',
  organiser: 'The organiser',
};
/** States of a request by who has to act next. A request in any other state has ended. */
export const statesWaitingFor: Record<WaitingFor, readonly RequestState[]> = {
  site_admins: ['draft', 'options_ready', 'no_availability', 'lapsed'],
  trainers: ['seeking', 'organiser_booked'],
  organiser: ['awaiting_organiser'],
};

/** Returns whether a request has come to an end, so that nothing in it changes any longer. */
export const hasRequestEnded = (state: RequestState): boolean => state === 'completed' || state === 'cancelled';

/** Working days that a request can wait for site admins before it is overdue. */
export const overdueAfterDays = 3;

export const bookingLimits = {
  delegates: 500,
  shortest: 30,
  longest: 720,
  notes: 2000,
  reason: 500,
  dates: 60,
  /** Minutes between two starts. */
  grid: 15,
} as const;

/**
 * Limits that a trainer has to reach to be asked: score from 0 to 100, journey in minutes, level from 1 to 3, mean feedback from 1
 * to 5. Without a score, the settings have one.
 */
export type Thresholds = {
  minimumScore?: number | undefined;
  maximumJourneyMinutes?: number | undefined;
  minimumSuitability?: number | undefined;
  minimumFeedback?: number | undefined;
};

/** Times of the wall clock on one day between which a session could begin, the last one included. */
export type TimeWindow = { window_start: string; window_end: string };

const windows: RowTexts<TimeWindow> = rowTexts('window_start', 'window_end');
export const windowTexts: RowTexts<TimeWindow> = {
  textOf: (rows) => windows.textOf(rows.toSorted((a, b) => a.window_start.localeCompare(b.window_start))),
  rowsOf: windows.rowsOf,
};

const isMoment = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/u.test(text) &&
  !Number.isNaN(Date.parse(text));

/** Returns why windows are refused, or undefined. */
export function windowsProblem(text: string): string | undefined {
  const rows = windowTexts.rowsOf(text);
  if (rows.length > bookingLimits.dates) return `Enter ${bookingLimits.dates} dates at most`;
  if (new Set(rows.map((one) => `${one.window_start} ${one.window_end}`)).size < rows.length)
    return 'Enter each date once';
  return rows.map(windowProblem).find((problem) => problem !== undefined);
}

function windowProblem({ window_start: start, window_end: end }: TimeWindow): string | undefined {
  if (!isMoment(start) || !isMoment(end)) return 'Enter the day, the first and the last start, such as 09:00';
  if (start.slice(0, 10) !== end.slice(0, 10)) return 'The first and the last start must be on one day';
  if (start > end) return 'The last start must not be before the first';
  const isOnGrid = [start, end].every((at) => Number(at.slice(14, 16)) % bookingLimits.grid === 0);
  return isOnGrid ? undefined : 'Enter times at a quarter of an hour, such as 09:15';
}
