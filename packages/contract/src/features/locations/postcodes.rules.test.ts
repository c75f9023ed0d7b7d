import fc from 'fast-check';
import { expect, test } from 'vitest';
import { districtOf, normalisePostcode, postcodeAreaOf } from './postcodes.rules.ts';

test.each([
  ['la4 4xx', 'LA4 4XX'],
  ['  m11ae ', 'M1 1AE'],
  ['SW1A1AA', 'SW1A 1AA'],
  ['ec1a  1bb', 'EC1A 1BB'],
  ['b33 8th', 'B33 8TH'],
  ['cr26xh', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['w1a 0ax', 'W1A 0AX'],
  ['gir0aa', 'GIR 0AA'],
  ['bfpo 57', 'BFPO 57'],
  ['BF1 3AA', 'BF1 3AA'],
  ['L\u00a01 8JQ', 'L1 8JQ'],
])('writes %j as %s', (typed, written) => {
  expect(normalisePostcode(typed)).toBe(written);
});

test.each([
  '',
  ' ',
  'LA4 4XX1',
  'LA4',
  'D02 AF30',
  'A65 F4E2',
  '12345',
  'QA1 1AA',
  'LA4 4CX',
  'LJ1 1AA',
  'BFPO',
  'BFPO 12345',
  'LA4-4XX',
  'LA4 4XX\0',
  '<b>LA4 4XX',
  'LA١ 1AA',
])('refuses %j', (typed) => {
  expect(normalisePostcode(typed)).toBeUndefined();
});

test('normalising a postcode again changes nothing, however it is typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('LA4 4XX', 'M1 1AE', 'SW1A 1AA', 'BFPO 57', 'GIR 0AA'),
      fc.array(fc.nat(8), { maxLength: 4 }),
      fc.boolean(),
      (postcode, spaces, isSmall) => {
        const letters = postcode.replace(' ', '').split('');
        for (const at of spaces) letters.splice(at, 0, ' ');
        const typed = letters.join('');
        expect(normalisePostcode(isSmall ? typed.toLowerCase() : typed)).toBe(postcode);
      },
    ),
  );
});

test('a postcode belongs to a district, and the district to an area', () => {
  expect(['LA4 4XX', 'SW1A 1AA', 'M1 1AE', 'BFPO 57'].map(districtOf)).toEqual(['LA4', 'SW1A', 'M1', 'BFPO']);
  expect(['LA4', 'SW1A', 'M1', 'BFPO'].map(postcodeAreaOf)).toEqual(['LA', 'SW', 'M', 'BFPO']);
});
