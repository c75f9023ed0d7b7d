import { after, type Clock, minutes } from '../clock/index.ts';
import { type Database, inLongTransaction, type Queries, type Tx } from '../db/index.ts';
import { insertTask, moveBehind, moveTask, putOff, removeTask, takeTask } from './tasks.repository.ts';

/**
 * Work on demand in batches, each in its own transaction. When a node dies in a batch, the batch is rolled back and
 * another node continues.
 */
export type TaskKind = {
  kind: string;
  /** Does one batch. Returns `more` when work is left, or `later` when that work has to wait a minute. */
  step: (tx: Tx, subjectId: number) => Promise<'more' | 'later' | 'done'>;
  /** Marks the rest of the work as failed, after too many failures. */
  giveUp: (tx: Tx, subjectId: number) => Promise<void>;
};

/** Work that is done outside of transactions, such as calls to other servers. It takes its own piece, once for all nodes. */
export type Worker = {
  name: string;
  /** Does one piece. Returns whether there was one. A long piece ends early when the server stops. */
  work: (isStopping?: () => boolean) => Promise<boolean>;
};

type Options = { db: Database; clock: Clock; kinds: readonly (TaskKind | Worker)[]; log: (problem: string) => void };

const pollMs = 1_000;
const mostFailures = 5;

/** Queues a task, in the transaction that makes the work necessary. Queueing the same work twice queues it once. */
export function queueTask(tx: Queries, clock: Clock, task: { kind: string; subjectId: number }): Promise<void> {
  return insertTask(tx, { ...task, now: clock.now() });
}

/** Inserts a task that runs at a time, or moves one that waits to that time. */
export function queueTaskAt(tx: Queries, at: Date, task: { kind: string; subjectId: number }): Promise<void> {
  return moveTask(tx, { ...task, at });
}

export function startTasks(options: Options): () => Promise<void> {
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

/** Works until no task is due, apart from those that other nodes have locked. */
export async function runTasks({
  isStopping = () => false,
  ...options
}: Options & { isStopping?: () => boolean }): Promise<void> {
  for (const kind of options.kinds) {
    while (!isStopping() && (await ('work' in kind ? runPiece(options, kind, isStopping) : runStep(options, kind))));
  }
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
  let taken: { id: number; subject_id: number } | undefined;
  try {
    await inLongTransaction(db, async (tx) => {
      taken = await takeTask(tx, { kind, now: clock.now() });
      if (taken === undefined) return;
      const left = await step(tx, taken.subject_id);
      if (left === 'done') await removeTask(tx, taken.id);
      else await moveBehind(tx, taken.id, left === 'later' ? after(clock, minutes(1)) : clock.now());
    });
  } catch (error) {
    if (taken === undefined) throw error;
    const { id, subject_id: subjectId } = taken;
    log(`The task ${kind} ${subjectId} failed: ${error instanceof Error ? error.message : error}`);
    if ((await putOff(db, id, after(clock, minutes(1)))) < mostFailures) return true;
    await inLongTransaction(db, async (tx) => {
      await giveUp(tx, subjectId);
      await removeTask(tx, id);
    });
  }
  return taken !== undefined;
}
