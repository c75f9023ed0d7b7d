import { londonWallClock } from '@doselore/contract/wall-clock';
import { describe, expect, test } from 'vitest';
import { escapeText, foldLine } from '../../../../platform/calendar/calendar-lines.ts';
import type { SessionCard } from '../sessions.repository.ts';
import { writeSessionCalendar } from './session-calendar.ts';

function sessionAt(start: string, end: string, changes: { title?: string; bring?: string; isOnline?: boolean } = {}) {
  const card: SessionCard = {
    id: 7,
    course_type: 'trainer-led',
    title: changes.title ?? 'Otoscopy',
    summary: null,
    deliverable_id: changes.isOnline ? 3 : 4,
    motif: 'drop',
    hue: 'gentian',
    thumbnail_key: null,
    renewal_basis: 'completion',
    group_id: 2,
    group_name: 'Ashdown Pharmacies',
    certificate_months: 24,
    modules: 1,
    modules_done: 0,
    course_user_id: null,
    completion_status: null,
    last_opened_at: null,
    certificate_id: null,
    expires_on: null,
    is_new: false,
    product_id: 4,
    finish_first: [],
    paper: null,
    external: null,
    training_start: null,
    user_id: 3,
    session: {
      state: 'scheduled',
      training_start: start,
      training_end: end,
      place: 'Harbour Hotel',
      trainer: 'Amara Osei',
      attendance: null,
      address: null,
      response: 'none',
      assessment: null,
      meetings: [],
      is_licensed: true,
      what_to_bring: changes.bring ?? null,
      has_feedback: false,
    },
  };
  const times = { training_start: new Date(start), training_end: new Date(end) };
  const options = {
    ...{ at: new Date('2026-06-01T08:15:30Z'), site: 'https://learn.example.org' },
    sessions: [{ calendar_uid: 'session-7', calendar_sequence: 0, place: 'Harbour Hotel', ...times }],
  };
  return writeSessionCalendar(card, options).toString();
}

const unfold = (text: string) => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');

/** Returns the offset that the file's own rules give for a wall clock time, read as a calendar program reads them. */
function offsetAt(lines: readonly string[], localTime: Date): number {
  const lastSunday = (month: number) => {
    const end = new Date(Date.UTC(localTime.getUTCFullYear(), month, 0));
    return Date.UTC(localTime.getUTCFullYear(), month - 1, end.getUTCDate() - end.getUTCDay());
  };
  const onsets = ['DAYLIGHT', 'STANDARD'].map((part) => {
    const block = lines.slice(lines.indexOf(`BEGIN:${part}`), lines.indexOf(`END:${part}`));
    const textOf = (name: string) => block.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
    const month = Number(/BYMONTH=(\d+);BYDAY=-1SU/u.exec(textOf('RRULE'))?.[1]);
    const hour = Number(textOf('DTSTART').slice(9, 11));
    return { from: lastSunday(month) + hour * 3_600_000, offset: Number(textOf('TZOFFSETTO')) / 100 };
  });
  const [summer, winter] = onsets;
  const isSummer = localTime.getTime() >= (summer?.from ?? 0) && localTime.getTime() < (winter?.from ?? 0);
  return (isSummer ? summer?.offset : winter?.offset) ?? Number.NaN;
}

test.each([
  ['2026-07-01T10:00:00+00:00', '20260701T100000', '2026-07-01T09:00:00.000Z'],
  ['2026-12-01T10:00:00+00:00', '20261201T100000', '2026-12-01T10:00:00.000Z'],
  ['2026-03-28T10:00:00+00:00', '20260328T100000', '2026-03-28T10:00:00.000Z'],
  ['2026-03-29T10:00:00+00:00', '20260329T100000', '2026-03-29T09:00:00.000Z'],
  ['2026-10-24T10:00:00+00:00', '20261024T100000', '2026-10-24T09:00:00.000Z'],
  ['2026-10-25T10:00:00+00:00', '20261025T100000', '2026-10-25T10:00:00.000Z'],
])('the wall clock time 10:00, stored as %s, is %s in London and the moment %s', (stored, written, moment) => {
  const lines = unfold(sessionAt(stored, stored));
  expect(lines).toContain(`DTSTART;TZID=Europe/London:${written}`);
  const localTime = new Date(stored);
  const converted = new Date(localTime.getTime() - offsetAt(lines, localTime) * 3_600_000);
  expect(converted.toISOString()).toBe(moment);
  expect(londonWallClock(converted)).toEqual(localTime);
});

test('has the parts that calendars require, and ends every line with CRLF', () => {
  const file = sessionAt('2026-07-01T10:00:00+00:00', '2026-07-01T11:30:00+00:00', { bring: 'Otoscope; gloves, pen' });
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  const lines = unfold(file);
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  for (const line of [
    'TZID:Europe/London',
    'UID:session-7@learn.example.org',
    'DTSTAMP:20260601T081530Z',
    'DTEND;TZID=Europe/London:20260701T113000',
    'SUMMARY:Otoscopy',
    'LOCATION:Harbour Hotel',
    'URL:https://learn.example.org/my-learning-zone/course-launch/trainer-led/7/2',
  ])
    expect(lines).toContain(line);
  const description = lines.find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain(
    'With Amara Osei.\\nGiven by Ashdown Pharmacies.\\nWhat to bring: Otoscope\\; gloves\\, pen',
  );
});

test('an online session links to its page, and the file never holds the joining link', () => {
  const file = sessionAt('2026-07-01T10:00:00+00:00', '2026-07-01T11:00:00+00:00', { isOnline: true });
  const lines = unfold(file);
  expect(lines).toContain('LOCATION:Online');
  expect(lines.join('\n')).toContain('30 minutes before the start');
  expect(file).not.toContain('meet.example.org');
});

test('the words of a title cannot end their line or begin another', () => {
  const lines = unfold(
    sessionAt('2026-07-01T10:00:00+00:00', '2026-07-01T11:00:00+00:00', {
      title: 'A\r\nATTACH:https://evil.example\u0007',
    }),
  );
  expect(lines).toContain('SUMMARY:A\\nATTACH:https://evil.example');
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});

describe('calendar lines', () => {
  test.each([
    ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
    ['bell\u0007 and \ud800 half', 'bell and \ufffd half'],
  ])('escapes %j as %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });

  test.each(['x'.repeat(300), `SUMMARY:${'é'.repeat(100)}`, `SUMMARY:${'👩‍⚕️ '.repeat(40)}`, 'short'])(
    'folds %s into lines of 75 bytes at most that read the same',
    (line) => {
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    },
  );
});
