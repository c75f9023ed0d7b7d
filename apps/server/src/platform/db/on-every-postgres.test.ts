import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const list = '.ci/on-every-postgres';
const source = path.resolve(import.meta.dirname, '../..');
const parts = readFileSync(path.resolve(source, '../../..', list), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const files = globSync('**/*.test.ts', { cwd: source })
  .map((file) => `src/${file}`)
  .filter((file) => !import.meta.filename.endsWith(file));

/** Features of PostgreSQL that tests use directly, and that differ between versions or need more than one connection. */
const dependsOnVersion = /\bfor update\b|pg_(stat|locks|sleep|notify|advisory|terminate|cancel)|cutCommitOf/u;

const isListed = (file: string) => parts.some((part) => file.includes(part));

test('every test on the list for other versions of PostgreSQL exists', () => {
  expect(parts.filter((part) => !files.some((file) => file.includes(part)))).toEqual([]);
});

test('runs each test of locks, sessions and notifications of PostgreSQL on every version', () => {
  const missing = files.filter(
    (file) => !isListed(file) && dependsOnVersion.test(readFileSync(path.join(source, '..', file), 'utf8')),
  );
  expect(missing.map((file) => `${file}: add it to ${list}`)).toEqual([]);
});
