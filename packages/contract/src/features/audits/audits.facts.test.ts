import { expect, test } from 'vitest';
import { auditFact, auditField, auditValue } from './audits.facts.ts';

test.each([
  ['seatsReturned', 'Seats returned'],
  ['invitation_days', 'Invitation days'],
  ['subgroupId', 'Service'],
  ['productId', 'Course'],
])('the field %s is %s', (field, words) => {
  expect(auditField(field)).toBe(words);
});

test.each([
  [null, 'none'],
  [true, 'yes'],
  ['2026-01-31', '31-01-2026'],
  ['2026-01-31T09:05:07.123Z', '31-01-2026 09:05'],
  ['VGPOOL', 'pool of a Pharmacist-led Course'],
  ['jo_patel', 'jo_patel'],
])('the value %s is %s', (value, words) => {
  expect(auditValue(value)).toBe(words);
});

test('a code word of a fact is written in words', () => {
  expect(auditFact('personAsked')).toBe('person asked');
});
