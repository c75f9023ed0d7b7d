import { lockClaimed, workClaimed } from '../claims/index.ts';
import { type Clock, minutes } from '../clock/index.ts';
import { type Database, inLongTransaction } from '../db/index.ts';
import { settleTask } from './settle-task.ts';
import { mostFailures, type TaskKind } from './task-kinds.ts';
import { findSubject, removeTask, tasksOf } from './tasks.repository.ts';

type Options = { db: Database; clock: Clock; log: (problem: string) => void };

/** Duration of a claim. If a node dies, another node prepares its batch after this time. */
const claimMs = minutes(10);
const pauseMs = minutes(1);

/**
 * Runs one batch of a task with a slow preparation. The preparation holds neither a connection nor a lock. The last
 * transaction stores nothing when the claim was lost: another node claimed the task, or it was queued again. Returns
 * whether there was a task.
 */
export async function runPrepared(
  { db, clock, log }: Options,
  { kind, prepare, step, giveUp }: TaskKind,
): Promise<boolean> {
  const tasks = tasksOf(kind);
  let subjectId: number | undefined;
  const worked = await workClaimed({ db, clock }, tasks, {
    claimMs,
    pauseMs,
    async run(claim) {
      const subject = await findSubject(db, claim.id);
      subjectId = subject;
      if (subject === undefined) return;
      const prepared = await prepare?.(subject);
      await inLongTransaction(db, async (tx) => {
        if (await lockClaimed(tx, tasks, claim))
          await settleTask(tx, clock, { id: claim.id, left: await step(tx, subject, prepared) });
      });
    },
    last: {
      tries: mostFailures,
      async giveUp(tx, { id }) {
        subjectId = await findSubject(tx, id);
        if (subjectId !== undefined) await giveUp(tx, subjectId);
        await removeTask(tx, id);
      },
    },
  });
  if (worked === undefined) return false;
  const { error, isExhausted } = worked;
  if (isExhausted) log(`The task ${kind} ${subjectId} failed: it has ended its node, or took longer than its claim`);
  if (error !== undefined)
    log(`The task ${kind} ${subjectId} failed: ${error instanceof Error ? error.message : error}`);
  return true;
}
