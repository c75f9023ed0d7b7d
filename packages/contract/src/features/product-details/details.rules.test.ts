import { expect, test } from 'vitest';
import { keywordsProblem, linesOf, linkProblem, minutesText, objectivesProblem } from './details.rules.ts';
import { mandatoryOf, mandatoryProblem, mandatoryText } from './mandatory.rules.ts';
import { type Standard, standardsOf, standardsProblem, standardsText } from './standards.rules.ts';

test('each line is one objective, a repeated one counts once, and length and number are limited', () => {
  expect(linesOf(' one \n\ntwo\none')).toEqual(['one', 'two']);
  expect(objectivesProblem('Too short')).toBe('Each learning objective should have 10 to 200 characters');
  expect(objectivesProblem(Array.from({ length: 9 }, (_, at) => `Objective number ${at}`).join('\n'))).toBe(
    'Enter at most 8 learning objectives, one on each line',
  );
  expect(objectivesProblem('')).toBeUndefined();
  expect(keywordsProblem('flu\nx')).toBe('Each keyword should have 2 to 30 characters');
});

test('minutes are written in hours and minutes', () => {
  expect([0, 5, 60, 90, 6_000].map(minutesText)).toEqual(['0 min', '5 min', '1 h', '1 h 30 min', '100 h']);
});

test('a link is empty or begins with https', () => {
  expect(['', 'https://example.org/a'].map(linkProblem)).toEqual([undefined, undefined]);
  for (const link of ['http://example.org', 'javascript:alert(1)', 'https://']) expect(linkProblem(link)).toBeDefined();
});

test('standards are read as they were written, and a bar in one of them divides nothing', () => {
  const standards: Standard[] = [
    { scheme: 'GPhC', reference: 'Standard 4', edition: '2025', link: 'https://example.org/s4' },
    { scheme: 'Other', reference: 'A local rule', edition: '', link: '' },
  ];
  expect(standardsOf(standardsText(standards))).toEqual(standards);
  expect(standardsProblem(standardsText(standards))).toBeUndefined();
  const [bar] = standardsOf(standardsText([{ scheme: 'CQC', reference: 'A | B\nC', edition: '', link: '' }]));
  expect(bar).toMatchObject({ scheme: 'CQC', reference: 'A / B C' });
  expect(standardsProblem('GPhC |  | | ')).toBe('Enter the reference of each standard');
  expect(standardsProblem('GPhC | S | | http://example.org')).toBe('Links should begin with https://');
  expect(standardsProblem(Array.from({ length: 7 }, (_, at) => `GPhC | ${at} | | `).join('\n'))).toContain('at most 6');
});

test('groups of people are read as they were written', () => {
  const [people] = mandatoryOf('Pharmacist,Dispenser | technician | 30 | 14');
  expect(people).toEqual({ roles: ['Pharmacist', 'Dispenser'], registrants: 'technician', within: 30, grace: 14 });
  expect(people && mandatoryOf(mandatoryText([people]))).toEqual([people]);
  expect(mandatoryProblem(' | any | 366 | 0')).toBe('Days to complete it should be 0 to 365');
  expect(mandatoryProblem(' | any | 0 | 181')).toBe('Days accepted after expiry should be 0 to 180');
  expect(mandatoryProblem(' | any | soon | 0')).toBeDefined();
});
