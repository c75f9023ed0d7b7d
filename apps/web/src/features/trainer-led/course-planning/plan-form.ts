import { limits } from '@doselore/contract';
import {
  readSessions,
  type ScheduleFields,
  sessionsText,
  sessionsTextProblem,
} from '@doselore/contract/course-planning';
import { coTrainerTexts } from '@doselore/contract/course-staffing';
import { maxText, type Rule } from '../../../ui/form/index.ts';
import { formatDay, formatTimeRange } from '../../../ui/formats/index.ts';
import { type CourseValues, courseLabels, courseRules } from './course-form.ts';

/** Fields of the form for the schedule and the co-trainers, and for booking in spite of a conflict. */
type ScheduleValues = {
  sessions: string;
  trainerUserId: string;
  venueId: string;
  place: string;
  video_account_id: string;
  meeting_url: string;
  meeting_id: string;
  meeting_passcode: string;
  co_trainers: string;
  ignore: boolean;
  conflict_reason: string;
};
export type PlanValues = CourseValues & ScheduleValues;

export const notIgnored = { ignore: false, conflict_reason: '' };

export const planLabels: Record<keyof PlanValues, string> = {
  ...courseLabels,
  sessions: 'Sessions',
  trainerUserId: 'Trainer',
  venueId: 'Venue',
  place: 'Room, or a place that is not a venue',
  video_account_id: 'Account for the meeting',
  meeting_url: 'Link to the meeting',
  meeting_id: 'Meeting ID',
  meeting_passcode: 'Passcode of the meeting',
  co_trainers: 'Co-trainers',
  ignore: 'Save anyway',
  conflict_reason: 'Reason for booking anyway',
};

const validSessions: Rule = (value) => sessionsTextProblem(value);
const httpsAddress: Rule = (value) =>
  value.trim() === '' || /^https:\/\/[^/@\s]+(\/\S*)?$/u.test(value.trim())
    ? undefined
    : 'Enter an address that begins with https://';

export const reasonWhenIgnored: Rule<string, { ignore: boolean }> = (value, { ignore }) =>
  ignore && value.trim() === '' ? 'Enter why the course is booked in spite of this' : undefined;

export const planRules = {
  ...courseRules,
  sessions: [validSessions],
  place: [maxText(limits.name)],
  meeting_url: [httpsAddress, maxText(limits.text)],
  meeting_id: [maxText(limits.name)],
  meeting_passcode: [maxText(limits.name)],
  conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
};

const idText = (id: number | null) => (id === null ? '' : String(id));
export const idOrNull = (text: string) => (text === '' ? null : Number(text));
const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

export const coTrainerIds = (text: string) => coTrainerTexts.rowsOf(text).map(({ userId }) => userId);
export const coTrainerText = (ids: readonly number[]) => coTrainerTexts.textOf(ids.map((userId) => ({ userId })));

export const scheduleValuesOf = (stored: ScheduleFields, co_trainers: string): ScheduleValues => ({
  sessions: stored.sessions,
  trainerUserId: idText(stored.trainerUserId),
  venueId: idText(stored.venueId),
  place: stored.place ?? '',
  video_account_id: idText(stored.video_account_id),
  meeting_url: stored.meeting_url ?? '',
  meeting_id: stored.meeting_id ?? '',
  meeting_passcode: stored.meeting_passcode ?? '',
  co_trainers,
  ...notIgnored,
});

export const scheduleFieldsOf = (values: ScheduleValues): ScheduleFields => ({
  sessions: sessionsText(readSessions(values.sessions)),
  trainerUserId: idOrNull(values.trainerUserId),
  venueId: idOrNull(values.venueId),
  place: textOrNull(values.place),
  video_account_id: idOrNull(values.video_account_id),
  meeting_url: textOrNull(values.meeting_url),
  meeting_id: textOrNull(values.meeting_id),
  meeting_passcode: textOrNull(values.meeting_passcode),
});

/** Returns the sessions in words, for an edit conflict. */
export function sessionsInWords(text: string): string {
  const sessions = readSessions(text);
  if (sessions.length === 0) return 'None';
  return sessions
    .map(({ training_start: start, training_end: end, place }) =>
      [formatDay(start), formatTimeRange(start, end), place].filter(Boolean).join(', '),
    )
    .join('; ');
}
