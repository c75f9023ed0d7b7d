import { expect, test } from 'vitest';
import { auditFact, auditFacts, auditField, auditValue } from './audits.facts.ts';

test.each([
  ['seatsReturned', 'Seats returned'],
  ['invitation_days', 'Invitation days'],
  ['subgroupId', 'Service'],
  ['productId', 'Course'],
])('the field %s is called %s', (field, words) => {
  expect(auditField(field)).toBe(words);
});

test.each([
  [null, 'none'],
  [true, 'yes'],
  ['2026-01-31', '31-01-2026'],
  ['2026-01-31T09:05:07.123Z', '31-01-2026 09:05'],
  ['VGPOOL', 'pool of a Pharmacist-led Course'],
  ['jo_patel', 'jo_patel'],
  ['[["2026-11-12T09:00:00.000Z","2026-11-12T12:00:00.000Z",null]]', '12-11-2026 09:00, 12-11-2026 12:00'],
  [
    '[["2026-11-12T09:00:00.000Z","2026-11-12T12:00:00.000Z","Annexe"],["2026-11-13T09:00:00.000Z","2026-11-13T12:00:00.000Z",""]]',
    '12-11-2026 09:00, 12-11-2026 12:00, Annexe; 13-11-2026 09:00, 13-11-2026 12:00',
  ],
  ['{"kinds":["link","file"],"note":null}', 'Kinds: link, file'],
  ['[]', 'none'],
  ['[Annexe] first floor', '[Annexe] first floor'],
  ['application/pdf', 'PDF'],
])('the value %s is written as %s', (value, words) => {
  expect(auditValue(value)).toBe(words);
});

test('a fact that is a code is written in words', () => {
  expect(auditFact('personAsked')).toBe('person asked');
});

test('facts have the names of records, and leave out ids of records without a name', () => {
  const detail = { first: 3058, issued: 8, subgroupId: 4, materialId: 2, replaces: 12, batch: 1, note: null };
  expect(auditFacts({ detail, names: { subgroupId: 'Hove' } })).toEqual([
    ['Issued', '8'],
    [auditField('subgroupId'), 'Hove'],
  ]);
});
