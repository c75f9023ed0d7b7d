import { expect, test } from 'vitest';
import { endingSummary, peopleSummary } from './chart-summaries.ts';

const months = (...counts: number[]) => counts.map((count, nth) => ({ month: `2026-0${nth + 1}`, count }));
const places = (...counts: number[]) => counts.map((count, nth) => ({ id: nth, name: `Place ${nth}`, count }));

test('names the first of the highest months, and how many others are as high', () => {
  expect(endingSummary(months(1, 8, 2))).toBe('11 certificates expire in 12 months, most in February 2026');
  expect(endingSummary(months(8, 8, 2))).toBe(
    '18 certificates expire in 12 months, most in January 2026 and one other month',
  );
  expect(endingSummary(months(8, 8, 8))).toContain('most in January 2026 and 2 other months');
  expect(endingSummary(months(0, 1))).toBe('1 certificate expires, in February 2026');
  expect(endingSummary(months(0, 0))).toBe('No certificates expire in the next 12 months');
});

test('names the place with the most people only when no other has as many', () => {
  expect(peopleSummary(places(1200, 3), 'services')).toBe('Place 0 has the most people: 1,200');
  expect(peopleSummary(places(7, 7, 3), 'services')).toBe('2 services have the most people: 7 each');
  expect(peopleSummary(places(1), 'organisations')).toBe('Place 0 has 1 person');
  expect(peopleSummary([], 'organisations')).toBe('No organisations with people yet');
});
