import path from 'node:path';
import { expect, test } from 'vitest';
import { listCasts } from '../../test-support/reads/list-casts.ts';
import { listReads, type Read } from '../../test-support/reads/list-reads.ts';
import { openTables } from '../../test-support/reads/open-tables.ts';
import * as planted from '../../test-support/reads/planted.repository.ts';
import { readCode, source } from '../../test-support/statements/program.ts';

const code = readCode();
const reads = listReads(code);
/** A read without a table, such as one by a fragment of another module, may read anything. */
const isOpen = ({ tables }: Read) => tables.length > 0 && tables.every((table) => openTables.has(table));
const needsReason = (read: Read) => read.guard === undefined && !isOpen(read);
const at = ({ file, line, name }: Read) => `${file}:${line} ${name}`;

test('every read takes a scope or a checked id, reads open tables alone, or says why not', () => {
  const missing = reads.filter((read) => needsReason(read) && read.reason === undefined);
  expect(
    missing.map(
      (read) =>
        `${at(read)} reads ${read.tables.filter((table) => !openTables.has(table)).join(', ')} without a scope. Give it a Scope and scopeWhere, or an id of platform/access/checked-ids.ts, or begin the last sentence of its comment with "Takes no scope:" and the reason.`,
    ),
  ).toEqual([]);
  expect(reads.length).toBeGreaterThan(250);
});

test('no read gives a reason that it does not need', () => {
  expect(reads.filter((read) => read.reason !== undefined && !needsReason(read)).map(at)).toEqual([]);
});

test('every table on the list of open tables is read', () => {
  const read = new Set(reads.flatMap(({ tables }) => tables));
  expect([...openTables].filter((table) => !read.has(table))).toEqual([]);
});

test('only checked-ids.ts casts a number to a checked id', () => {
  expect(listCasts(code)).toEqual([]);
});

test('the check finds planted unguarded reads and casts, and no guarded read or open table', () => {
  const other = readCode([path.join(source, 'test-support/reads/planted.repository.ts')]);
  const found = listReads(other);
  expect(Object.fromEntries(found.map(({ name, guard }) => [name, guard]))).toEqual({
    byScope: 'scope',
    byCheckedId: 'checked id',
    byCheckedIds: 'checked id',
    byPlace: 'checked id',
    byNoId: 'checked id',
    byNumber: undefined,
    byOptionalId: undefined,
    bySeveral: undefined,
    byWriting: undefined,
    byReason: undefined,
    byOpenTable: undefined,
    byFragment: undefined,
    byFunction: undefined,
  });
  const named = (name: string) => found.find((read) => read.name === name);
  expect(named('byReason')?.reason).toBe('a job reads the people of the whole site.');
  expect(named('byNumber')?.reason).toBeUndefined();
  expect(found.filter(isOpen).map(({ name }) => name)).toEqual(['byOpenTable']);
  expect(named('byFragment')?.tables).toEqual(['users', 'venues']);
  expect(named('byFunction')?.tables).toEqual(['document_readers']);
  expect(Object.keys(planted).filter((name) => named(name) === undefined)).toEqual(['onlyWrites', 'asText', 'cast']);
  expect(listCasts(other)).toHaveLength(1);
});
