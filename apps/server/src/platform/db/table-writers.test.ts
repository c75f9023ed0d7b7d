import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');

/** Rooms that write rows of every room: a merge moves rows, and an erasure empties them. */
const exempt = ['features/merges', 'features/personal-data'];

/** Tables that several rooms write, with the reason. */
const shared: Record<string, string> = {
  courses: 'packages says when the modules of a course were changed',
  scos: 'packages writes the modules that it unpacks, courses their settings and order',
  sessions: 'platform/http prolongs the session of each request',
  user_roles: 'users appoints site admins, managers matches roles to places',
  users: 'members invites, account changes emails and names, auth passwords, users everything else',
};

const files = globSync('{features,platform,content}/**/*.ts', { cwd: source }).filter(
  (file) => !/\.(test|faults|factory|generated|matrix)\.ts$/u.test(file),
);
const tables = new Set(
  [
    ...readFileSync(path.join(import.meta.dirname, 'database.generated.ts'), 'utf8').matchAll(/^ {2}(\w+): \w+;$/gmu),
  ].map(([, name = '']) => name),
);
const write =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)|\b(?:insert into|delete from|merge into)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gu;

/** Returns the rooms that write each table. */
function findWriters(): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const file of files) {
    const room = file.split('/').slice(0, 2).join('/');
    for (const [, ...names] of readFileSync(path.join(source, file), 'utf8').matchAll(write)) {
      const table = names.find((name) => name !== undefined && tables.has(name));
      if (table === undefined || exempt.includes(room)) continue;
      writers.set(table, (writers.get(table) ?? new Set()).add(room));
    }
  }
  return writers;
}

const writers = findWriters();

test('finds the rooms that write each table', () => {
  expect(writers.get('licence_movements')).toEqual(new Set(['features/ledger']));
  expect(writers.size).toBeGreaterThan(60);
});

test('only one room writes each table', () => {
  const several = [...writers].filter(([table, rooms]) => rooms.size > 1 && !(table in shared));
  expect(
    several.map(
      ([table, rooms]) =>
        `${table} is written by ${[...rooms].join(' and ')}. Let one room write it and export a function, or name the reason in apps/server/src/platform/db/table-writers.test.ts`,
    ),
  ).toEqual([]);
});

test('gives no reason for a table that one room writes', () => {
  expect(Object.keys(shared).filter((table) => (writers.get(table)?.size ?? 0) < 2)).toEqual([]);
});
