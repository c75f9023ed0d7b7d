import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import type { Database } from './tx.ts';

/** 2 connections for every call and 2 reserved ones. */
function open() {
  const connection = connect(inject('databaseServer'), { size: 4, statementTimeoutMs: 0, lockTimeoutMs: 0 });
  onTestFinished(connection.close);
  return connection;
}

/** Holds a connection until `release`. */
async function hold(db: Database) {
  const released = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const done = db.connection().execute(async (one) => {
    await sql`select 1`.execute(one);
    gate.resolve();
    await released.promise;
  });
  await gate.promise;
  const release = () => {
    released.resolve();
    return done;
  };
  return { release };
}

const ask = (db: Database, word: string, heard: string[]) =>
  sql`select 1`.execute(db).then(
    () => heard.push(word),
    (error: Error) => heard.push(error.message),
  );

test('commits that wait take the first connection that is free, of the common ones too, in their order', async () => {
  const { db, reserved } = open();
  const common = [await hold(db), await hold(db)];
  const own = [await hold(reserved), await hold(reserved)];
  const heard: string[] = [];
  const waiting = ['first', 'second', 'third'].map((word) => ask(reserved, word, heard));
  await sleep(50);
  expect(heard).toEqual([]);
  await common[0]?.release();
  await Promise.all(waiting);
  expect(heard).toEqual(['first', 'second', 'third']);
  for (const one of [...common, ...own]) await one.release();
});

test('other calls never take a reserved connection, and come first at the common ones', async () => {
  const { db, reserved } = open();
  const common = [await hold(db), await hold(db)];
  const heard: string[] = [];
  const other = ask(db, 'other', heard);
  await sleep(50);
  expect(heard).toEqual([]);
  const own = [await hold(reserved), await hold(reserved)];
  const commit = ask(reserved, 'commit', heard);
  await common[1]?.release();
  await Promise.all([other, commit]);
  expect(heard).toEqual(['other', 'commit']);
  for (const one of [...common, ...own]) await one.release();
});

test('a commit uses a common connection that nobody waits for, and a reserved one otherwise', async () => {
  const { db, reserved } = open();
  const both = [await hold(reserved), await hold(reserved)];
  const heard: string[] = [];
  const other = ask(db, 'other', heard);
  await ask(reserved, 'commit', heard);
  expect(heard).toEqual(['commit']);
  await both[0]?.release();
  await other;
  expect(heard).toEqual(['commit', 'other']);
  await both[1]?.release();
});

test('a commit stops waiting after 5 seconds, and leaves its place in the queue', async () => {
  const { db, reserved } = open();
  const all = [await hold(db), await hold(db), await hold(reserved), await hold(reserved)];
  const heard: string[] = [];
  await ask(reserved, 'first', heard);
  expect(heard).toEqual(['timeout exceeded when trying to connect']);
  for (const one of all) await one.release();
  await ask(reserved, 'second', heard);
  expect(heard.at(-1)).toBe('second');
}, 15_000);
