import { expect, test } from 'vitest';
import { isNothing, readAddress, readEmployment, readYesNo, splitName, wordKey } from './cells.rules.ts';

test.each([
  ['Lee, Jo', 'Jo', 'Lee'],
  ['Mrs Jo Lee', 'Jo', 'Lee'],
  ['Dr. Jo  van der Berg', 'Jo', 'van der Berg'],
  ["O'Neill, Mr Séan Paul", 'Séan Paul', "O'Neill"],
])('splits %s into first and last name, without the title', (text, first_name, last_name) =>
  expect(splitName(text)).toEqual({ first_name, last_name }),
);

test('does not guess a name from one word', () => {
  expect([splitName('Lee'), splitName(' '), splitName('Lee,')]).toEqual([undefined, undefined, undefined]);
});

test('reads an address as people copy it', () => {
  for (const text of [
    ' jo@x.test ',
    'mailto:jo@x.test',
    'Jo Lee <jo@x.test>',
    'jo@x.test;',
    'jo @x.test',
    '\u00A0jo@x.test',
  ])
    expect(readAddress(text), text).toBe('jo@x.test');
  expect(readAddress('jo@x.test / jo@y.test')).toBe('jo@x.test/jo@y.test');
});

test('recognises words that mean an empty cell, such as N/A', () => {
  expect(['', ' ', 'N/A', 'n/a', 'TBC', '-', 'None', 'not known'].every(isNothing)).toBe(true);
  expect(['No', 'NA1', 'Nona', '0'].some(isNothing)).toBe(false);
});

test('reads words, numbers and ticks as yes or no, and leaves others open', () => {
  expect(['Y', 'yes', 'TRUE', '1', ' x ', '✓'].map(readYesNo)).toEqual(Array.from({ length: 6 }, () => true));
  expect(['N', 'no', 'FALSE', '0'].map(readYesNo)).toEqual(Array.from({ length: 4 }, () => false));
  expect([readYesNo(''), readYesNo('maybe')]).toEqual([undefined, undefined]);
});

test('compares words without capitals, signs and spaces', () => {
  expect(wordKey('  Market-Sq. ')).toBe(wordKey('market sq'));
  expect(wordKey('C++')).not.toBe(wordKey('C'));
});

test('recognises words for people who work here and who have left, and leaves others open', () => {
  for (const text of ['', 'Active', 'FULL-TIME', 'On Leave', 'Maternity leave', 'Fixed term', 'Working notice', 'n/a'])
    expect(readEmployment(text), text).toBe('current');
  for (const text of ['Terminated', 'Leaver', 'INACTIVE', 'Ex-employee', 'No longer employed', 'Off-boarded'])
    expect(readEmployment(text), text).toBe('left');
  expect(['Alumni', 'Leaves', '3'].map(readEmployment)).toEqual([undefined, undefined, undefined]);
});
