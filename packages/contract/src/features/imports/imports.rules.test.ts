import { expect, test } from 'vitest';
import { webAddresses } from '../../web-addresses.ts';
import { columnsProblem, findHeadRow, guessColumns } from './columns.rules.ts';
import { isClear } from './imports.rules.ts';
import { fieldsFor } from './kinds.rules.ts';

const fields = fieldsFor('new', { inService: false });

test('guesses columns from headings of any case and punctuation, and each field once', () => {
  expect(guessColumns(['FIRST NAME', 'Surname', 'E-mail', 'email address', 'GPhC No.', 'Shoe size'], fields)).toEqual([
    'first_name',
    'last_name',
    'email',
    null,
    'registration_number',
    null,
  ]);
  expect(guessColumns(['ID', 'Services'], fieldsFor('edit', { inService: false }))).toEqual(['id', null]);
  expect(guessColumns(['Services'], fieldsFor('new', { inService: true }))).toEqual([null]);
});

test('finds the headings below titles and empty rows, and in the first filled row otherwise', () => {
  const head = ['', 'Surname', 'First name', 'Email'];
  expect(findHeadRow([['Staff list'], ['Printed', '2026-11-02'], [], head, ['', 'Lee', 'Jo', 'x']], fields)).toBe(3);
  expect(findHeadRow([[''], ['a', 'b'], ['c', 'd']], fields)).toBe(1);
});

test('accepts one column with the whole name, and prefers the two columns', () => {
  expect(columnsProblem('new', ['full_name', 'email'])).toBeUndefined();
  expect(guessColumns(['Name', 'Email (work)', 'Staff no', 'Site'], fields)).toEqual([
    'full_name',
    'email',
    'payroll_number',
    'services',
  ]);
  expect(guessColumns(['Name', 'First name', 'Surname'], fields)).toEqual([null, 'first_name', 'last_name']);
});

test('knows the headings of other programs, also with signs and in the plural', () => {
  expect(
    guessColumns(
      ['Employee #', 'First Name(s)', 'Surnames', 'Status', 'Leaving Date', 'Work Emails', 'Marital Status'],
      fields,
    ),
  ).toEqual(['payroll_number', 'first_name', 'last_name', 'status', 'left_on', 'email', null]);
});

test('names the column that a list lacks, and a field that two columns have', () => {
  expect(columnsProblem('new', ['first_name', 'last_name', 'email', null])).toBeUndefined();
  expect(columnsProblem('new', ['first_name', 'email'])).toBe('Choose the column that holds the Last name');
  expect(columnsProblem('new', ['email', 'email'])).toBe('Choose Email for one column only');
  expect(columnsProblem('edit', ['job_role'])).toBe('Choose the column that holds the ID or the Email of each member');
  expect(columnsProblem('edit', ['email'])).toBe('Choose at least one column that holds changes');
  expect(columnsProblem('edit', ['id', 'email'])).toBeUndefined();
  expect(columnsProblem('external-entries', ['email', 'course'])).toBe('Choose the column that holds: Completed on');
  expect(columnsProblem('external-entries', ['course', 'day'])).toBe(columnsProblem('edit', ['job_role']));
  expect(columnsProblem('paper-results', ['id', 'day', 'outcome'])).toBe('Choose the column that holds: Assessor');
  expect(columnsProblem('paper-results', ['id', 'day', 'outcome', 'assessor'])).toBeUndefined();
});

test('recognises the word that empties a field in any case', () => {
  expect(['CLEAR', ' clear '].map(isClear)).toEqual([true, true]);
  expect(['', 'Clearwater'].map(isClear)).toEqual([false, false]);
});

test('leads a notification to the area of the role', () => {
  const list = { groupId: 3, importId: 7, kind: 'new' } as const;
  expect(webAddresses.importStep({ ...list, level: 'superAdmin' }, 'result')).toBe(
    '/site-admin/groups/3/bulk-upload-new-users/7/result',
  );
  expect(webAddresses.importStep({ ...list, subgroupId: 4, level: 'groupingAdmin' }, 'result')).toBe(
    '/group-admin/3/subgroups/4/bulk-upload-new-users/7/result',
  );
  expect(webAddresses.importStep({ ...list, subgroupId: 4, level: 'subgroupAdmin' }, 'check')).toBe(
    '/subgroup-admin/3/4/bulk-upload-new-users/7/check',
  );
});
