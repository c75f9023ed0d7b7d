import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { historyColumns } from './merged-tables.ts';

const server = await openTestApp();

test('every column that a merge leaves as history is a reference to an organisation or a person', async () => {
  const references = await server.rows<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid in ('groups'::regclass, 'users'::regclass)`,
  );
  const names = new Set(references.map(({ name }) => name));
  expect(historyColumns.filter((column) => !names.has(column))).toEqual([]);
});
