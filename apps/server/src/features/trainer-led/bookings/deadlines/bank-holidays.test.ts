import { expect, test } from 'vitest';
import { bankHolidays } from './bank-holidays.ts';

// As GOV.UK lists them.
test.each([
  [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('lists the bank holidays of England and Wales in %i', (year, days) => {
  expect(bankHolidays(year, 'england_and_wales')).toEqual(daysOf(year, days));
});

test.each([
  [2024, '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26'],
  [2025, '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26'],
  [2026, '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28'],
  [2027, '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'],
  [2028, '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26'],
])('lists the bank holidays of Scotland in %i', (year, days) => {
  expect(bankHolidays(year, 'scotland')).toEqual(daysOf(year, days));
});

test.each([
  [2024, '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26'],
  [2025, '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26'],
  [2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'],
  [2027, '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28'],
  [2028, '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26'],
])('lists the bank holidays of Northern Ireland in %i', (year, days) => {
  expect(bankHolidays(year, 'northern_ireland')).toEqual(daysOf(year, days));
});

test('gives Christmas on a Sunday the day after Boxing Day', () => {
  expect(bankHolidays(2033, 'england_and_wales')).toEqual(expect.arrayContaining(['2033-12-26', '2033-12-27']));
});

test.each(['england_and_wales', 'scotland', 'northern_ireland'] as const)(
  'has no weekend and no day twice: %s',
  (nation) => {
    for (let year = 2024; year <= 2124; year += 1) {
      const days = bankHolidays(year, nation);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
      expect(days.filter((day) => !day.startsWith(`${year}-`))).toEqual([]);
    }
  },
);

const daysOf = (year: number, days: string): string[] => days.split(' ').map((day) => `${year}-${day}`);
