import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test-support/test-app.ts';
import { minutes } from '../clock/index.ts';
import type { Tx } from '../db/index.ts';
import { type Left, queueTask, queueTaskAt, runTasks, type TaskKind } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
clock.set('2026-11-20T10:00:00Z');
const problems: string[] = [];
const log = (problem: string) => problems.push(problem);
const work = <Prepared>(kind: TaskKind<Prepared>) => runTasks({ db, clock, kinds: [kind], log });

let next = 0;
/** Queues a task of a kind of its own. `marks` are the results that its batches have stored. */
async function queued() {
  next += 1;
  const kind = `test-${next}`;
  await queueTask(db, clock, { kind, subjectId: next });
  return {
    subjectId: next,
    kind,
    mark: async (tx: Tx, prepared: string): Promise<Left> => {
      await tx
        .insertInto('audit_events')
        .values({ level: 'site', action: 'test.task', subject: kind, detail: { prepared } })
        .execute();
      return 'done';
    },
    giveUp: async (tx: Tx) => {
      await tx.insertInto('audit_events').values({ level: 'site', action: 'test.givenUp', subject: kind }).execute();
    },
    marks: async () =>
      (
        await server.rows<{ text: string }>(
          "select coalesce(detail->>'prepared', 'given up') as text from audit_events where subject = $1 order by id",
          [kind],
        )
      ).map(({ text }) => text),
    row: async () =>
      (
        await server.rows<{ failures: number; claim: string | null }>(
          'select failures, claim from background_tasks where kind = $1',
          [kind],
        )
      )[0],
  };
}

/** A promise with the function that resolves it. */
function latch<T = void>() {
  return Promise.withResolvers<T>();
}

test('a slow preparation keeps neither a transaction nor a lock open', async () => {
  const task = await queued();
  const [begun, finish] = [latch(), latch()];
  const running = work({
    ...task,
    prepare: async (subjectId) => {
      begun.resolve();
      await finish.promise;
      return `drawn for ${subjectId}`;
    },
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  });
  await begun.promise;
  expect(
    await server.rows(`select query from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and (state like 'idle in transaction%' or backend_xid is not null)`),
  ).toEqual([]);
  expect(
    await server.rows(`select c.relname from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid <> pg_backend_pid() and c.relname = 'background_tasks'
        and l.database = (select oid from pg_database where datname = current_database())`),
  ).toEqual([]);
  expect(
    await server.rows('select id from background_tasks where kind = $1 for update nowait', [task.kind]),
  ).toHaveLength(1);
  finish.resolve();
  await running;
  expect([await task.marks(), await task.row()]).toEqual([[`drawn for ${task.subjectId}`], undefined]);
});

test('of several nodes only one prepares a batch', async () => {
  const task = await queued();
  let prepared = 0;
  let left = 3;
  const kind: TaskKind<string> = {
    ...task,
    prepare: async () => {
      prepared += 1;
      return `batch ${prepared}`;
    },
    step: async (tx, _id, result) => {
      await task.mark(tx, result);
      left -= 1;
      return left === 0 ? 'done' : 'more';
    },
  };
  await Promise.all([1, 2, 3, 4].map(() => work(kind)));
  expect(await task.marks()).toEqual(['batch 1', 'batch 2', 'batch 3']);
  expect(prepared).toBe(3);
});

test('the batch of a crashed node is prepared again, and stored once', async () => {
  const task = await queued();
  const [begun, wakes] = [latch(), latch()];
  const dead = work({
    ...task,
    prepare: async () => {
      begun.resolve();
      await wakes.promise;
      return 'of the dead node';
    },
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  });
  await begun.promise;
  const alive: TaskKind<string> = {
    ...task,
    prepare: async () => 'of the other node',
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  };
  await work(alive);
  expect(await task.marks()).toEqual([]);
  clock.advance(minutes(10));
  await work(alive);
  expect(await task.marks()).toEqual(['of the other node']);
  wakes.resolve();
  await dead;
  expect(await task.marks()).toEqual(['of the other node']);
});

test('a connection that breaks before the commit rolls the batch back, and the next run stores it once', async () => {
  const task = await queued();
  let isBroken = true;
  const kind: TaskKind<string> = {
    ...task,
    prepare: async () => 'packed',
    step: async (tx, _id, prepared) => {
      await task.mark(tx, prepared);
      if (isBroken) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      return 'done';
    },
  };
  await work(kind);
  expect([await task.marks(), await task.row()]).toEqual([[], { failures: 1, claim: null }]);
  isBroken = false;
  clock.advance(minutes(1));
  await work(kind);
  expect([await task.marks(), await task.row()]).toEqual([['packed'], undefined]);
});

test('discards a preparation when the task was queued again', async () => {
  const task = await queued();
  let version = 1;
  const kind: TaskKind<string> = {
    ...task,
    prepare: async (subjectId) => {
      const read = `version ${version}`;
      if (version === 1) {
        version = 2;
        await queueTaskAt(db, clock.now(), { kind: task.kind, subjectId });
      }
      return read;
    },
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  };
  await work(kind);
  expect(await task.marks()).toEqual(['version 2']);
});

test('a task whose preparation fails five times is given up', async () => {
  const task = await queued();
  const kind: TaskKind<string> = {
    ...task,
    prepare: () => Promise.reject(new Error('no ink')),
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  };
  for (let time = 1; time <= 5; time += 1) {
    expect(await task.marks()).toEqual([]);
    await work(kind);
    clock.advance(minutes(1));
  }
  expect([await task.marks(), await task.row()]).toEqual([['given up'], undefined]);
  expect(problems.at(-1)).toBe(`The task ${task.kind} ${task.subjectId} failed: no ink`);
});

test('a task that crashes its node five times is given up without another try', async () => {
  const task = await queued();
  const begun: (() => void)[] = [];
  const kind: TaskKind<string> = {
    ...task,
    prepare: () => {
      begun.shift()?.();
      return new Promise<string>(() => undefined);
    },
    step: (tx, _id, prepared) => task.mark(tx, prepared),
  };
  for (let node = 1; node <= 5; node += 1) {
    const { promise, resolve } = latch();
    begun.push(resolve);
    void work(kind);
    await promise;
    clock.advance(minutes(10));
  }
  await work(kind);
  expect([await task.marks(), await task.row()]).toEqual([['given up'], undefined]);
});
