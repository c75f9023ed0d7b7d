import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '../..');

/** Rooms that write rows of every room: a merge moves rows, and an erasure empties them. */
const exempt = ['features/administration/merges', 'features/administration/personal-data'];

const courses = (...tasks: string[]) => tasks.map((task) => `features/trainer-led/course-${task}`);
/**
 * Tables that several rooms write. A trainer-led course and its delegates are records with the columns of several tasks,
 * which the room of each task changes under the lock of the course. Learning stores the result of an online assessment
 * with the delegates.
 */
const shared: Record<string, string[]> = {
  virtual_groups: courses('planning', 'delegates', 'assessments', 'ending'),
  virtual_group_delegates: [
    ...courses('delegates', 'register', 'assessments', 'ending', 'reminders'),
    'features/learning/online-assessments',
  ],
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

/** Returns `features/<district>/<room>`, or `platform/<part>`. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 3 : 2)
    .join('/');

/** Returns the rooms that write each table, with their files. */
function findWriters(): Map<string, Map<string, string[]>> {
  const writers = new Map<string, Map<string, string[]>>();
  for (const file of files) {
    const room = roomOf(file);
    for (const [, ...names] of readFileSync(path.join(source, file), 'utf8').matchAll(write)) {
      const table = names.find((name) => name !== undefined && tables.has(name));
      if (table === undefined || exempt.includes(room)) continue;
      const rooms = writers.get(table) ?? new Map<string, string[]>();
      const known = rooms.get(room) ?? [];
      writers.set(table, rooms.set(room, known.includes(file) ? known : [...known, file]));
    }
  }
  return writers;
}

const writers = findWriters();

test('finds the rooms that write each table', () => {
  expect([...(writers.get('licence_movements')?.keys() ?? [])]).toEqual(['features/licences/ledger']);
  expect(writers.size).toBeGreaterThan(60);
});

test('the rooms that share a table write it, and no other room does', () => {
  for (const [table, rooms] of Object.entries(shared))
    expect([...(writers.get(table)?.keys() ?? [])].toSorted(), table).toEqual(rooms.toSorted());
});

test('only one room writes each table that rooms do not share', () => {
  const several = [...writers].filter(([table, rooms]) => !(table in shared) && rooms.size > 1);
  expect(
    several.map(
      ([table, rooms]) =>
        `${table} is written by ${[...rooms.values()].map((files) => files.join(', ')).join(' and by ')}. Let one room write it and export a function`,
    ),
  ).toEqual([]);
});
