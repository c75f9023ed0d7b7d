import { expect, test } from 'vitest';
import { readTypedDay, readTypedTime, typedDayProblem } from './typed-moments.ts';

test.each([
  '7/12/26',
  '7.12.26',
  '07-12-2026',
  '7 12 2026',
  '7 Dec 2026',
  '7th December 2026',
  'Mon 7 Dec 26',
  '071226',
  '07122026',
  '2026-12-07',
  '20261207',
])('reads %s as 7 December 2026', (text) => expect(readTypedDay(text)).toBe('2026-12-07'));

test('reads no day from other text, from days that do not exist and from serial numbers', () => {
  for (const text of ['', '31/2/2026', '46363', '1234567', '7/12', 'Dec 2026', 'tomorrow', '311126'])
    expect(readTypedDay(text), text).toBeUndefined();
});

test('says why a text is no day', () => {
  expect(['', '2026-12-07'].map(typedDayProblem)).toEqual([undefined, undefined]);
  expect(typedDayProblem('soon')).toBe('“soon” is not a date. Enter a real date, for example 27-03-2025');
  expect(typedDayProblem('2026-02-31')).toMatch(/is not a date/u);
});

test.each([
  ['13:00', '13:00'],
  ['9.30', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['1pm', '13:00'],
  ['1.30 p.m.', '13:30'],
  ['12am', '00:00'],
  ['12 PM', '12:00'],
  ['noon', '12:00'],
  ['24:00', '24:00'],
])('reads %s as %s', (text, time) => expect(readTypedTime(text)).toBe(time));

test('reads no time from other text', () => {
  for (const text of ['', '13pm', '0am', '25:00', '24:30', '9:60', 'soon', '9:3'])
    expect(readTypedTime(text), text).toBeUndefined();
});
