import fc from 'fast-check';
import { expect, test } from 'vitest';
import { baseName, isOfSystem, matchFiles } from './match-files.ts';

const rows = [
  { number: 2, reference: 'FAW-20418' },
  { number: 3, reference: '' },
  { number: 4, reference: 'group 7' },
  { number: 5, reference: 'Group-7' },
  { number: 6, reference: '3' },
];

test.each([
  ['faw 20418.pdf', [2]],
  ['scans/FAW-20418.PDF', [2]],
  ['group_7.jpg', [4, 5]],
  ['row 4.png', [4]],
  ['Row5.png', [5]],
  ['2.pdf', [2]],
  // The reference counts before the number of the row.
  ['3.pdf', [6]],
  ['9.pdf', []],
  ['certificate.pdf', []],
  ['.pdf', []],
])('the file %s belongs to the rows %j', (name, found) => {
  expect(matchFiles([name], rows)).toEqual([found]);
});

test('matches only rows that the list has, whatever the names are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const found = matchFiles(names, rows);
      expect(found).toHaveLength(names.length);
      expect(found.flat().every((number) => rows.some((row) => row.number === number))).toBe(true);
    }),
  );
});

test('leaves out files that operating systems put into a zip', () => {
  const names = ['__MACOSX/._a.pdf', 'a/.DS_Store', 'Thumbs.db', 'a/b.pdf'];
  expect(names.filter((name) => !isOfSystem(name))).toEqual(['a/b.pdf']);
  expect(baseName('a.b/c.d.pdf')).toBe('c.d');
});
