import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDayOrder, onlyOrderOf, readDay } from './read-day.ts';

const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
const names = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

test('reads a day in every way of writing it that has one meaning', () => {
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year = '', month = '', target = ''] = day.split('-');
      const name = names[Number(month) - 1] ?? '';
      const serial = date.getTime() / 86_400_000 + 25_569;
      for (const text of [
        day,
        `${day}T09:30:00.000Z`,
        `${day} 00:00:00`,
        `${year}/${month}/${target}`,
        `${year}${month}${target}`,
        `${Number(target)}-${name.slice(0, 3)}-${year.slice(2)}`,
        `${Number(target)} ${name} ${year}`,
        `Mon ${Number(target)}th of ${name} ${year}`,
        `${name.slice(0, 3).toUpperCase()} ${Number(target)}, ${year} 12:00 AM`,
        String(Math.floor(serial)),
        String(Math.floor(serial) + 0.5),
      ])
        expect(readDay(text), text).toEqual({ day });
      for (const sign of ['-', '/', '.']) {
        expect(readDay(` ${target}${sign}${month}${sign}${year} `, 'dmy')).toEqual({ day });
        expect(readDay(`${Number(month)}${sign}${Number(target)}${sign}${year} 08:15`, 'mdy')).toEqual({ day });
      }
    }),
  );
});

test('leaves a day with 2 meanings open until the order is known', () => {
  expect(readDay('04/02/2026')).toEqual({ doubtful: { dmy: '2026-02-04', mdy: '2026-04-02' } });
  expect(readDay('04/02/26', 'dmy')).toEqual({ day: '2026-02-04' });
  expect([readDay('27/03/2026'), readDay('03/27/2026'), readDay('3.3.2026')]).toEqual([
    { day: '2026-03-27' },
    { day: '2026-03-27' },
    { day: '2026-03-03' },
  ]);
});

test('reads no day from other text, and none that does not exist', () => {
  for (const text of ['', 'soon', '31/02/2024', '2026-13-01', 'Feb 2026', '4 Foo 2026', '2026/03/07 x', '7', '123456'])
    expect(readDay(text), text).toBeUndefined();
});

test('finds the order of a column, and none when the column shows both or neither', () => {
  expect(findDayOrder(['01/02/2026', '27/03/2026'])).toBe('dmy');
  expect(findDayOrder(['01/02/2026', '3/27/2026 12:00:00 AM', '4/28/26', '4 Feb 2026'])).toBe('mdy');
  expect(findDayOrder(['01/02/2026', '2026-03-27'])).toBeNull();
  expect(findDayOrder(['27/03/2026', '03/27/2026'])).toBeNull();
  expect(findDayOrder(['01/02/2026', '3/27/2026'])).toBeNull();
  expect(findDayOrder(['27/03/2026', '28/03/2026', '03/27/2026'])).toBe('dmy');
  expect(findDayOrder([...Array.from({ length: 20 }, () => '01/02/2026'), '3/27/2026', '3/28/2026'])).toBeNull();
});

test('names the only order that a day can have', () => {
  expect(
    ['27/03/2026', '3/27/26 08:00', '04/02/2026', '2026-03-27', '31/31/2026', '4 Feb 2026'].map(onlyOrderOf),
  ).toEqual(['dmy', 'mdy', undefined, undefined, undefined, undefined]);
});
