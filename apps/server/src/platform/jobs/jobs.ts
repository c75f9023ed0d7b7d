import { type Clock, days, hours, minutes } from '../clock/index.ts';
import { type Database, inLongTransaction, type Tx } from '../db/index.ts';
import { enrol, setNextRun, takeIfDue } from './jobs.repository.ts';

/** Result of a job: it has to run `later`, or it found a problem that belongs in the log. */
type Outcome = 'later' | { problem: string };

/** Job that one of the nodes runs once a day, in one transaction. After a failure it runs again a little later. */
export type DailyJob = { name: string; run: (tx: Tx) => Promise<Outcome | undefined> | Promise<void> };

/** Job that runs at an interval. Nodes poll each minute, so it never runs more often. */
export type FrequentJob = DailyJob & { everyMs: number };
export type Job = DailyJob | FrequentJob;

type Options = { db: Database; clock: Clock; jobs: readonly Job[]; log: (problem: string) => void };

const pollMs = minutes(1);
const putOffMs = minutes(15);
/** Hour in UTC at which daily jobs run: night in the United Kingdom. */
const hourOfDay = hours(4);

export function startJobs(options: Options): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = running.then(() => runDueJobs(options)).catch((error: unknown) => options.log(String(error)));
  };
  look();
  const timer = setInterval(look, pollMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs the jobs that are due. Any number of nodes may do so at the same time. */
export async function runDueJobs({ db, clock, jobs, log }: Options): Promise<void> {
  for (const job of jobs) {
    const now = clock.now();
    try {
      await enrol(db, job.name, now);
      await inLongTransaction(db, async (tx) => {
        if (!(await takeIfDue(tx, job.name, now))) return;
        const outcome = await job.run(tx);
        const next = outcome === 'later' ? new Date(now.getTime() + putOffMs) : nextTime(job, now);
        await setNextRun(tx, job.name, next);
        if (typeof outcome === 'object') log(outcome.problem);
      });
    } catch (error) {
      log(`The job ${job.name} failed: ${error instanceof Error ? error.message : error}`);
      await setNextRun(db, job.name, new Date(now.getTime() + putOffMs));
    }
  }
}

function nextTime(job: Job, now: Date): Date {
  return 'everyMs' in job ? new Date(now.getTime() + job.everyMs) : nextMorning(now);
}

function nextMorning(now: Date): Date {
  const day = days(1);
  return new Date((Math.floor((now.getTime() - hourOfDay) / day) + 1) * day + hourOfDay);
}
