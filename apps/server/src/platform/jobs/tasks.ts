import { type ClaimedWork, countWork, failUnclaimed, lockNext, type WorkFigures } from '../claims/index.ts';
import { after, type Clock, minutes } from '../clock/index.ts';
import { type Database, inLongTransaction, type Queries, type Tx } from '../db/index.ts';
import { runPrepared } from './prepared-tasks.ts';
import { settleTask } from './settle-task.ts';
import { mostFailures, type TaskKind, type Worker } from './task-kinds.ts';
import { findSubject, insertTask, moveTask, removeTask, tasksOf } from './tasks.repository.ts';

type Options = { db: Database; clock: Clock; kinds: readonly (TaskKind | Worker)[]; log: (problem: string) => void };

const pollMs = 1_000;

/** Queues a task, in the transaction that makes the work necessary. Queueing the same work twice queues it once. */
export function queueTask(tx: Queries, clock: Clock, task: { kind: string; subjectId: number }): Promise<void> {
  return insertTask(tx, { ...task, at: clock.now() });
}

/** Inserts a task that runs at a time. A waiting task keeps its own time. */
export function queueTaskLater(tx: Queries, at: Date, task: { kind: string; subjectId: number }): Promise<void> {
  return insertTask(tx, { ...task, at });
}

/**
 * Inserts a task that runs at a time, or moves a waiting task to this time. Discards the result of an earlier
 * preparation.
 */
export function queueTaskAt(tx: Queries, at: Date, task: { kind: string; subjectId: number }): Promise<void> {
  return moveTask(tx, { ...task, at });
}

/** Looks for due work each second. A kind with a preparation does not delay other kinds. */
export function startTasks(options: Options): () => Promise<void> {
  const isSlow = (kind: TaskKind | Worker) => 'prepare' in kind;
  const slow = options.kinds.filter(isSlow).map((kind) => [kind]);
  const stops = [options.kinds.filter((kind) => !isSlow(kind)), ...slow].map((kinds) =>
    startLooking({ ...options, kinds }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startLooking(options: Options): () => Promise<void> {
  let isStopping = false;
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => runTasks({ ...options, isStopping: () => isStopping }))
      .catch((error: unknown) => options.log(String(error)));
  };
  const timer = setInterval(look, pollMs);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}

/** Runs tasks until none is due, apart from tasks that other nodes have locked or claimed. */
export async function runTasks({
  isStopping = () => false,
  ...options
}: Options & { isStopping?: () => boolean }): Promise<void> {
  for (const kind of options.kinds) {
    while (!isStopping() && (await runOne(options, kind, isStopping)));
  }
}

function runOne(options: Options, kind: TaskKind | Worker, isStopping: () => boolean): Promise<boolean> {
  if ('work' in kind) return runPiece(options, kind, isStopping);
  return kind.prepare === undefined ? runStep(options, kind) : runPrepared(options, kind);
}

/** Runs one piece of a worker. After a fault it waits for the next round. */
async function runPiece({ log }: Options, { name, work }: Worker, isStopping: () => boolean): Promise<boolean> {
  try {
    return await work(isStopping);
  } catch (error) {
    log(`The worker ${name} failed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Runs one batch of one task. Returns whether there was a task. */
async function runStep({ db, clock, log }: Options, { kind, step, giveUp }: TaskKind): Promise<boolean> {
  const tasks = tasksOf(kind);
  let taken: { id: number; subjectId: number } | undefined;
  try {
    await inLongTransaction(db, async (tx) => {
      taken = await takeTask(tx, tasks, clock);
      if (taken === undefined) return;
      await settleTask(tx, clock, { id: taken.id, left: await step(tx, taken.subjectId, undefined) });
    });
  } catch (error) {
    if (taken === undefined) throw error;
    const { id, subjectId } = taken;
    log(`The task ${kind} ${subjectId} failed: ${error instanceof Error ? error.message : error}`);
    if ((await failUnclaimed(db, tasks, { id, at: after(clock, minutes(1)) })) < mostFailures) return true;
    await inLongTransaction(db, async (tx) => {
      await giveUp(tx, subjectId);
      await removeTask(tx, id);
    });
  }
  return taken !== undefined;
}

async function takeTask(tx: Tx, tasks: ClaimedWork, clock: Clock) {
  const row = await lockNext(tx, tasks, clock.now());
  const subjectId = row && (await findSubject(tx, row.id));
  return row === undefined || subjectId === undefined ? undefined : { id: row.id, subjectId };
}

/** Counts the tasks of a kind. */
export const countTasks = (db: Queries, kind: string, now: Date): Promise<WorkFigures> =>
  countWork(db, tasksOf(kind), now);
