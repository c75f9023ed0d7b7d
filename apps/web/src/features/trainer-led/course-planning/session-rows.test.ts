import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { anotherAfter, rowsOf, textOf } from './session-rows.ts';

const stored = sessionsText([
  { training_start: '2027-01-04T09:30:00.000Z', training_end: '2027-01-04T12:00:00.000Z', place: 'Room 2' },
  { training_start: '2027-01-11T09:30:00.000Z', training_end: '2027-01-11T12:00:00.000Z', place: null },
]);

test('sessions that nobody changed are written as they were stored', () => {
  expect(rowsOf(stored)).toEqual([
    { day: '2027-01-04', start: '09:30', end: '12:00', place: 'Room 2' },
    { day: '2027-01-11', start: '09:30', end: '12:00', place: '' },
  ]);
  expect(textOf(rowsOf(stored))).toBe(stored);
});

test.each(['', '9', '10:', '10:3', 'noon'])('the half-typed time "%s" stays as typed', (start) => {
  const row = { day: '2027-01-04', start, end: '12:00', place: '' };
  expect(rowsOf(textOf([row]))).toEqual([row]);
});

test('a time may be typed without its leading zero, or with a full stop', () => {
  const [row] = rowsOf(textOf([{ day: '2027-01-04', start: '9:30', end: '11.45', place: '' }]));
  expect(row).toMatchObject({ start: '09:30', end: '11:45' });
});

test('a session that is added begins and ends like the last one', () => {
  expect(anotherAfter(rowsOf(stored))).toEqual({ day: '', start: '09:30', end: '12:00', place: '' });
});
