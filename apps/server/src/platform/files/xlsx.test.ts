import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx.ts';

const read = async (rows: (string | number | null)[][]) =>
  readSheet(await toXlsx({ name: 'Licences: a/b', head: ['Name', 'Day', 'Seats'], rows }));

test('an Excel file has its texts, numbers and days, and no formulas', async () => {
  const rows = await read([
    ['=1+1', '06-10-2025', 3],
    ['Ada & <b>\u0001', null, 0],
  ]);
  expect(rows).toEqual([
    ['Name', 'Day', 'Seats'],
    ['=1+1', new Date('2025-10-06T00:00:00Z'), 3],
    ['Ada & <b>', null, 0],
  ]);
});

test('half a letter and very long texts are written too', async () => {
  const [, [text, long] = []] = await read([['a\uD800b', 'x'.repeat(40_000), 1]]);
  expect(text).toBe('ab');
  expect(String(long)).toHaveLength(32_767);
});
