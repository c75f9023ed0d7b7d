import { expect, test } from 'vitest';
import {
  missingToSchedule,
  movedTo,
  type PlannedSession,
  readSessions,
  sessionsProblem,
  sessionsText,
  sessionsTextProblem,
  slotOf,
} from './planning.rules.ts';

const at = (day: string, start: string, end: string, place: string | null = null): PlannedSession => ({
  training_start: `${day}T${start}:00.000Z`,
  training_end: `${day}T${end}:00.000Z`,
  place,
});

test.each([
  ['09:00', '12:00', 'am'],
  ['13:00', '16:00', 'pm'],
  ['17:00', '20:00', 'evening'],
  ['09:00', '14:00', 'full'],
])('a session from %s to %s is the slot %s', (start, end, slot) => {
  expect(slotOf(at('2027-01-04', start, end))).toBe(slot);
});

test.each([
  ['ends before it starts', [at('2027-01-04', '12:00', '09:00')], 'Session 1: The end must be after the start'],
  ['lasts too long', [at('2027-01-04', '06:00', '18:30')], 'Session 1: A session lasts 12 hours at most'],
  [
    'begins in the hour that the clocks skip',
    [at('2027-03-28', '01:30', '03:00')],
    'Session 1: The clocks change in this hour. Choose a time before 01:00 or from 02:00',
  ],
  [
    'ends in the hour that comes twice',
    [at('2027-10-31', '00:15', '01:00')],
    'Session 1: The clocks change in this hour. Choose a time before 01:00 or from 02:00',
  ],
  [
    'overlaps another one of its course',
    [at('2027-01-04', '09:00', '12:00'), at('2027-01-04', '11:00', '13:00')],
    'Session 2: This overlaps session 1',
  ],
])('refuses a session that %s', (_what, sessions, message) => {
  expect(sessionsTextProblem(sessionsText(sessions))).toBe(message);
});

test('accepts several days, sessions that follow one another, and the days beside a clock change', () => {
  const sessions = [
    at('2027-03-27', '01:30', '03:00'),
    at('2027-03-28', '09:00', '12:00'),
    at('2027-03-28', '12:00', '15:00'),
  ];
  expect(sessionsProblem(sessions)).toBeUndefined();
});

test('sessions that are written as text are read again unchanged, in the order of their starts', () => {
  const [first, second] = [at('2027-01-04', '09:00', '12:00', 'Room 2'), at('2027-01-11', '09:00', '12:00')];
  expect(readSessions(sessionsText([second, first]))).toEqual([first, second]);
});

test.each(['{', 'null', '[1]', '[["2027-01-04",null,null]]', '[["2027-13-45T09:00:00.000Z","x",null]]', '7'])(
  'refuses the text %s',
  (text) => {
    expect(sessionsTextProblem(text)).toBe('Session 1: Enter the day, the start and the end, such as 10:00');
  },
);

test.each(['start', 'end'])('refuses a %s that is no time, and names its session', (part) => {
  const [start, end] = part === 'start' ? ['1 o clock', '12:00:00.000Z'] : ['10:00:00.000Z', '1 o clock'];
  const text = JSON.stringify([[`2027-01-05T${start}`, `2027-01-05T${end}`, null]]);
  expect(sessionsTextProblem(text)).toBe('Session 1: “1 o clock” is not a time. Enter a time such as 10:00 or 1pm');
});

test('names everything that is missing before a course can be scheduled', () => {
  const londonNow = new Date('2027-01-01T09:00:00Z');
  const empty = {
    trainerUserId: null,
    isTrainerWaiting: false,
    venueId: null,
    place: null,
    video_account_id: null,
    meeting_url: null,
    sessions: [],
  };
  const planned = { ...empty, trainerUserId: 3, sessions: [at('2027-01-04', '09:00', '12:00', 'Room 2')] };
  expect(missingToSchedule({ ...empty, deliverable_id: 4 }, londonNow)).toEqual([
    'a trainer',
    'a session in the future',
  ]);
  expect(missingToSchedule({ ...empty, deliverable_id: 3 }, londonNow)).toContain(
    'a meeting account or the link to the meeting',
  );
  expect(missingToSchedule({ ...planned, deliverable_id: 4 }, londonNow)).toEqual([]);
  expect(missingToSchedule({ ...planned, deliverable_id: 4, isTrainerWaiting: true }, londonNow)).toEqual([
    'a trainer who is active',
  ]);
  expect(missingToSchedule({ ...planned, deliverable_id: 4 }, new Date('2027-02-01T09:00:00Z'))).toEqual([
    'a session in the future',
  ]);
  const noPlace = [at('2027-01-04', '09:00', '12:00')];
  expect(missingToSchedule({ ...planned, deliverable_id: 4, sessions: noPlace }, londonNow)).toEqual([
    'a venue or a place',
  ]);
  expect(missingToSchedule({ ...planned, deliverable_id: 4, sessions: noPlace, venueId: 1 }, londonNow)).toEqual([]);
});

test('copies move by whole days: the times on the clock stay, also across a change of the clocks', () => {
  const sessions = [at('2027-03-20', '09:00', '12:00', 'Room 2'), at('2027-03-22', '13:00', '16:00')];
  expect(movedTo(sessions, '2027-03-25', 0)).toEqual([
    at('2027-03-25', '09:00', '12:00', 'Room 2'),
    at('2027-03-27', '13:00', '16:00'),
  ]);
  expect(movedTo(sessions, '2027-03-25', 1).map(({ training_start: start }) => start)).toEqual([
    '2027-04-01T09:00:00.000Z',
    '2027-04-03T13:00:00.000Z',
  ]);
  expect(movedTo([], '2027-03-25', 3)).toEqual([]);
});
