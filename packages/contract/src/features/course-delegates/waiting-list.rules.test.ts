import { expect, test } from 'vitest';
import { offerEnds, positionInWords, promotionAt } from './waiting-list.rules.ts';

const start = new Date('2027-01-10T10:00:00Z');

test.each([
  ['2027-01-08T09:59:59Z', 'place'],
  ['2027-01-08T10:00:00Z', 'offer'],
  ['2027-01-10T05:59:59Z', 'offer'],
  ['2027-01-10T06:00:00Z', 'nothing'],
  ['2027-01-11T00:00:00Z', 'nothing'],
])('at %s a free place is: %s', (londonNow, way) => {
  expect(promotionAt({ state: 'scheduled', training_start: start }, new Date(londonNow))).toBe(way);
});

test('a draft, an ended course and one without a date give no place', () => {
  const londonNow = new Date('2027-01-01T09:00:00Z');
  for (const state of ['draft', 'closed', 'cancelled'] as const)
    expect(promotionAt({ state, training_start: start }, londonNow)).toBe('nothing');
  expect(promotionAt({ state: 'scheduled', training_start: null }, londonNow)).toBe('nothing');
});

test('an offer lasts 12 hours, and ends 4 hours before the start at the latest', () => {
  expect(offerEnds(start, new Date('2027-01-09T10:00:00Z')).toISOString()).toBe('2027-01-09T22:00:00.000Z');
  expect(offerEnds(start, new Date('2027-01-09T22:00:00Z')).toISOString()).toBe('2027-01-10T06:00:00.000Z');
});

test('the first ten positions are written in words, later ones as numbers', () => {
  expect([1, 2, 10, 11].map(positionInWords)).toEqual(['first', 'second', 'tenth', 'number 11']);
});
