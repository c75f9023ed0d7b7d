import { randomUUID } from 'node:crypto';
import { after, type Clock, minutes } from '../clock/index.ts';
import { type Database, inLongTransaction } from '../db/index.ts';
import { settleTask } from './settle-task.ts';
import { mostFailures, type TaskKind } from './task-kinds.ts';
import { claimTask, lockClaimed, putOffClaimed, removeTask } from './tasks.repository.ts';

type Options = { db: Database; clock: Clock; log: (problem: string) => void };

/** Duration of a claim. If a node dies, another node prepares its batch after this time. */
const claimMs = minutes(10);

/**
 * Runs one batch of a task with a slow preparation. The preparation holds neither a connection nor a lock. The last
 * transaction stores nothing when the claim was lost: another node claimed the task, or it was queued again. A claim
 * counts as a failure until its batch is stored. A task that crashes its node is therefore given up like a task that
 * throws. Returns whether there was a task.
 */
export async function runPrepared(
  { db, clock, log }: Options,
  { kind, prepare, step, giveUp }: TaskKind,
): Promise<boolean> {
  const claim = randomUUID();
  const taken = await claimTask(db, { kind, claim, now: clock.now(), until: after(clock, claimMs) });
  if (taken === undefined) return false;
  const { id, subject_id: subjectId, failures } = taken;
  try {
    if (failures > mostFailures) throw new Error('it has ended its node, or took longer than its claim');
    const prepared = await prepare?.(subjectId);
    await inLongTransaction(db, async (tx) => {
      if (await lockClaimed(tx, { id, claim }))
        await settleTask(tx, clock, { id, left: await step(tx, subjectId, prepared) });
    });
  } catch (error) {
    log(`The task ${kind} ${subjectId} failed: ${error instanceof Error ? error.message : error}`);
    if (failures < mostFailures) await putOffClaimed(db, { id, claim, until: after(clock, minutes(1)) });
    else
      await inLongTransaction(db, async (tx) => {
        if (!(await lockClaimed(tx, { id, claim }))) return;
        await giveUp(tx, subjectId);
        await removeTask(tx, id);
      });
  }
  return true;
}
