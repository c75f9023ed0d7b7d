import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test-support/test-app.ts';
import { hours, minutes } from '../clock/index.ts';
import type { Tx } from '../db/index.ts';
import { type DailyJob, runDueJobs, startJobs } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const problems: string[] = [];
const options = (jobs: readonly DailyJob[]) => ({ db, clock, jobs, log: (problem: string) => problems.push(problem) });

/** Returns a job that records in the database each time it runs. */
function marking(name: string, before: (tx: Tx) => Promise<void> = async () => undefined): DailyJob {
  return {
    name,
    async run(tx) {
      await tx.insertInto('audit_events').values({ level: 'site', action: 'test.job', subject: name }).execute();
      await before(tx);
    },
  };
}

const timesDone = async (name: string) =>
  (await server.rows("select 1 from audit_events where action = 'test.job' and subject = $1", [name])).length;

test('only one of several nodes that poll at the same moment runs the job, once a day', async () => {
  clock.set('2026-11-20T10:00:00Z');
  const job = marking('shared', () => sleep(50));
  const lookTogether = () => Promise.all([1, 2, 3, 4].map(() => runDueJobs(options([job]))));
  await lookTogether();
  expect(await timesDone('shared')).toBe(1);
  clock.set('2026-11-21T03:59:59Z');
  await lookTogether();
  expect(await timesDone('shared')).toBe(1);
  clock.set('2026-11-21T04:00:00Z');
  await lookTogether();
  await lookTogether();
  expect(await timesDone('shared')).toBe(2);
});

test('two workers that poll do not disturb each other, and stop on request', async () => {
  const jobs = ['one', 'two', 'three'].map((name) => marking(name, () => sleep(20)));
  const stops = [startJobs(options(jobs)), startJobs(options(jobs))];
  await Promise.all(stops.map((stop) => stop()));
  for (const { name } of jobs) expect(await timesDone(name)).toBe(1);
});

test('a failed job leaves nothing behind, is tried again later, and does not delay other jobs', async () => {
  clock.set('2026-11-25T10:00:00Z');
  let isBroken = true;
  const jobs = [
    marking('broken', async () => {
      if (isBroken) throw new Error('no paper');
    }),
    marking('sound'),
  ];
  await runDueJobs(options(jobs));
  expect([await timesDone('broken'), await timesDone('sound')]).toEqual([0, 1]);
  expect(problems).toEqual(['The job broken failed: no paper']);
  isBroken = false;
  clock.advance(minutes(14));
  await runDueJobs(options(jobs));
  expect(await timesDone('broken')).toBe(0);
  clock.advance(minutes(1));
  await runDueJobs(options(jobs));
  expect(await timesDone('broken')).toBe(1);
  clock.advance(hours(1));
  await runDueJobs(options(jobs));
  expect(await timesDone('broken')).toBe(1);
});
