import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { courseFollowers } from './course-followers.ts';

const files = globSync('*/**/*.followers.ts', { cwd: import.meta.dirname }).toSorted();

/** Returns the followers that a room exports, by their names. */
async function followersIn(file: string): Promise<[name: string, follower: unknown][]> {
  const address = pathToFileURL(path.join(import.meta.dirname, file)).href;
  return Object.entries((await import(address)) as Record<string, unknown>);
}

/** Names what is wrong between the order and the followers of the rooms. */
function problemsOf(order: Readonly<Record<string, unknown>>, brought: readonly (readonly [string, unknown])[]) {
  const without = brought.filter(([name, follower]) => order[name] !== follower);
  const foreign = Object.entries(order).filter(
    ([name, follower]) => !brought.some(([n, f]) => n === name && f === follower),
  );
  return [
    ...without.map(([name]) => `${name} has no place in course-followers.ts`),
    ...foreign.map(([name]) => `${name} is exported by no x.followers.ts under this name`),
  ];
}

test('every follower that a room brings has a place in the order, under its own name', async () => {
  expect(files.length).toBeGreaterThan(5);
  const brought = (await Promise.all(files.map(followersIn))).flat();
  expect(problemsOf(courseFollowers, brought)).toEqual([]);
  expect(Object.keys(courseFollowers)).toHaveLength(brought.length);
});

test('names a follower without a place, and a place without a follower', () => {
  const [seats, notices] = [{}, {}];
  expect(
    problemsOf({ seats }, [
      ['seats', seats],
      ['notices', notices],
    ]),
  ).toEqual(['notices has no place in course-followers.ts']);
  expect(problemsOf({ seats, notices }, [['seats', seats]])).toEqual([
    'notices is exported by no x.followers.ts under this name',
  ]);
  expect(problemsOf({ seats: notices }, [['seats', seats]])).toHaveLength(2);
});
