import { isVirtual } from '../../deliverables.ts';
import { typedTimeProblem } from '../../typed-moments.ts';
import type { SessionShown } from './planning.schemas.ts';

/** One session of a course. Times are the wall clock in the United Kingdom, written as UTC. */
export type PlannedSession = { training_start: string; training_end: string; place: string | null };

export const trainingSlots = ['am', 'pm', 'full', 'evening'] as const;
export type TrainingSlot = (typeof trainingSlots)[number];

export const sessionLimits = { most: 20, longestHours: 12, placesMin: 1, placesMax: 1_000, mostCopies: 26 } as const;

const minutesOf = ({ training_start: start, training_end: end }: PlannedSession) =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

/** Returns the slot of a session: a full day from five hours on, otherwise by its start. */
export function slotOf(session: PlannedSession): TrainingSlot {
  if (minutesOf(session) >= 300) return 'full';
  const hour = new Date(session.training_start).getUTCHours();
  if (hour < 12) return 'am';
  return hour < 17 ? 'pm' : 'evening';
}

/** Returns a session with its day and its slot, as answers have it. */
export const shownSession = (session: PlannedSession): SessionShown => ({
  ...session,
  training_at: session.training_start.slice(0, 10),
  training_slot: slotOf(session),
});

/** Returns whether the clocks change on this day: the last Sunday of March or October. */
function isClockChange(at: Date): boolean {
  const month = at.getUTCMonth();
  const inAWeek = new Date(at.getTime() + 7 * 86_400_000);
  return (month === 2 || month === 9) && at.getUTCDay() === 0 && inAWeek.getUTCMonth() !== month;
}

function isInClockChange(moment: string): boolean {
  const at = new Date(moment);
  const minutes = at.getUTCHours() * 60 + at.getUTCMinutes();
  return isClockChange(at) && minutes >= 60 && minutes < 120;
}

function problemOf(session: PlannedSession): string | undefined {
  const { training_start: start, training_end: end } = session;
  if (Date.parse(end) <= Date.parse(start)) return 'The end must be after the start';
  if (start.slice(0, 10) !== end.slice(0, 10)) return 'A session begins and ends on one day';
  if (minutesOf(session) > sessionLimits.longestHours * 60)
    return `A session lasts ${sessionLimits.longestHours} hours at most`;
  if (isInClockChange(start) || isInClockChange(end))
    return 'The clocks change in this hour. Choose a time before 01:00 or from 02:00';
  return undefined;
}

/**
 * Returns the first problem of the sessions of one course, with the position of its session from 0. Undefined when they
 * can be planned. Sessions of one course never overlap.
 */
export function sessionsProblem(sessions: readonly PlannedSession[]): { session: number; message: string } | undefined {
  for (const [session, one] of sessions.entries()) {
    const message = problemOf(one);
    if (message !== undefined) return { session, message };
    const clash = sessions.slice(0, session).findIndex((other) => overlap(one, other));
    if (clash !== -1) return { session, message: `This overlaps session ${clash + 1}` };
  }
  return undefined;
}

function overlap(one: PlannedSession, other: PlannedSession): boolean {
  return one.training_start < other.training_end && other.training_start < one.training_end;
}

const dayMs = 86_400_000;

/** Moves sessions by whole days, so that the first begins on this day, and `weeks` later. Times of the clock stay. */
export function movedTo(sessions: readonly PlannedSession[], day: string, weeks: number): PlannedSession[] {
  const first = [...sessions].sort((a, b) => a.training_start.localeCompare(b.training_start))[0];
  if (first === undefined) return [];
  const by = Date.parse(day) - Date.parse(first.training_start.slice(0, 10)) + weeks * 7 * dayMs;
  const moved = (moment: string) => new Date(Date.parse(moment) + by).toISOString();
  return sessions.map(({ training_start, training_end, place }) => ({
    training_start: moved(training_start),
    training_end: moved(training_end),
    place,
  }));
}

/**
 * Returns sessions as one text, in the order of their starts. Forms and edit conflicts compare sessions by it, because
 * a field has one value.
 */
export function sessionsText(sessions: readonly PlannedSession[]): string {
  const ordered = [...sessions].sort((a, b) => a.training_start.localeCompare(b.training_start));
  return JSON.stringify(ordered.map((one) => [one.training_start, one.training_end, one.place]));
}

/** Reads what `sessionsText` wrote. Rows that it did not write become sessions without times. */
export function readSessions(text: string): PlannedSession[] {
  const rows = parsed(text);
  return Array.isArray(rows) ? rows.map(asSession) : [noSession];
}

const noSession: PlannedSession = { training_start: '', training_end: '', place: null };

function parsed(text: string): unknown {
  try {
    return text === '' ? [] : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asSession(row: unknown): PlannedSession {
  if (!Array.isArray(row)) return noSession;
  const [start, end, place] = row.map((value: unknown) => (typeof value === 'string' ? value : null));
  return { training_start: start ?? '', training_end: end ?? '', place: place ?? null };
}

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u.test(text) && !Number.isNaN(Date.parse(text));

/** Returns why the time after the day of a start or an end is no time. Undefined without a day or a time. */
const timeProblem = (moment: string): string | undefined =>
  typedTimeProblem(/^\d{4}-\d{2}-\d{2}T(.*?)(?::00\.000Z)?$/u.exec(moment)?.[1] ?? '');

/** Returns why sessions as `sessionsText` writes them cannot be planned. Undefined when they can. */
export function sessionsTextProblem(text: string): string | undefined {
  const sessions = readSessions(text);
  if (sessions.length > sessionLimits.most) return `Enter ${sessionLimits.most} sessions at most`;
  const inSession = (message: string, index: number) => `Session ${index + 1}: ${message}`;
  const incomplete = sessions.findIndex((one) => !isMoment(one.training_start) || !isMoment(one.training_end));
  const unread = sessions[incomplete];
  if (unread !== undefined) {
    const problem = timeProblem(unread.training_start) ?? timeProblem(unread.training_end);
    return inSession(problem ?? 'Enter the day, the start and the end, such as 10:00', incomplete);
  }
  const problem = sessionsProblem(sessions);
  return problem && inSession(problem.message, problem.session);
}

type Planned = {
  deliverable_id: number;
  trainerUserId: number | null;
  /** True for a trainer who has not accepted the invitation, or is not activated yet. */
  isTrainerWaiting: boolean;
  venueId: number | null;
  place: string | null;
  video_account_id: number | null;
  meeting_url: string | null;
  sessions: readonly PlannedSession[];
};

/**
 * Lists in words what is missing before a course can be scheduled: an active trainer, sessions of which one is still to
 * come, and for each a venue or a place (face to face, 4) or a meeting account or link (virtual, 3). `londonNow` is
 * what a clock in London shows now.
 */
export function missingToSchedule(planned: Planned, londonNow: Date): string[] {
  const isOnline = isVirtual(planned.deliverable_id);
  const hasFuture = planned.sessions.some(({ training_start }) => new Date(training_start) > londonNow);
  const hasPlaces =
    planned.venueId !== null || planned.sessions.every(({ place }) => (place ?? planned.place) !== null);
  const hasMeeting = planned.video_account_id !== null || planned.meeting_url !== null;
  return [
    ...(planned.trainerUserId === null ? ['a trainer'] : []),
    ...(planned.isTrainerWaiting ? ['a trainer who is active'] : []),
    ...(hasFuture ? [] : ['a session in the future']),
    ...(isOnline && !hasMeeting ? ['a meeting account or the link to the meeting'] : []),
    ...(isOnline || hasPlaces ? [] : ['a venue or a place']),
  ];
}
