import { londonWallClock } from '@doselore/contract/wall-clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankHolidays } from './bank-holidays.ts';
import { deadlineAfter, workingDayAfter, workingDayBefore } from './deadline-after.ts';

const never = new Date('2099-01-01T09:00:00Z');
const deadlineOf = (at: string, days: number, earliestStart = never) =>
  deadlineAfter({ at: new Date(at), days, earliestStart }).toISOString();

test.each([
  ['2026-11-30T10:00:00Z', 2, '2026-12-02T18:00:00.000Z', 'in winter'],
  ['2026-11-27T10:00:00Z', 1, '2026-11-30T18:00:00.000Z', 'over a weekend'],
  ['2026-11-28T10:00:00Z', 1, '2026-11-30T18:00:00.000Z', 'from a Saturday'],
  ['2026-07-01T10:00:00Z', 2, '2026-07-03T17:00:00.000Z', 'in summer'],
  ['2026-07-01T23:30:00Z', 1, '2026-07-03T17:00:00.000Z', 'from after midnight in London'],
  ['2026-03-27T10:00:00Z', 1, '2026-03-30T17:00:00.000Z', 'over the clock change of March'],
  ['2026-10-23T10:00:00Z', 1, '2026-10-26T18:00:00.000Z', 'over the clock change of October'],
  ['2025-04-17T10:00:00Z', 1, '2025-04-22T17:00:00.000Z', 'over Easter'],
  ['2026-12-24T10:00:00Z', 1, '2026-12-29T18:00:00.000Z', 'over Boxing Day on a Saturday'],
  ['2026-12-31T10:00:00Z', 1, '2027-01-04T18:00:00.000Z', 'into the next year'],
  ['2026-06-12T10:00:00Z', 1, '2026-06-15T17:00:00.000Z', 'on a bank holiday of Scotland alone'],
])('from %s, %i working days end at %s: %4$s', (at, days, deadline) => {
  expect(deadlineOf(at, days)).toBe(deadline);
});

test('ends 24 hours before the earliest start', () => {
  expect(deadlineOf('2026-11-30T10:00:00Z', 2, new Date('2026-12-02T09:00:00Z'))).toBe('2026-12-01T09:00:00.000Z');
  expect(deadlineOf('2026-06-30T08:00:00Z', 2, new Date('2026-07-02T09:00:00Z'))).toBe('2026-07-01T08:00:00.000Z');
});

test('leaves at least 2 hours', () => {
  expect(deadlineOf('2026-11-30T10:00:00Z', 2, new Date('2026-12-01T09:00:00Z'))).toBe('2026-11-30T12:00:00.000Z');
});

test('counts working days back', () => {
  expect(workingDayBefore('2025-04-22', 1)).toBe('2025-04-17');
  expect(workingDayBefore('2026-12-02', 2)).toBe('2026-11-30');
});

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
const counts = fc.integer({ min: 1, max: 60 });

test('more days never give an earlier deadline, and a later question never an earlier one', () => {
  fc.assert(
    fc.property(moments, moments, counts, counts, (at, earliestStart, days, more) => {
      const deadline = deadlineAfter({ at, days, earliestStart });
      expect(deadlineAfter({ at, days: days + more, earliestStart }) >= deadline).toBe(true);
      const later = new Date(at.getTime() + more * 3_600_000);
      expect(deadlineAfter({ at: later, days, earliestStart }) >= deadline).toBe(true);
    }),
  );
});

test('without a start nearby it is 18:00 on a working day of England, after as many working days', () => {
  fc.assert(
    fc.property(moments, counts, (at, days) => {
      const shown = londonWallClock(deadlineAfter({ at, days, earliestStart: never })).toISOString();
      expect(shown.slice(11)).toBe('18:00:00.000Z');
      const day = shown.slice(0, 10);
      expect([0, 6]).not.toContain(new Date(day).getUTCDay());
      expect(bankHolidays(Number(day.slice(0, 4)), 'england_and_wales')).not.toContain(day);
      expect(workingDayAfter(workingDayBefore(day, days), days)).toBe(day);
    }),
  );
});
