import path from 'node:path';
import { expect, test } from 'vitest';
import { listCasts } from '../../test-support/reads/list-casts.ts';
import { listReads } from '../../test-support/reads/list-reads.ts';
import * as planted from '../../test-support/reads/planted.repository.ts';
import { unscopedReads } from '../../test-support/reads/unscoped-reads.ts';
import { readCode, source } from '../../test-support/statements/program.ts';

const list = 'apps/server/src/test-support/reads/unscoped-reads.ts';

const code = readCode();
const reads = listReads(code);
const unguarded = reads.filter(({ guard }) => guard === undefined);
/** Keys of the list that may name a read: its whole file, or the read. */
const keysOf = ({ file, name }: { file: string; name: string }) => [file, `${file} ${name}`];

test('every read takes a scope or a checked id, or the list has a reason', () => {
  const missing = unguarded.filter((read) => !keysOf(read).some((key) => key in unscopedReads));
  expect(
    missing.map(
      ({ file, line, name }) =>
        `${file}:${line} ${name} reads without a scope. Give it a Scope and scopeWhere, or an id of platform/access/checked-ids.ts, or name the reason in ${list}.`,
    ),
  ).toEqual([]);
  expect(reads.length).toBeGreaterThan(250);
});

test('lists no read that has a guard or does not exist', () => {
  const needed = new Set(unguarded.flatMap(keysOf));
  expect(Object.keys(unscopedReads).filter((key) => !needed.has(key))).toEqual([]);
  const twice = Object.keys(unscopedReads).filter(
    (key) => key.includes(' ') && (key.split(' ')[0] ?? '') in unscopedReads,
  );
  expect(twice).toEqual([]);
});

test('only checked-ids.ts casts a number to a checked id', () => {
  expect(listCasts(code)).toEqual([]);
});

test('tells guarded from unguarded reads, and casts from other code', () => {
  const other = readCode([path.join(source, 'test-support/reads/planted.repository.ts')]);
  const guards = Object.fromEntries(listReads(other).map(({ name, guard }) => [name, guard]));
  expect(guards).toEqual({
    byScope: 'scope',
    byCheckedId: 'checked id',
    byCheckedIds: 'checked id',
    byPlace: 'checked id',
    byNoId: 'checked id',
    byNumber: undefined,
    byOptionalId: undefined,
    bySeveral: undefined,
    byWriting: undefined,
  });
  expect(Object.keys(planted).filter((name) => !(name in guards))).toEqual(['onlyWrites', 'asText', 'cast']);
  expect(listCasts(other)).toHaveLength(1);
});
