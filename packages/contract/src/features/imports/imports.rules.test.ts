import fc from 'fast-check';
import { expect, test } from 'vitest';
import { webAddresses } from '../../web-addresses.ts';
import { columnsProblem, fieldsFor, guessColumns, isClear, readDay } from './imports.rules.ts';

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

test('names what a list lacks', () => {
  expect(columnsProblem('new', ['first_name', 'last_name', 'email', null])).toBeUndefined();
  expect(columnsProblem('new', ['first_name', 'email'])).toBe('Choose the column that holds the Last name');
  expect(columnsProblem('new', ['email', 'email'])).toBe('Choose Email for one column only');
  expect(columnsProblem('edit', ['job_role'])).toBe('Choose the column that holds the ID or the Email of each member');
  expect(columnsProblem('edit', ['email'])).toBe('Choose at least one column that holds changes');
  expect(columnsProblem('edit', ['id', 'email'])).toBeUndefined();
});

test('reads a day in every way of writing it, and leaves other text unchanged', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      for (const sign of ['-', '/', '.']) expect(readDay(` ${day}${sign}${month}${sign}${year} `)).toBe(iso);
      expect(readDay(`${Number(day)}/${Number(month)}/${year}`)).toBe(iso);
      expect(readDay(iso)).toBe(iso);
    }),
  );
  for (const text of ['27-03-26', 'soon', '', '2026/03/27 x']) expect(readDay(text)).toBe(text);
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
